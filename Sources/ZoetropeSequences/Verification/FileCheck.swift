import Dispatch
import Foundation
import Synchronization
import ZoetropeFiles
import ZoetropeImages

/// Compares the files in a folder with the entries of manifests.
struct FileCheck: Sendable {
  /// The number of files that are checked concurrently before the progress is reported.
  private static let batchCount = 64

  private let folder: String
  /// Whether a picture is decoded even if its file has the recorded bytes.
  private let decodes: Bool
  /// The entries of all frames and tables by file name, with the settings of their sequence.
  private var entries: [String: (entry: ManifestEntry, settings: RecordingSettings)] = [:]
  /// The file names of frames by checksum. If several frames have the same checksum, the name is
  /// the first one in alphabetical order.
  private var names: [String: String] = [:]
  /// The algorithms of the recorded checksums.
  private let algorithms: Set<Checksum>

  init(_ folder: String, _ sequences: [RecordedSequence], decodes: Bool) {
    (self.folder, self.decodes) = (folder, decodes)
    algorithms = Set(sequences.map(\.settings.checksum))
    for sequence in sequences {
      for part in sequence.parts {
        for entry in part.manifest.tables {
          entries[entry.file] = entries[entry.file] ?? (entry, sequence.settings)
        }
      }
      for entry in sequence.frames.values {
        entries[entry.file] = (entry, sequence.settings)
        names[entry.checksum] = min(names[entry.checksum] ?? entry.file, entry.file)
      }
    }
  }

  /// Returns the faults of all recorded files, and of all other files in the folder.
  ///
  /// - Parameters:
  ///   - found: The names of all files in the folder, in alphabetical order.
  ///   - checked: A closure that is called after each recorded file.
  func faults(
    _ found: [String], checked: () throws(RecorderError) -> Void
  ) throws(RecorderError) -> [SequenceFault] {
    var faults: [SequenceFault] = []
    let existing = Set(found)
    let lost = Set(
      entries.values.map(\.entry).filter { !existing.contains($0.file) }.map(\.checksum))
    let names = entries.keys.sorted()
    for start in stride(from: 0, to: names.count, by: Self.batchCount) {
      let batch = names[start..<min(start + Self.batchCount, names.count)]
      faults += self.faults(batch, existing)
      for _ in batch { try checked() }
    }
    for name in found where entries[name] == nil && !isAuxiliary(name) {
      faults.append(foreign(name, lost: lost))
    }
    return faults.sorted { $0.file < $1.file }
  }

  /// Returns the faults of a few recorded files. The files are read concurrently.
  private func faults(_ names: ArraySlice<String>, _ existing: Set<String>) -> [SequenceFault] {
    let faults = Mutex<[SequenceFault]>([])
    DispatchQueue.concurrentPerform(iterations: names.count) { index in
      let name = names[names.startIndex + index]
      guard let known = entries[name] else { return }
      let fault =
        existing.contains(name)
        ? fault(known.entry, known.settings) : SequenceFault(.missing, name, "missing")
      if let fault { faults.withLock { $0.append(fault) } }
    }
    return faults.withLock { $0 }
  }

  /// Returns whether a file is a manifest, a journal or a lock file. Such files are not recorded
  /// themselves.
  private func isAuxiliary(_ name: String) -> Bool {
    if RecordedPart.isName(name) { return true }
    return name.hasPrefix(".") && name.hasSuffix(".lock") && size(name) == 0
  }

  private func size(_ name: String) -> Int? {
    var status = stat()
    guard lstat(FolderPath.joined(folder, name), &status) == 0 else { return nil }
    return status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  /// Returns the fault of a recorded file; nil if the file has the recorded bytes. If pictures are
  /// decoded, the picture of a frame must also be readable.
  private func fault(_ entry: ManifestEntry, _ settings: RecordingSettings) -> SequenceFault? {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try RegularFile(path: FolderPath.joined(folder, entry.file), limit: .max).bytes()
    } catch {
      return SequenceFault(.unreadable, entry.file, "\(error)")
    }
    let checksum = bytes.withUnsafeBytes { settings.checksum.text(of: $0) }
    if bytes.count == entry.byteCount, checksum == entry.checksum {
      return decodes && entry.subject != .table ? unreadable(bytes, entry) : nil
    }
    func fault(_ kind: SequenceFault.Kind, _ message: String) -> SequenceFault {
      SequenceFault(kind, entry.file, message)
    }
    if bytes.isEmpty { return fault(.empty, "empty, instead of \(entry.byteCount) bytes") }
    if let twin = names[checksum] {
      return fault(.replaced, "it has the content of \(twin)")
    }
    guard entry.subject != .table else {
      return fault(.damaged, "its content is not the recorded one")
    }
    guard let size = try? DecodedPNG(bytes) else {
      return bytes.count < entry.byteCount
        ? fault(.truncated, "truncated: it has \(bytes.count) of \(entry.byteCount) bytes")
        : fault(.damaged, "damaged: its bytes are not the recorded ones, and it is not a picture")
    }
    let pixels = [size.width, size.height]
    if pixels != settings.pixels {
      return fault(
        .resized,
        "it has \(pixels[0])x\(pixels[1]) pixels instead of "
          + "\(settings.pixels.map(String.init).joined(separator: "x"))")
    }
    return fault(.replaced, "it is a picture, but not the recorded one")
  }

  /// Returns the fault of a file that has the recorded bytes but is not a readable picture; nil if
  /// the picture can be decoded.
  private func unreadable(_ bytes: [UInt8], _ entry: ManifestEntry) -> SequenceFault? {
    if (try? DecodedPNG(bytes)) != nil { return nil }
    return SequenceFault(
      .damaged, entry.file,
      "it has the recorded bytes, but they are not a picture that can be read; render it again with "
        + "--overwrite")
  }

  /// Returns the fault of a file that no manifest records.
  private func foreign(_ name: String, lost: Set<String>) -> SequenceFault {
    let path = FolderPath.joined(folder, name)
    if name.hasSuffix(".part") {
      return SequenceFault(.foreign, name, "the incomplete file of a recording that was killed")
    }
    guard let bytes = try? RegularFile(path: path, limit: .max).bytes() else {
      return SequenceFault(.foreign, name, "recorded in no manifest")
    }
    for algorithm in algorithms {
      let checksum = bytes.withUnsafeBytes { algorithm.text(of: $0) }
      if lost.contains(checksum), let twin = names[checksum] {
        return SequenceFault(
          .foreign, name, "recorded in no manifest; it has the content of \(twin), which is missing"
        )
      }
    }
    return SequenceFault(.foreign, name, "recorded in no manifest")
  }
}
