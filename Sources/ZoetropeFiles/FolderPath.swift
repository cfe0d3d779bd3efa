import Foundation

/// Operations on folder paths.
package enum FolderPath {
  /// Returns the path of a file in a folder.
  package static func joined(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// Returns the part of a path after its last slash.
  package static func lastPart(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return path }
    return String(path[path.utf8.index(after: slash)...])
  }

  /// Returns the names of the files and subfolders in a folder, in no particular order; nil, with
  /// `errno` set, if the folder cannot be read. Bytes that are not UTF-8 become U+FFFD.
  ///
  /// For Foundation's equivalent, the runtime searches all conformances of the program.
  package static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return errno == 0 ? names : nil
  }

  /// Returns the path of the enclosing folder: `.` for a single name, `/` for a path at the top
  /// level.
  ///
  /// Foundation's equivalent crashes for names of one letter (Swift 6.3, Linux).
  package static func above(_ path: String) -> String {
    var rest = path[...]
    while rest.last == "/" { rest.removeLast() }
    while let last = rest.last, last != "/" { rest.removeLast() }
    while rest.last == "/" { rest.removeLast() }
    if !rest.isEmpty { return String(rest) }
    return path.hasPrefix("/") ? "/" : "."
  }
}
