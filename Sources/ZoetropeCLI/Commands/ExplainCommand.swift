import ArgumentParser
import Zoetrope
import ZoetropeFiles
import ZoetropeRecorder

/// `explain`: prints how the sizes and positions in the layout of a frame were derived.
struct ExplainCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explains the layout of a frame: proposals, sizes and placements.",
    discussion: """
      The frame is laid out again without cached sizes. Every proposal and the resulting size are \
      printed as a tree, with the calculations by which stacks divide their length. With --overlay, \
      the frame is also drawn with the bounds of every view, colored by depth, and with dashed \
      outlines of the proposals to containers.
      """)

  @OptionGroup var selection: AnimArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame, counted from 0 (default: 0).", valueName: "K"))
  var frame: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Shows only one view, its ancestors and its descendants; PATH is as dump prints it.",
      valueName: "PATH"))
  var view: String?

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

  @Flag(help: "Prints JSON.")
  var json = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Also draws the frame with the views' bounds.", valueName: "FILE.png"))
  var overlay: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of pixels per point in the overlay (default: 2).", valueName: "S"))
  var scale: String?

  @Flag(help: "Replaces an existing overlay.")
  var overwrite = false

  @OptionGroup var limits: LimitArguments

  func run(in tool: Tool) async throws(CommandFailure) {
    let anim = try tool.anim(selection.name)
    let typed = RunOptions(
      fps: selection.fps, size: selection.size, scale: scale, mode: mode, settings: set,
      isStrict: limits.strict, maxMemory: limits.maxMemory)
    let options = try checked(typed, for: anim, in: tool)
    let number = try RunOptions.frame(frame ?? "0")
    try typed.watchMemory(anim, advice: "lower --size or --scale")
    do {
      try checkOverlay()
      let host = try await anim.host(atFrame: number, options: options)
      var explanation = try chosen(host.explainAll(), frame: number)
      if let overlay {
        let picture = try ExplanationPicture(anim, options: options)
        try await picture.write(explanation, over: host, to: overlay)
      }
      explanation.diagnostics = host.takeDiagnostics()
      try tool.console.writeOutput(text(explanation, anim: anim, frame: number))
    } catch {
      throw CommandFailure(error, anim: anim, options: typed)
    }
  }

  @MainActor private func checked(
    _ typed: RunOptions, for anim: Anim, in tool: Tool
  ) throws(CommandFailure) -> RecordingOptions {
    if scale != nil, overlay == nil {
      throw .usage("--scale", scale ?? "", "requires --overlay FILE.png")
    }
    if let overlay, !overlay.hasSuffix(".png") || overlay.hasSuffix("/.png") {
      throw .usage("--overlay", overlay, "expected the path of a PNG file, such as layout.png")
    }
    var options = try typed.checked(for: anim, in: tool)
    if scale == nil { options.scale = 2 }
    return options
  }

  private func checkOverlay() throws(CommandFailure) {
    guard let overlay, !overwrite, ExplanationPicture.exists(overlay) else { return }
    throw CommandFailure(
      "\(overlay) exists; use --overwrite to replace it, or choose another --overlay",
      status: .cannotCreate)
  }

  /// Returns the part of the explanation for the view that `--view` names. Returns the whole
  /// explanation if `--view` was not given.
  ///
  /// - Throws: ``CommandFailure`` that lists similar paths if there is no such view.
  private func chosen(
    _ explanation: LayoutExplanation, frame: Int
  ) throws(CommandFailure) -> LayoutExplanation {
    guard let view else { return explanation }
    if let result = explanation.restricted(to: view) { return result }
    let paths = explanation.paths
    let alike = paths.filter { ExplainCommand.type($0) == ExplainCommand.type(view) }
    let near = alike.isEmpty ? NearestNames.of(view, among: paths) : Array(alike.prefix(3))
    let hint =
      near.isEmpty
      ? "the frame contains no views"
      : "similar paths: \(near.joined(separator: ", ")); omit --view to show all views"
    throw .usage("--view", view, "no such view at frame \(frame); \(hint)")
  }

  /// Returns the last component of a path without the brackets that distinguish siblings: `Button`
  /// for `VStack/Button[3]`.
  private static func type(_ path: String) -> Substring {
    (path.split(separator: "/").last ?? "").prefix { $0 != "[" }
  }

  private func text(_ explanation: LayoutExplanation, anim: Anim, frame: Int) -> String {
    if json {
      let header: [(key: String, value: JSON)] = [
        ("anim", .string(anim.name)), ("frame", .integer(frame)),
      ]
      return explanation.jsonValue(header).text + "\n"
    }
    let time = Amount.rounded(explanation.time)
    return explanation.text(title: "\(anim.name), frame \(frame) (\(time) s)")
  }
}
