import Foundation

/// Finds the font files in a folder.
enum FontFolder {
  /// The endings of files that OpenType fonts come in.
  static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// The paths of the font files in a folder and the folders within, sorted. Links are followed,
  /// each folder is read once, and files whose names begin with a full stop are passed over.
  static func files(in folder: String) throws(FontError) -> [String] {
    guard isFolder(folder) else { throw .folderMissing(path: folder) }
    var visited: Set<String> = []
    var files: [String] = []
    collect(from: folder, into: &files, visited: &visited)
    return files.sorted()
  }

  private static func collect(
    from folder: String, into files: inout [String], visited: inout Set<String>
  ) {
    guard visited.insert(URL(filePath: folder).resolvingSymlinksInPath().path).inserted else {
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      if isFolder(path) {
        collect(from: path, into: &files, visited: &visited)
      } else if extensions.contains(ending(of: name)) {
        files.append(path)
      }
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// What follows the last full stop, in lower case.
  static func ending(of name: String) -> String {
    guard let stop = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: stop)...].lowercased()
  }
}

/// A font that is named by its file, as `fonts/Amiri.ttf` or `Noto.ttc#2`.
struct FontFilePath {
  var path: String
  /// The face's number in its file, from 0; it is written counting from 1.
  var face = 0
  /// Whether there are no folders in it.
  var isBareName: Bool { !path.contains("/") }

  /// Nil when the text does not look like a path: without a slash and without a font's ending.
  init?(_ text: String) {
    path = text
    if let mark = text.lastIndex(of: "#"), let number = Int(text[text.index(after: mark)...]),
      number > 0
    {
      path = String(text[..<mark])
      face = number - 1
    }
    guard path.contains("/") || FontFolder.extensions.contains(FontFolder.ending(of: path)) else {
      return nil
    }
  }
}
