import ZoetropeFiles

/// The record of a recording: its settings, and the size and the checksum of each frame.
///
/// A manifest is written when its recording is complete. Until then, a ``Journal`` holds its
/// content: one line with the settings, and for each complete frame, one line with its entry.
/// Two manifests with equal content are equal byte for byte.
package struct Manifest: Equatable, Sendable {
  /// The version of the file format. Manifests are written in this version, and newer versions
  /// cannot be read.
  package static let format = 1
  /// The extension of a manifest.
  package static let fileExtension = ".zoetrope.json"
  /// The extension of a journal.
  package static let journalExtension = ".zoetrope.jsonl"

  /// The settings of the recording.
  package let settings: RecordingSettings
  /// The frames that the recording contributes to the sequence.
  package let part: ManifestPart
  /// The files that the animation has read.
  package internal(set) var inputs: [ManifestEntry] = []
  /// The files of the recording that are not frames.
  package internal(set) var tables: [ManifestEntry] = []
  /// The entries of the frames, by frame number.
  package internal(set) var frames: [Int: ManifestEntry] = [:]

  /// Creates a manifest without entries.
  package init(_ settings: RecordingSettings, part: ManifestPart) {
    (self.settings, self.part) = (settings, part)
  }

  /// The text with which the name of every file of the recording begins.
  package var baseName: String {
    guard settings.command == "compare" else { return settings.anim }
    let columns = settings.columns ?? []
    return FrameName.baseName(comparing: columns.isEmpty ? [settings.anim] : columns.map(\.anim))
  }

  /// Adds an entry. The entry of a frame or a table replaces an earlier entry of the same file. The
  /// entry of an input is added unless the manifest already has an equal entry.
  package mutating func add(_ entry: ManifestEntry) {
    switch entry.subject {
    case .frame(let number): frames[number] = entry
    case .input: if !inputs.contains(entry) { inputs.append(entry) }
    case .table:
      tables.removeAll { $0.file == entry.file }
      tables.append(entry)
    }
  }

  /// The fields before the entries, in the order of the file: the format, the settings, their
  /// fingerprint, and the part of the sequence.
  private var header: [(key: String, value: JSON)] {
    var header: [(key: String, value: JSON)] = [("format", .integer(Manifest.format))]
    for field in settings.fields { header.append(field) }
    header.append(("fingerprint", .string(settings.fingerprint)))
    header.append(("part", part.json))
    return header
  }

  /// The entries in the order in which a manifest lists them. O(*n* log *n*).
  private var groups: [(key: String, entries: [ManifestEntry])] {
    [
      ("inputs", inputs.sorted { ($0.file, $0.checksum) < ($1.file, $1.checksum) }),
      ("files", tables), ("frames", frames.sorted { $0.key < $1.key }.map(\.value)),
    ]
  }

  /// The text of the manifest: a JSON object in which each setting and each entry is on its own
  /// line. O(*n* log *n*) in the number of entries.
  package var text: String {
    var text = "{\n"
    for (key, value) in header { text += "  \"\(key)\": \(value.text),\n" }
    let groups = groups
    for index in groups.indices {
      text += "  \"\(groups[index].key)\": ["
      var separator = "\n    "
      for entry in groups[index].entries {
        text += separator
        entry.append(to: &text, settings.checksum)
        separator = ",\n    "
      }
      text += "\n  ]" + (index < groups.count - 1 ? ",\n" : "\n")
    }
    return text + "}\n"
  }

  /// The text of a journal with the same content: JSON objects, one per line.
  package var journal: String {
    var text = JSON.object(header).text + "\n"
    for group in groups {
      for entry in group.entries { append(entry, to: &text) }
    }
    return text
  }

  /// Appends an entry as a line of a journal.
  package func append(_ entry: ManifestEntry, to text: inout String) {
    entry.append(to: &text, settings.checksum)
    text += "\n"
  }
}

extension ManifestPart {
  fileprivate var json: JSON {
    switch self {
    case .whole: .null
    case .frames(let text): .object([("frames", .string(text))])
    case .shard(let index, let count, let frames):
      .object([
        ("shard", .integer(index)), ("of", .integer(count)),
        ("frames", frames.map(JSON.string) ?? .null),
      ])
    }
  }
}
