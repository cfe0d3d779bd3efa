import Foundation
import Zoetrope
import ZoetropeLaws
import ZoetropeProcess

/// Checks the layouts of animations in this process.
@MainActor struct AnimChecker {
  private let fonts: FontSource
  private let isolation: LawIsolation?

  /// Creates a checker that asks layouts where the tool has code run that may end the process.
  init(_ tool: Tool) {
    fonts = tool.fonts
    isolation = tool.isolation == .none ? nil : LawIsolation(notes: nil)
  }

  /// Creates a checker that notes the code of animations for another process.
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
