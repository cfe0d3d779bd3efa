import Foundation
import ZoetropeFiles

/// The comparison of a folder with the manifests in it.
///
/// Guarantees: if there are no faults, the folder contains every frame of its sequences with the
/// recorded bytes, and the tables and manifests of the sequences. The only other files are lock
/// files. If pictures are decoded, each frame is also a picture that can be read.
package struct Verification: Sendable {
  /// The path of the folder, as given.
  package let folder: String
  /// The sequences in alphabetical order of their names.
  package private(set) var sequences: [RecordedSequence] = []
  /// The faults of the manifests, followed by the faults of the files in alphabetical order.
  package private(set) var faults: [SequenceFault] = []

  /// Verifies a folder.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder.
  ///   - selection: The frames that must exist; nil for all frames of each animation. Recorded
  ///     frames outside of the selection are also verified.
  ///   - name: The name of the sequence to which the selection applies; nil for all sequences.
  ///   - allowsAnyBuild: Whether frames that were made by different builds are accepted.
  ///   - decodes: Whether each picture is decoded. Otherwise, a picture with the recorded bytes is
  ///     trusted. Default false.
  ///   - checked: A closure that is called after each file.
  /// - Throws: ``RecorderError/cannotRead(path:code:)`` if the folder cannot be listed,
  ///   ``RecorderError/notAFolder(path:)``, ``RecorderError/framePastEnd(frame:frameCount:)``, or
  ///   an error that `checked` throws.
  /// - Complexity: O(*n*) in the number of bytes of the recorded files.
  package init(
    _ folder: String, selection: FrameSelection? = nil, of name: String? = nil,
    allowsAnyBuild: Bool = false, decodes: Bool = false,
    checked: () throws(RecorderError) -> Void = {}
  ) throws(RecorderError) {
    self.folder = folder
    let names = try Verification.names(in: folder)
    let (parts, problems) = RecordedPart.read(names, in: folder)
    for (name, problem) in problems {
      faults.append(SequenceFault(.unreadableManifest, name, "\(problem)"))
    }
    if parts.isEmpty, problems.isEmpty {
      faults.append(
        SequenceFault(
          .noManifest, ".", "the folder has no manifest (NAME\(Manifest.fileExtension))"))
    }
    let groups = Dictionary(grouping: parts, by: \.manifest.baseName)
    sequences = groups.sorted { $0.key < $1.key }.map { RecordedSequence($0.value) }
    // If a frame is reported as unrecorded, its file is not reported again.
    var excused: Set<String> = []
    for sequence in sequences {
      let isSelected = name == nil || name == sequence.baseName
      let wanted = try (isSelected ? selection ?? .all : .all).frames(of: sequence.settings.count)
      faults += sequence.faults(wanted: wanted, allowsAnyBuild: allowsAnyBuild)
      excused.formUnion(sequence.unrecorded(of: wanted).map(sequence.name))
    }
    let others = names.filter { !excused.contains($0) }
    faults += try FileCheck(folder, sequences, decodes: decodes).faults(others, checked: checked)
  }

  private static func names(in folder: String) throws(RecorderError) -> [String] {
    guard let status = FileStatus(of: folder) else {
      throw .cannotRead(path: folder, code: errno)
    }
    guard status == .folder else { throw .notAFolder(path: folder) }
    guard let directory = opendir(folder) else { throw .cannotRead(path: folder, code: errno) }
    defer { closedir(directory) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(directory) else { break }
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    guard errno == 0 else { throw .cannotRead(path: folder, code: errno) }
    return names.sorted()
  }

  /// The verification as a JSON object.
  package var json: JSON {
    .object([
      ("folder", .string(folder)), ("sequences", .array(sequences.map(\.json))),
      ("faults", .array(faults.map(\.json))),
    ])
  }
}

extension RecordedSequence {
  /// The sequence as a JSON object.
  fileprivate var json: JSON {
    .object([
      ("name", .string(baseName)), ("frames", .integer(frames.count)),
      ("count", .integer(settings.count)), ("rate", .string(settings.rate)),
      ("pixels", .array(settings.pixels.map(JSON.integer))),
      ("fingerprint", .string(settings.fingerprint)),
      ("parts", .array(parts.map { .string($0.name) })),
    ])
  }
}
