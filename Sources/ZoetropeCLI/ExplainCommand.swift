import ArgumentParser
import Zoetrope
import ZoetropeRecorder

/// `explain`: prints how the sizes and positions in the layout of a frame were derived.
struct ExplainCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Tells how the layout of a frame came to be: what was proposed, answered and placed.",
    discussion: """
      The frame is laid out once more, with no size remembered, and every proposal and answer is \
      printed as a tree, with the sums by which stacks divided their lengths. With --overlay the \
      frame is drawn as well, with the bounds of every view in the colour of its depth, and dashed \
      what containers were proposed.
      """)

  @OptionGroup var selection: AnimArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame, counted from 0 (default: 0).", valueName: "K"))
  var frame: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Only the way to one view and what is inside of it, by its path as dump prints it.",
      valueName: "PATH"))
  var view: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "How layouts animate: parameters or positions (default: parameters).", valueName: "MODE"))
  var mode: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Sets a parameter of the anim; may be repeated.", valueName: "key=value"))
  var set: [String] = []

  @Flag(help: "Prints JSON.")
  var json = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Draws the frame with the views' bounds.", valueName: "FILE.png"))
  var overlay: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("Pixels a point of the overlay (default: 2).", valueName: "S"))
  var scale: String?

  @Flag(help: "Replaces an overlay that is there already.")
  var overwrite = false

  @OptionGroup var strictness: StrictArguments

  func run(in tool: Tool) async throws(CommandFailure) {
    let anim = try tool.anim(selection.name)
    let typed = RunOptions(
      fps: selection.fps, size: selection.size, scale: scale, mode: mode, settings: set,
      isStrict: strictness.strict)
    var options = try checked(typed, for: anim)
    options.fonts = tool.fonts
    let number = try RunOptions.frame(frame ?? "0")
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

  private func checked(
    _ typed: RunOptions, for anim: Anim
  ) throws(CommandFailure) -> RecordingOptions {
    if scale != nil, overlay == nil {
      throw .usage("--scale", scale ?? "", "expected --overlay FILE.png with it")
    }
    if let overlay, !overlay.hasSuffix(".png") || overlay.hasSuffix("/.png") {
      throw .usage("--overlay", overlay, "expected the path of a PNG file, such as layout.png")
    }
    var options = try typed.checked(for: anim)
    if scale == nil { options.scale = 2 }
    return options
  }

  private func checkOverlay() throws(CommandFailure) {
    guard let overlay, !overwrite, ExplanationPicture.exists(overlay) else { return }
    throw CommandFailure(
      "\(overlay) exists; use --overwrite to replace it, or another --overlay",
      status: .cannotCreate)
  }

  /// Returns the part of an explanation that `--view` selects, or the whole explanation if `--view`
  /// was not given.
  ///
  /// - Throws: ``CommandFailure`` with similar paths if there is no such view.
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
      ? "nothing is shown then"
      : "nearest: \(near.joined(separator: ", ")); without --view all are shown"
    throw .usage("--view", view, "no such view at frame \(frame); \(hint)")
  }

  /// The name of a path's last component, without the suffix that distinguishes siblings.
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
