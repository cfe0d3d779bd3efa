import ArgumentParser
import Zoetrope
import ZoetropeFiles

/// `fonts`: prints the font face for each design, weight and slant.
struct FontsCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "fonts", abstract: "Lists the fonts that text is set in.",
    discussion: """
      Prints a line for every design, weight and slant: the requested properties, the family, style \
      and file of the font that is used, and how well it matches: exact, axis (of a variable font), \
      nearest (weight), slanted (an upright face) or substitute (of another design). By default the \
      installed fonts are used; with ZOETROPE_FONTS=DIR only those in a folder.
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
