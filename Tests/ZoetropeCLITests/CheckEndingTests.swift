import Foundation
import Testing
import Zoetrope
import ZoetropeLaws

@testable import ZoetropeCLI

private protocol DeadlyRow: Layout where Cache == Void {}

extension DeadlyRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 10, height: 10) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

private struct SoundRow: DeadlyRow {}

/// Traps with the subviews of its anim.
private struct TrappingRow: DeadlyRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews[subviews.count].place(at: bounds.origin, proposal: .unspecified) }
}

/// Never returns.
private struct EndlessRow: DeadlyRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: spin(while: subviews.count > 0), height: 10) }
}

/// Asks another custom layout without end, which returns each time.
private struct AskingRow: DeadlyRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    var width = 0.0
    while subviews[0].sizeThatFits(ProposedViewSize(width: width, height: 1)).width >= 0 {
      width += 1
    }
    return .zero
  }
}

/// Ends the program when it is placed.
private struct LeavingRow: DeadlyRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { exit(4) }
}

/// Ends the program when its body is evaluated.
private struct Leaving: View {
  var status: Int32

  var body: some View { Color.red.opacity(leave(status)) }

  private func leave(_ status: Int32) -> Double {
    if status > 0 { exit(status) }
    return 1
  }
}

/// Runs without end if a condition holds.
private func spin(while isTrue: Bool) -> Int {
  var count = 10
  while isTrue && count >= 0 { count = (count + 1) % 1000 }
  return count
}

private struct Body: View {
  var numbers = [1]
  var isEndless = false

  var body: some View {
    Color.red.frame(width: CGFloat(numbers[0] + spin(while: isEndless)), height: 10)
  }
}

/// Anims whose code ends the process of `check`, or never ends. The checks run in processes of
/// their own.
@MainActor @Suite(.serialized) struct `Anims that end their process` {
  private static let size = CGSize(width: 100, height: 100)

  @AnimBuilder private static var anims: [Anim] {
    Anim("sound", size: size, duration: 0.1) { SoundRow { Color.red } }
    Anim("trapping-layout", size: size, duration: 0.1) { VStack { TrappingRow { Color.red } } }
    Anim("endless-layout", size: size, duration: 0.1) { VStack { EndlessRow { Color.red } } }
    Anim("asking-layout", size: size, duration: 0.1) { AskingRow { SoundRow { Color.red } } }
    Anim("trapping-body", size: size, duration: 0.1) { HStack { Body(numbers: []) } }
    Anim("endless-body", size: size, duration: 0.1) { HStack { Body(isEndless: true) } }
    Anim("body-in-layout", size: size, duration: 0.1) {
      SoundRow { GeometryReader { _ in Color.red.opacity(spin(while: true) > 0 ? 1 : 0) } }
    }
    Anim("content", size: size, duration: 0.1) { Color.red.opacity([1][spin(while: false)]) }
    Anim("trapping-later", size: size, duration: 1, state: [1]) { numbers in
      Body(numbers: numbers.wrappedValue)
    } cues: { numbers in
      Cue(at: 0.5) { numbers.wrappedValue = [] }
    }
    Anim("endless-later", size: size, duration: 1, state: false) { isEndless in
      HStack { Body(isEndless: isEndless.wrappedValue) }
    } cues: { isEndless in
      Cue(at: 0.75) { isEndless.wrappedValue = true }
    }
    Anim("trapping-cue", size: size, duration: 1) {
      Color.red
    } cues: {
      Cue(at: 0.25) { _ = [1][spin(while: false)] }
    }
    Anim("endless-cue", size: size, duration: 1) {
      Color.red
    } cues: {
      Cue(at: 0.25) { _ = spin(while: true) }
    }
    Anim("leaving-cue", size: size, duration: 1) {
      Color.red
    } cues: {
      Cue(at: 0.25) { exit(0) }
    }
    Anim("failing-exit", size: size, duration: 1) {
      HStack { Leaving(status: 3) }
    }
    Anim("failing-layout-exit", size: size, duration: 0.1) { VStack { LeavingRow { Color.red } } }
    Anim("throwing-start", size: size, duration: 1) {
      Color.red
    } cues: {
      Cue(at: -1) {}
    }
    Anim("throwing-cue", size: size, duration: 1) {
      Color.red
    } cues: {
      Cue(at: 0.5, tap: "nobody")
    }
    Anim("throwing-action", size: size, duration: 1) {
      Color.red
    } cues: {
      Cue(at: 0.5) { throw CocoaError(.fileNoSuchFile) }
    }
    Anim("endless-task", size: size, duration: 0.1) {
      Color.red.task {
        await Task.yield()
        _ = spin(while: true)
      }
    }
  }

  private static func write(_ names: [String], _ notes: String) async throws {
    let notes = CallNotes(file: open(notes, O_RDWR))
    notes.limit = 0.25
    let tool = Tool(name: "zoetrope", console: TestConsole(), isolation: .copies) { anims }
    let named = try names.map { name in try tool.anim(name) }
    try await AnimChecker(tool, notes).write(named, to: CheckProcess.takeOutput())
  }

  /// Checks anims, and returns the results and the output to standard error.
  private static func check(_ names: [String]) async throws -> ([CheckedAnim], String) {
    let console = TestConsole()
    var results: [CheckedAnim] = []
    let process = try #require(
      CheckProcess(console: console) { names, notes, errors async throws(CommandFailure) in
        let isDone = names.allSatisfy {
          ["sound", "leaving-cue", "throwing-start", "throwing-cue", "throwing-action"].contains($0)
        }
        let file = "/proc/\(getpid())/fd/\(notes.file)"
        let result = await #expect(
          processExitsWith: isDone ? .success : .failure,
          observing: [\.standardOutputContent, \.standardErrorContent]
        ) { [names = names as [String], file = file as String] in
          try await Self.write(names, file)
        }
        guard let result else { throw CommandFailure("no result", status: .badData) }
        let words = result.standardErrorContent
        words.withUnsafeBytes { _ = Foundation.write(errors.file, $0.baseAddress, $0.count) }
        switch result.exitStatus {
        case .signal(let number): return (result.standardOutputContent, number)
        case .exitCode(let code): return (result.standardOutputContent, code << 8)
        @unknown default: return (result.standardOutputContent, 0)
        }
      })
    try await process.check(names) { results.append($0) }
    return (results, console.error)
  }

  @Test(
    arguments: [
      ("trapping-layout", "At 0 s, at VStack/TrappingRow, it traps:"),
      ("endless-layout", "At 0 s, at VStack/EndlessRow, it does not return:"),
    ])
  func `a layout that ends the process at once is a finding`(
    name: String, expected: String
  ) async throws {
    let (results, error) = try await Self.check([name])
    #expect(results.map(\.anim) == [name])
    let finding = try #require(results.first?.findings.first)
    #expect(finding.law == .returns)
    #expect(finding.question == expected)
    #expect(results.first?.failure == nil)
    #expect(error == "")
  }

  @Test func `a layout that asks another one without end is a finding about one of them`()
    async throws
  {
    let (results, _) = try await Self.check(["asking-layout"])
    let finding = try #require(results.first?.findings.first)
    #expect(finding.question.wholeMatch(of: /At 0 s, at AskingRow.*, it does not return:/) != nil)
  }

  @Test(
    arguments: [
      ("trapping-body", "at 0 s, at HStack/Body, the view traps: "),
      ("endless-body", "at 0 s, at HStack/Body, the view does not return: still "),
      ("body-in-layout", "at 0 s, at SoundRow/GeometryReader, the view does not return: still "),
      ("content", "at 0 s, the content of the anim traps: "),
      ("trapping-later", "at 0.5 s, at Body, the view traps: "),
      ("endless-later", "at 0.75 s, at HStack/Body, the view does not return: still "),
      (
        "trapping-cue",
        "at 0.25 s, code outside of views and layouts, such as a cue or a task, traps: "
      ),
      (
        "endless-cue",
        "at 0.25 s, code outside of views and layouts, such as a cue or a task, does not return: "
      ),
      (
        "leaving-cue",
        "at 0.25 s, code outside of views and layouts, such as a cue or a task, ends the program"
      ),
      ("failing-exit", "at 0 s, at HStack/Leaving, the view ends the program with status 3"),
      (
        "failing-layout-exit",
        "at 0 s, at VStack/LeavingRow, the layout LeavingRow ends the program with status 4"
      ),
      ("throwing-start", "has a cue at -1.0 s; a cue's time must be 0 or later"),
      ("throwing-cue", "the cue tap: \"nobody\" at 0.5 s cannot be performed: "),
      (
        "throwing-action",
        "at 0.5 s, code outside of views and layouts, such as a cue or a task, throws an error: "
      ),
      (
        "endless-task",
        "at 0 s, code outside of views and layouts, such as a cue or a task, does not return: "
      ),
    ])
  func `other code that ends the process is told with its time and its view`(
    name: String, expected: String
  ) async throws {
    let (results, _) = try await Self.check([name])
    #expect(results.map(\.anim) == [name])
    let failure = try #require(results.first?.failure)
    #expect(failure.hasPrefix(expected), "\(failure)")
    #expect(results.first?.findings.isEmpty == true)
  }

  @Test func `no anims have no results`() async throws {
    #expect(try await Self.check([]).0.isEmpty)
  }

  @Test func `the anims between those that throw or end the program with a status are checked`()
    async throws
  {
    let names = ["sound", "failing-exit", "throwing-start", "sound", "failing-exit", "sound"]
    let (results, _) = try await Self.check(names)
    #expect(results.map(\.anim) == names)
    #expect(results.map(\.layouts) == [["SoundRow"], [], [], ["SoundRow"], [], ["SoundRow"]])
    #expect(results.map { $0.failure != nil } == [false, true, true, false, true, false])
    var report = LawReport(excuses: [])
    results.forEach { report.add($0) }
    #expect(
      report.failures == [
        "failing-exit: at 0 s, at HStack/Leaving, the view ends the program with status 3; its "
          + "layouts were not checked",
        "throwing-start: has a cue at -1.0 s; a cue's time must be 0 or later; its layouts were not "
          + "checked",
        "failing-exit: at 0 s, at HStack/Leaving, the view ends the program with status 3; its "
          + "layouts were not checked",
      ])
  }

  @Test(arguments: [130 as Int32, 3])
  func `a check that a signal interrupts ends, and so does one that fails by itself`(
    status: Int32
  ) async throws {
    let process = try #require(
      CheckProcess(console: TestConsole()) { _, notes, _ throws(CommandFailure) in
        if status == 130 { notes.words = "view\n\n0.5\n10.0\nA/B" }
        return ([], status << 8)
      })
    await #expect(throws: CommandFailure.self) { try await process.check(["sound"]) { _ in } }
  }

  @Test func `the anims between those that end their processes are checked`() async throws {
    let names = ["sound", "endless-body", "sound", "trapping-later", "endless-layout", "sound"]
    let (results, _) = try await Self.check(names)
    #expect(results.map(\.anim) == names)
    #expect(
      results.map(\.layouts) == [["SoundRow"], [], ["SoundRow"], [], ["EndlessRow"], ["SoundRow"]])
    #expect(results.map { $0.failure != nil } == [false, true, false, true, false, false])
    var report = LawReport(excuses: [])
    results.forEach { report.add($0) }
    #expect(report.brokenCount == 1)
    #expect(report.failures.count == 2)
    #expect(report.failures.first?.hasPrefix("endless-body: at 0 s, at HStack/Body, ") == true)
    #expect(report.failures.allSatisfy { $0.hasSuffix("; its layouts were not checked") })
    #expect(report.text.contains("sound: SoundRow\n"))
    #expect(report.json.lines.contains("\"failure\": null"))
    #expect(report.json.lines.contains("\"failure\": \"at 0.5 s, at Body, the view traps: "))
  }
}
