import Zoetrope
import ZoetropeRecorder
import ZoetropeSequences

/// The work of `still`.
struct StillJob: PlainJob {
  /// The name of the animation.
  var name: String
  /// The frame, as typed.
  var frame: String?
  /// The time in seconds, as typed.
  var at: String?
  var options: RunOptions

  init(name: String, frame: String?, at: String?, options: RunOptions) {
    self.name = name
    self.frame = frame
    self.at = at
    self.options = options
  }

  init(taking words: inout PlainWords) {
    options = RunOptions(taking: &words)
    options.picture = words.value("--output", "-o")
    frame = words.value("--frame")
    at = words.value("--at")
    let names = words.rest()
    if names.count != 1 { words.reject() }
    name = names.first ?? ""
  }

  func run(in tool: Tool) async throws(CommandFailure) {
    let anim = try tool.anim(name)
    let checked = try options.checked(for: anim, in: tool)
    let moment = try moment(in: anim)
    let path = try options.picturePath(usual: Self.usualPath(anim, moment))
    try await options.writePicture(to: path, of: anim, in: tool) {
      try await anim.still(moment, options: checked)
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
