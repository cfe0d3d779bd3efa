import ZoetropeFiles

/// A difference between the files in a folder and the records of its manifests.
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
    /// Two parts of a sequence have different settings, or were made with different fonts or
    /// images.
    case settings
    /// Two parts of a sequence have recorded different bytes for the same frame.
    case conflict
    /// No manifest or journal records a wanted frame.
    case unrecorded
    /// A recorded file does not exist.
    case missing
    /// A recorded file is empty.
    case empty
    /// A recorded file has fewer bytes than recorded, and is not a complete picture.
    case truncated
    /// The picture of a frame does not have the recorded size in pixels.
    case resized
    /// A recorded file contains a picture other than the recorded one.
    case replaced
    /// A file does not have the recorded bytes, and is not a picture.
    case damaged
    /// A recorded file cannot be opened, or is not a regular file.
    case unreadable
    /// No manifest or journal records the file.
    case foreign
  }

  /// The kind of the fault.
  package let kind: Kind
  /// The name of the file, without its folder; `.` for a fault of the folder itself. For several
  /// adjacent unrecorded frames, it is a range such as `wheel_00003.png to wheel_00007.png`.
  package let file: String
  /// A description of the fault, without the name of the file, such as `recorded in no manifest`.
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
