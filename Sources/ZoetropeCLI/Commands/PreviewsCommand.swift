import ArgumentParser
import Zoetrope
import ZoetropeRecorder
import ZoetropeScenes

/// `previews`: draws the previews that the program declares.
struct PreviewsCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "previews",
    abstract:
      "Draws every #Preview and PreviewProvider, in light and dark, and a page of them all.",
    discussion:
      "Writes NAME-light.png and NAME-dark.png for each preview, or one of them if the view prefers "
      + "a scheme, index.html, and previews.json. With --animate, NAME-light and NAME-dark are folders."
  )

  @Argument(help: "The names of previews, as --list prints them (default: all).")
  var names: [String] = []

  @Option(
    name: [.long, .customShort("o")], parsing: .unconditional,
    help: ArgumentHelp("The output folder (default: previews).", valueName: "DIR"))
  var output: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Writes the first S seconds of each preview as a sequence instead of a still.",
      valueName: "S"))
  var animate: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time of the stills in seconds, such as 1.2 or 1.2s (default: 0).", valueName: "T"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame rate of sequences (default: 60).", valueName: "R"))
  var fps: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The size of the upright device in points (default: that of previewDevice, or 393x852).",
      valueName: "WxH"))
  var size: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of pixels per point (default: 2).", valueName: "S"))
  var scale: String?

  @Flag(help: "Lists the previews, and draws none.")
  var list = false

  @Flag(help: "Replaces existing files, and removes all pictures of an earlier run.")
  var overwrite = false

  @Flag(name: [.long, .customShort("q")], help: "Prints only warnings and errors.")
  var quiet = false

  @OptionGroup var limits: LimitArguments

  func run(in tool: Tool) async throws(CommandFailure) {
    var options = try checked(in: tool)
    let deviceSize = options.size
    // Each preview determines the size of its canvas.
    options.size = nil
    let duration = try animate.map { text throws(CommandFailure) in
      let duration = try RunOptions.seconds("--animate", text)
      let rate = options.rate ?? DeclaredPreview.rate
      guard rate.frameCount(duration: duration) >= 1, fitsFrameLimit(duration, rate) else {
        throw .usage(
          "--animate", text,
          "expected a number of seconds, such as 2, with 1 to \(FrameRate.largestFrameCount) frames "
            + "at \(rate) frames per second")
      }
      return duration
    }
    let time = try at.map { text throws(CommandFailure) in
      let time = try RunOptions.seconds("--at", text)
      let rate = DeclaredPreview.rate
      guard fitsFrameLimit(time, rate) else {
        let limit = Double(FrameRate.largestFrameCount) / rate.framesPerSecond
        throw .usage("--at", text, "expected a time up to \(Int(limit)) seconds")
      }
      return time
    }
    let catalogue = await DeclaredPreview.all(fonts: tool.fonts)
    let chosen = try chosen(from: NamedPreview.all(catalogue.previews), notes: catalogue.notes)
    let notes = quiet ? [] : catalogue.notes + (Self.isOptimized ? [Self.optimizationNote] : [])
    if list {
      for note in notes { tool.console.write(Diagnostic(note, severity: .note)) }
      try tool.console.writeOutput(Columns.text(chosen.map(PreviewsCommand.row)))
      return
    }
    let run = PreviewRun(
      options: options, typed: typed, deviceSize: deviceSize, duration: duration,
      time: time ?? 0, tool: tool, isQuiet: quiet)
    try await run.draw(
      chosen, in: output ?? "previews", replaces: overwrite, notes: notes)
  }

  /// Returns whether an animation has at most ``FrameRate/largestFrameCount`` frames. The duration
  /// of the animation is in seconds.
  private func fitsFrameLimit(_ seconds: Double, _ rate: FrameRate) -> Bool {
    seconds * rate.framesPerSecond <= Double(FrameRate.largestFrameCount)
  }

  /// The values of the options that this command shares with the commands that record animations.
  /// The values have the form in which they were typed.
  private var typed: RunOptions {
    RunOptions(
      fps: fps, size: size, scale: scale, overwrites: overwrite, isStrict: limits.strict,
      maxMemory: limits.maxMemory)
  }

  @MainActor private func checked(in tool: Tool) throws(CommandFailure) -> RecordingOptions {
    if let output, output.isEmpty {
      throw .usage("--output", output, "expected the path of a folder")
    }
    if let at, let animate {
      throw CommandFailure(
        "--at \(at) --animate \(animate): expected only one of them", status: .usage)
    }
    if let fps, animate == nil { throw .usage("--fps", fps, "requires --animate") }
    // The check needs an animation only for the values of `--set`, an option that this command
    // lacks.
    var options = try typed.checked(for: PreviewRun.placeholder, in: tool)
    if scale == nil { options.scale = Self.usualScale }
    return options
  }

  private func chosen(
    from all: [NamedPreview], notes: [String]
  ) throws(CommandFailure) -> [NamedPreview] {
    guard !all.isEmpty else {
      throw CommandFailure(
        "previews: " + notes.map { "\($0); " }.joined()
          + "this program has no previews; declare one with #Preview in a target that the "
          + "gallery depends on" + (Self.isOptimized ? ", or use a debug build" : ""),
        status: .badData)
    }
    if names.isEmpty { return all }
    var chosen: [NamedPreview] = []
    for name in names {
      guard let preview = all.first(where: { $0.id == name }) else {
        let near = NearestNames.of(name, among: all.map(\.id)).joined(separator: ", ")
        throw CommandFailure(
          "\(name.isEmpty ? "\"\"" : name): no such preview; similar names: \(near); "
            + "\"\(Tool.executableName) previews --list\" lists all previews"
            + (Self.isOptimized ? "; \(Self.optimizationNote)" : ""), status: .usage)
      }
      guard !chosen.contains(where: { $0.id == name }) else {
        throw CommandFailure("\(name): this preview is named twice", status: .usage)
      }
      chosen.append(preview)
    }
    return chosen
  }

  #if DEBUG
    private static let isOptimized = false
  #else
    private static let isOptimized = true
  #endif

  /// The note about previews that an optimized build may lack.
  private static let optimizationNote =
    "a release build leaves out previews in #if DEBUG, and structures that conform to "
    + "PreviewProvider without being public; a debug build has all previews"

  /// The default number of pixels per point.
  static let usualScale = 2.0

  private static func row(_ named: NamedPreview) -> [String] {
    let settings = named.preview.settings
    var words: [String] = []
    switch settings.layout {
    case .sizeThatFits: words.append("size that fits")
    case .fixed(let width, let height):
      words.append("\(Amount.number(width))x\(Amount.number(height)) points")
    case .device, nil: words.append(settings.device?.rawValue ?? "device")
    }
    if settings.orientation?.isLandscape == true { words.append("landscape") }
    return [named.id, named.place, words.joined(separator: ", ")]
  }
}
