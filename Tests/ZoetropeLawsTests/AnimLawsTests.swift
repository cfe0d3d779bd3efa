import Foundation
import Testing
import Zoetrope
import ZoetropeLaws

/// A row that is sound until it is spread, and then begins at zero.
private struct SpreadRow: RowLayout {
  var isSpread: Bool

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { placeRow(from: isSpread ? .zero : bounds.origin, subviews) }
}

private struct Spreading: View {
  @State private var isSpread = false

  var body: some View {
    VStack {
      Button("Spread") { isSpread = true }
      SpreadRow(isSpread: isSpread) {
        ForEach(0..<3) { _ in Color.red.frame(width: 10, height: 10) }
      }
    }
  }
}

/// A row that writes the number of its subviews.
private struct CountingRow: RowLayout {
  @Binding var count: Int

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    count = subviews.count
    placeRow(from: bounds.origin, subviews)
  }
}

private struct Counting: View {
  @State private var count = 0

  var body: some View {
    VStack {
      CountingRow(count: $count) { Color.red.frame(width: 10, height: 10) }
      Color.blue.frame(width: CGFloat(count) * 10, height: 10)
    }
  }
}

/// A row that hands over a number that grows up to a limit.
private struct HandingRow: RowLayout {
  @Binding var count: Int
  let limit: Int

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    if count < limit { DispatchQueue.main.async { count += 1 } }
    placeRow(from: bounds.origin, subviews)
  }
}

private struct Handing: View {
  let limit: Int
  @State private var count = 0

  var body: some View {
    HandingRow(count: $count, limit: limit) {
      Color.red.frame(width: CGFloat(count + 1) * 10, height: 10)
    }
  }
}

@MainActor struct `Layouts of anims` {
  private let size = CGSize(width: 100, height: 100)

  private func laws(of anim: Anim, laws: [LayoutLaw] = LayoutLaw.allCases) async throws -> AnimLaws
  {
    try await AnimLaws(of: anim, fonts: .environment, laws: laws)
  }

  @Test func `a broken state that only a cue reaches is found at its place`() async throws {
    let still = Anim("still", size: size, duration: 1) { Spreading() }
    let tapped = Anim("tapped", size: size, duration: 1) {
      Spreading()
    } cues: {
      Cue(at: 0.5, tap: "Spread")
    }
    let before = try await laws(of: still)
    #expect(before.layouts == ["SpreadRow"])
    #expect(before.findings.isEmpty, "\(before.findings.map(\.text))")
    let after = try await laws(of: tapped)
    #expect(after.layouts == ["SpreadRow"])
    #expect(after.findings.map(\.law) == [.movesWithBounds])
    let finding = try #require(after.findings.first)
    #expect(finding.layout == "SpreadRow(isSpread: true)")
    #expect(finding.layoutName == "SpreadRow")
    #expect(finding.question.contains("VStack/SpreadRow"))
    #expect(finding.snippet == nil)
  }

  @Test func `a layout that writes state is a note that names both`() async throws {
    let anim = Anim("counting", size: size, duration: 0.5) { Counting() }
    let found = try await laws(of: anim).findings
    #expect(found.map(\.law) == [.settles])
    let finding = try #require(found.first)
    #expect(finding.isNote)
    #expect(finding.layoutName == "CountingRow")
    #expect(finding.answers.first?.hasPrefix("Counting.count, which settles after") == true)
    let others = try await laws(of: anim, laws: [.soundSize])
    #expect(others.findings.isEmpty)
  }

  @Test func `a value that is handed over once is no fault, one that changes again is a note`()
    async throws
  {
    let once = Anim("once", size: size, duration: 0.1) { Handing(limit: 1) }
    #expect(try await laws(of: once).findings.isEmpty)
    let thrice = Anim("thrice", size: size, duration: 0.1) { Handing(limit: 3) }
    let found = try await laws(of: thrice).findings
    #expect(found.map(\.law) == [.settles])
    #expect(found.first?.question == "At 0 s, it hands over state that keeps changing:")
    #expect(found.first?.answers == ["Handing.count, which settles after at most 3 rounds"])
  }

  @Test func `layouts of the library are taken as given`() async throws {
    let anim = Anim("stack", size: size, duration: 0.5) {
      VStack {
        AnyLayout(HStackLayout(spacing: -30)) {
          Color.red; Color.blue
        }
      }
    }
    let laws = try await laws(of: anim)
    #expect(laws.layouts.isEmpty)
    #expect(laws.findings.isEmpty)
  }

  @Test func `an anim that cannot start throws its error`() async throws {
    let anim = Anim("late", size: size, duration: 1) {
      Color.red
    } cues: {
      Cue(at: -1, tap: "Nothing")
    }
    await #expect(throws: AnimError.self) { try await laws(of: anim) }
  }
}
