#if Watch
  import Foundation
  import Subprocess
  import SystemPackage
  import ZoetropeFiles

  /// Builds the gallery whenever its sources change, and lets it write the page.
  struct WatchLoop: Sendable {
    let package: String
    let product: String
    let configuration: String
    let scratch: String
    let ignoresLock: Bool
    /// The command of the gallery.
    let words: [String]
    private let state = WatchState()

    /// The time between two looks at the source files.
    private static let interval = Duration.milliseconds(150)
    /// The time that files have to stay as they are before a build.
    private static let calm = Duration.milliseconds(60)
    /// The time for a page above which a still is drawn first.
    private static let patience = Duration.milliseconds(800)

    /// Creates a loop.
    init(
      package: String, product: String, configuration: String, scratch: String?,
      ignoresLock: Bool, words: [String]
    ) {
      (self.package, self.product, self.configuration) = (package, product, configuration)
      self.scratch = scratch ?? FolderPath.joined(package, ".build")
      (self.ignoresLock, self.words) = (ignoresLock, words)
    }

    /// The folder of the page.
    private var folder: String { FolderPath.joined(scratch, "zoetrope-watch") }

    /// Runs until the process is ended.
    ///
    /// - Parameter port: The port; nil for the last one, or a free one.
    func run(port: UInt16?) async throws {
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw WatchFailure(message: "cannot create \(folder)", status: 73)
      }
      let address = WatchAddress(folder: folder)
      let server = WatchServer(state: state, folder: folder, token: address.token)
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await serve(server, address, port: port) }
        group.addTask { try await follow() }
        try await group.next()
        group.cancelAll()
      }
    }

    private func serve(
      _ server: WatchServer, _ address: WatchAddress, port: UInt16?
    ) async throws {
      let started: @Sendable (UInt16) async -> Void = { port in
        address.save(port: port)
        print("http://127.0.0.1:\(port)/\(address.token)/")
        fflush(nil)
      }
      do {
        try await server.run(port: port ?? address.port ?? 0, started: started)
      } catch {
        // The last port may be taken by now.
        guard port == nil, address.port != nil else {
          throw WatchFailure(
            message: port.map { "--port \($0): cannot listen on it: \(error)" }
              ?? "cannot listen on the loopback address: \(error)", status: 69)
        }
        try await server.run(port: 0, started: started)
      }
    }

    private func follow() async throws {
      let files = SourceFiles(folders: await folders())
      var built: [String: SourceFiles.Stamp] = [:]
      while true {
        let now = files.stamps()
        if now == built {
          try await Task.sleep(for: WatchLoop.interval)
          continue
        }
        // An editor may write several files, or one in several steps.
        try await Task.sleep(for: WatchLoop.calm)
        guard files.stamps() == now else { continue }
        let isFirst = built.isEmpty
        built = now
        try await update(isFirst: isFirst)
      }
    }

    /// The folders of the package and of the packages beside it that it depends on.
    private func folders() async -> [String] {
      struct Dependency: Decodable {
        let path: String
        let dependencies: [Dependency]
        var paths: [String] { [path] + dependencies.flatMap(\.paths) }
      }
      var arguments = ["package", "--package-path", package, "--scratch-path", scratch]
      if ignoresLock { arguments.append("--ignore-lock") }
      let result = try? await Subprocess.run(
        .name("swift"),
        arguments: Arguments(arguments + ["show-dependencies", "--format", "json"]),
        input: .none, output: .bytes(limit: 1 << 22), error: .discarded)
      let root = result.flatMap { result in
        // Messages may come before the object.
        result.standardOutput.firstIndex(of: UInt8(ascii: "{")).flatMap { start in
          try? JSONDecoder().decode(
            Dependency.self, from: Data(result.standardOutput[start...]))
        }
      }
      let own = URL(fileURLWithPath: package).standardizedFileURL.path
      // Checkouts never change.
      let paths = (root?.paths ?? []).filter { !$0.contains("/checkouts/") && $0 != own }
      return [own] + Set(paths).sorted()
    }

    // MARK: One round

    private func update(isFirst: Bool) async throws {
      let start = ContinuousClock.now
      state.change { content in
        (content.phase, content.message, content.output, content.still) = (.building, "", "", 0)
      }
      var arguments = [
        "build", "--package-path", package, "--scratch-path", scratch, "-c", configuration,
        "--product", product,
      ]
      if ignoresLock { arguments.append("--ignore-lock") }
      // The flags of the documentation, so that a build by hand is not done again.
      if configuration == "release" {
        arguments += ["--static-swift-stdlib", "-debug-info-format", "none"]
      }
      let build = try await output("swift", arguments)
      let built = ContinuousClock.now
      guard build.isSuccess else {
        fail("The build failed.", build.text)
        return
      }
      state.change { $0.phase = .rendering }
      let still = try await drawStill()
      let stillDrawn = ContinuousClock.now
      let page = try await output(
        gallery,
        words + ["--html", "\(folder)/\(WatchServer.pageName)", "--overwrite", "--quiet"])
      let end = ContinuousClock.now
      guard page.isSuccess else {
        fail("The anim failed.", page.text)
        return
      }
      state.change { content in
        (content.phase, content.message, content.output) = (.ready, "", "")
        content.page += 1
        content.still = 0
      }
      try? "\((end - stillDrawn) / .milliseconds(1))".write(
        toFile: "\(folder)/page-milliseconds", atomically: true, encoding: .utf8)
      log(
        "built in \(seconds(built - start))"
          + (still ? ", still in \(seconds(stillDrawn - built))" : "")
          + ", page in \(seconds(end - stillDrawn))")
    }

    /// Draws the frame that the page shows, if a page takes long.
    ///
    /// - Returns: Whether there is a still.
    private func drawStill() async throws -> Bool {
      let last = try? String(contentsOfFile: "\(folder)/page-milliseconds", encoding: .utf8)
      let duration = last.flatMap { Double($0) } ?? 0
      guard .milliseconds(duration) > WatchLoop.patience, words.count > 1 else { return false }
      var options: [String] = []
      for flag in ["--fps", "--size", "--set"] {
        for (index, word) in words.enumerated().dropLast() where word == flag {
          options += [flag, words[index + 1]]
        }
      }
      let result = try await output(
        gallery,
        ["still"] + options + [
          "--frame", "\(state.current.frame)", "--output", "\(folder)/\(WatchServer.stillName)",
          "--overwrite", "--quiet", "--", words[1],
        ])
      if result.isSuccess { state.change { $0.still = $0.version + 1 } }
      return result.isSuccess
    }

    private var gallery: String { "\(scratch)/\(configuration)/\(product)" }

    private func fail(_ message: String, _ output: String) {
      log(message)
      state.change { content in
        (content.phase, content.message, content.output) = (.failed, message, output)
      }
    }

    /// Runs a program in the package's folder, and returns what it prints.
    private func output(
      _ program: String, _ arguments: [String]
    ) async throws -> (isSuccess: Bool, text: String) {
      let executable: Executable =
        program.contains("/") ? .path(FilePath(program)) : .name(program)
      do {
        let result = try await Subprocess.run(
          executable, arguments: Arguments(arguments), workingDirectory: FilePath(package),
          input: .none, output: .bytes(limit: 1 << 22), error: .combinedWithOutput)
        return (
          result.terminationStatus.isSuccess,
          String(decoding: result.standardOutput, as: UTF8.self)
        )
      } catch let error as SubprocessError {
        return (false, "\(program) cannot be run: \(error)")
      }
    }

    private func seconds(_ duration: Duration) -> String {
      "\((duration / .milliseconds(1)).rounded() / 1000) s"
    }

    private func log(_ text: String) {
      FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
  }

  /// The address of the page, which stays the same when the program is started again.
  struct WatchAddress: Sendable {
    /// The secret part of the address.
    let token: String
    /// The last port; nil at the first start.
    let port: UInt16?
    private let file: String

    private struct Content: Codable {
      var token: String
      var port: UInt16
    }

    /// Reads the last address, or makes up a token.
    init(folder: String) {
      file = "\(folder)/address.json"
      let data = try? Data(contentsOf: URL(fileURLWithPath: file))
      let content = data.flatMap { try? JSONDecoder().decode(Content.self, from: $0) }
      var random = SystemRandomNumberGenerator()
      token =
        content?.token
        ?? (0..<2).map { _ in String(random.next(), radix: 36) }.joined()
      port = content?.port
    }

    /// Keeps the address, for this user only.
    func save(port: UInt16) {
      guard let data = try? JSONEncoder().encode(Content(token: token, port: port)) else { return }
      _ = FileManager.default.createFile(
        atPath: file, contents: data, attributes: [.posixPermissions: 0o600])
    }
  }
#endif
