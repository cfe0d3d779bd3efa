import Testing
import Zoetrope
import ZoetropeTesting

/// The pages about the laws of layouts say what the checker says.
@MainActor struct LawPageTests {
  private static func page(_ law: LayoutLaw) -> Document {
    let name = law.rawValue.split(separator: "-").map(\.capitalized).joined()
    return Document("\(Document.catalogue)/Laws/\(name).md")
  }

  private static func text<L: Layout>(_ law: LayoutLaw, _ layout: L, _ others: [L] = []) -> String {
    LayoutLaws.findings(of: layout, others: others, laws: [law]).map(\.text).joined() + "\n"
  }

  /// The message about the layout on the page of a law.
  private static func message(_ law: LayoutLaw) async throws -> String {
    switch law {
    case .returns: return try await returns()
    case .sameAnswer: return text(law, LawsOfSizes.FirstAnswerRow())
    case .soundSize: return text(law, LawsOfSizes.EndlessRow())
    case .orderedSizes: return text(law, LawsOfSizes.ShyRow())
    case .smoothSize: return text(law, LawsOfSizes.TremblingRow())
    case .soundPlaces: return text(law, LawsOfPlaces.Fan())
    case .allPlaced: return text(law, LawsOfPlaces.ShortRow())
    case .movesWithBounds: return text(law, LawsOfPlaces.ZeroRow())
    case .withinBounds: return text(law, LawsOfPlaces.CornerRow())
    case .usesItsSize: return text(law, LawsOfPlaces.TrailingGapRow())
    case .leavesMirroring: return text(law, LawsOfPlaces.TurnedRow())
    case .keepsData: return text(law, LawsOfAnimation.Arc(turn: .degrees(90)))
    case .completeData:
      return text(
        law, LawsOfAnimation.Spiral(step: 10, drop: 5),
        [LawsOfAnimation.Spiral(step: 20, drop: 10)])
    case .soundBetween:
      return text(law, LawsOfAnimation.Heap(load: 1), [LawsOfAnimation.Heap(load: 9)])
    case .cacheUpdate: return text(law, LawsOfSizes.StaleRow())
    case .linearCost: return text(law, LawsOfSizes.SlowRow())
    case .settles:
      let anim = Anim("measured", size: CGSize(width: 200, height: 100), duration: 1) {
        LawsOfAnimation.Measured()
      }
      let found = try await AnimLaws(of: anim, fonts: .environment, laws: [law]).findings
      return found.map(\.text).joined() + "\n"
    }
  }

  /// The message about a layout that traps, without the place of the trap, which release builds do
  /// not tell. It is printed by a process of its own, which has no other thread at work.
  private static func returns() async throws -> String {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await MainActor.run {
        guard let process = TrialProcess() else { return }
        let found = LayoutLaws.findings(
          of: LawsOfPlaces.HeroRow(), laws: [.returns], in: process)
        print(found.map(\.text).joined())
      }
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    return output.replacing(#/ \(\w+\.swift:\d+\)/#, with: "")
  }

  @Test func `the sound layouts of the articles obey the laws`() {
    #expect(expectLayoutLaws(of: Stairs(step: 5), and: [Stairs(step: 45)]))
    #expect(expectLayoutLaws(of: WritingALayout.Outline()))
    #expect(
      expectLayoutLaws(
        of: AnimatingLayouts.Ring(rotation: .zero),
        and: [AnimatingLayouts.Ring(rotation: .degrees(90), radius: 100)]))
    struct PlainRow: Row {}
    #expect(expectLayoutLaws(of: PlainRow()))
    #expect(
      expectLayoutLaws(of: Zigzag(drop: 20), excusing: [.movesWithBounds: "it fills the window"]))
  }

  @Test(arguments: LayoutLaw.allCases)
  func `the page of a law shows what is printed about its layout`(law: LayoutLaw) async throws {
    let page = Self.page(law)
    let printed = page.blocks.filter { $0.language == "text" }.map(\.text)
    let expected = try await Self.message(law)
    #expect(printed == [expected], "\(page)")
    #expect(page.text.contains("`\(law.rawValue)`"), "\(page)")
  }

  @Test(arguments: LayoutLaw.allCases)
  func `the article about the laws links to the page of each`(law: LayoutLaw) {
    let name = law.rawValue.split(separator: "-").map(\.capitalized).joined()
    let article = Document("\(Document.catalogue)/LayoutLaws.md").text
    #expect(article.contains("| <doc:\(name)> |"))
    #expect(article.contains("- <doc:\(name)>"))
  }

  @Test func `a layout with an excuse breaks the law of the article`() {
    LayoutLawsArticle.excuse()
    withKnownIssue { LayoutLawsArticle.again() }
  }
}
