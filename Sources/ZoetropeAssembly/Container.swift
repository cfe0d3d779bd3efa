/// A file format for a whole sequence of frames.
package enum Container: String, CaseIterable, Sendable {
  /// Graphics Interchange Format: 256 colors, delays in hundredths of a second, and pixels that are
  /// either opaque or transparent.
  case gif
  /// MPEG-4 with H.264, without alpha.
  case mp4
  /// WebM with VP9.
  case webm
  /// Animated WebP, lossless, with delays in milliseconds.
  case webp
  /// Animated PNG, lossless.
  case apng
  /// QuickTime, with alpha, for programs that edit video.
  case mov

  /// Creates the container for the extension of a path, regardless of the extension's case; nil if
  /// no container has the extension.
  package init?(path: String) {
    guard let fileExtension = Container.fileExtension(of: path) else { return nil }
    self.init(rawValue: fileExtension)
  }

  /// Whether the format stores alpha.
  package var hasAlpha: Bool { self != .mp4 }

  /// Whether the most compatible form of the format needs an even width and height.
  var needsEvenSize: Bool { self == .mp4 }

  /// The number of delay units per second, for a format that stores delays as whole numbers of such
  /// units; nil for other formats.
  var unitsPerSecond: Int? {
    switch self {
    case .gif: 100
    case .webp: 1000
    case .mp4, .webm, .apng, .mov: nil
    }
  }

  /// The extensions of other formats for pictures and video. A path with such an extension is
  /// probably a mistake and not the name of a folder.
  private static let otherExtensions: Set<String> = [
    "avi", "avif", "bmp", "flv", "heic", "jpeg", "jpg", "jxl", "m4v", "mkv", "mpeg", "mpg", "ogv",
    "png", "svg", "tiff", "y4m",
  ]

  /// Returns whether a path has the extension of a picture or video format that is not one of the
  /// containers.
  package static func isOtherFile(_ path: String) -> Bool {
    fileExtension(of: path).map(otherExtensions.contains) ?? false
  }

  private static func fileExtension(of path: String) -> String? {
    guard let name = path.split(separator: "/", omittingEmptySubsequences: false).last,
      let dot = name.lastIndex(of: "."), dot != name.startIndex
    else { return nil }
    return name[name.index(after: dot)...].lowercased()
  }

  /// All extensions, as listed in messages: `.gif, .mp4, .webm, .webp, .apng or .mov`.
  package static var list: String {
    let names = allCases.map { ".\($0.rawValue)" }
    return names.dropLast().joined(separator: ", ") + " or \(names[names.count - 1])"
  }
}
