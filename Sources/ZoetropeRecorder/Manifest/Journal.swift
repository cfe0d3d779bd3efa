import Foundation
import Synchronization
import ZoetropeFiles
import ZoetropeSequences

/// The record of a recording while it runs: a file to which a line is appended for each frame,
/// after the frame is complete. At the end of the recording, a ``Manifest`` replaces it.
///
/// Guarantees: if a process is killed, only the records of the frames that it was writing can be
/// lost. While a journal exists, it takes the place of the manifest for the same frames. Like the
/// frames, a journal is not flushed to the disk.
final class Journal: Sendable {
  private let folder: String
  private let writer: FrameFile
  private let descriptor: Int32
  private let state: Mutex<State>
  /// The records of earlier processes that have written frames of the sequence, in this part or in
  /// another part.
  private let earlier: Earlier

  /// The record of earlier processes.
  struct Earlier: Sendable {
    /// The number of the last frame that has been recorded; nil if there is none.
    var lastFrame: Int?
    /// The files that the animation has read.
    var inputs: [ManifestEntry] = []
  }

  private struct State {
    /// The settings and entries that the journal contains.
    var manifest: Manifest
    /// The length of the file in bytes, without an incomplete line at its end.
    var length: Int
  }

  /// Creates the file, with the entries of a manifest. An existing journal is replaced.
  ///
  /// - Parameters:
  ///   - manifest: The settings, and the frames that are already complete.
  ///   - folder: The path of the folder, which must exist.
  ///   - writer: The writer of the manifest.
  ///   - earlier: The record of earlier processes. It must be consistent with the new frames.
  /// - Throws: ``RecorderError/cannotCreate(path:code:)`` or
  ///   ``RecorderError/cannotWrite(path:code:)``.
  init(
    _ manifest: Manifest, in folder: String, writer: FrameFile, earlier: Earlier
  ) throws(RecorderError) {
    self.folder = folder
    self.writer = writer
    self.earlier = earlier
    let name = manifest.journalName
    let text = manifest.journal
    try writer.write(text, named: name, in: folder)
    let path = FolderPath.joined(folder, name)
    descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw FrameFile.error(path, .create, code: errno) }
    // Shows other processes that the recording is running.
    WritingLock.take(descriptor)
    state = Mutex(State(manifest: manifest, length: text.utf8.count))
  }

  deinit { WritingLock.close(descriptor) }

  /// Records a file that is complete.
  ///
  /// - Throws: ``RecorderError/cannotWrite(path:code:)``.
  func append(_ entry: ManifestEntry) throws(RecorderError) {
    let code = state.withLock { state in
      state.manifest.add(entry)
      return write(CollectionOfOne(entry), to: &state)
    }
    try check(code)
  }

  /// Records files that the animation has read for the first time, and checks that the earlier
  /// frames were made from the same files.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - frame: The first frame that depends on them. It has not been recorded yet.
  /// - Throws: ``RecorderError/inputDiffers(name:)`` if an earlier process has read a file of the
  ///   same name with another content, or has made a later frame without the file; or
  ///   ``RecorderError/cannotWrite(path:code:)``.
  func append(_ files: [InputFile], before frame: Int) throws(RecorderError) {
    if files.isEmpty { return }
    let entries = files.map(ManifestEntry.init)
    for entry in entries where !earlier.inputs.contains(entry) {
      let isOther = earlier.inputs.contains { $0.file == entry.file }
      if isOther || earlier.lastFrame.map({ $0 > frame }) ?? false {
        throw .inputDiffers(name: entry.file)
      }
    }
    let code = state.withLock { state in
      let new = entries.filter { !state.manifest.inputs.contains($0) }
      new.forEach { state.manifest.add($0) }
      return write(new, to: &state)
    }
    try check(code)
  }

  /// Writes the manifest and removes the journal.
  ///
  /// - Throws: ``RecorderError/cannotCreate(path:code:)`` or
  ///   ``RecorderError/cannotWrite(path:code:)``.
  func close() throws(RecorderError) {
    let manifest = state.withLock(\.manifest)
    try writer.write(manifest.text, named: manifest.fileName, in: folder)
    let path = FolderPath.joined(folder, manifest.journalName)
    if unlink(path) != 0, errno != ENOENT { throw .cannotWrite(path: path, code: errno) }
  }

  /// Appends lines in one system call, so that a line is incomplete only if the disk is full.
  private func write(_ entries: some Sequence<ManifestEntry>, to state: inout State) -> Int32 {
    var text = ""
    for entry in entries { state.manifest.append(entry, to: &text) }
    let code = text.withUTF8 { SystemFile.write(UnsafeRawBufferPointer($0), to: descriptor) }
    if code == 0 {
      state.length += text.utf8.count
    } else {
      // Later lines must not follow an incomplete one.
      ftruncate(descriptor, state.length)
    }
    return code
  }

  private func check(_ code: Int32) throws(RecorderError) {
    if code == 0 { return }
    let name = state.withLock(\.manifest.journalName)
    throw .cannotWrite(path: FolderPath.joined(folder, name), code: code)
  }
}

extension Manifest {
  /// The name of the file.
  package var fileName: String { baseName + part.suffix + Manifest.fileExtension }

  /// The name of the journal.
  package var journalName: String { baseName + part.suffix + Manifest.journalExtension }
}

extension FrameFile {
  /// Writes a text in UTF-8, replacing any existing file.
  package func write(_ text: String, named name: String, in folder: String) throws(RecorderError) {
    var text = text
    var failure: RecorderError?
    text.withUTF8 { bytes in
      do throws(RecorderError) {
        try write(UnsafeRawBufferPointer(bytes), named: name, in: folder)
      } catch { failure = error }
    }
    if let failure { throw failure }
  }
}
