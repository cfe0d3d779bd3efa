import Foundation

/// A folder that is removed with the value that made it.
final class TemporaryFolder {
  let path: String

  init() throws {
    let base = FileManager.default.temporaryDirectory.path
    path = "\(base)/zoetrope-tests-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The names in the folder, hidden ones too, sorted.
  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  /// The content of a file, or nothing.
  func bytes(_ name: String) -> [UInt8] {
    FileManager.default.contents(atPath: "\(path)/\(name)").map(Array.init) ?? []
  }

  /// Makes a file.
  func touch(_ name: String) {
    _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data([1]))
  }
}
