import ArgumentParser
import Zoetrope

/// `fonts`: prints the faces that text is set in.
struct FontsCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "Shows which font files texts are set in.",
    discussion: """
      A line for every design, weight and slant: what was asked for, then the family, the style and \
      the file that stand for it, and how: exact, made by an axis of a variable font, the nearest \
      weight, an upright face slanted, or a substitute of another design. Fonts are those installed; ZOETROPE_FONTS=DIR uses those \
      of a folder alone.
      """)

  @Flag(help: "Prints JSON: an array with an object for every design, weight and slant.")
  var json = false

  func run(in tool: Tool) throws(CommandFailure) {
    let found: (faces: [FontChoice], diagnostics: [Diagnostic])
    do { found = try tool.fonts.choices() } catch { throw CommandFailure(fonts: error) }
    let choices = found.faces
    for diagnostic in found.diagnostics { tool.console.write(diagnostic) }
    try tool.console.writeOutput(
      json
        ? JSON.array(choices.map(\.json)).lines + "\n"
        : Columns.text([FontChoice.titles] + choices.map(\.columns)))
  }
}

extension FontChoice {
  fileprivate static let titles = ["design", "weight", "slant", "family", "style", "how", "file"]

  fileprivate var columns: [String] {
    [design, "\(weight)", isItalic ? "italic" : "upright", family, style, how, file]
  }

  fileprivate var json: JSON {
    .object([
      ("design", .string(design)), ("weight", .integer(weight)), ("italic", .boolean(isItalic)),
      ("family", .string(family)), ("style", .string(style)), ("how", .string(how)),
      ("file", .string(file)),
    ])
  }
}
