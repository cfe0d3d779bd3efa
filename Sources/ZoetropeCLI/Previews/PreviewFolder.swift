import Foundation
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

/// The folder of previews: pictures, a page with all of them, and an index for programs.
struct PreviewFolder {
  let path: String
  /// The names of the pictures, or of the folders of sequences, that the index lists.
  private let oldNames: [String]

  static let pageName = "index.html"
  private static let indexName = "previews.json"

  /// The path of the page.
  var pagePath: String { FolderPath.joined(path, PreviewFolder.pageName) }

  /// The part of an index that tells which files belong to it.
  private struct Index: Decodable {
    struct Preview: Decodable { var pictures: [Picture] }
    struct Picture: Decodable { var path: String }
    var previews: [Preview]
  }

  /// Checks what is in the folder.
  ///
  /// - Parameters:
  ///   - path: The path of the folder.
  ///   - names: The names of the files and folders that will be written.
  ///   - replaces: Whether existing files may be replaced.
  /// - Throws: ``CommandFailure`` if the folder has files that may not be replaced, or is none.
  init(_ path: String, names: [String], replaces: Bool) throws(CommandFailure) {
    self.path = path
    if FileStatus.exists(path), FileStatus(of: path) != .folder {
      throw CommandFailure(
        "--output \(path): is not a folder; move it away or choose another --output",
        status: .cannotCreate)
    }
    let index = FolderPath.joined(path, PreviewFolder.indexName)
    if !replaces {
      for name in [PreviewFolder.pageName, PreviewFolder.indexName] + names
      where FileStatus.exists(FolderPath.joined(path, name)) {
        throw CommandFailure(
          "\(FolderPath.joined(path, name)) exists; use --overwrite to replace it, or choose "
            + "another --output", status: .cannotCreate)
      }
    }
    let old = FileManager.default.contents(atPath: index)
    let listed = old.flatMap { try? JSONDecoder().decode(Index.self, from: $0) }
    oldNames = (listed?.previews ?? []).flatMap { $0.pictures.map(\.path) }.filter {
      !$0.contains("/") && !$0.hasPrefix(".")
        && ($0.hasSuffix("-light") || $0.hasSuffix("-dark")
          || $0.hasSuffix("-light.png") || $0.hasSuffix("-dark.png"))
    }
  }

  /// Creates the folder.
  ///
  /// - Throws: ``CommandFailure`` if that is not possible.
  func create() throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        "cannot create \(path): \(CommandFailure.text(ofError: errno))", status: .cannotCreate)
    }
  }

  /// Writes the index, and removes pictures of an earlier run that it does not list.
  ///
  /// - Parameters:
  ///   - index: The index, as JSON.
  ///   - names: The names of the pictures that it lists.
  /// - Throws: `RecorderError`.
  func finish(_ index: String, names: [String]) throws(RecorderError) {
    try FrameFile().write(index, named: PreviewFolder.indexName, in: path)
    for name in oldNames where !names.contains(name) {
      let old = FolderPath.joined(path, name)
      if FileStatus(of: old) != .folder {
        unlink(old)
      } else {
        PreviewFolder.removeSequence(named: name, in: old)
      }
    }
  }

  /// Removes the files of a sequence, and its folder if nothing else is in it.
  private static func removeSequence(named name: String, in folder: String) {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for file in files
    where file.hasPrefix("\(name)_") && file.hasSuffix(".png")
      || file.hasPrefix("\(name).zoetrope.")
    {
      unlink(FolderPath.joined(folder, file))
    }
    rmdir(folder)
  }
}
