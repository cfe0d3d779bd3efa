import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeCLI

private struct Crash: View {
  var body: some View {
    HStack {
      Color.red
      CrashLayout { Color.green }
      Color.blue
    }
  }
}

/// The messages of the commands about faulty layouts, and their exit status.
@MainActor struct DiagnosticTests {
  @AnimBuilder private static var anims: [Anim] {
    Anim("crash", size: CGSize(width: 200, height: 100), duration: 0.2, rate: 10) { Crash() }
    Anim("overflow", size: CGSize(width: 50, height: 50), duration: 0.2, rate: 10) {
      HStack(spacing: 0) {
        Color.red.frame(width: 40)
        Color.red.frame(width: 40)
      }
    }
    Anim("unseen", size: CGSize(width: 50, height: 50), duration: 0.2, rate: 10) {
      Color.red.position(x: 500, y: 0)
    }
    Anim("sound", size: CGSize(width: 50, height: 50), duration: 0.2, rate: 10) { Color.red }
  }

  private func run(_ line: String) async -> TestGallery {
    await TestGallery(line, anims: Self.anims)
  }

  private let sentence =
    "Crash/HStack/CrashLayout[1]: the minimum width of CrashLayout is larger than its maximum: "
    + "it answers infinity x 20 to the proposal 0 x 100, and 0 x 20 to infinity x 100; "
    + "Apple's systems crash at that; a finite size is used instead"

  @Test func `a layout that would crash elsewhere is rendered and reported once`() async throws {
    try await withTemporaryFolder(isCreated: false) { folder in
      let render = await run("render crash --quiet --output \(folder)")
      #expect(render.status == .done)
      #expect(render.errorLines == ["warning: " + sentence])
      let names = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(names.count == 3)
      let compare = await run("compare crash --quiet --output \(folder)/both")
      #expect(compare.status == .done)
      #expect(compare.errorLines.contains("warning: " + sentence))
      #expect(compare.errorLines.count { $0.hasPrefix("warning: ") } == 1)
      let dump = await run("dump crash --frame 1 --placements")
      #expect(dump.status == .done)
      #expect(dump.errorLines == ["warning: " + sentence])
      #expect(dump.console.output.split(separator: "\n").count == 3)
    }
  }

  @Test func `in strict mode the same fault ends the command with status 65`() async throws {
    try await withTemporaryFolder(isCreated: false) { folder in
      let failure =
        "zoetrope: anim \"crash\", 0.0 s (frame 0 at 10 frames per second), with --strict: "
        + sentence
      for command in [
        "render crash --output \(folder)", "compare crash --output \(folder)",
        "dump crash --frame 1 --display-list",
      ] {
        let outcome = await run(command + " --strict")
        #expect(outcome.status == .badData && outcome.status.rawValue == 65)
        #expect(outcome.errorLines == [failure])
        #expect(!FileManager.default.fileExists(atPath: folder))
      }
    }
  }

  @Test func `notes are reported, ignored by --strict and silenced by --quiet`() async throws {
    try await withTemporaryFolder(isCreated: false) { folder in
      let overflow = await run("render overflow --strict --output \(folder)/a")
      #expect(overflow.status == .done)
      #expect(
        overflow.errorLines.contains(
          "note: HStack is 30 points wider than the 50 points that it is offered: "
            + "Color[0] (40) and Color[1] (40) do not shrink"))
      let unseen = await run("render unseen --strict --output \(folder)/b")
      #expect(unseen.status == .done)
      #expect(
        unseen.errorLines.contains(
          "note: Color lies outside the canvas: its frame is 50 x 50 points at (475, -25), "
            + "and the canvas is 50 x 50 points"))
      let quiet = await run("render overflow --quiet --output \(folder)/c")
      #expect(quiet.console.error.isEmpty)
      let dump = await run("dump unseen --frame 0 --placements")
      #expect(
        dump.errorLines.count == 1 && dump.console.error.hasPrefix("note: Color lies outside"))
    }
  }

  @Test func `a sound layout prints no diagnostics`() async throws {
    try await withTemporaryFolder(isCreated: false) { folder in
      let render = await run("render sound --strict --quiet --output \(folder)")
      #expect(render.status == .done && render.console.error.isEmpty)
      let dump = await run("dump sound --frame 0 --placements --strict")
      #expect(dump.status == .done && dump.console.error.isEmpty)
    }
  }
}
