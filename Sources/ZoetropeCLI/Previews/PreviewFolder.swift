import Foundation
import Zoetrope
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

/// The folder of previews. It contains pictures, a page with all of them, and an index for
/// programs.
///
/// The index is written twice. At the start, it lists the pictures that will be written and the
/// pictures of an earlier run. Every picture is therefore in the index, even if the run is stopped.
/// At the end, the index lists the previews and the pictures that exist.
struct PreviewFolder {
  let path: String
  /// The names of the pictures that will be written. For sequences, the names of their folders.
  private let planned: [String]
  private let claim: FrameClaim?
  /// The names of the pictures in the index of an earlier run. For sequences, the names of their
  /// folders.
  private let oldNames: [String]

  private static let pageName = "index.html"
  private static let indexName = "previews.json"

  /// The path of the page.
  var pagePath: String { FolderPath.joined(path, PreviewFolder.pageName) }

  /// The list of files in an index.
  private struct Index: Decodable {
    struct Preview: Decodable { var pictures: [Picture] }
    struct Picture: Decodable { var path: String }
    var previews: [Preview]
  }

  /// Checks the contents of the folder, creates the folder if it does not exist, and keeps other
  /// processes from writing to it.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - planned: The names of the pictures that will be written. For sequences, the names of their
  ///     folders.
  ///   - areSequences: Whether sequences will be written, so that the names are those of folders.
  ///   - replaces: Whether existing files may be replaced.
  /// - Throws: ``CommandFailure`` if the folder contains files that must not be replaced, if
  ///   another process writes to it, or if it cannot be created.
  init(
    _ path: String, planned: [String], areSequences: Bool, replaces: Bool
  ) throws(CommandFailure) {
    (self.path, self.planned) = (path, planned)
    if FileStatus.exists(path), FileStatus(of: path) != .folder {
      throw CommandFailure(
        "--output \(path): is not a folder; move it away or choose another --output",
        status: .cannotCreate)
    }
    let index = FolderPath.joined(path, PreviewFolder.indexName)
    for name in [PreviewFolder.pageName, PreviewFolder.indexName] {
      try PreviewFolder.check(FolderPath.joined(path, name), isFolder: false, replaces: replaces)
    }
    for name in planned {
      try PreviewFolder.check(
        FolderPath.joined(path, name), isFolder: areSequences, replaces: replaces)
    }
    try FolderPath.create(path)
    do throws(RecorderError) {
      claim = try FrameClaim.make("previews", in: path, first: index)
    } catch {
      throw CommandFailure(
        "\(index) is being written by another process; wait until that has ended, or choose another "
          + "--output", status: .cannotCreate)
    }
    let old = FileManager.default.contents(atPath: index)
    let listed = old.flatMap { try? JSONDecoder().decode(Index.self, from: $0) }
    oldNames = (listed?.previews ?? []).flatMap { $0.pictures.map(\.path) }.filter {
      $0.wholeMatch(of: /[^.\/][^\/]*-(light|dark)(\.png)?/) != nil
    }
  }

  /// Checks that nothing exists at a path, or that the existing file or folder can be replaced.
  private static func check(
    _ path: String, isFolder: Bool, replaces: Bool
  ) throws(CommandFailure) {
    guard FileStatus.exists(path) else { return }
    guard replaces else {
      throw CommandFailure(
        "\(path) exists; use --overwrite to replace it, or choose another --output",
        status: .cannotCreate)
    }
    if isFolder != (FileStatus(of: path) == .folder) {
      throw CommandFailure(
        "\(path) is \(isFolder ? "not a folder" : "a folder"); move it away, or choose another "
          + "--output", status: .cannotCreate)
    }
  }

  /// Writes an index.
  ///
  /// - Parameters:
  ///   - rows: The previews. Each of them lists its pictures.
  ///   - isComplete: Whether all pictures have been written.
  /// - Throws: `RecorderError`.
  private func write(_ rows: [JSON], isComplete: Bool) throws(RecorderError) {
    let tool = JSON.string("zoetrope \(Tool.version)").text
    try FrameFile().write(
      "{\"format\": 1, \"tool\": \(tool), \"complete\": \(isComplete), "
        + "\"previews\": \(JSON.array(rows).lines)}\n", named: PreviewFolder.indexName, in: path)
  }

  /// Writes the first version of the index. It lists the pictures that will be written and the
  /// pictures of an earlier run.
  ///
  /// - Throws: `RecorderError`.
  func begin() throws(RecorderError) {
    let rows = Set(planned + oldNames).sorted().map { name -> JSON in
      .object([("pictures", .array([.object([("path", .string(name))])]))])
    }
    try write(rows, isComplete: false)
  }

  /// Removes pictures of an earlier run and pictures of previews that have failed, and writes the
  /// final index.
  ///
  /// - Parameters:
  ///   - rows: The previews. Each of them lists its pictures.
  ///   - names: The names of all pictures in `rows`.
  /// - Returns: The paths of old pictures that could not be removed.
  /// - Throws: `RecorderError`.
  func finish(_ rows: [JSON], names: [String]) throws(RecorderError) -> [String] {
    let obsolete = Set(oldNames + planned).subtracting(names).sorted()
    let left = obsolete.filter { !remove($0) }
    try write(rows, isComplete: true)
    return left.map { FolderPath.joined(path, $0) }
  }

  /// Allows other processes to write to the folder again.
  func release() { claim?.release() }

  /// Removes a picture, or removes the files of a sequence and then its folder if the folder is
  /// empty.
  ///
  /// - Returns: Whether nothing remains.
  private func remove(_ name: String) -> Bool {
    let old = FolderPath.joined(path, name)
    var status = stat()
    guard lstat(old, &status) == 0 else { return true }
    guard status.st_mode & S_IFMT == S_IFDIR else { return unlink(old) == 0 }
    let files = (try? FileManager.default.contentsOfDirectory(atPath: old)) ?? []
    for file in files where file.hasPrefix(name) {
      let rest = file.dropFirst(name.count)
      let isFrame = rest.wholeMatch(of: /_[0-9]+\.png/) != nil
      if isFrame || rest == Manifest.fileExtension || rest == Manifest.journalExtension {
        unlink(FolderPath.joined(old, file))
      }
    }
    return rmdir(old) == 0
  }
}
