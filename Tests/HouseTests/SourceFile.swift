import Foundation
import Synchronization

/// A Swift file of the package, as the rules of the house read it.
struct SourceFile {
  /// The path, relative to the folder that was searched.
  let path: String
  /// The text as it is.
  let text: String
  /// The text without comments and string literals. Code in interpolations is left out, too.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code =
      text
      .replacing(/"""[\s\S]*?"""/, with: "")
      .replacing(/\/\/[^\n]*/, with: "")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "")
  }

  /// The name of the file, without folders.
  var name: Substring { path.split(separator: "/").last ?? "" }

  /// The root of the package.
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let known = Mutex<[String: [SourceFile]]>([:])

  /// All Swift files below a folder of the package, sorted by path. Each folder is read once.
  static func all(under folder: String) throws -> [SourceFile] {
    if let files = known.withLock({ $0[folder] }) { return files }
    let files = try read(under: folder)
    known.withLock { $0[folder] = files }
    return files
  }

  private static func read(under folder: String) throws -> [SourceFile] {
    let folder = root.appending(path: folder)
    // Packages within the tests have folders of build products, with sources of their dependencies.
    let paths =
      FileManager.default.enumerator(atPath: folder.path)?
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && !$0.contains("/.") } ?? []
    return try paths.sorted().map {
      SourceFile(
        path: $0, text: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
  }
}
