import Foundation
import Testing
import Zoetrope
import ZoetropeCLI

/// The outcome of a command line in a gallery.
@MainActor struct TestGallery {
  let console: TestConsole
  let status: ZoetropeCLI.ExitStatus

  /// Runs a command line, given as one text with spaces between the arguments.
  init(
    _ line: String, isTerminal: Bool = false, fonts: FontSource = .environment,
    anims: [Anim] = TestGallery.anims
  ) async {
    await self.init(
      line.split(separator: " ").map(String.init), isTerminal: isTerminal, fonts: fonts,
      anims: anims)
  }

  /// Runs a command line in a gallery of some anims, by default of four.
  init(
    _ arguments: [String], isTerminal: Bool = false, fonts: FontSource = .environment,
    isolation: ProcessIsolation = .none, anims: [Anim] = TestGallery.anims
  ) async {
    console = TestConsole(isTerminal: isTerminal)
    let tool = Tool(name: "zoetrope", console: console, fonts: fonts, isolation: isolation) {
      anims
    }
    status = await tool.run(arguments)
  }

  /// The lines on standard error.
  var errorLines: [String] { console.error.split(separator: "\n").map(String.init) }

  /// Expects invalid input: no output, and one line on standard error that begins with a text.
  func expectInvalidInput(
    _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(status == .usage, sourceLocation: sourceLocation)
    #expect(console.output == "", sourceLocation: sourceLocation)
    #expect(
      console.error.hasPrefix("zoetrope: \(expected)"), "\(console.error)",
      sourceLocation: sourceLocation)
    #expect(console.error.filter(\.isNewline).count == 1, sourceLocation: sourceLocation)
    #expect(console.error.hasSuffix("\n"), sourceLocation: sourceLocation)
  }

  @AnimBuilder static var anims: [Anim] {
    Anim("wheel", size: CGSize(width: 40, height: 20), duration: 0.5) { Color.red }
    Anim(
      "wheel-spin", size: CGSize(width: 40, height: 20), duration: 0.5,
      rate: FrameRate(30000, 1001), description: "It \"spins\"",
      parameters: [
        .number("radius", default: 130, in: 10...400), .integer("count", default: 8, in: 1...99),
        .boolean("loud", default: true),
      ]
    ) { _ in
      Color.red
    }
    Anim("wave", size: CGSize(width: 40, height: 20), duration: 0.5) { Color.blue }
    Anim("words", size: CGSize(width: 40, height: 20), duration: 0.1) {
      Text(verbatim: "ab").font(.custom("No Such Family", size: 10))
    }
  }
}

extension TestGallery {
  /// A gallery with two anims of one name.
  @AnimBuilder static var duplicates: [Anim] {
    Anim("a", size: CGSize(width: 1, height: 1), duration: 1) { Color.red }
    Anim("a", size: CGSize(width: 2, height: 2), duration: 1) { Color.red }
  }
}
