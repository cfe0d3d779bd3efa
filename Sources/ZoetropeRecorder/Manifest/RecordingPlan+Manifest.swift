import Foundation
import ZoetropeFiles
import ZoetropeSequences

extension RecordingPlan {
  /// The manifest of this recording, without entries.
  var manifest: Manifest { Manifest(RecordingSettings(self), part: part) }

  /// The parts of this recording's sequence in the folder. A part has the frames that one recording
  /// contributes.
  struct Siblings {
    /// The parts with the same settings as this recording.
    var agreeing: [RecordedPart] = []
    /// The names of the manifests and journals of all parts, including those that cannot be read.
    var names: [String] = []
    /// The names of the manifests and journals with other settings than this recording, and of
    /// those that are malformed.
    var disagreeing: [String] = []
    /// The first reason why this recording cannot continue the sequence; nil if there is none.
    var conflict: RecorderError?
  }

  /// Reads the parts of this recording's sequence in the folder. A part with other settings is no
  /// conflict if none of its frames exist any more and no process is recording the part. O(*n* log
  /// *n*) in the number of recorded frames.
  func siblings() -> Siblings {
    var siblings = Siblings()
    let files = FolderPath.names(in: folder) ?? []
    siblings.names = files.filter { RecordedPart.isName($0, of: baseName) }.sorted()
    let (parts, problems) = RecordedPart.read(siblings.names, in: folder)
    let mine = RecordingSettings(self)
    for part in parts where part.manifest.baseName == baseName {
      guard
        let difference = part.manifest.settings.difference(
          from: mine, allowsAnyBuild: allowsAnyBuild)
      else {
        siblings.agreeing.append(part)
        continue
      }
      siblings.disagreeing.append(part.name)
      if siblings.conflict == nil, !isVoid(part) {
        siblings.conflict = .settingDiffers(path: path(to: part.name), difference)
      }
    }
    for (name, problem) in problems {
      // A malformed file has been read and is useless. A file that cannot be read may be valid.
      if case .malformed = problem { siblings.disagreeing.append(name) }
      siblings.conflict = siblings.conflict ?? .manifestUnreadable(path: path(to: name), problem)
    }
    let sequence = siblings.agreeing.isEmpty ? nil : RecordedSequence(siblings.agreeing)
    if let fault = sequence?.disputes(allowsAnyBuild: allowsAnyBuild).first {
      siblings.conflict = siblings.conflict ?? .partsDisagree(path: path(to: fault.file), fault)
    }
    return siblings
  }

  /// Whether a part is void: none of its frames exist, and no process is recording the part.
  private func isVoid(_ part: RecordedPart) -> Bool {
    if part.isJournal, !WritingLock.isAbandoned(path(to: part.name)) { return false }
    return !part.manifest.frames.values.contains { FileStatus.exists(path(to: $0.file)) }
  }

  /// Returns the frames of this recording whose files exist and have the recorded checksums. O(*n*)
  /// in the number of bytes of these files.
  func completeFrames(in parts: [RecordedPart]) -> [RecordedFrame] {
    var recorded: [Int: RecordedFrame] = [:]
    for part in parts {
      for (frame, entry) in part.manifest.frames where recorded[frame] == nil {
        recorded[frame] = RecordedFrame(entry: entry, part: part.name)
      }
    }
    return frames.compactMap { recorded[$0] }.filter { isComplete($0.entry) }
  }

  private func isComplete(_ entry: ManifestEntry) -> Bool {
    guard let file = try? RegularFile(path: path(to: entry.file), limit: .max),
      file.size == entry.byteCount,
      let bytes = try? file.bytes()
    else { return false }
    return bytes.withUnsafeBytes { checksum.text(of: $0) } == entry.checksum
  }
}

/// A complete frame, with the part of the sequence that records it.
struct RecordedFrame {
  let entry: ManifestEntry
  /// The name of the part's manifest or journal.
  let part: String
}
