#if Watch
  import Foundation
  import Subprocess
  import SystemPackage
  import ZoetropeFiles

  /// A loop that builds the gallery whenever its sources change, and then runs the gallery. The
  /// gallery writes the page that ``WatchServer`` serves.
  struct WatchLoop: Sendable {
    let package: String
    let product: String
    let configuration: String
    let scratch: String
    let ignoresLock: Bool
    /// The gallery's command for writing the page, followed by the command's arguments.
    let words: [String]
    private let state = WatchState()

    /// The time between two inspections of the source files.
    private static let interval = Duration.milliseconds(150)
    /// The time for which files must stay unchanged before a build.
    private static let calm = Duration.milliseconds(60)
    /// The threshold for drawing a still picture. If writing the last page took longer than this
    /// time, a still picture is drawn before the next page is written.
    private static let patience = Duration.milliseconds(800)

    /// Creates a loop. If `scratch` is nil, builds are stored in the folder `.build` of the
    /// package.
    init(
      package: String, product: String, configuration: String, scratch: String?,
      ignoresLock: Bool, words: [String]
    ) {
      (self.package, self.product, self.configuration) = (package, product, configuration)
      self.scratch = scratch ?? FolderPath.joined(package, ".build")
      (self.ignoresLock, self.words) = (ignoresLock, words)
    }

    /// The path of the folder with the page.
    private var folder: String { FolderPath.joined(scratch, "zoetrope-watch") }

    /// Runs the loop and the server until an error or a signal occurs, and then throws an error.
    ///
    /// - Parameter port: The port; nil for the port of the last run. If that port is unknown or in
    ///   use, a free port is used.
    func run(port: UInt16?) async throws {
      do {
        try FileManager.default.createDirectory(
          atPath: folder, withIntermediateDirectories: true)
      } catch {
        throw WatchFailure(message: "cannot create \(folder)", status: 73)
      }
      let lock = open("\(folder)/lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
      guard lock >= 0, flock(lock, LOCK_EX | LOCK_NB) == 0 else {
        throw WatchFailure(
          message: "another watch of \(package) is running in \(scratch); end it first", status: 73)
      }
      defer { close(lock) }
      let address = WatchAddress(folder: folder)
      let server = WatchServer(state: state, folder: folder, token: address.token)
      // The server may take a long time to end. This method therefore does not wait for its end:
      // the server ends with the process.
      let (errors, ended) = AsyncStream<any Error>.makeStream()
      func begin(_ work: @escaping @Sendable () async throws -> Void) -> Task<Void, Never> {
        Task {
          do { try await work() } catch { ended.yield(error) }
        }
      }
      _ = begin { try await serve(server, address, port: port) }
      _ = begin { try await WatchLoop.signal() }
      let following = begin { try await follow() }
      for await error in errors {
        following.cancel()
        await following.value
        throw error
      }
    }

    /// Waits for SIGINT, SIGTERM or SIGHUP, and then throws an error whose exit status is 128 plus
    /// the number of the signal. The caller then ends the child processes.
    private static func signal() async throws {
      let (signals, continuation) = AsyncStream<Int32>.makeStream()
      let sources = [SIGINT, SIGTERM, SIGHUP].map { number in
        Foundation.signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number)
        source.setEventHandler { continuation.yield(number) }
        source.resume()
        return source
      }
      defer { for source in sources { source.cancel() } }
      for await number in signals { throw WatchFailure(message: "", status: 128 + number) }
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
        // The port of the last run may be in use.
        if error is CancellationError || Task.isCancelled { throw error }
        if let port {
          throw WatchFailure(message: "--port \(port): cannot listen on it: \(error)", status: 69)
        }
        do { try await server.run(port: 0, started: started) } catch {
          throw WatchFailure(
            message: "cannot listen on the loopback address: \(error)", status: 69)
        }
      }
    }

    private func follow() async throws {
      let files = SourceFiles(roots: await roots())
      var built: [String: SourceFiles.Stamp] = [:]
      while true {
        let now = files.stamps()
        if now == built {
          try await Task.sleep(for: WatchLoop.interval)
          continue
        }
        // An editor may write several files, or write a file in several steps.
        try await Task.sleep(for: WatchLoop.calm)
        guard files.stamps() == now else { continue }
        built = now
        guard try await build() else { continue }
        // If the sources change while the gallery writes the page, the writing is cancelled,
        // because it may take long or never end.
        try await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await render() }
          group.addTask {
            while files.stamps() == now { try await Task.sleep(for: WatchLoop.interval) }
          }
          do { try await group.next() } catch is CancellationError where !Task.isCancelled {}
          group.cancelAll()
        }
      }
    }

    /// Returns the paths of the manifest and of the targets' folders, for the gallery's package and
    /// for each local package that the gallery's package depends on.
    private func roots() async -> [String] {
      struct Dependency: Decodable {
        let path: String
        let dependencies: [Dependency]
        var paths: [String] { [path] + dependencies.flatMap(\.paths) }
      }
      struct Description: Decodable {
        struct Target: Decodable {
          let path: String
          let type: String
        }
        let targets: [Target]
      }
      let own = URL(fileURLWithPath: package).standardizedFileURL.path
      let tree: Dependency? = await answer(own, ["show-dependencies", "--format", "json"])
      // Packages in the folder `checkouts` do not change.
      let paths = Set((tree?.paths ?? []) + [own]).filter { !$0.contains("/checkouts/") }
      var roots: [String] = []
      for path in paths.sorted() {
        roots.append("\(path)/Package.swift")
        let description: Description? =
          await answer(path, ["describe", "--type", "json"])
        guard let description else {
          roots.append("\(path)/Sources")
          continue
        }
        let targets = description.targets.filter { $0.type != "test" }
        roots += targets.map { $0.path.hasPrefix("/") ? $0.path : "\(path)/\($0.path)" }
      }
      return roots
    }

    /// Asks the package manager about a package, and returns the decoded answer; nil if there is no
    /// answer, or if it cannot be decoded.
    private func answer<Answer: Decodable>(
      _ package: String, _ arguments: [String]
    ) async -> Answer? {
      var words = ["package", "--package-path", package]
      if package == URL(fileURLWithPath: self.package).standardizedFileURL.path {
        words += ["--scratch-path", scratch]
      }
      if ignoresLock { words.append("--ignore-lock") }
      let result = try? await Subprocess.run(
        .name("swift"), arguments: Arguments(words + arguments), input: .none,
        output: .bytes(limit: 1 << 24), error: .discarded)
      // Messages may precede the JSON object.
      guard let result, let start = result.standardOutput.firstIndex(of: UInt8(ascii: "{")) else {
        return nil
      }
      return try? JSONDecoder().decode(Answer.self, from: Data(result.standardOutput[start...]))
    }

    // MARK: One round

    /// Builds the gallery.
    ///
    /// - Returns: Whether the build succeeded.
    private func build() async throws -> Bool {
      let start = ContinuousClock.now
      state.change { content in
        (content.phase, content.message, content.output, content.still) = (.building, "", "", 0)
      }
      var arguments = [
        "build", "--package-path", package, "--scratch-path", scratch, "-c", configuration,
        "--product", product,
      ]
      if ignoresLock { arguments.append("--ignore-lock") }
      // The README recommends these flags and this variable. A build with other flags could not
      // reuse the files of a build that followed the README.
      var environment = Environment.inherit
      if configuration == "release", product == "zoetrope" {
        arguments += ["--static-swift-stdlib", "-debug-info-format", "none"]
        environment = environment.updating(["ZOETROPE_PIE": "0"])
      }
      let build = try await output("swift", arguments, in: environment)
      guard build.isSuccess else {
        fail("The build failed.", build.text)
        return false
      }
      log("built in \(seconds(ContinuousClock.now - start))")
      return true
    }

    /// Runs the gallery, which writes the page. Draws a still picture first if writing the last
    /// page took longer than ``patience``.
    private func render() async throws {
      state.change { $0.phase = .rendering }
      let start = ContinuousClock.now
      if try await drawStill() { log("still in \(seconds(ContinuousClock.now - start))") }
      let stillDrawn = ContinuousClock.now
      let page = try await output(
        gallery,
        words + ["--html", "\(folder)/\(WatchServer.pageName)", "--overwrite", "--quiet"])
      guard page.isSuccess else {
        fail("The anim failed.", page.text)
        return
      }
      let duration = ContinuousClock.now - stillDrawn
      state.change { content in
        (content.phase, content.message, content.output) = (.ready, "", "")
        content.page = max(content.page + 1, Int(Date().timeIntervalSince1970 * 1000))
        content.still = 0
      }
      try? "\(duration / .milliseconds(1))".write(
        toFile: "\(folder)/page-milliseconds", atomically: true, encoding: .utf8)
      log("page in \(seconds(duration))")
    }

    /// Draws a still picture of the frame that the page shows, if writing the last page took longer
    /// than ``patience``.
    ///
    /// - Returns: Whether a still picture was drawn.
    private func drawStill() async throws -> Bool {
      let last = try? String(contentsOfFile: "\(folder)/page-milliseconds", encoding: .utf8)
      let duration = last.flatMap { Double($0) } ?? 0
      guard .milliseconds(duration) > WatchLoop.patience, words.count > 1 else { return false }
      var options: [String] = []
      for (index, word) in words.enumerated().dropLast() {
        let value = words[index + 1]
        if ["--fps", "--size", "--set", "--scale"].contains(word)
          || word == "--mode" && value != "both"
        {
          options += [word, value]
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

    /// Runs a program in the package's folder, and returns its output.
    private func output(
      _ program: String, _ arguments: [String], in environment: Environment = .inherit
    ) async throws -> (isSuccess: Bool, text: String) {
      let executable: Executable =
        program.contains("/") ? .path(FilePath(program)) : .name(program)
      do {
        let result = try await Subprocess.run(
          executable, arguments: Arguments(arguments), environment: environment,
          workingDirectory: FilePath(package),
          platformOptions: WatchLoop.gently, input: .none, output: .bytes(limit: 1 << 26),
          error: .combinedWithOutput)
        return (
          result.terminationStatus.isSuccess,
          String(decoding: result.standardOutput, as: UTF8.self)
        )
      } catch let error as SubprocessError {
        return (false, "\(program) cannot be run: \(error)")
      }
    }

    /// The options of child processes. A child process that is no longer needed is asked to end, so
    /// that it can end its own child processes. After 2 seconds it is killed.
    private static var gently: PlatformOptions {
      var options = PlatformOptions()
      options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(2))]
      return options
    }

    private func seconds(_ duration: Duration) -> String {
      "\((duration / .milliseconds(1)).rounded() / 1000) s"
    }

    private func log(_ text: String) {
      FileHandle.standardError.write(Data("\(text)\n".utf8))
    }
  }

  /// The address of the page. It stays the same when the program is started again, unless
  /// the port is in use or another port is given.
  struct WatchAddress: Sendable {
    /// The secret part of the address.
    let token: String
    /// The port of the last run; nil at the first run.
    let port: UInt16?
    private let file: String

    private struct Content: Codable {
      var token: String
      var port: UInt16
    }

    /// Reads the address of the last run from a file in a folder. If there is no such file, the
    /// token is random and the port is nil.
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

    /// Saves the address in a file that only this user can read.
    func save(port: UInt16) {
      guard let data = try? JSONEncoder().encode(Content(token: token, port: port)) else { return }
      _ = FileManager.default.createFile(
        atPath: file, contents: data, attributes: [.posixPermissions: 0o600])
    }
  }
#endif
