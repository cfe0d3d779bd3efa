import Foundation
import Subprocess
import SystemPackage
import ZoetropeProcess

/// Runs another build of the program.
@MainActor package enum OtherBuild {
  /// An error of the other build.
  package enum Failure: Error, Equatable, Sendable {
    /// The other build cannot be started. `reason` is a clause that says why.
    case cannotStart(reason: String)
    /// The other build has failed. `status` describes how it ended, `code` is its exit code, or nil
    /// if a signal ended it, and `message` is the last line that it printed to stderr.
    case failed(status: String, code: Int32?, message: String)
  }

  /// Runs a program, reads its output from stdout, and waits for its end. If reading fails, the
  /// program is killed unless it ends within a second.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: The arguments, without the name of the program.
  ///   - read: A closure that reads from the file descriptor until the end of the file.
  /// - Throws: ``Failure`` if the program fails; otherwise the error of `read`, if any.
  package static func run(
    _ path: String, _ arguments: [String], read: @MainActor (_ output: Int32) async throws -> Void
  ) async throws {
    var (readable, writing): (Int32, Int32) = (-1, -1)
    guard zoetrope_make_pipe(&readable, &writing, 1 << 20) else {
      throw Failure.cannotStart(reason: String(cString: strerror(errno)))
    }
    defer { close(readable) }
    let output = FileDescriptor(rawValue: writing)
    let child = ChildProcess()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await end(of: path, arguments, output: output, child) }
      do { try await read(readable) } catch is CancellationError {
        group.cancelAll()
        throw CancellationError()
      } catch {
        // If the program fails within a second, its failure is the cause of the reading error, and
        // is thrown. Otherwise, the reading error is thrown. A program that still runs after a
        // second is killed.
        var isKilled = false
        let killer = Task { @MainActor in
          try await Task.sleep(for: .seconds(1))
          isKilled = true
          child.kill()
        }
        defer { killer.cancel() }
        do { try await group.waitForAll() } catch let failure as Failure where !isKilled {
          throw failure
        } catch {}
        throw error
      }
      try await group.waitForAll()
    }
  }

  private nonisolated static func end(
    of path: String, _ arguments: [String], output: FileDescriptor, _ child: ChildProcess
  ) async throws {
    let log = FileDescriptor(rawValue: zoetrope_make_nameless_file())
    defer {
      child.end()
      try? log.close()
    }
    // The program may be a script. It leads a process group, so that the programs that the script
    // starts are killed together with the script.
    var options = PlatformOptions()
    options.processGroupID = 0
    do {
      let result = try await Subprocess.run(
        .path(FilePath(path)), arguments: Arguments(arguments), platformOptions: options,
        input: .none,
        output: .fileDescriptor(output, closeAfterSpawningProcess: true),
        error: .fileDescriptor(log, closeAfterSpawningProcess: false)
      ) { execution in
        child.begin(execution.processIdentifier.value, leadsGroup: true)
      }
      let status = result.terminationStatus
      guard status.isSuccess else {
        var exitCode: Int32?
        if case .exited(let code) = status { exitCode = code }
        throw Failure.failed(
          status: ToolRun.words(status), code: exitCode, message: ToolRun.lastLine(of: log))
      }
    } catch let error as SubprocessError {
      if Task.isCancelled { throw CancellationError() }
      throw Failure.cannotStart(reason: "\(error)")
    }
  }
}
