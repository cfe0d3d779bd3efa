/// The recorded frames of one animation in a folder. Each recording has contributed a part of them.
package struct RecordedSequence: Sendable {
  /// The text with which the name of every file of the sequence begins.
  package let baseName: String
  /// The settings of the first part, which the other parts should share.
  package let settings: RecordingSettings
  /// The parts, in the order of their names.
  package let parts: [RecordedPart]
  /// The entries of the recorded frames, by frame number. If two parts contradict each other, the
  /// entry of the first part is kept.
  package let frames: [Int: ManifestEntry]

  /// Creates a sequence from its parts, at least one.
  package init(_ parts: [RecordedPart]) {
    self.parts = parts
    baseName = parts[0].manifest.baseName
    settings = parts[0].manifest.settings
    frames = parts.reduce(into: [:]) { frames, part in
      frames.merge(part.manifest.frames) { first, _ in first }
    }
  }

  /// Returns the wanted frames that are not recorded, in ascending order. The result is empty if
  /// any recording of the sequence is still unfinished, because that recording may yet write the
  /// frames.
  func unrecorded(of wanted: [Int]) -> [Int] {
    parts.contains(where: \.isJournal) ? [] : wanted.filter { frames[$0] == nil }
  }

  /// Returns the faults in the manifests and journals of the parts. The files of the frames are not
  /// read.
  ///
  /// - Parameters:
  ///   - wanted: The frames that must be recorded, in ascending order.
  ///   - allowsAnyBuild: Whether parts that were made by different builds are accepted.
  /// - Complexity: O(*n* log *n*) in the number of recorded frames.
  func faults(wanted: [Int], allowsAnyBuild: Bool) -> [SequenceFault] {
    unfinished + disputes(allowsAnyBuild: allowsAnyBuild) + coverage(of: wanted)
  }

  /// Returns the faults in which two parts of the sequence contradict each other.
  package func disputes(allowsAnyBuild: Bool) -> [SequenceFault] {
    disagreements(allowsAnyBuild: allowsAnyBuild) + fontDisagreements + conflicts
  }

  /// The faults of parts that were made with different fonts. A part may have fewer fonts than
  /// another part, because its frames may need fewer. It is a fault if a part has a font that is
  /// missing in the part with the most fonts.
  private var fontDisagreements: [SequenceFault] {
    func fonts(_ part: RecordedPart) -> Set<String> {
      let extensions = [".ttf", ".otf", ".ttc", ".otc"]
      return Set(
        part.manifest.inputs.map(\.file).filter { file in
          extensions.contains { file.lowercased().hasSuffix($0) }
        })
    }
    guard let largest = parts.max(by: { fonts($0).count < fonts($1).count }) else { return [] }
    return parts.filter { !fonts($0).isSubset(of: fonts(largest)) }.map { part in
      SequenceFault(
        .settings, part.name,
        "it was made with the font \(fonts(part).subtracting(fonts(largest)).min() ?? ""), which "
          + "\(largest.name) does not have")
    }
  }

  private var unfinished: [SequenceFault] {
    parts.filter(\.isJournal).map { part in
      SequenceFault(
        .unfinished, part.name,
        "the recording has not ended: \(part.manifest.frames.count) frames are recorded; repeat it "
          + "with --resume")
    }
  }

  private func disagreements(allowsAnyBuild: Bool) -> [SequenceFault] {
    var faults: [SequenceFault] = []
    var inputs: [String: (name: String, checksums: Set<String>)] = [:]
    for part in parts {
      if let difference = settings.difference(
        from: part.manifest.settings, allowsAnyBuild: allowsAnyBuild)
      {
        faults.append(
          SequenceFault(
            .settings, part.name,
            "its \(difference.name) is \(difference.values[1]), that of \(parts[0].name) is "
              + difference.values[0]))
      }
      let files = Dictionary(grouping: part.manifest.inputs, by: \.file)
      for (file, entries) in files.sorted(by: { $0.key < $1.key }) {
        let checksums = Set(entries.map(\.checksum))
        if let known = inputs[file], known.checksums.isDisjoint(with: checksums) {
          faults.append(
            SequenceFault(
              .settings, part.name, "its \(file) is another file than that of \(known.name)"))
        }
        inputs[file] = inputs[file] ?? (part.name, checksums)
      }
    }
    return faults
  }

  private var conflicts: [SequenceFault] {
    var owners: [Int: (name: String, entry: ManifestEntry)] = [:]
    var faults: [SequenceFault] = []
    for part in parts {
      for (frame, entry) in part.manifest.frames.sorted(by: { $0.key < $1.key }) {
        if let owner = owners[frame], owner.entry != entry {
          faults.append(
            SequenceFault(
              .conflict, entry.file,
              "\(owner.name) and \(part.name) record different contents"))
        }
        owners[frame] = owners[frame] ?? (part.name, entry)
      }
    }
    return faults
  }

  /// Returns the faults of wanted frames that no part records. The missing frames of a shard
  /// without a manifest or a journal are a single fault. For the other missing frames, each run of
  /// adjacent frame numbers is a single fault.
  private func coverage(of wanted: [Int]) -> [SequenceFault] {
    var missing = Set(unrecorded(of: wanted))
    if missing.isEmpty { return [] }
    var faults: [SequenceFault] = []
    for division in divisions {
      var lost: [Int: [Int]] = [:]
      for (place, frame) in division.frames.enumerated() where missing.contains(frame) {
        let index = place % division.count
        if !division.indices.contains(index) { lost[index, default: []].append(frame) }
      }
      for (index, frames) in lost.sorted(by: { $0.key < $1.key }) {
        missing.subtract(frames)
        let part = ManifestPart.shard(
          index: index, count: division.count, frames: division.selection)
        faults.append(
          SequenceFault(
            .missingPart, baseName + part.suffix + Manifest.fileExtension,
            "missing; \(frames.count) frames of this shard are not recorded, from "
              + "\(name(frames[0])) on"))
      }
    }
    for run in RecordedSequence.runs(missing.sorted()) {
      faults.append(SequenceFault(.unrecorded, span(run), "recorded in no manifest"))
    }
    return faults
  }

  /// A division of frames into shards, of which at least one has a manifest or a journal.
  private struct Division {
    /// The divided selection, in the form in which it was typed; nil for all frames.
    let selection: String?
    /// The divided frames, in ascending order.
    let frames: [Int]
    /// The number of shards.
    let count: Int
    /// The indices of the shards that have a manifest or a journal.
    var indices: Set<Int>
  }

  private var divisions: [Division] {
    var divisions: [String: Division] = [:]
    for part in parts {
      guard case .shard(let index, let count, let text) = part.manifest.part else { continue }
      let key = "\(count) \(text ?? "")"
      if divisions[key] == nil {
        let selection = text.map { try? FrameSelection(parsing: $0) } ?? .all
        guard let frames = try? selection?.frames(of: settings.count) else { continue }
        divisions[key] = Division(selection: text, frames: frames, count: count, indices: [])
      }
      divisions[key]?.indices.insert(index)
    }
    return divisions.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the name of a frame's file.
  func name(_ frame: Int) -> String {
    FrameName.text(of: frame, baseName: baseName)
  }

  /// Returns the names of the files of adjacent frames: `wheel_00003.png to wheel_00007.png`.
  func span(_ run: ClosedRange<Int>) -> String {
    run.count == 1
      ? name(run.lowerBound) : "\(name(run.lowerBound)) to \(name(run.upperBound))"
  }

  /// Divides ascending numbers into runs of consecutive numbers.
  static func runs(_ numbers: [Int]) -> [ClosedRange<Int>] {
    numbers.reduce(into: []) { runs, number in
      if let last = runs.last, last.upperBound + 1 == number {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
  }
}
