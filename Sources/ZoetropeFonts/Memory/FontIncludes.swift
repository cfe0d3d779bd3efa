import Foundation
import ZoetropeFiles

/// The paths that configuration files of fontconfig include, whether or not they exist.
///
/// fontconfig does not report the paths at which it found no file. If a file appears at such a path
/// later, the list of fonts may change.
enum FontIncludes {
  /// Returns the paths that the given configuration files include. Returns nil if a file cannot be
  /// read, or has an `include` element that this function does not understand.
  ///
  /// A relative path is combined with each folder that contains a configuration file. fontconfig
  /// itself may search fewer folders.
  static func paths(in files: [String]) -> [String]? {
    var folders: [String] = ["/etc/fonts"]
    var paths: [String] = []
    var texts: [String] = []
    for file in files {
      guard let folder = folder(of: file) else { return nil }
      if !folders.contains(folder) { folders.append(folder) }
      guard case .other? = FileStatus(of: file) else { continue }
      guard let text = try? RegularFile(path: file).bytes() else { return nil }
      texts.append(String(decoding: text, as: UTF8.self))
    }
    for text in texts {
      guard let found = Self.paths(inText: text, folders: folders) else { return nil }
      paths += found
    }
    return paths
  }

  /// Returns the paths in the `include` elements of a configuration; nil if the function does not
  /// understand one of these elements.
  static func paths(
    inText text: String, folders: [String],
    variable: (String) -> String? = FontStamps.variable
  ) -> [String]? {
    var paths: [String] = []
    for element in text.split(separator: "<include").dropFirst(text.hasPrefix("<include") ? 0 : 1) {
      guard let end = element.firstIndex(of: ">"),
        let close = element[end...].firstIndex(of: "<")
      else { return nil }
      let attributes = element[..<end].filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" }
      let name = element[element.index(after: end)..<close]
        .trimmingCharacters(in: .whitespacesAndNewlines)
      guard !name.isEmpty, !name.contains("&"), !attributes.hasSuffix("/") else { return nil }
      if attributes.contains("prefix=xdg") {
        if let folder = variable("XDG_CONFIG_HOME") { paths.append("\(folder)/\(name)") }
        if let home = variable("HOME") { paths.append("\(home)/.config/\(name)") }
      } else if attributes.contains("prefix=") && !attributes.contains("prefix=default") {
        return nil
      } else if name.hasPrefix("~") {
        guard let home = variable("HOME") else { continue }
        paths.append(home + name.dropFirst())
      } else if name.hasPrefix("/") {
        paths.append(name)
      } else {
        paths += folders.map { "\($0)/\(name)" }
      }
    }
    return paths
  }

  private static func folder(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/") else { return nil }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
