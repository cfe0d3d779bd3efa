import Foundation

/// The limits for font and image files, which may come from untrusted sources.
package struct FileLimits: Equatable, Sendable {
  /// The largest allowed size of a font or image file, in bytes. For comparison, the largest Noto
  /// fonts have 125 million bytes.
  package private(set) var fileSize = 1 << 28
  /// The largest number of pixels of an image in a file.
  package private(set) var imagePixelCount = 1 << 26

  /// The name of the environment variable that replaces ``fileSize``. ``ByteCount`` parses the
  /// variable's value.
  package static let fileSizeVariable = "ZOETROPE_MAX_FILE_SIZE"
  /// The name of the environment variable that replaces ``imagePixelCount``. The variable's value
  /// is a whole number.
  package static let imagePixelCountVariable = "ZOETROPE_MAX_IMAGE_PIXELS"

  /// The limits of this process, or the error in the environment variables that set them. The
  /// environment is read once.
  package static let current: Result<FileLimits, FileProblem> = Result { () throws(FileProblem) in
    try FileLimits { getenv($0).map { String(cString: $0) } }
  }

  /// Creates the limits from environment variables.
  ///
  /// - Parameter variable: A closure that returns the value of a variable; nil if it is unset.
  /// - Throws: ``FileProblem/invalidLimit(variable:value:expected:)`` for a value that cannot be
  ///   parsed.
  package init(_ variable: (String) -> String?) throws(FileProblem) {
    if let text = variable(Self.fileSizeVariable) {
      guard let bytes = ByteCount.parse(text) else {
        throw .invalidLimit(
          variable: Self.fileSizeVariable, value: text,
          expected: "a number of bytes, such as 1048576, 64M or 1G")
      }
      fileSize = bytes
    }
    if let text = variable(Self.imagePixelCountVariable) {
      guard let count = Int(text), count > 0 else {
        throw .invalidLimit(
          variable: Self.imagePixelCountVariable, value: text,
          expected: "a number of pixels, such as 1000000")
      }
      imagePixelCount = count
    }
  }
}
