import Foundation
import ZoetropeFiles

/// The chunks of a WebP file. They are read here, because ffprobe cannot read animated WebP files.
///
/// Source: "WebP Container Specification" of Google, sections "Simple File Format (Lossless)",
/// "Extended File Format" and "Animation".
struct WebPFile: Equatable {
  private(set) var width = 0
  private(set) var height = 0
  /// The number of pictures. It can be smaller than the number of frames, because ffmpeg merges
  /// equal frames.
  private(set) var pictureCount = 0
  /// The sum of all delays in milliseconds; 0 for a file with a single picture, which has no delay.
  private(set) var milliseconds = 0
  /// The offset in the file, in bytes, of the last picture's delay; nil if no picture has a delay.
  /// The delay is a number of three bytes.
  private(set) var lastDelay: Int?

  /// Reads the chunks of a file; nil if it is not a lossless WebP file.
  ///
  /// - Complexity: O(*n*) in the number of chunks.
  init?(_ bytes: [UInt8]) {
    func number(_ place: Int, bytes count: Int) -> Int {
      (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    }
    guard bytes.count >= 20, bytes.starts(with: "RIFF".utf8),
      bytes[8..<12].elementsEqual("WEBP".utf8)
    else { return nil }
    var place = 12
    while place + 8 <= bytes.count {
      let size = number(place + 4, bytes: 4)
      let start = place + 8
      guard start + size <= bytes.count else { return nil }
      switch String(decoding: bytes[place..<place + 4], as: UTF8.self) {
      case "VP8X" where size >= 10:
        (width, height) = (number(start + 4, bytes: 3) + 1, number(start + 7, bytes: 3) + 1)
      case "VP8L" where size >= 5:
        // The data begin with a signature of one byte, followed by 14 bits each for the width and
        // the height.
        let sides = number(start + 1, bytes: 4)
        if width == 0 { (width, height) = (sides & 0x3FFF + 1, sides >> 14 & 0x3FFF + 1) }
        pictureCount = 1
      case "ANMF" where size >= 16:
        pictureCount += 1
        milliseconds += number(start + 12, bytes: 3)
        lastDelay = start + 12
      default: break
      }
      // Chunks are padded to an even size.
      place = start + size + size % 2
    }
    guard width > 0, pictureCount > 0 else { return nil }
  }

  /// Sets the delay of the last picture of a file so that the file has a given duration. ffmpeg
  /// rounds that delay down.
  ///
  /// A file whose duration differs by more than 1 millisecond stays unchanged.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - duration: The total duration of all pictures, in milliseconds.
  /// - Throws: ``FileProblem``.
  static func setDuration(of path: String, to duration: Int) throws(FileProblem) {
    let bytes = try RegularFile(path: path, limit: .max).bytes()
    guard let content = WebPFile(bytes), let place = content.lastDelay,
      abs(content.milliseconds - duration) == 1
    else { return }
    let old = (0..<3).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
    let delay = old + duration - content.milliseconds
    var new = (0..<3).map { UInt8(truncatingIfNeeded: delay >> (8 * $0)) }
    let file = open(path, O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { throw .system(code: errno) }
    defer { close(file) }
    guard pwrite(file, &new, 3, off_t(place)) == 3 else { throw .system(code: errno) }
  }
}
