import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeRecorder
import ZoetropeSequences

@testable import ZoetropeAssembly

/// These tests run ffmpeg, which the README's commands install.
@MainActor struct AssemblerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // As the tool does: writing to a pipe that is closed is an error.
    signal(SIGPIPE, SIG_IGN)
  }

  private func plan(_ container: Container, count: Int = 4) -> AssemblyPlan {
    AssemblyPlan(
      container, input: .rgba, width: 20, height: 10, count: count, rate: .init(25), isOpaque: true)
  }

  /// Feeds frames of one color each.
  private func feed(_ pipe: Int32, count: Int) throws {
    for frame in 0..<count {
      let pixel: [UInt8] = [UInt8(truncatingIfNeeded: frame * 60), 128, 0, 255]
      let bytes = (0..<200).flatMap { _ in pixel }
      let code = bytes.withUnsafeBytes { SystemFile.write($0, to: pipe) }
      if code == EPIPE { throw RecorderError.closedPipe }
    }
  }

  @Test(arguments: Container.allCases)
  func `frames become a file that is checked`(container: Container) async throws {
    let path = "\(folder.path)/out.\(container.rawValue)"
    let assembler = Assembler(plan(container), path: path, overwrites: false)
    try await assembler.check()
    let size = try await assembler.run { try feed($0, count: 4) }
    #expect(folder.names == ["out.\(container.rawValue)"])
    #expect(folder.bytes("out.\(container.rawValue)").count == size)
    await #expect(throws: AssemblyError.exists(path: path)) { try await assembler.check() }
    try await Assembler(plan(container), path: path, overwrites: true).check()
  }

  @Test func `a file that appears in the meantime is not replaced`() async throws {
    let path = "\(folder.path)/out.mp4"
    let assembler = Assembler(plan(.mp4), path: path, overwrites: false)
    try await assembler.check()
    await #expect(throws: AssemblyError.exists(path: path)) {
      _ = try await assembler.run { pipe in
        try feed(pipe, count: 4)
        try Data("new".utf8).write(to: URL(fileURLWithPath: path))
      }
    }
    #expect(folder.names == ["out.mp4"])
    #expect(folder.bytes("out.mp4") == Array("new".utf8))
  }

  @Test func `a name may have 255 bytes`() async throws {
    let name = String(repeating: "ä", count: 125) + "x.mp4"
    let assembler = Assembler(plan(.mp4), path: "\(folder.path)/\(name)", overwrites: false)
    _ = try await assembler.run { try feed($0, count: 4) }
    #expect(folder.names == [name])
  }

  @Test func `a file with too few frames is not written`() async throws {
    let path = "\(folder.path)/out.mp4"
    let error = AssemblyError.unexpected(
      path: path, property: "number of frames", found: "3", expected: "4")
    await #expect(throws: error) {
      _ = try await Assembler(plan(.mp4), path: path, overwrites: false).run {
        try feed($0, count: 3)
      }
    }
    #expect(folder.names == [])
  }

  @Test func `an error of the frames ends the program and leaves no file`() async throws {
    struct Broken: Error {}
    for container in [Container.gif, .mov] {
      let path = "\(folder.path)/out.\(container.rawValue)"
      await #expect(throws: Broken.self) {
        _ = try await Assembler(plan(container, count: 1000), path: path, overwrites: false).run {
          pipe in
          try feed(pipe, count: 3)
          throw Broken()
        }
      }
      #expect(folder.names == [])
    }
  }

  @Test func `the last line of a program that fails is its message`() async throws {
    let command = ToolCommand(.ffmpeg, ["-loglevel", "error", "-i", "none.mov", "file:out.mp4"])
    await #expect(
      throws: AssemblyError.failed(
        .ffmpeg, status: "exit code 1", message: "none.mov: No such file or directory")
    ) {
      try await ToolRun.run(command, in: folder.path)
    }
    await #expect(throws: AssemblyError.self) {
      try await ToolRun.run(command, in: folder.path) { try feed($0, count: 10_000) }
    }
  }

  @Test func `a folder that does not exist or cannot be written is an error`() async throws {
    let path = "\(folder.path)/none/out.mp4"
    await #expect(throws: RecorderError.cannotCreate(path: path, code: ENOENT)) {
      try await Assembler(plan(.mp4), path: path, overwrites: false).check()
    }
    await #expect(throws: RecorderError.cannotCreate(path: folder.path, code: EISDIR)) {
      try await Assembler(plan(.mp4), path: folder.path, overwrites: true).check()
    }
  }
}
