import ZoetropeFiles

/// The frames that one recording contributes to a sequence.
package enum ManifestPart: Equatable, Sendable {
  /// All frames of the animation.
  case whole
  /// A selection of frames, in the form in which it was typed after `--frames`.
  case frames(String)
  /// Every `count`-th frame of a selection, starting with the frame at `index`. If `frames` is nil,
  /// the selection is all frames.
  case shard(index: Int, count: Int, frames: String?)

  /// The maximum length, in characters, of a selection in a file name. A longer selection is
  /// replaced by its checksum.
  private static let longestSelection = 40

  /// The part of a manifest's file name between the base name and the extension: empty,
  /// `.frames-0-9`, or `.shard-3-of-12`.
  package var suffix: String {
    switch self {
    case .whole: ""
    case .frames(let text): ".frames-\(ManifestPart.short(text))"
    case .shard(let index, let count, let frames):
      (frames.map { ".frames-\(ManifestPart.short($0))" } ?? "") + ".shard-\(index)-of-\(count)"
    }
  }

  private static func short(_ text: String) -> String {
    let plain = text.map { $0 == "," ? "+" : $0 == ":" ? "x" : $0 }
    if plain.count <= longestSelection { return String(plain) }
    return Array(text.utf8).withUnsafeBytes { Checksum.xxh64.text(of: $0) }
  }
}
