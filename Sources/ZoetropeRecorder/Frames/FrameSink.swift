import Foundation
import ZoetropeFiles
import ZoetropeSequences

/// The output folder of a recording, ready to receive frames.
///
/// Guarantees: a frame is recorded in the journal after its file is complete. The manifest takes
/// the place of the journal after the last frame. If the recording stops earlier, the journal
/// stays.
struct FrameSink: Sendable {
  private let plan: RecordingPlan
  private let file: FrameFile
  /// The exclusive right to write the frames; nil if the file system has no locks.
  private let claim: FrameClaim?
  private let journal: Journal
  /// The names of the manifests of other parts of the sequence. They become obsolete when this
  /// recording is complete, because its own manifest then lists all frames.
  private let obsolete: [String]
  /// The frames that are not complete yet, in ascending order.
  let missing: [Int]
  /// The names of the files that were removed: manifests of other parts of the sequence, and frames
  /// of earlier recordings. Both lists are in alphabetical order. The list of manifests is empty if
  /// the recording replaces its whole sequence.
  let removed: (manifests: [String], frames: [String])

  /// Creates the folder and its parents, removes incomplete files of earlier processes, and starts
  /// the journal.
  ///
  /// The manifests of parts with other settings are also removed. If the recording is whole (see
  /// ``RecordingPlan/isWhole``) and may replace files, the manifests of all other parts and the
  /// ``RecordingPlan/staleFrames`` are removed as well.
  ///
  /// - Throws: ``RecorderError/cannotCreate(path:code:)``,
  ///   ``RecorderError/cannotWrite(path:code:)``, ``RecorderError/framesClaimed(first:)``, or an
  ///   error about files that another recording has just written.
  init(_ plan: RecordingPlan) throws(RecorderError) {
    try FrameSink.makeFolder(plan.folder, of: plan)
    let file = FrameFile()
    let claim = try FrameClaim.make(for: plan)
    do throws(RecorderError) {
      // The folder is checked again, now that no other recording can write these frames.
      let siblings = try plan.checkOutput()
      file.removeLeftovers(in: plan.folder, where: plan.isOwnFile)
      let journalPath = plan.path(to: plan.manifest.journalName)
      if FileStatus.exists(journalPath), !WritingLock.isAbandoned(journalPath) {
        throw RecorderError.framesClaimed(first: journalPath)
      }
      let complete = plan.existing == .resume ? plan.completeFrames(in: siblings.agreeing) : []
      journal = try FrameSink.journal(plan, siblings, complete: complete, writer: file)
      let isWholeResume = plan.isWhole && plan.existing == .resume
      obsolete = isWholeResume ? siblings.agreeing.map(\.name).filter(plan.isOtherPart) : []
      removed = try FrameSink.removeStale(plan, siblings)
      let known = Set(complete.map(\.entry.subject))
      missing = plan.frames.filter { !known.contains(.frame($0)) }
    } catch {
      claim?.release()
      throw error
    }
    (self.plan, self.file, self.claim) = (plan, file, claim)
  }

  private static func journal(
    _ plan: RecordingPlan, _ siblings: RecordingPlan.Siblings, complete: [RecordedFrame],
    writer: FrameFile
  ) throws(RecorderError) -> Journal {
    var settings = RecordingSettings(plan)
    var earlier = Journal.Earlier()
    if plan.existing == .resume {
      for part in siblings.agreeing {
        earlier.inputs += part.manifest.inputs
        let last = part.manifest.frames.keys.max()
        earlier.lastFrame = [earlier.lastFrame, last].compactMap(\.self).max()
      }
    }
    let names = Set(complete.map(\.part))
    let sources = siblings.agreeing.filter { names.contains($0.name) }
    for source in sources
    where source.manifest.settings.difference(from: settings, allowsAnyBuild: false) != nil {
      settings.build = RecordingSettings.mixedBuild
    }
    var manifest = Manifest(settings, part: plan.part)
    for frame in complete { manifest.add(frame.entry) }
    for source in sources { source.manifest.inputs.forEach { manifest.add($0) } }
    if plan.existing == .resume {
      // Tables are written last. Until then, the tables of earlier recordings stay recorded, in
      // case this recording is stopped.
      for part in siblings.agreeing { part.manifest.tables.forEach { manifest.add($0) } }
    }
    return try Journal(manifest, in: plan.folder, writer: writer, earlier: earlier)
  }

  /// Removes manifests and frames of earlier recordings, and returns the names of both.
  ///
  /// The manifest that this recording will write again is not among the names. If the recording
  /// replaces its whole sequence, the list of manifests is empty.
  private static func removeStale(
    _ plan: RecordingPlan, _ siblings: RecordingPlan.Siblings
  ) throws(RecorderError) -> (manifests: [String], frames: [String]) {
    let replacesAll = plan.isWhole && plan.existing == .replace
    let manifests = (replacesAll ? siblings.names : siblings.disagreeing).filter(plan.isOtherPart)
    let frames = plan.existing == .replace ? plan.staleFrames : []
    for name in manifests + [plan.manifest.fileName] + frames
    where unlink(plan.path(to: name)) != 0 && errno != ENOENT {
      throw .cannotWrite(path: plan.path(to: name), code: errno)
    }
    return (replacesAll ? [] : manifests, frames)
  }

  /// Records files that the animation has read.
  ///
  /// - Throws: See ``Journal/append(_:before:)``.
  func note(_ inputs: [InputFile], before frame: Int) throws(RecorderError) {
    try journal.append(inputs, before: frame)
  }

  /// Writes a frame atomically, replacing any existing file, and records the frame.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - frame: The number of the frame.
  ///   - checksum: The checksum of the bytes.
  /// - Throws: ``RecorderError/cannotCreate(path:code:)`` or
  ///   ``RecorderError/cannotWrite(path:code:)``.
  func write(
    _ bytes: UnsafeRawBufferPointer, frame: Int, checksum: String
  ) throws(RecorderError) {
    let name = plan.fileName(ofFrame: frame)
    try file.write(bytes, named: name, in: plan.folder)
    try journal.append(
      ManifestEntry(.frame(frame), file: name, byteCount: bytes.count, checksum: checksum))
  }

  /// Writes a file that is not a frame. The file is written atomically into the folder, and is
  /// recorded in the journal.
  func write(table text: String, named name: String) throws(RecorderError) {
    try file.write(text, named: name, in: plan.folder)
    let bytes = Array(text.utf8)
    let checksum = bytes.withUnsafeBytes { plan.checksum.text(of: $0) }
    try journal.append(
      ManifestEntry(.table, file: name, byteCount: bytes.count, checksum: checksum))
  }

  /// Writes the manifest, once all frames are complete.
  func close() throws(RecorderError) {
    try journal.close()
    for name in obsolete { unlink(plan.path(to: name)) }
  }

  /// Releases the exclusive right to write the frames.
  func release() { claim?.release() }

  /// Creates a folder and its parents.
  private static func makeFolder(_ path: String, of plan: RecordingPlan) throws(RecorderError) {
    if mkdir(path, 0o777) == 0 { return }
    let code = errno
    if FileStatus(of: path) == .folder { return }
    let above = FolderPath.above(path)
    guard code == ENOENT, above != path else {
      throw FrameFile.error(plan.folder, .create, code: code)
    }
    try makeFolder(above, of: plan)
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FrameFile.error(plan.folder, .create, code: errno)
    }
  }
}

extension RecordingPlan {
  /// Whether a recording with this plan's kind and base name can write a file called `name`.
  func isOwnFile(_ name: String) -> Bool {
    if kind == .comparison, RecordingPlan.tableNames.contains(name) { return true }
    if isWhole, RecordedPart.isName(name, of: baseName) { return true }
    if !isOtherPart(name) { return true }
    let prefix = "\(baseName)_"
    guard name.hasPrefix(prefix), name.hasSuffix(".png") else { return false }
    let digits = name.dropFirst(prefix.count).dropLast(4)
    return digits.count >= 5 && digits.allSatisfy { ("0"..."9") ~= $0 }
  }

  /// The name of this recording's manifest.
  private var manifestName: String { baseName + part.suffix + Manifest.fileExtension }

  /// Returns whether a manifest or a journal belongs to another recording, which contributes a
  /// different part of the sequence.
  fileprivate func isOtherPart(_ name: String) -> Bool {
    name != manifestName && name != manifestName + "l"
  }
}
