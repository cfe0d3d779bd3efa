import ArgumentParser
import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeFiles
import ZoetropeRecorder

/// `dump`: prints a frame's display list, or the placements of the frame's views.
struct DumpCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump", abstract: "Prints the views' placements or the display list at a frame.")

  @OptionGroup var selection: AnimArguments

  @OptionGroup var canvas: CanvasArguments

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The frame, counted from 0.", valueName: "K"))
  var frame: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The interpolation mode of layouts: parameters or positions (default: parameters).",
      valueName: "MODE"))
  var mode: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Sets a parameter of the anim; can be repeated.", valueName: "key=value"),
    completion: Completion.settings)
  var set: [String] = []

  @Flag(help: "Prints every view's path, frame (x, y, width, height in points) and transform.")
  var placements = false

  @Flag(help: "Prints the display list as text.")
  var displayList = false

  @Flag(help: "Prints the placements as JSON.")
  var json = false

  @OptionGroup var limits: LimitArguments

  func run(in tool: Tool) async throws(CommandFailure) {
    guard placements != displayList else {
      let flags = placements ? "--placements --display-list: expected only one of them" : nil
      throw CommandFailure(
        flags ?? "dump: expected --placements or --display-list", status: .usage)
    }
    if json, displayList {
      throw CommandFailure("--json --display-list: --json requires --placements", status: .usage)
    }
    let anim = try tool.anim(selection.name)
    let typed = RunOptions(
      fps: canvas.fps, size: canvas.size, mode: mode, settings: set,
      isStrict: limits.strict, maxMemory: limits.maxMemory)
    let options = try typed.checked(for: anim, in: tool)
    let number = try RunOptions.frame(frame)
    try typed.watchMemory(anim, advice: "lower --size")
    do {
      let host = try await anim.host(atFrame: number, options: options)
      let text = text(of: host)
      // Drawing can add diagnostics.
      if placements { _ = host.displayList() }
      host.takeDiagnostics().forEach(tool.console.write)
      try tool.console.writeOutput(text)
    } catch {
      throw CommandFailure(error, anim: anim, options: typed)
    }
  }

  @MainActor private func text(of host: Zoetrope.Host) -> String {
    if displayList { return host.displayList().description }
    let placements = host.placements()
    if json { return JSON.array(placements.map(\.json)).lines + "\n" }
    return Columns.text(
      placements.map { placement in
        [placement.path] + (placement.frameNumbers + placement.transformNumbers).map(Amount.rounded)
      })
  }
}

extension Placement {
  fileprivate var frameNumbers: [Double] {
    [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
  }

  fileprivate var transformNumbers: [Double] {
    [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map {
      Double($0)
    }
  }

  /// Returns a number rounded to 9 digits after the point. The output thus contains no rounding
  /// errors, such as the error in the sine of a full turn.
  private static func rounded(_ number: Double) -> JSON {
    let scaled = (number * 1e9).rounded()
    guard abs(scaled) < 1e15 else { return .number(number) }
    return .number(scaled == 0 ? 0 : scaled / 1e9)
  }

  fileprivate var json: JSON {
    .object([
      ("path", .string(path)), ("frame", .array(frameNumbers.map(Self.rounded))),
      ("transform", .array(transformNumbers.map(Self.rounded))),
    ])
  }
}
