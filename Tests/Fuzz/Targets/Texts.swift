import Foundation
import SwiftUI
import Zoetrope
import ZoetropeCLI
import ZoetropeFiles

/// Text of any characters with attributes: shaping, breaking, truncation.
@MainActor @Sendable func fuzzText(_ bytes: inout Bytes) async {
  var text = Text(verbatim: "")
  for _ in 0..<bytes.choice(5) {
    var part = Text(verbatim: bytes.text()).font(.system(size: bytes.number()))
    if bytes.bool() { part = part.bold() }
    if bytes.bool() { part = part.kerning(bytes.number()) }
    if bytes.bool() { part = part.baselineOffset(bytes.number()) }
    if bytes.bool() { part = part.underline() }
    text = text + part
  }
  let alignments: [TextAlignment] = [.leading, .center, .trailing]
  draw(
    text.lineLimit(bytes.choice(6) - 1).lineSpacing(bytes.number())
      .truncationMode([.head, .middle, .tail][bytes.choice(3)])
      .multilineTextAlignment(alignments[bytes.choice(3)])
      .minimumScaleFactor(bytes.number())
      .environment(\.layoutDirection, bytes.bool() ? .rightToLeft : .leftToRight)
      .frame(width: bytes.optionalNumber()))
}

/// Markdown, formats with specifiers, and interpolated keys.
@MainActor @Sendable func fuzzMarkup(_ bytes: inout Bytes) async {
  let (number, whole) = (bytes.number(), Int(bytes.byte()))
  draw(Text(LocalizedStringKey(bytes.text())))
  if let text = try? AttributedString(markdown: bytes.text()) { draw(Text(text)) }
  draw(Text("\(number, specifier: bytes.text()) and \(whole, specifier: bytes.text())"))
}

/// The arguments of the command line; nothing is written.
@MainActor @Sendable func fuzzArguments(_ bytes: inout Bytes) async {
  let flags = [
    "--frames", "--frame", "--size", "--scale", "--fps", "--background", "--set", "--jobs",
    "--mode", "--compression", "--at", "--view", "--max-memory", "--why",
  ]
  // `dump` and `info` check the same options as `render`, and write no files.
  var arguments = [["dump", "dot"], ["info", "dot"], ["list"], ["explain", "dot"]][bytes.choice(4)]
  for _ in 0..<bytes.choice(4) {
    let flag = flags[bytes.choice(flags.count)]
    let value = bytes.text().replacingOccurrences(of: "\0", with: "")
    // A limit that the fuzzer itself exceeds would end the process.
    if flag == "--max-memory", ByteCount.parse(value) != nil { continue }
    arguments += [flag, value]
  }
  let tool = Tool(name: "fuzz", console: SilentConsole()) {
    [
      Anim(
        "dot", size: CGSize(width: 8, height: 8), duration: 0.1,
        parameters: [.number("radius", default: 2, in: 0...4)]
      ) { values in
        Circle().frame(width: values.number("radius"))
      }
    ]
  }
  _ = await tool.run(arguments)
}

private struct SilentConsole: Console {
  let isTerminal = false
  func writeOutput(_ text: String) throws(CommandFailure) {}
  func writeError(_ text: String) {}
}

/// The files of an asset catalogue: an image set and a color set.
@MainActor @Sendable func fuzzCatalogues(_ bytes: inout Bytes) async {
  let manager = FileManager.default
  let folder = manager.temporaryDirectory.appendingPathComponent("fuzz-\(getpid()).bundle")
  let catalogue = folder.appendingPathComponent("Assets.xcassets")
  defer { try? manager.removeItem(at: folder) }
  let half = bytes.remaining.count / 2
  let parts = [bytes.remaining.prefix(half), bytes.remaining.suffix(half)]
  for (name, contents) in zip(["a.imageset", "b.colorset"], parts) {
    let set = catalogue.appendingPathComponent(name)
    try? manager.createDirectory(at: set, withIntermediateDirectories: true)
    try? Data(contents).write(to: set.appendingPathComponent("Contents.json"))
  }
  guard let bundle = Bundle(url: folder) else { return }
  draw(
    VStack {
      Image("a", bundle: bundle)
      Color("b", bundle: bundle)
    })
}
