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

  @OptionGroup var canvas: CanvasArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frame, counted from 0 (default: 0).", valueName: "K"))
  var frame: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      Shows only one view, its ancestors and its descendants; VIEW is a path as dump prints it, a \
      part of one, an id, a text or a part of a text.
      """, valueName: "VIEW"))
  var view: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Answers only why the view has its width, height, x or y.", valueName: "QUANTITY"))
  var why: String?

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
      fps: canvas.fps, size: canvas.size, scale: scale, mode: mode, settings: set,
      isStrict: limits.strict, maxMemory: limits.maxMemory)
    let options = try checked(typed, for: anim, in: tool)
    let number = try RunOptions.frame(frame ?? "0")
    try typed.watchMemory(anim, advice: "lower --size or --scale")
    do {
      try checkOverlay()
      let host = try await anim.host(atFrame: number, options: options)
      let whole = host.explainAll()
      if let why {
        return try tool.console.writeOutput(reason(why, in: whole, anim: anim, frame: number))
      }
      var explanation = try chosen(whole, frame: number)
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
    if let why, let overlay {
      throw CommandFailure(
        "--why \(why) --overlay \(overlay): expected only one of them", status: .usage)
    }
    if overwrite, overlay == nil {
      throw CommandFailure("--overwrite: requires --overlay FILE.png", status: .usage)
    }
    if let overlay, !overlay.hasSuffix(".png") || overlay.hasSuffix("/.png") {
      throw .usage("--overlay", overlay, "expected the path of a PNG file, such as layout.png")
    }
    var options = try typed.checked(for: anim, in: tool)
    if scale == nil { options.scale = 2 }
    return options
  }

  /// Returns the output for `--why`: the sentences that explain the width, height, x or y of a
  /// view.
  private func reason(
    _ why: String, in explanation: LayoutExplanation, anim: Anim, frame: Int
  ) throws(CommandFailure) -> String {
    guard let quantity = LayoutReason.Quantity(rawValue: why) else {
      throw .usage("--why", why, "expected width, height, x or y")
    }
    guard let path = try path(in: explanation, frame: frame) else {
      throw .usage("--why", why, "requires --view; \(ExplainCommand.advice(explanation.paths))")
    }
    let moment = "frame \(frame) (\(Amount.rounded(explanation.time)) s)"
    guard let reason = explanation.reason(for: quantity, of: path, moment: moment) else {
      throw .usage("--view", view ?? "", "the view is not placed at frame \(frame)")
    }
    if json {
      let fields: [(key: String, value: JSON)] = [
        ("anim", .string(anim.name)), ("frame", .integer(frame)), ("path", .string(path)),
        ("why", .string(why)), ("reasons", .array(reason.sentences.map(JSON.string))),
      ]
      return JSON.object(fields).lines + "\n"
    }
    return reason.sentences.joined(separator: "\n") + "\n"
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
  /// - Throws: ``CommandFailure`` that lists similar paths if there is no such view, or the paths
  ///   of all such views if there are several.
  private func chosen(
    _ explanation: LayoutExplanation, frame: Int
  ) throws(CommandFailure) -> LayoutExplanation {
    guard let path = try path(in: explanation, frame: frame) else { return explanation }
    return explanation.restricted(to: path) ?? explanation
  }

  /// Returns the path of the view that `--view` names; nil if the option was not given.
  ///
  /// - Throws: ``CommandFailure`` that lists similar paths if there is no such view, or the paths
  ///   of all such views if there are several.
  private func path(
    in explanation: LayoutExplanation, frame: Int
  ) throws(CommandFailure) -> String? {
    guard let view else { return nil }
    if view.isEmpty {
      throw .usage("--view", view, "expected a path, a type, an id or a text of a view")
    }
    let named = explanation.paths(named: view)
    if named.count == 1 { return named[0] }
    if named.count > 1 {
      throw .usage(
        "--view", view,
        "\(named.count) views have that name at frame \(frame); \(ExplainCommand.advice(named))")
    }
    let paths = explanation.paths
    let alike = paths.filter { ExplainCommand.type($0) == ExplainCommand.type(view) }
    let near = alike.isEmpty ? NearestNames.of(view, among: paths) : Array(alike.prefix(3))
    let hint =
      near.isEmpty
      ? ExplainCommand.advice(paths)
      : why == nil
        ? "\(ExplainCommand.advice(near)); omit --view to show all views"
        : "\(ExplainCommand.advice(near)); omit --view and --why to show all views"
    throw .usage("--view", view, "no such view at frame \(frame); \(hint)")
  }

  /// Returns a clause that advises the user to pass one of the paths to `--view`. The paths are
  /// quoted for a shell.
  private static func advice(_ paths: [String]) -> String {
    if paths.isEmpty { return "the frame contains no views" }
    let shown = paths.prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    let rest = paths.count > 4 ? " or one of \(paths.count - 4) more" : ""
    return "pass \(paths.count == 1 ? "this" : "one of these") to --view: \(shown)\(rest)"
  }

  /// Returns the last component of a path, without the brackets that distinguish siblings: `Button`
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
