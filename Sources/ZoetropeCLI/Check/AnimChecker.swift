import Foundation
import Zoetrope
import ZoetropeLaws
import ZoetropeProcess

/// Checks the layouts of animations in this process.
@MainActor struct AnimChecker {
  private let fonts: FontSource
  private let isolation: LawIsolation?

  /// Creates a checker that calls layouts in copies of this process, because a layout may end the
  /// process that calls it. If the tool's isolation is `none`, layouts are called in this process.
  init(_ tool: Tool) {
    fonts = tool.fonts
    isolation = tool.isolation == .none ? nil : LawIsolation(notes: nil)
  }

  /// Creates a checker that calls layouts in copies of this process. The checker also notes which
  /// code of an animation is running. If this code ends the process, another process reads the
  /// note.
  init(_ tool: Tool, _ notes: CallNotes) {
    fonts = tool.fonts
    isolation = LawIsolation(notes: notes)
  }

  /// Checks the layouts of one animation.
  func check(_ anim: Anim) async throws(CommandFailure) -> CheckedAnim {
    do {
      let laws = try await AnimLaws(
        of: anim, fonts: fonts, laws: LayoutLaw.allCases, isolation: isolation,
        progress: { zoetrope_set_running_name("\(anim.subject): \($0)") })
      return CheckedAnim(laws, of: anim)
    } catch {
      throw CommandFailure(error, anim: anim, options: RunOptions())
    }
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
