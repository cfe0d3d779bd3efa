import ArgumentParser
import Foundation
import Zoetrope
import ZoetropeFiles

/// `watch`: builds the gallery whenever its sources change, and shows it in a browser.
struct WatchCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch",
    abstract: "Builds the gallery whenever a source file is saved, and shows it in a browser.",
    discussion: """
      The page is the one of compare --html, or of render --html if --mode is parameters or \
      positions. It keeps its frame and its selection, and shows what the compiler says. The \
      program zoetrope-watch does the work; if it is not built yet, this command offers to build it.
      """)

  @Argument(help: "The names of anims, as list prints them.", completion: Completion.names)
  var names: [String] = []

  @OptionGroup var canvas: CanvasArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of pixels per point (default: 1).", valueName: "S"))
  var scale: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Sets a parameter of the anim; can be repeated.", valueName: "key=value"),
    completion: Completion.settings)
  var set: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Adds a column with other values of parameters; can be repeated.",
      valueName: "key=value[,key=value]"), completion: Completion.settings)
  var against: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The interpolation mode of layouts: parameters, positions or both, as in compare.",
      valueName: "MODE"))
  var mode: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The port on the loopback address (default: the last one, or a free one).", valueName: "N"))
  var port: String?

  @Flag(help: "Builds zoetrope-watch without a question if it is not built yet.")
  var build = false

  @Flag(help: .private)
  var ignoreLock = false

  func run(in tool: Tool) async throws(CommandFailure) {
    let words = try words(in: tool)
    if let port, UInt16(port) == nil {
      throw .usage("--port", port, "expected a number from 0 to 65535")
    }
    guard let place = BuildPlace.current else {
      throw CommandFailure(
        "watch: this program is not in the build folder of a package; run it there, as with swift "
          + "run", status: .unavailable)
    }
    let watch = try WatchProgram(place)
    if !watch.isBuilt { try offer(watch, in: tool) }
    var arguments = [
      watch.path, "--package-path", place.package, "--product", place.product, "--configuration",
      place.configuration, "--scratch-path", place.scratch,
    ]
    if let port { arguments += ["--port", port] }
    if ignoreLock { arguments.append("--ignore-lock") }
    arguments += ["--"] + words
    // `execv` runs `zoetrope-watch` in this process, in place of this program. Signals to the
    // process therefore reach `zoetrope-watch`.
    var pointers: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    execv(watch.path, &pointers)
    throw CommandFailure(
      "\(watch.path) cannot be started: \(CommandFailure.text(ofError: errno))",
      status: .unavailable)
  }

  /// Checks the arguments, and returns the command line of the `render` or `compare` command that
  /// writes the page.
  @MainActor private func words(in tool: Tool) throws(CommandFailure) -> [String] {
    var anims: [Anim] = []
    for name in names { anims.append(try tool.anim(name)) }
    guard let first = anims.first else {
      throw CommandFailure(
        "watch: expected the name of an anim; the anims are "
          + (try tool.anims()).map(\.name).joined(separator: ", "), status: .usage)
    }
    let isSingle = names.count == 1 && against.isEmpty && mode != nil && mode != "both"
    let typed = RunOptions(
      fps: canvas.fps, size: canvas.size, scale: scale, mode: isSingle ? mode : nil, settings: set)
    _ = try typed.checked(for: first, in: tool)
    if !isSingle {
      _ = try ComparedColumns(anims: anims, settings: set, against: against, mode: mode)
    }
    let options = [
      ("--fps", canvas.fps), ("--size", canvas.size), ("--scale", scale), ("--mode", mode),
    ].flatMap { flag, value in value.map { [flag, $0] } ?? [] }
    return [isSingle ? "render" : "compare"] + names + options + set.flatMap { ["--set", $0] }
      + against.flatMap { ["--against", $0] }
  }

  /// Builds the program if the user agrees.
  private func offer(_ watch: WatchProgram, in tool: Tool) throws(CommandFailure) {
    let line = watch.buildCommand.joined(separator: " ")
    if !build {
      guard isatty(STDIN_FILENO) == 1, isatty(STDERR_FILENO) == 1 else {
        throw CommandFailure(
          "zoetrope-watch is not built, or older than its sources; add --build, or run: \(line)",
          status: .unavailable)
      }
      tool.console.writeError(
        "zoetrope-watch is not built, or older than its sources. Build it now? It takes a minute or "
          + "two. [Y/n] ")
      let answer = readLine()?.lowercased() ?? "n"
      guard answer.isEmpty || answer.hasPrefix("y") else {
        throw CommandFailure(
          "zoetrope-watch is not built; build it with: \(line)", status: .unavailable)
      }
    }
    tool.console.writeLine(line)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = watch.buildCommand
    // stdout is reserved for data.
    process.standardOutput = FileHandle.standardError
    do { try process.run() } catch {
      throw CommandFailure("swift cannot be started: \(error)", status: .unavailable)
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0, watch.isBuilt else {
      throw CommandFailure("zoetrope-watch could not be built", status: .unavailable)
    }
  }
}

/// The location of a program in the build folder of a package.
struct BuildPlace {
  /// The path of the package's folder.
  let package: String
  /// The path of the build folder.
  let scratch: String
  /// The configuration: `debug` or `release`.
  let configuration: String
  /// The name of the program.
  let product: String

  /// The location of this program; nil if the program is not in a build folder.
  static var current: BuildPlace? {
    guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    return BuildPlace(path)
  }

  /// Parses a path of the form `PACKAGE/.build*/[TRIPLE/]CONFIGURATION/PRODUCT`. The result is nil
  /// for other paths, and if `PACKAGE` has no file `Package.swift`.
  init?(_ path: String) {
    var parts = path.split(separator: "/").map(String.init)
    guard let product = parts.popLast(), let configuration = parts.popLast(),
      ["debug", "release"].contains(configuration),
      let build = parts.lastIndex(where: { $0.hasPrefix(".build") }), parts.count - build <= 3
    else { return nil }
    (self.product, self.configuration) = (product, configuration)
    package = "/" + parts[..<build].joined(separator: "/")
    // If the last component contains a hyphen, it is `TRIPLE`, which names the kind of machine. The
    // scratch path ends before `TRIPLE`, because the links `debug` and `release` that lead into
    // `TRIPLE` are in the scratch folder.
    let isMachine = parts.count > build + 1 && parts[parts.count - 1].contains("-")
    scratch = "/" + parts[..<(parts.count - (isMachine ? 1 : 0))].joined(separator: "/")
    guard FileStatus.exists(package + "/Package.swift") else { return nil }
  }
}

/// The program `zoetrope-watch`, which is built in a separate build folder.
struct WatchProgram {
  /// The path of the program.
  let path: String
  /// The command line that builds the program.
  let buildCommand: [String]

  /// The paths of the folders with the sources of the program.
  private let sources: [String]

  /// Whether the program exists and is at least as new as all of its sources.
  var isBuilt: Bool {
    var status = stat()
    guard access(path, X_OK) == 0, stat(path, &status) == 0 else { return false }
    let built = status.st_mtim
    return sources.allSatisfy { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.allSatisfy {
        guard stat("\(folder)/\($0)", &status) == 0 else { return true }
        let changed = status.st_mtim
        return (changed.tv_sec, changed.tv_nsec) <= (built.tv_sec, built.tv_nsec)
      }
    }
  }

  /// Finds the package that declares `zoetrope-watch`: the package of this gallery, or one of its
  /// dependencies.
  ///
  /// - Throws: ``CommandFailure`` if there is no such package.
  init(_ place: BuildPlace) throws(CommandFailure) {
    let scratch = FolderPath.joined(place.scratch, "zoetrope-watch/build")
    path = scratch + "/release/zoetrope-watch"
    guard let source = WatchProgram.zoetrope(place) else {
      throw CommandFailure(
        "watch: the package Zoetrope was not found among the dependencies of \(place.package)",
        status: .unavailable)
    }
    sources = ["ZoetropeWatch", "ZoetropePageAssets"].map { "\(source)/Sources/\($0)" }
    buildCommand = [
      "swift", "build", "-c", "release", "--package-path", source, "--scratch-path", scratch,
      "--traits", "Watch", "--product", "zoetrope-watch",
    ]
  }

  private static func zoetrope(_ place: BuildPlace) -> String? {
    func declaresWatch(_ folder: String) -> Bool {
      FileStatus.exists(folder + "/Sources/ZoetropeWatch/WatchTool.swift")
    }
    if declaresWatch(place.package) { return place.package }
    let checkout = place.scratch + "/checkouts"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkout)) ?? []
    if let name = names.first(where: { declaresWatch("\(checkout)/\($0)") }) {
      return "\(checkout)/\(name)"
    }
    // A package that is used from a local path is not in `checkouts`; the manifest names its path.
    let manifest = try? String(contentsOfFile: place.package + "/Package.swift", encoding: .utf8)
    let paths = manifest?.matches(of: /path:\s*"([^"]+)"/).map { String($0.1) } ?? []
    return paths.map { path in
      path.hasPrefix("/")
        ? path : URL(fileURLWithPath: "\(place.package)/\(path)").standardizedFileURL.path
    }.first(where: declaresWatch)
  }
}
