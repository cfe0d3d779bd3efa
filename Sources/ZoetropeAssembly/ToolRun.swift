import Foundation
import Subprocess
import SystemPackage
import Zoetrope
import ZoetropeProcess
import ZoetropeRecorder
import ZoetropeSequences

/// Runs external programs.
@MainActor enum ToolRun {
  /// A closure that writes frames to a pipe.
  typealias Feed = @MainActor (_ pipe: Int32) async throws -> Void

  /// Checks that a program is installed.
  ///
  /// - Throws: ``AssemblyError/missingTool(_:)``.
  static func require(_ tool: ToolCommand.Tool) async throws {
    do { _ = try await Executable.name(tool.rawValue).resolveExecutablePath(in: .inherit) } catch {
      throw AssemblyError.missingTool(tool)
    }
  }

  /// Runs a program that reads frames from stdin, and returns when the program has ended. If
  /// writing the frames fails, the program is killed.
  ///
  /// - Parameters:
  ///   - command: The command line.
  ///   - folder: The path of the folder in which the program runs.
  ///   - feed: A closure that writes the frames.
  /// - Throws: ``AssemblyError``, or the error of `feed`.
  static func run(_ command: ToolCommand, in folder: String, feed: Feed) async throws {
    var (readable, writing): (Int32, Int32) = (-1, -1)
    // A frame is usually larger than 64 KiB, the default capacity of a pipe, so the capacity is 1
    // MiB.
    guard zoetrope_make_pipe(&readable, &writing, 1 << 20) else {
      throw AssemblyError.cannotStart(command.tool, reason: String(cString: strerror(errno)))
    }
    let reading = FileDescriptor(rawValue: readable)
    var isOpen = true
    defer { if isOpen { close(writing) } }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        try await end(
          of: command, in: folder,
          input: .fileDescriptor(reading, closeAfterSpawningProcess: true))
      }
      do {
        try await feed(writing)
      } catch RecorderError.closedPipe {
        // The program has ended before it read all frames. If it failed, `waitForAll` throws its
        // error. Otherwise, the failure below is thrown.
        try await group.waitForAll()
        throw AssemblyError.failed(
          command.tool, status: "exit code 0", message: "it has not read all frames")
      } catch {
        group.cancelAll()
        throw error
      }
      close(writing)
      isOpen = false
      try await group.waitForAll()
    }
  }

  /// Runs a program that reads files, and returns when the program has ended.
  ///
  /// - Throws: ``AssemblyError``.
  static func run(_ command: ToolCommand, in folder: String) async throws {
    try await end(of: command, in: folder, input: .none)
  }

  /// Runs a program, and returns what it prints to stdout.
  ///
  /// - Throws: ``AssemblyError``.
  static func output(_ command: ToolCommand) async throws -> [UInt8] {
    do {
      let result = try await Subprocess.run(
        .name(command.tool.rawValue), arguments: Arguments(command.arguments), input: .none,
        output: .bytes(limit: 1 << 20), error: .string(limit: 1 << 16))
      guard result.terminationStatus.isSuccess else {
        throw AssemblyError.failed(
          command.tool, status: words(result.terminationStatus),
          message: lastLine(of: result.standardError))
      }
      return result.standardOutput
    } catch let error as SubprocessError {
      throw AssemblyError.cannotStart(command.tool, reason: "\(error)")
    }
  }

  private nonisolated static func end(
    of command: ToolCommand, in folder: String, input: some InputProtocol
  ) async throws {
    // The program writes its messages to a file. A pipe would need a thread that reads from it, but
    // all threads may be busy with writing frames.
    let log = FileDescriptor(rawValue: zoetrope_make_nameless_file())
    let child = ChildProcess()
    defer {
      child.end()
      try? log.close()
    }
    do {
      let result = try await Subprocess.run(
        .name(command.tool.rawValue), arguments: Arguments(command.arguments),
        workingDirectory: FilePath(folder), input: input, output: .discarded,
        error: .fileDescriptor(log, closeAfterSpawningProcess: false)
      ) { execution in
        child.begin(execution.processIdentifier.value)
      }
      guard result.terminationStatus.isSuccess else {
        throw AssemblyError.failed(
          command.tool, status: words(result.terminationStatus), message: lastLine(of: log))
      }
    } catch let error as SubprocessError {
      if Task.isCancelled { throw CancellationError() }
      throw AssemblyError.cannotStart(command.tool, reason: "\(error)")
    }
  }

  /// Returns a description of the way in which a program ended.
  nonisolated static func words(_ status: TerminationStatus) -> String {
    switch status {
    case .exited(let code): "exit code \(code)"
    case .signaled(let signal): "signal \(signal)"
    }
  }

  private nonisolated static func lastLine(of text: String) -> String {
    text.split(whereSeparator: \.isNewline).last.map(String.init) ?? "no message"
  }

  /// Returns the last line of a file that holds the output of a program.
  nonisolated static func lastLine(of file: FileDescriptor) -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let size = lseek(file.rawValue, 0, SEEK_END)
    let count = pread(file.rawValue, &bytes, bytes.count, max(0, size - bytes.count))
    return lastLine(of: String(decoding: bytes.prefix(max(0, count)), as: UTF8.self))
  }
}
