import Foundation
import Zoetrope
import ZoetropeLaws
import ZoetropeProcess

/// Checks the layouts of animations. The animations run in this process.
@MainActor struct AnimChecker {
  private let fonts: FontSource
  private let isolation: LawIsolation?

  /// Creates a checker that calls layouts in copies of this process, because a layout may end the
  /// process that calls it. If the tool's isolation is `none`, layouts are called in this process.
  init(_ tool: Tool) {
    fonts = tool.fonts
    isolation = tool.isolation == .none ? nil : LawIsolation(notes: nil)
  }

  /// Creates a checker that calls layouts in copies of this process. While code of an animation
  /// runs, `notes` holds a note about this code. If the code ends the process, another process
  /// reads the note.
  init(_ tool: Tool, _ notes: CallNotes) {
    fonts = tool.fonts
    isolation = LawIsolation(notes: notes)
  }

  /// Checks the layouts of one animation. An error of the animation is part of the result.
  ///
  /// - Throws: ``CommandFailure`` for a failure that concerns all animations, such as missing
  ///   fonts.
  func check(_ anim: Anim) async throws(CommandFailure) -> CheckedAnim {
    do {
      let laws = try await AnimLaws(
        of: anim, fonts: fonts, laws: LayoutLaw.allCases, isolation: isolation,
        progress: { zoetrope_set_running_name("\(anim.subject): \($0)") })
      return CheckedAnim(laws, of: anim)
    } catch {
      let failure = CommandFailure(error, anim: anim, options: RunOptions())
      guard failure.status == .badData else { throw failure }
      let code = isolation?.notes?.runningCode
      isolation?.notes?.words = ""
      isolation?.notes?.end()
      return CheckedAnim(anim.name, failure: words(about: error, failure, of: anim, code))
    }
  }

  /// Returns a description of an animation's failure, as the end of a sentence that begins with the
  /// animation's name.
  private func words(
    about error: any Error, _ failure: CommandFailure, of anim: Anim, _ code: NotedCode?
  ) -> String {
    if let code, !(error is AnimError), !(error is HostError), !(error is CommandFailure) {
      return "\(code.subject) throws an error: \(error)"
    }
    let message = failure.message
    guard message.hasPrefix(anim.subject) else { return message }
    return String(message.dropFirst(anim.subject.count).drop { ":, ".contains($0) })
  }

  /// Checks animations, and writes each result to a file as a line of JSON.
  func write(_ anims: [Anim], to results: Int32) async throws(CommandFailure) {
    for anim in anims {
      let checked = try await check(anim)
      guard let line = try? JSONEncoder().encode(checked) else { continue }
      let code = StandardConsole.write(String(decoding: line, as: UTF8.self) + "\n", to: results)
      if code != 0 {
        throw CommandFailure(
          "cannot write results: \(CommandFailure.text(ofError: code))", status: .inputOutput)
      }
    }
  }
}
