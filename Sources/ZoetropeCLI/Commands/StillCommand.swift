import ArgumentParser
import Zoetrope
import ZoetropeRecorder
import ZoetropeSequences

/// `still`: writes a picture of one moment of an animation.
struct StillCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "still", abstract: "Writes one picture of an anim, at a frame or at a time.",
    discussion: "A frame has the same bytes as in render.")

  @OptionGroup var picture: PictureArguments

  @Option(
    parsing: .unconditional, help: ArgumentHelp("The frame, counted from 0.", valueName: "K"))
  var frame: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The time in seconds, such as 1.2 or 1.2s.", valueName: "T"))
  var at: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The number of pixels per point (default: 1).", valueName: "S"))
  var scale: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The interpolation mode of layouts: parameters or positions (default: parameters).",
      valueName: "MODE"))
  var mode: String?

  func run(in tool: Tool) async throws(CommandFailure) {
    let anim = try tool.anim(picture.selection.name)
    var typed = picture.options
    (typed.scale, typed.mode) = (scale, mode)
    let options = try typed.checked(for: anim, in: tool)
    let moment = try moment(in: anim)
    let path = try picture.path(usual: StillCommand.usualPath(anim, moment))
    try await picture.write(to: path, of: anim, options: typed, in: tool) {
      try await anim.still(moment, options: options)
    }
  }

  private func moment(in anim: Anim) throws(CommandFailure) -> Anim.Moment {
    switch (frame, at) {
    case (nil, nil):
      throw CommandFailure("still: expected --frame K or --at T", status: .usage)
    case (let frame?, nil): return .frame(try RunOptions.frame(frame))
    case (nil, let at?):
      let time = try RunOptions.seconds("--at", at)
      guard time <= anim.duration else {
        throw .usage(
          "--at", at,
          "\(anim.name) lasts \(Amount.number(anim.duration)) s; expected a time up to "
            + "that")
      }
      return .time(time)
    case (let frame?, let at?):
      throw CommandFailure(
        "--frame \(frame) --at \(at): expected only one of them", status: .usage)
    }
  }

  /// Returns the default path of the file, such as `wheel_00042.png` for a frame or
  /// `wheel-1.2s.png` for a time.
  private static func usualPath(_ anim: Anim, _ moment: Anim.Moment) -> String {
    switch moment {
    case .frame(let frame): FrameName.text(of: frame, baseName: anim.name)
    case .time(let time): "\(anim.name)-\(Amount.number(time))s.png"
    }
  }
}
