import Foundation

/// Lists the font files in a folder.
enum FontFolder {
  /// The file name extensions of OpenType fonts, in lower case.
  static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Returns the sorted paths of the font files in a folder and its subfolders.
  ///
  /// Symbolic links are followed. A folder that can be reached in several ways is read only once.
  /// Files and folders whose names begin with a period are skipped.
  ///
  /// - Throws: ``FontError/folderMissing(path:)`` if there is no folder at the path.
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

  /// The extension of a file name, in lower case; empty if there is none.
  static func ending(of name: String) -> String {
    guard let stop = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: stop)...].lowercased()
  }
}

/// A font face specified by its file, such as `fonts/Amiri.ttf` or `Noto.ttc#2`.
struct FontFilePath {
  var path: String
  /// The index of the face in its file, from 0. The number after `#` in the text counts from 1:
  /// `Noto.ttc#2` has the index 1.
  var face = 0
  /// Whether the path is a file name without folders.
  var isBareName: Bool { !path.contains("/") }

  /// Parses a path; nil if the text has neither a slash nor the extension of a font file.
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
