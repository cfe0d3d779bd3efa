import Foundation
import TestSupport
import Testing

@testable import ZoetropeCLI

/// These tests run ffmpeg, which the README's commands install.
@MainActor struct AssembleTests {
  @Test func `a folder of frames and an anim become the same file`() async throws {
    try await withTemporaryFolder { path in
      let (frames, first, second) = ("\(path)/frames", "\(path)/a.apng", "\(path)/b.apng")
      _ = await TestGallery(["render", "wheel-spin", "--output", frames, "--quiet"])
      let assembled = await TestGallery(["assemble", frames, "--output", first])
      #expect(assembled.status == .done)
      #expect(
        assembled.errorLines.first == "assembling 15 frames of 40x20 pixels into \(first)")
      #expect(assembled.errorLines.last?.hasPrefix("wrote 15 frames to \(first) (") == true)
      let rendered = await TestGallery(["render", "wheel-spin", "--output", second])
      #expect(rendered.status == .done)
      #expect(
        rendered.errorLines.first == "wheel-spin: writing 15 frames of 40x20 pixels to \(second)")
      let files = [first, second].map { FileManager.default.contents(atPath: $0) }
      #expect(files[0] == files[1] && files[0] != nil)
      let again = await TestGallery(["render", "wheel-spin", "--output", second])
      #expect(again.status == .cannotCreate)
      #expect(again.errorLines.first?.hasPrefix("zoetrope: \(second) exists; use --over") == true)
      let replaced = await TestGallery(
        ["render", "wheel-spin", "--output", second, "--overwrite", "--quiet"])
      #expect(replaced.status == .done)
      #expect(replaced.console.error == "")
    }
  }

  @Test func `a comparison becomes a file, and prints its summary`() async throws {
    try await withTemporaryFolder { path in
      let run = await TestGallery(["compare", "wheel", "--output", "\(path)/a.mov", "--quiet"])
      #expect(run.status == .done)
      #expect(run.console.output.hasPrefix("wheel: "))
      #expect(FileManager.default.fileExists(atPath: "\(path)/a.mov"))
    }
  }

  @Test func `a GIF file has a rate that programs play, unless a rate is given`() async throws {
    try await withTemporaryFolder { path in
      let run = await TestGallery(["render", "wheel", "--output", "\(path)/a.gif"])
      #expect(run.errorLines.first?.hasPrefix("note: rendered at 50 frames per second") == true)
      #expect(run.errorLines.last?.hasPrefix("wrote 25 frames to") == true)
      let fast = await TestGallery(["render", "wheel", "--output", "\(path)/b.gif", "--fps", "60"])
      #expect(fast.errorLines.first?.hasPrefix("warning: GIF files have delays") == true)
      #expect(fast.errorLines.last?.hasPrefix("wrote 30 frames to") == true)
    }
  }

  @Test func `printed commands work in a shell`() async throws {
    try await withTemporaryFolder { path in
      _ = await TestGallery(["render", "wheel", "--output", "\(path)/it's", "--quiet"])
      let output = "\(path)/a b.gif"
      let run = await TestGallery(
        ["assemble", "\(path)/it's", "--output", output, "--print", "--frames", "0-9"])
      #expect(run.status == .done)
      let lines = run.console.output.split(separator: "\n")
      #expect(lines.count == 2)
      #expect(lines[0].hasPrefix("cat -- '\(path)/it'\\''s/wheel_00000.png'"))
      #expect(lines[1].hasSuffix("-f gif 'file:\(output)'"))
      #expect(!FileManager.default.fileExists(atPath: output))
    }
  }

  @Test func `flags that do not fit a single file are errors`() async {
    for (line, message) in [
      ("render wheel --output a.gif --resume", "--resume --output a.gif: a single file"),
      ("render wheel --output a.gif --shard 0/2", "--shard 0/2 --output a.gif: a single file"),
      ("render wheel --output a.gif --checksum sha256", "--checksum sha256 --output a.gif: a"),
      ("render wheel --output a.gif --any-build", "--any-build --output a.gif: a single"),
      ("render wheel --output a.gif --compression fast", "--compression fast --output a.gif: req"),
      ("render wheel --output a.gif --stream rgba", "--stream rgba: requires --output -"),
      (
        "render wheel --output a.mkv",
        "--output a.mkv: expected a folder, or a file that ends in .g"
      ),
      ("render wheel --output a.mp4 --background none", "--output a.mp4: the format has no alpha"),
      (
        "render wheel --output a.gif --fps 101",
        "--output a.gif: the format holds at most 100 frames"
      ),
      ("assemble frames --output a.mkv", "--output a.mkv: expected the path of a file that ends"),
      ("assemble frames --output wheel", "--output wheel: expected the path of a file that ends"),
      ("assemble none --output a.gif", "none: no such folder; expected a folder of frames"),
      ("assemble --output a.gif", "Missing expected argument '<dir>'"),
      ("assemble frames", "Missing expected argument '--output"),
    ] {
      await TestGallery(line).expectInvalidInput(message)
    }
  }

  @Test func `a folder that is not one complete sequence is not assembled`() async throws {
    try await withTemporaryFolder { path in
      let frames = "\(path)/frames"
      func assemble(_ more: String...) async -> TestGallery {
        await TestGallery(["assemble", frames, "--output", "\(path)/a.mp4"] + more)
      }
      for name in ["wheel", "wave"] {
        _ = await TestGallery(["render", name, "--output", frames, "--quiet"])
      }
      let both = await assemble()
      #expect(both.status == .usage)
      #expect(
        both.console.error.contains("several sequences (wave, wheel); choose one with --name"))
      let none = await assemble("--name", "word")
      #expect(none.console.error.contains("--name word: no such sequence in \(frames)"))
      #expect(await assemble("--name", "wave", "--quiet").status == .done)
      unlink(frames + "/wheel_00003.png")
      let damaged = await assemble("--name", "wave", "--overwrite")
      #expect(damaged.status == .badData)
      #expect(damaged.console.error.contains("has 1 fault: wheel_00003.png: missing"))
      _ = await TestGallery(
        ["render", "wave", "--output", "\(path)/clear", "--background", "none", "--quiet"])
      let clear = await TestGallery(["assemble", "\(path)/clear", "--output", "\(path)/b.mp4"])
      #expect(clear.status == .usage)
      #expect(
        clear.console.error.contains("the format has no alpha, and the frames are not opaque"))
    }
  }
}
