import Foundation
import TestSupport
import Testing
import Zoetrope
@testable import ZoetropeCLI

/// The messages of the commands about fonts.
@MainActor struct FontsTests {
  @Test(
    arguments: [
      "render words --output OUT", "compare words --output OUT",
      "dump words --frame 0 --placements", "fonts", "fonts --json",
    ])
  func `every command reports a folder without fonts in one line and writes no files`(line: String)
    async throws
  {
    try await withTemporaryFolder { path in
      for (fonts, reason) in [
        (path + "/none", "no such folder"),
        (path, "no fonts in this folder; expected .ttf, .otf or .ttc files"),
      ] {
        let line = line.replacing("OUT", with: "\(path)/frames")
        let run = await TestGallery(line, fonts: .folder(fonts))
        #expect(run.status == .usage)
        #expect(run.status.rawValue == 64)
        #expect(run.console.output.isEmpty)
        #expect(
          run.console.error.hasSuffix("zoetrope: ZOETROPE_FONTS=\(fonts): \(reason)\n"),
          "\(run.console.error)")
        #expect(run.console.error.split(separator: "\n").count == 1)
        #expect(!FileManager.default.fileExists(atPath: "\(path)/frames"))
      }
    }
  }

  @Test func `a view without text needs no fonts`() async {
    let run = await TestGallery("dump wheel --frame 0 --placements", fonts: .folder("/none"))
    #expect(run.status == .done)
  }

  @Test func `missing fonts name the packages to install`() {
    let failure = CommandFailure(fonts: .noFonts)
    #expect(failure.status.rawValue == 69)
    #expect(
      failure.message
        == "no fonts are installed; install some with apt-get install fonts-inter "
        + "fonts-dejavu-core, or set ZOETROPE_FONTS=DIR to a folder of fonts")
    let library = CommandFailure(fonts: .fontLibraryUnavailable(name: "X", reason: "it is missing"))
    #expect(library.status == .unavailable)
    #expect(library.message == "fonts cannot be read: X is not available: it is missing")
  }

  @Test(
    arguments: [
      "render words --output OUT", "render words --quiet --output OUT",
      "compare words --output OUT", "compare words --quiet --output OUT",
      "dump words --frame 3 --placements", "dump words --frame 3 --display-list",
    ])
  func `a warning is one line on standard error, reported once`(line: String) async throws {
    try await withTemporaryFolder { path in
      for isTerminal in [false, true] {
        let folder = "\(path)/\(isTerminal)"
        let run = await TestGallery(
          line.replacing("OUT", with: folder), isTerminal: isTerminal)
        #expect(run.status == .done)
        let lines = run.console.error.split(separator: "\n").filter { $0.contains("warning") }
        #expect(lines.count == 1, "\(run.console.error)")
        let start = "warning: Text: the font \"No Such Family\" is not installed; "
        let first = lines.first?.split(separator: "\u{1B}[K").last.map(String.init) ?? ""
        #expect(first.hasPrefix(start), "\(first)")
        #expect(!run.console.output.contains("warning"))
      }
    }
  }

  @Test func `the table of fonts has a line for every design, weight and slant`() async throws {
    let run = await TestGallery("fonts")
    #expect(run.status == .done)
    let lines = run.console.output.split(separator: "\n")
    #expect(lines.count == 73)
    #expect(lines[0].split(separator: " ").joined(separator: " ").hasPrefix("design weight slant"))
    #expect(lines[1].hasPrefix("default"))
    let json = await TestGallery("fonts --json")
    let value = try JSONSerialization.jsonObject(with: Data(json.console.output.utf8))
    let choices = try #require(value as? [[String: Any]])
    #expect(choices.count == 72)
    #expect(choices[0]["design"] as? String == "default")
    #expect(choices[0]["weight"] as? Int == 100)
    #expect(choices[0]["italic"] as? Bool == false)
    for key in ["family", "style", "how", "file"] {
      #expect((choices[0][key] as? String)?.isEmpty == false, "\(key)")
    }
    let help = await TestGallery("fonts --help")
    #expect(help.console.output.contains("ZOETROPE_FONTS=DIR"))
  }
}
