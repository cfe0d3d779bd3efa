import ArgumentParser
import Zoetrope
import ZoetropeFiles

/// `list`: prints the animations, one per line.
struct ListCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the anims, one per line.")

  @Flag(help: "Prints JSON: an array with an object for every anim, as in info --json.")
  var json = false

  func run(in tool: Tool) throws(CommandFailure) { try AnimList(json: json).print(in: tool) }
}

/// The output of `list`.
struct AnimList {
  /// Whether the output is JSON: an array with an object for every anim.
  var json: Bool

  /// Creates the list that the words after `list` ask for; nil if ArgumentParser has to read them.
  init?(plain words: [String]) {
    var words = PlainWords(words)
    json = words.flag("--json")
    guard words.isPlain, words.rest().isEmpty else { return nil }
  }

  init(json: Bool) { self.json = json }

  @MainActor func print(in tool: Tool) throws(CommandFailure) {
    let anims = try tool.anims()
    if json {
      let objects = anims.map { AnimReport($0).json }
      return try tool.console.writeOutput(JSON.array(objects).lines + "\n")
    }
    var rows: [[String]] = []
    for anim in anims { rows.append(AnimReport(anim).columns) }
    try tool.console.writeOutput(Columns.text(rows))
  }
}
