import ArgumentParser
import Foundation
import Zoetrope
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

/// `profile`: prints how much work each view of an animation causes, and why.
struct ProfileCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Shows the work of an anim's frames by view: bodies and why, sizes, drawings, time.",
    discussion: """
      The selected frames are run, drawn and encoded, but not written. For each view, modifier and \
      layout, the table tells how often its body was evaluated, its size was asked for and found \
      among earlier answers, it was placed, drawn anew and taken over from the frame before, and \
      how long that took; then why bodies were evaluated, and which work had no effect.
      """)

  @OptionGroup var selection: AnimArguments

  @OptionGroup var canvas: CanvasArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames, such as 0-9,20,30-60x2 or 100- (default: all).", valueName: "FRAMES"))
  var frames: String?

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

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of pixels per point (default: 1).", valueName: "S"))
  var scale: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of rows in each table (default: 10).", valueName: "N"))
  var top: String?

  @Flag(help: "Shows the elements of a ForEach one by one, not their sum.")
  var each = false

  @Flag(help: "Shows counts alone, which are the same in every run, and no times.")
  var counts = false

  @Flag(help: "Prints JSON: the whole, and each frame.")
  var json = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Also writes a flame graph of the whole and of each frame, for speedscope.",
      valueName: "FILE.json"))
  var speedscope: String?

  @Flag(help: "Replaces an existing file of --speedscope.")
  var overwrite = false

  @OptionGroup var limits: LimitArguments

  func run(in tool: Tool) async throws(CommandFailure) {
    let anim = try tool.anim(selection.name)
    let typed = RunOptions(
      fps: canvas.fps, size: canvas.size, frames: frames, scale: scale, mode: mode,
      settings: set, isStrict: limits.strict, maxMemory: limits.maxMemory)
    let options = try typed.checked(for: anim, in: tool)
    let rowCount = try checkedTop()
    try checkSpeedscope()
    try typed.watchMemory(anim, advice: "lower --size, or choose fewer --frames")
    do {
      let plan = try RecordingPlan(anim, options: options)
      let profile = try await plan.profile(
        plan.columns[0], fonts: plan.fonts.shared(), keepsElements: each, hasPixels: !counts
      ) { diagnostics in
        diagnostics.forEach(tool.console.write)
        if let signal = Interruption.signal { throw RecorderError.interrupted(signal: signal) }
      }
      if let speedscope { try write(profile, of: plan, to: speedscope) }
      try tool.console.writeOutput(text(of: profile, plan, rowCount: rowCount))
    } catch {
      throw CommandFailure(error, anim: anim, options: typed)
    }
  }

  private func checkedTop() throws(CommandFailure) -> Int {
    guard let top else { return 10 }
    guard let count = Int(top), count > 0 else {
      throw .usage("--top", top, "expected a whole number of 1 or more")
    }
    return count
  }

  private func checkSpeedscope() throws(CommandFailure) {
    guard let speedscope else {
      if overwrite {
        throw CommandFailure("--overwrite: requires --speedscope FILE.json", status: .usage)
      }
      return
    }
    guard speedscope.hasSuffix(".json"), !speedscope.hasSuffix("/.json") else {
      throw .usage(
        "--speedscope", speedscope, "expected the path of a JSON file, such as wheel.json")
    }
    if counts {
      throw .usage("--speedscope", "\(speedscope) --counts", "a flame graph shows times")
    }
    if !overwrite, FileStatus.exists(speedscope) {
      throw CommandFailure(
        "\(speedscope) exists; use --overwrite to replace it, or choose another --speedscope",
        status: .cannotCreate)
    }
  }

  private func write(_ profile: Profile, of plan: RecordingPlan, to path: String) throws {
    let text = profile.speedscope(plan.anim.name, tool: "zoetrope \(Tool.version)").text + "\n"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    try FrameFile().write(text, named: name, in: FolderPath.above(path))
  }

  private func text(of profile: Profile, _ plan: RecordingPlan, rowCount: Int) -> String {
    if json {
      let header: [(key: String, value: JSON)] = [
        ("anim", .string(plan.anim.name)),
        ("rate", .array([.integer(plan.rate.numerator), .integer(plan.rate.denominator)])),
      ]
      return profile.json(header, hasTimes: !counts).text + "\n"
    }
    let report = ProfileReport(profile, rowCount: rowCount, hasTimes: !counts)
    return report.text(title: plan.anim.name, frameCount: plan.frameCount)
  }
}
