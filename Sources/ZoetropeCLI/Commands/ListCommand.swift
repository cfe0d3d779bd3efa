import ArgumentParser
import Zoetrope
import ZoetropeFiles

/// `list`: prints the animations, one per line.
struct ListCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the anims, one per line.")

  @Flag(help: "Prints JSON: an array with an object for every anim, as in info --json.")
  var json = false

  func run(in tool: Tool) throws(CommandFailure) {
    let reports = try tool.anims().map { AnimReport($0) }
    try tool.console.writeOutput(
      json ? JSON.array(reports.map(\.json)).lines + "\n" : Columns.text(reports.map(\.columns)))
  }
}
