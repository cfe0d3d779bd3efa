import ArgumentParser
import Zoetrope
import ZoetropeRecorder

/// `sheet`: writes a picture of several frames, side by side or on top of each other.
struct SheetCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "sheet",
    abstract: "Writes a picture of several frames, side by side or over each other.",
    discussion: """
      A contact sheet has a label with the number and the time below each frame. With --onion, all \
      frames lie over each other, the earlier the paler. With --mode both, the sheet has a row for \
      each interpolation mode, and the onion skin a picture for each.
      """)

  @OptionGroup var selection: AnimArguments

  @OptionGroup var canvas: CanvasArguments

  @OptionGroup var picture: PictureArguments

  @OptionGroup var limits: LimitArguments

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The frames, such as 0-149x10 (default: 12, or 9 with --onion, at equal distances).",
      valueName: "LIST"))
  var frames: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of columns (default: 4).", valueName: "N"))
  var columns: String?

  @Flag(help: "Draws all frames over each other.")
  var onion = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The number of pixels per point (default: at most 1, so that the sheet has about 1600 pixels "
        + "in a row).", valueName: "S"))
  var scale: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The interpolation mode of layouts: parameters, positions or both (default: parameters).",
      valueName: "MODE"))
  var mode: String?

  func run(in tool: Tool) async throws(CommandFailure) {
    let anim = try tool.anim(selection.name)
    var typed = picture.options(canvas, limits)
    (typed.scale, typed.frames) = (scale, frames)
    let modes = try modes
    let options = try typed.checked(for: anim, in: tool)
    let arrangement = try arrangement
    let path = try typed.picturePath(usual: "\(anim.name)-\(onion ? "onion" : "sheet").png")
    try await typed.writePicture(to: path, of: anim, in: tool) {
      try await FrameSheet(
        anim, options: options, modes: modes, arrangement: arrangement, count: onion ? 9 : 12,
        scale: scale == nil ? nil : options.scale
      ).picture()
    }
  }

  private var modes: [LayoutInterpolation] {
    get throws(CommandFailure) {
      guard let mode else { return [.parameters] }
      if mode == "both" { return LayoutInterpolation.allCases }
      guard let single = LayoutInterpolation(rawValue: mode) else {
        throw .usage("--mode", mode, "expected parameters, positions or both")
      }
      return [single]
    }
  }

  private var arrangement: FrameSheet.Arrangement {
    get throws(CommandFailure) {
      guard let columns else { return onion ? .onion : .grid(columns: 4) }
      if onion { throw .usage("--columns", columns, "an onion skin has no columns") }
      guard columns.count <= 9, let number = Int(columns), number > 0 else {
        throw .usage("--columns", columns, "expected a whole number from 1 to 999999999")
      }
      return .grid(columns: number)
    }
  }
}
