import Foundation

/// A folder with asset catalogs, removed with the value.
final class Catalogue {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Makes a folder with a list; without one if the text is nil.
  @discardableResult
  func add(_ path: String, _ list: String? = "{}") throws -> URL {
    let folder = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try list.map { text in
      try Data(text.utf8).write(to: folder.appendingPathComponent("Contents.json"))
    }
    return folder
  }

  /// The path without the folder's own.
  func relative(_ path: String) -> String {
    path.replacingOccurrences(of: url.path + "/", with: "")
  }
}
