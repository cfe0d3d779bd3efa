import ZoetropeFiles

/// A reason why a folder does not hold exactly the frames that its manifests record.
package struct SequenceFault: Equatable, Sendable {
  /// The kind of a fault.
  package enum Kind: String, CaseIterable, Sendable {
    /// The folder has no manifest.
    case noManifest = "no-manifest"
    /// A manifest cannot be read.
    case unreadableManifest = "unreadable-manifest"
    /// A recording has not ended.
    case unfinished
    /// A shard has no manifest.
    case missingPart = "missing-part"
    /// Two parts have different settings, or were made with different fonts or images.
    case settings
    /// Two parts have recorded different bytes for the same frame.
    case conflict
    /// A frame is recorded in no part.
    case unrecorded
    /// A recorded file does not exist.
    case missing
    /// A recorded file has no bytes.
    case empty
    /// A recorded file has only the first of its bytes.
    case truncated
    /// A frame has another size in pixels.
    case resized
    /// A file is a picture, but another one than the recorded one.
    case replaced
    /// A file has other bytes than the recorded ones, and is not a picture.
    case damaged
    /// A recorded file cannot be opened, or is not a regular file.
    case unreadable
    /// A file is recorded in no part.
    case foreign
  }

  /// The kind of the fault.
  package let kind: Kind
  /// The name of the file, without its folder; the name of the folder itself is `.`.
  package let file: String
  /// A clause about the file.
  package let message: String

  init(_ kind: Kind, _ file: String, _ message: String) {
    (self.kind, self.file, self.message) = (kind, file, message)
  }

  /// The fault as a JSON object.
  package var json: JSON {
    .object([
      ("kind", .string(kind.rawValue)), ("file", .string(file)), ("message", .string(message)),
    ])
  }
}
