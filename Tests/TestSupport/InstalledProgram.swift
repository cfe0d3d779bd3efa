import Foundation

/// A program of a Debian package that tests compare results with.
public struct InstalledProgram: Sendable {
  /// The executable file.
  public let url: URL

  /// Looks for a program in the usual folders.
  ///
  /// - Throws: ``Missing``, which names the package to install.
  public init(_ name: String, package: String) throws(Missing) {
    let folders = ["/usr/bin", "/usr/local/bin"]
    let path = folders.map { "\($0)/\(name)" }.first(where: FileManager.default.isExecutableFile)
    guard let path else { throw Missing(program: name, package: package) }
    url = URL(filePath: path)
  }

  /// An error that says how to install a program.
  public struct Missing: Error, Equatable, CustomStringConvertible {
    public let program: String
    public let package: String

    public init(program: String, package: String) {
      self.program = program
      self.package = package
    }

    public var description: String {
      "the program \(program) is not installed; install it with: apt-get install \(package)"
    }
  }
}
