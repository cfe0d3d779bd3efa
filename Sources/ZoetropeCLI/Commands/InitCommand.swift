import ArgumentParser
import Foundation
import ZoetropeAssembly
import ZoetropeFiles
import ZoetropeRecorder

/// `init`: writes a package that contains a gallery.
struct InitCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Writes a package with a gallery, two anims and a test.",
    discussion: """
      The package is written to a new folder NAME, or to --output. It builds as it is: "swift run \
      NAME list" in that folder lists its anims, and "swift test" runs its test.
      """)

  @Argument(help: "The name of the package: letters, digits and underscores.")
  var name: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The package Zoetrope: the path of a clone, or an address with \"://\" (default: the clone "
        + "that this program was built in).", valueName: "PATH|URL"))
  var package: String?

  @Option(
    name: [.long, .customShort("o")], parsing: .unconditional,
    help: ArgumentHelp("The folder of the package (default: NAME).", valueName: "DIR"))
  var output: String?

  @Flag(name: [.long, .customShort("q")], help: "Prints only warnings and errors.")
  var quiet = false

  func run(in tool: Tool) async throws(CommandFailure) {
    try checkName()
    let folder = output ?? name
    guard !folder.isEmpty else { throw .usage("--output", folder, "expected a folder") }
    let template = PackageTemplate(name: name, dependency: try dependency)
    if let names = try? FileManager.default.contentsOfDirectory(atPath: folder), !names.isEmpty {
      throw CommandFailure(
        "\(folder) is not empty; choose another name, or another --output", status: .cannotCreate)
    }
    for (path, text) in template.files {
      let file = FolderPath.joined(folder, path)
      do {
        try FileManager.default.createDirectory(
          atPath: FolderPath.above(file), withIntermediateDirectories: true)
      } catch {
        throw CommandFailure(
          "cannot create \(FolderPath.above(file)): \(CommandFailure.text(ofError: errno))",
          status: .cannotCreate)
      }
      do {
        try FrameFile().write(
          text, named: path.split(separator: "/").last.map(String.init) ?? path,
          in: FolderPath.above(file))
      } catch {
        throw CommandFailure(assembling: error)
      }
    }
    if quiet { return }
    tool.console.writeLine(
      "wrote \(folder) (\(Amount.count(template.files.count, "file"))); next:")
    try tool.console.writeOutput(
      """
      cd \(ToolCommand.quoted(folder))
      swift run \(name) render wheel
      swift run \(name) compare wheel --html wheel.html
      swift test

      """)
  }

  /// The names that a new package must not have, in lower case. They would hide modules that the
  /// package needs, or they are reserved words.
  private static let taken = [
    "swiftui", "swift", "foundation", "testing", "xctest", "glibc", "test", "tests", "dispatch",
    "combine", "uikit", "coregraphics", "appkit", "argumentparser", "argumentparsertoolinfo",
    "subprocess", "systempackage", "csystem", "cpng", "cfreetype", "charfbuzz", "cfontconfig",
    "flyingfox", "flyingsocks", "synchronization", "observation", "regexbuilder", "catalogue",
    // The reserved words of Swift.
    "actor", "any", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "main", "nil", "none", "open", "operator", "package", "precedencegroup", "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias", "var",
    "where", "while",
  ]

  private func checkName() throws(CommandFailure) {
    let isIdentifier =
      name.utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 95, 97...122: true
        default: false
        }
      } && name.first?.isLetter == true
    guard isIdentifier, name.count <= 60 else {
      throw CommandFailure(
        "\(name.isEmpty ? "\"\"" : name): expected a name of letters, digits and underscores that "
          + "begins with a letter, such as Demo", status: .usage)
    }
    if InitCommand.taken.contains(name.lowercased()) || name.lowercased().hasPrefix("zoetrope") {
      throw CommandFailure(
        "\(name): a word of Swift or a module of other packages has this name, or a similar one; "
          + "expected another one, such as Demo", status: .usage)
    }
  }

  /// The declaration of the dependency on Zoetrope.
  private var dependency: String {
    get throws(CommandFailure) {
      if let package, package.contains("://") {
        return ".package(url: \(PackageTemplate.quoted(package)), branch: \"main\")"
      }
      guard let path = package ?? InitCommand.ownPackage else {
        throw CommandFailure(
          "--package is missing, since this program is not in the folder where it was built; "
            + "expected the path of a clone of Zoetrope, or its address", status: .usage)
      }
      let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
      guard InitCommand.isZoetrope(absolute) else {
        throw .usage("--package", path, "expected the path of a clone of Zoetrope, or its address")
      }
      return ".package(name: \"Zoetrope\", path: \(PackageTemplate.quoted(absolute)))"
    }
  }

  /// The path of the package in which this program was built; nil if there is no such package.
  private static var ownPackage: String? {
    guard
      let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"),
      let build = program.range(of: "/.build/")
    else { return nil }
    let folder = String(program[..<build.lowerBound])
    return isZoetrope(folder) ? folder : nil
  }

  private static func isZoetrope(_ folder: String) -> Bool {
    FileStatus.exists(folder + "/Package.swift")
      && FileStatus.exists(folder + "/Sources/ZoetropeCLI/Gallery.swift")
  }
}
