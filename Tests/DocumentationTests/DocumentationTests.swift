import Foundation
import SwiftUI
import Synchronization
import Testing
import ZoetropeTesting

@testable import ZoetropeCLI
@testable import zoetrope

/// The README, the articles and the gallery's page say what the code does.
@MainActor struct DocumentationTests {
  /// Blocks of Swift that no test compiles, by their first line, and why.
  private static let uncompiled = [
    "// swift-tools-version: 6.2": ".ci/package builds the README's manifest, word for word",
    ".testTarget(": "A part of a manifest",
    ".executableTarget(": "A part of a manifest",
    ".target(": "A part of a manifest; .ci/assets builds a package like it",
    "@main": "A module has one entry point; Snippets/Apps.swift has this app without it",
  ]

  /// The Swift files whose lines the documents show.
  private static let snippets: [[Substring]] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Snippets")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
    }
  }()

  @Test(arguments: Document.all)
  func `every code block in an article is compiled`(document: Document) {
    #expect(!document.text.isEmpty, "\(document) is empty or missing")
    for block in document.blocks where block.language == "swift" {
      let first = String(block.lines.first ?? "")
      guard Self.uncompiled[first] == nil else { continue }
      #expect(
        Self.snippets.contains { block.occurs(in: $0) },
        "\(document):\(block.line): no file in Tests/DocumentationTests/Snippets has this block")
    }
  }

  @Test func `blocks that are exempt from compiling are in a document`() {
    let blocks = Document.all.flatMap(\.blocks).filter { $0.language == "swift" }
    for first in Self.uncompiled.keys {
      #expect(blocks.contains { $0.lines.first.map(String.init) == first }, "\(first)")
    }
  }

  @Test(arguments: Document.all)
  func `every command in an article is understood`(document: Document) async throws {
    for block in document.blocks where block.language == "sh" {
      for arguments in ShellCommand.galleryCommands(in: block.text) {
        await #expect(throws: Never.self, "\(document):\(block.line): \(arguments)") {
          try await check(arguments)
        }
      }
    }
  }

  /// Parses a command and checks its values, without running it.
  private func check(_ arguments: [String]) async throws {
    // The parser reports the request for a script for a shell as an error.
    if arguments.first == "--generate-completion-script" { return }
    let command = try RootCommand.parseAsRoot(arguments)
    var options = RunOptions()
    let names: [String]
    switch command {
    case let command as RenderCommand:
      (names, options) = (command.job.names, command.job.options)
    case let command as CompareCommand:
      (names, options) = (command.selection.names, command.options)
    case let command as ExplainCommand: names = [command.selection.name]
    case let command as DumpCommand: names = [command.selection.name]
    case let command as InfoCommand: names = [command.selection.name]
    default: return
    }
    let all = Catalogue.anims + Self.anims
    let anims = try names.map { name in
      try #require(all.first { $0.name == name }, "\(name)")
    }
    let tool = Tool(name: "zoetrope", console: RecordingConsole()) { anims }
    for anim in anims { _ = try options.checked(for: anim, in: tool) }
    if let command = command as? CompareCommand, command.againstBuild == nil {
      _ = try ComparedColumns(
        anims: anims, settings: command.recording.set, against: command.against,
        mode: command.mode)
    }
  }

  @Test(arguments: Document.all)
  func `every output in an article is what the tool prints`(document: Document) async throws {
    for block in document.blocks where !block.commandsAbove.isEmpty && block.language == "text" {
      let console = RecordingConsole()
      let tool = Tool(name: "zoetrope", console: console) { Catalogue.anims + Self.anims }
      let folder = FileManager.default.temporaryDirectory.path + "/zoetrope-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: folder) }
      for arguments in block.commandsAbove {
        let writes = ["render", "compare"].contains(arguments.first)
        let status = await tool.run(arguments + (writes ? ["--output", folder] : []))
        #expect(status == .done, "\(document):\(block.line): \(console.errors)")
      }
      #expect(console.output == block.text, "\(document):\(block.line)")
    }
  }

  /// The names of the articles, by which they link to each other from any folder.
  private static let articles = Set(
    Document.all.filter(\.isArticle).map {
      URL(filePath: $0.path).deletingPathExtension().lastPathComponent
    })

  @Test(arguments: Document.all)
  func `every link in an article leads to a file`(document: Document) {
    let folder = Document.root.appending(path: document.path).deletingLastPathComponent()
    for article in document.text.matches(of: /<doc:(\w+)>/).map({ String($0.1) }) {
      #expect(Self.articles.contains(article), "\(document): \(article)")
    }
    let targets =
      document.textWithoutCode.matches(of: /\]\(([^)#\s]+)[^)]*\)/).map { String($0.1) }
    for target in targets where !target.contains("://") {
      // DocC finds pictures in all folders of the catalogue by their names.
      let places = document.isArticle ? ["", "Everyday/"] : [""]
      let exists = places.contains {
        FileManager.default.fileExists(atPath: folder.appending(path: $0 + target).path)
      }
      #expect(exists, "\(document): \(target)")
    }
  }

  @Test(arguments: Document.all)
  func `no line of prose is longer than 100 characters`(document: Document) {
    for line in document.prose {
      #expect(line.text.count <= 100, "\(document):\(line.number)")
    }
  }

  @Test func `the README fits on 150 lines`() {
    #expect(Document("README.md").text.filter(\.isNewline).count <= 150)
  }

  @Test func `the gallery's page shows every anim`() {
    let page = Document("anims/README.md").text
    for anim in Catalogue.anims {
      #expect(page.contains("`\(anim.name)`"), "\(anim.name)")
    }
  }

  @Test func `the map of the sources names every room, floor and stage`() throws {
    let map = Document("Sources/README.md").text
    for folder in ["Sources", "Sources/Zoetrope", "Sources/ZoetropeRaster"] {
      let path = Document.root.appending(path: folder).path
      for name in try FileManager.default.contentsOfDirectory(atPath: path) {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
        guard isFolder.boolValue else { continue }
        #expect(map.contains("`\(name)`") || map.contains("| \(name.lowercased()) |"), "\(name)")
      }
    }
  }

  @Test func `the article about the command line has every command and option`() throws {
    let article = Document("\(Document.catalogue)/CommandLine.md").text
    let commands = RootCommand.configuration.subcommands.filter { $0.configuration.shouldDisplay }
    for command in commands {
      let name = try #require(command.configuration.commandName)
      #expect(article.contains("| `\(name)"), "\(name)")
      for option in RootCommand.helpMessage(for: command).matches(of: /--[a-z-]+/) {
        let isEverywhere = ["--help", "--version"].contains(option.0)
        #expect(isEverywhere || article.contains(option.0), "\(name) \(option.0)")
      }
    }
  }

  /// The animations that the documents declare.
  private static var anims: [Anim] { Demo.anims + [GettingStarted.turn, Cues.controls] }

  @Test func `the animations in the articles run without a warning`() async throws {
    let size = CGSize(width: 400, height: 400)
    let views = [
      Anim("clock", size: size, duration: 1) { AnimatingLayouts.Clock() },
      Anim("steps", size: size, duration: 1) { WritingALayout.Steps() },
      Anim("contents", size: size, duration: 1) { WritingALayout.Contents() },
      Anim("counter", size: size, duration: 1) { TextAndFonts.Counter() },
      Anim("badge", size: size, duration: 1) { Images.Badge() },
      Anim("ticket", size: size, duration: 1) { PaintAndEffects.Ticket(isFlipped: false) },
      Anim("rain", size: size, duration: 1) { PaintAndEffects.Rain() },
    ]
    let apps = try await Anim.anims(of: Apps.MyApp.self)
    #expect(apps.count == 1)
    for anim in Self.anims + views + apps {
      let stage = try await Stage(anim)
      var first: Data?
      for step in 0...10 {
        try await stage.advance(to: anim.duration * Double(step) / 10)
        let picture = try stage.png()
        first = first ?? picture
      }
      #expect(stage.diagnostics.isEmpty, "\(anim.name): \(stage.diagnostics)")
      if (Self.anims + apps).contains(where: { $0.name == anim.name }) {
        #expect(try stage.png() != first, "\(anim.name) shows no change")
      }
    }
  }

  @Test func `the code in the articles runs`() async throws {
    try await AnimatingLayouts.bothModes()
    try await WritingALayout.explain()
    try await TestingALayout.more()
    #expect(ImageRenderer(content: Images.Badge()).cgImage != nil)
  }
}

/// Keeps everything that a tool writes.
private final class RecordingConsole: Console {
  private let texts = Mutex((output: "", errors: ""))

  var output: String { texts.withLock(\.output) }
  var errors: String { texts.withLock(\.errors) }
  var isTerminal: Bool { false }

  func writeOutput(_ text: String) { texts.withLock { $0.output += text } }
  func writeError(_ text: String) { texts.withLock { $0.errors += text } }
}
