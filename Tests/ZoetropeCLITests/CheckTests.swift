import Foundation
import Testing
import Zoetrope
import ZoetropeLaws

@testable import ZoetropeCLI

/// A row, as people write it, from which the others differ by one mistake.
private protocol CheckedRow: Layout where Cache == Void {}

extension CheckedRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
  }

  func placeRow(from start: CGPoint, _ subviews: Subviews) {
    var x = start.x
    for subview in subviews {
      subview.place(at: CGPoint(x: x, y: start.y), proposal: .unspecified)
      x += subview.sizeThatFits(.unspecified).width
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { placeRow(from: bounds.origin, subviews) }
}

private struct SoundRow: CheckedRow {}

/// Begins at zero.
private struct ZeroRow: CheckedRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { placeRow(from: .zero, subviews) }
}

/// Places all but the last subview.
private struct ShortRow: CheckedRow {
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { placeRow(from: bounds.origin, subviews.dropLast()) }
}

/// Begins with the first subview, also where there is none.
private struct FirstRow: CheckedRow {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews.first!.sizeThatFits(.unspecified) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}

@MainActor struct CheckTests {
  @Test func `a layout that traps is told, and those after it are checked`() async {
    // In a process of its own, which has no other thread at work.
    await #expect(processExitsWith: .success) {
      let run = await TestGallery(["check"], isolation: .copies, anims: CheckTests.deadly)
      #expect(run.status == .badData)
      let output = run.console.output
      #expect(output.contains("first: FirstRow\n  FirstRow() breaks returns: every call"))
      #expect(output.contains("    sizeThatFits, asked about 0 subviews for nil × nil, traps:\n"))
      #expect(output.contains("      Fatal error: Unexpectedly found nil"))
      #expect(output.contains("    |   subviews: [[]],\n"))
      #expect(output.contains("\nzero: ZeroRow\n  ZeroRow() breaks moves-with-bounds: "))
      #expect(run.console.error.hasPrefix("zoetrope: 2 laws are broken; "))
    }
  }

  @AnimBuilder private static var deadly: [Anim] {
    Anim("first", size: CGSize(width: 40, height: 20), duration: 0.1) { FirstRow { Color.red } }
    Anim("zero", size: CGSize(width: 40, height: 20), duration: 0.1) { ZeroRow { Color.green } }
  }

  @AnimBuilder private static var anims: [Anim] {
    Anim("plain", size: CGSize(width: 40, height: 20), duration: 0.1) { Color.red }
    Anim("sound", size: CGSize(width: 40, height: 20), duration: 0.1) {
      SoundRow {
        Color.red; Color.blue
      }
    }
    Anim("short", size: CGSize(width: 40, height: 20), duration: 0.1) {
      ShortRow {
        Color.red; Color.blue
      }
    }
    Anim("zero", size: CGSize(width: 40, height: 20), duration: 0.1) {
      ZeroRow {
        Color.red; Color.blue
      }
    }
    Anim("zero-again", size: CGSize(width: 40, height: 20), duration: 0.1) {
      ZeroRow { Color.green }
    }
  }

  private func check(_ arguments: String...) async -> TestGallery {
    await TestGallery(["check"] + arguments, anims: Self.anims)
  }

  @Test func `a sound layout ends with 0 and one line for the anim`() async {
    let run = await check("sound")
    #expect(run.status == .done)
    #expect(run.console.error == "")
    #expect(run.console.output == "sound: SoundRow\n1 layout, 0 broken laws, 0 notes\n")
  }

  @Test func `an anim without custom layouts has no line`() async {
    let run = await check("plain")
    #expect(run.status == .done)
    #expect(run.console.output == "0 layouts, 0 broken laws, 0 notes\n")
  }

  @Test func `a note is printed, and ends with 0`() async {
    let run = await check("short")
    #expect(run.status == .done)
    #expect(run.console.output.hasPrefix("short: ShortRow\n  ShortRow() goes against all-placed: "))
    #expect(run.console.output.hasSuffix("\n1 layout, 0 broken laws, 1 note\n"))
  }

  @Test func `a broken law ends with 65, and is told once for several anims`() async {
    let run = await check()
    #expect(run.status == .badData)
    #expect(
      run.errorLines == [
        "zoetrope: 1 law is broken; mend the layouts, or excuse them with --excuse "
          + "LAYOUT:LAW=REASON"
      ])
    let output = run.console.output
    #expect(output.contains("\nzero: ZeroRow\n  ZeroRow() breaks moves-with-bounds: "))
    #expect(output.contains("\n    | expectLayoutLaws(\n"))
    #expect(output.hasSuffix("\nzero-again: ZeroRow\n3 layouts, 1 broken law, 1 note\n"))
  }

  @Test func `an excuse stands in place of the broken law, and ends with 0`() async {
    let run = await check("zero", "--excuse", "ZeroRow:moves-with-bounds=fills the window")
    #expect(run.status == .done)
    #expect(
      run.console.output == """
        zero: ZeroRow
          excused from moves-with-bounds: ZeroRow, fills the window
        1 layout, 0 broken laws, 0 notes

        """)
  }

  @Test func `an excuse for a note leaves it out of the notes`() async {
    let run = await check("short", "--excuse", "ShortRow:all-placed=the last one is a spare")
    #expect(run.status == .done)
    #expect(run.console.output.hasSuffix("\n1 layout, 0 broken laws, 0 notes\n"))
  }

  @Test func `JSON has the law, the question, the answers, the case and the excuse`() async throws {
    let run = await check("zero", "--json", "--excuse", "ZeroRow:moves-with-bounds=why = not")
    let anims = try #require(
      try JSONSerialization.jsonObject(with: Data(run.console.output.utf8)) as? [[String: Any]])
    #expect(anims.map { $0["anim"] as? String } == ["zero"])
    #expect(anims.first?["layouts"] as? [String] == ["ZeroRow"])
    let finding = try #require((anims.first?["findings"] as? [[String: Any]])?.first)
    #expect(finding["law"] as? String == "moves-with-bounds")
    #expect(finding["layout"] as? String == "ZeroRow()")
    #expect(finding["isNote"] as? Bool == false)
    #expect(finding["excuse"] as? String == "why = not")
    #expect((finding["answers"] as? [String])?.count == 2)
    #expect((finding["snippet"] as? String)?.hasPrefix("expectLayoutLaws(") == true)
  }

  @Test func `JSON is complete if a law is broken, and the message is on standard error`() async {
    let run = await check("zero", "--json")
    #expect(run.status == .badData)
    let value = try? JSONSerialization.jsonObject(with: Data(run.console.output.utf8))
    #expect(value is [[String: Any]])
    #expect(run.errorLines.count == 1)
  }

  @Test(
    arguments: [
      (["zer"], "zer: no such anim; similar names: zero"),
      (["zero", "--excuse", "x"], "--excuse x: expected LAYOUT:LAW=REASON, such as "),
      (["zero", "--excuse", ""], "--excuse \"\": expected LAYOUT:LAW=REASON, such as "),
      (["zero", "--excuse", "ZeroRow:all-placed="], "--excuse ZeroRow:all-placed=: expected "),
      (["zero", "--excuse", ":all-placed=x"], "--excuse :all-placed=x: expected LAYOUT:LAW"),
      (
        ["zero", "--excuse", "ZeroRow:all-place=x"],
        "--excuse ZeroRow:all-place=x: there is no law all-place; expected one of all-placed"
      ),
      (
        ["sound", "--excuse", "SoundRow:sound-size=x"],
        "--excuse SoundRow:sound-size=x: expected a law that the layout breaks; leave the excuse out"
      ),
      (["zero", "--laws"], "Unknown option"),
    ])
  func `invalid input is one line with the flag, the value and the expectation`(
    arguments: [String], expected: String
  ) async {
    await TestGallery(["check"] + arguments, anims: Self.anims).expectInvalidInput(expected)
  }

  @Test func `an excuse has a layout, a law and a reason`() throws {
    let excuse = try LawExcuse("Row:within-bounds= tiles: a = b")
    #expect(excuse.layout == "Row")
    #expect(excuse.law == .withinBounds)
    #expect(excuse.reason == "tiles: a = b")
  }

  @Test func `every law can be excused by its name`() throws {
    for law in LayoutLaw.allCases {
      let excuse = try LawExcuse("Row:\(law.rawValue)=x")
      #expect(excuse.law == law)
    }
  }
}
