import Foundation
import ZoetropeFiles

/// Lists the font files in a folder.
package enum FontFolder {
  /// The file name extensions of OpenType fonts, in lower case.
  package static let extensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

  /// Returns the sorted paths of the font files in a folder and its subfolders.
  ///
  /// Symbolic links are followed. A folder that can be reached in several ways is read only once.
  /// Files and folders whose names begin with a period are skipped.
  ///
  /// - Throws: ``FontError/folderMissing(path:)`` if there is no folder at the path, and
  ///   ``FontError/unreadable(path:code:)`` if the folder or a subfolder cannot be read. A
  ///   subfolder for which permission is denied is skipped.
  package static func files(in folder: String) throws(FontError) -> [String] {
    guard try identity(ofFolder: folder) != nil else { throw .folderMissing(path: folder) }
    var visited: Set<Identity> = []
    var files: [String] = []
    try collect(from: folder, into: &files, visited: &visited)
    return files.sorted()
  }

  private static func collect(
    from folder: String, into files: inout [String], visited: inout Set<Identity>
  ) throws(FontError) {
    guard let identity = try identity(ofFolder: folder), visited.insert(identity).inserted else {
      return
    }
    for name in try names(in: folder).sorted() where !name.hasPrefix(".") {
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      let isFont = extensions.contains(ending(of: name))
      do throws(FontError) {
        if try Self.identity(ofFolder: path) != nil {
          try collect(from: path, into: &files, visited: &visited)
        } else if isFont {
          files.append(path)
        }
      } catch .unreadable(_, EACCES) where !isFont {
        // A path for which permission is denied, such as the folder `lost+found`, is skipped if it
        // lacks the extension of a font file.
      }
    }
  }

  /// Returns the names of the files and folders in a folder, in no particular order.
  private static func names(in folder: String) throws(FontError) -> [String] {
    guard let names = FolderPath.names(in: folder) else {
      throw .unreadable(path: folder, code: errno)
    }
    return names
  }

  /// The device number and the inode number of a folder. They are equal for all paths that lead to
  /// the same folder.
  private struct Identity: Hashable {
    var device: UInt
    var number: UInt
  }

  /// Returns the identity of the folder at a path; nil if there is no folder.
  ///
  /// - Throws: ``FontError/unreadable(path:code:)`` if the path cannot be looked up.
  private static func identity(ofFolder path: String) throws(FontError) -> Identity? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let absence = [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(errno)
      if absence { return nil }
      throw .unreadable(path: path, code: errno)
    }
    guard status.st_mode & S_IFMT == S_IFDIR else { return nil }
    return Identity(device: UInt(status.st_dev), number: UInt(status.st_ino))
  }

  /// Returns the extension of a file name, in lower case; empty if there is none.
  package static func ending(of name: String) -> String {
    guard let stop = name.lastIndex(of: ".") else { return "" }
    return name[name.index(after: stop)...].lowercased()
  }
}

/// The path of a font file with the index of one of its faces, parsed from a text such as
/// `fonts/Amiri.ttf` or `Noto.ttc#2`.
package struct FontFilePath {
  package var path: String
  /// The index of the face in its file, from 0. The number after `#` in the text counts from 1:
  /// `Noto.ttc#2` has the index 1.
  package var face = 0
  /// Whether the path is a file name without folders.
  package var isBareName: Bool { !path.contains("/") }

  /// Parses a path; nil if the path has neither a slash nor the extension of a font file.
  package init?(_ text: String) {
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
