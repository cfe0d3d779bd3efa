import Foundation

/// A Markdown file of the repository.
struct Document: CustomStringConvertible, Sendable {
  /// The path in the repository.
  let path: String
  let text: String

  /// A piece of code between two fences.
  struct Block: Sendable {
    /// The word after the first fence.
    let language: String
    let lines: [Substring]
    /// The number of the line of the first fence, counted from 1.
    let line: Int
    /// The commands of the shell block right above this one, with nothing but a blank line between.
    var commandsAbove: [[String]] = []

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  var description: String { path }

  /// Whether the document belongs to the catalogue of DocC.
  var isArticle: Bool { path.contains(".docc/") }

  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let catalogue = "Sources/Zoetrope/Zoetrope.docc"

  /// The README files, the rules for contributors and the articles.
  static let all: [Document] = {
    let articles =
      (try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: catalogue).path))
      ?? []
    let paths =
      ["README.md", "Sources/README.md", "anims/README.md", ".github/CONTRIBUTING.md"]
      + articles.filter { $0.hasSuffix(".md") }.sorted().map { "\(catalogue)/\($0)" }
    return paths.map { Document($0) }
  }()

  /// Reads a file of the repository; one that does not exist has no text.
  init(_ path: String) {
    self.path = path
    text = (try? String(contentsOf: Document.root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// The lines outside of code blocks, tables and measured results, with their numbers, counted
  /// from 1.
  var prose: [(number: Int, text: Substring)] {
    var isCode = false
    var isMeasured = false
    var result: [(number: Int, text: Substring)] = []
    for (index, line) in lines.enumerated() {
      if line.hasPrefix("```") { isCode.toggle() }
      if line.hasSuffix("measured -->") { isMeasured = line == "<!-- measured -->" }
      if !isCode, !isMeasured, !line.hasPrefix("|") { result.append((index + 1, line)) }
    }
    return result
  }

  /// The text outside of code blocks.
  var textWithoutCode: String {
    let parts = text.split(separator: /(?m)^```/, omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
      .joined()
  }

  /// The code blocks, in order.
  var blocks: [Block] {
    var blocks: [Block] = []
    var start: Int?
    var end = 0
    let lines = lines
    for (index, line) in lines.enumerated() where line.hasPrefix("```") {
      guard let first = start else {
        start = index
        continue
      }
      var block = Block(
        language: String(lines[first].dropFirst(3)), lines: Array(lines[(first + 1)..<index]),
        line: first + 1)
      if let last = blocks.last, last.language == "sh",
        lines[(end + 1)..<first].allSatisfy(\.isEmpty)
      {
        block.commandsAbove = ShellCommand.galleryCommands(in: last.text)
      }
      blocks.append(block)
      (start, end) = (nil, index)
    }
    return blocks
  }

  private var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }
}

extension Document.Block {
  /// Whether the block occurs in a file, line for line, possibly further to the right.
  func occurs(in file: [Substring]) -> Bool {
    guard let first = lines.first, lines.count <= file.count else { return false }
    return (0...(file.count - lines.count)).contains { start in
      guard file[start].hasSuffix(first) else { return false }
      let margin = file[start].dropLast(first.count)
      guard margin.allSatisfy({ $0 == " " }) else { return false }
      return zip(lines, file[start...]).allSatisfy { line, other in
        line.isEmpty ? other.isEmpty : other == margin + line
      }
    }
  }
}
