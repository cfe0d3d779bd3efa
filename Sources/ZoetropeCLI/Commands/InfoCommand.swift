import ArgumentParser
import Zoetrope
import ZoetropeFiles
import ZoetropeRecorder
import ZoetropeSequences

/// `info`: prints the size, duration, frame rate, number of frames and parameters of an animation.
struct InfoCommand: GalleryCommand {
  static let configuration = CommandConfiguration(
    commandName: "info",
    abstract: "Shows an anim's size, duration, frame rate, number of frames and parameters.")

  @OptionGroup var selection: AnimArguments

  @OptionGroup var canvas: CanvasArguments

  @Flag(help: "Prints JSON.")
  var json = false

  func run(in tool: Tool) throws(CommandFailure) {
    let anim = try tool.anim(selection.name)
    var typed = RunOptions()
    typed.fps = canvas.fps
    typed.size = canvas.size
    let options = try typed.checked(for: anim, in: tool)
    if let rate = options.rate {
      do { try anim.validateFrameCount(rate: rate) } catch {
        throw CommandFailure(
          RecorderError.frameCount(duration: anim.duration, rate: "\(rate)"), anim: anim,
          options: typed)
      }
    }
    let report = AnimReport(anim, size: options.size, rate: options.rate)
    try tool.console.writeOutput(json ? report.json.text + "\n" : report.text)
  }
}
