import Foundation

/// Font files of Debian packages, which tests use where they are installed.
public enum InstalledFonts {
  /// The names of the files and the packages of Debian and Ubuntu that have them.
  ///
  /// An asterisk stands for the rest of a name.
  private static let packages = [
    ("Inter.var.ttf", "fonts-inter-variable"), ("Inter*", "fonts-inter"),
    ("DejaVuSans.ttf", "fonts-dejavu-core"), ("DejaVuSans-Bold.ttf", "fonts-dejavu-core"),
    ("DejaVuSansMono.ttf", "fonts-dejavu-core"), ("DejaVuSansMono-Bold.ttf", "fonts-dejavu-core"),
    ("DejaVuSerif.ttf", "fonts-dejavu-core"), ("DejaVuSerif-Bold.ttf", "fonts-dejavu-core"),
    ("DejaVu*", "fonts-dejavu-extra"), ("Amiri*", "fonts-hosny-amiri"),
    ("FrankRuehlCLM*", "culmus"), ("Lohit-Devanagari*", "fonts-lohit-deva"),
    ("Loma*", "fonts-tlwg-loma-ttf"),
  ]

  private static let folders = [
    "/usr/share/fonts", "/usr/local/share/fonts",
    NSHomeDirectory() + "/.local/share/fonts", NSHomeDirectory() + "/.fonts",
  ]

  /// The first path in alphabetical order of each file name, by the first folder that has it.
  private static let paths: [String: String] = {
    var paths: [String: String] = [:]
    for folder in folders {
      let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      for path in found.sorted() {
        let name = String(path.split(separator: "/").last ?? "")
        if paths[name] == nil { paths[name] = folder + "/" + path }
      }
    }
    return paths
  }()

  /// The path of a file in one of the usual folders.
  ///
  /// - Throws: ``Missing``, which names the package to install.
  public static func path(_ name: String) throws(Missing) -> String {
    guard let path = paths[name] else { throw Missing(file: name) }
    return path
  }

  /// An error that says how to install a font file.
  public struct Missing: Error, Equatable, CustomStringConvertible {
    public let file: String

    public init(file: String) { self.file = file }

    public var description: String {
      let package = packages.first { name, _ in
        name.hasSuffix("*") ? file.hasPrefix(name.dropLast()) : file == name
      }?.1
      let remedy = package.map { "; install it with: apt-get install \($0)" } ?? ""
      return "the font file \(file) is not installed\(remedy)"
    }
  }
}
