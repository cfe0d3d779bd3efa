import Foundation
import Zoetrope
import ZoetropeFiles
import ZoetropeSequences

extension RecordingPlan {
  /// Checks that the folder exists or can be created, and that it is writable.
  ///
  /// If the plan may not replace files, this method also makes three further checks. No file of the
  /// recording may exist, unless the recording resumes an earlier one. There may be no
  /// ``staleFrames``. All manifests and journals of the same sequence in the folder must agree with
  /// this recording. O(*n* log *n*) in the number of frames and of files in the folder.
  ///
  /// - Returns: The parts of the sequence in the folder, one for each manifest or journal.
  @discardableResult func checkOutput() throws(RecorderError) -> Siblings {
    guard try checkFolder() else { return Siblings() }
    let siblings = siblings()
    if existing == .replace { return siblings }
    if existing == .refuse { try checkFrames() }
    // A conflict of settings is reported first, because it explains the problems that the other
    // checks would find.
    if existing == .resume, let conflict = siblings.conflict { throw conflict }
    try checkTable(siblings)
    let stale = staleFrames
    if let first = stale.first {
      throw .staleFrames(first: path(to: first), count: stale.count)
    }
    if let conflict = siblings.conflict { throw conflict }
    return siblings
  }

  /// Checks that no frame of the recording exists.
  private func checkFrames() throws(RecorderError) {
    var names = frames.lazy.map(fileName(ofFrame:)).filter { FileStatus.exists(path(to: $0)) }
      .makeIterator()
    guard let first = names.next() else { return }
    var count = 1
    while names.next() != nil { count += 1 }
    if kind == .comparison {
      count += RecordingPlan.tableNames.count { FileStatus.exists(path(to: $0)) }
    }
    throw .framesExist(first: path(to: first), count: count)
  }

  /// Checks that there is no table of another comparison. Recordings of different frames of the
  /// same comparison share a table.
  private func checkTable(_ siblings: Siblings) throws(RecorderError) {
    guard kind == .comparison else { return }
    var shared: Set<String> = []
    if !isWhole || existing == .resume {
      shared = Set(siblings.agreeing.flatMap { $0.manifest.tables.map(\.file) })
    }
    let tables = RecordingPlan.tableNames.filter { !shared.contains($0) }.map(path)
      .filter(FileStatus.exists)
    if let first = tables.first { throw .framesExist(first: first, count: tables.count) }
  }

  /// The frames that a longer recording with the same base name has left in the folder, as file
  /// names in alphabetical order. The numbers of these frames are at least ``frameCount``. Empty if
  /// this recording is not whole (see ``isWhole``).
  var staleFrames: [String] {
    guard isWhole, let names = FolderPath.names(in: folder) else { return [] }
    return names.filter(isLaterFrame).sorted()
  }

  /// Returns whether the output folder has a file with the given name, and the name is that of a
  /// frame after the last frame of this recording. The result is false for a subfolder.
  private func isLaterFrame(_ name: String) -> Bool {
    let digits = name.dropFirst(baseName.count + 1).dropLast(4)
    guard isOwnFile(name), !RecordingPlan.tableNames.contains(name), let frame = Int(digits),
      frame >= frameCount, frame < FrameRate.largestFrameCount, fileName(ofFrame: frame) == name
    else { return false }
    var status = stat()
    return lstat(path(to: name), &status) == 0 && status.st_mode & S_IFMT != S_IFDIR
  }

  /// Returns the path of a file in the output folder.
  package func path(to name: String) -> String {
    FolderPath.joined(folder, name)
  }

  /// Checks that the folder, or its nearest existing parent, is writable.
  ///
  /// - Returns: Whether the folder exists.
  private func checkFolder() throws(RecorderError) -> Bool {
    var path = folder
    while true {
      if let status = FileStatus(of: path) {
        guard status == .folder else { throw .notAFolder(path: path) }
        guard access(path, W_OK | X_OK) == 0 else {
          throw .cannotCreate(path: folder, code: errno)
        }
        return path == folder
      }
      guard errno == ENOENT || errno == ENOTDIR else {
        throw .cannotCreate(path: folder, code: errno)
      }
      // Either a symbolic link that leads nowhere, or something that has just been created.
      if FileStatus.exists(path) {
        guard FileStatus(of: path) != nil else { throw .notAFolder(path: path) }
        continue
      }
      path = FolderPath.above(path)
    }
  }
}
