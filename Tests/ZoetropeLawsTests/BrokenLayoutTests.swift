import Testing
import Zoetrope
import ZoetropeLaws

@MainActor struct `Layouts with one mistake` {
  private func laws<L: Layout>(of layout: L, and others: L...) -> [LayoutLaw] {
    LayoutLaws.quickFindings(of: layout, others: others).map(\.law)
  }

  @Test func `a size that is not sound is found, and nothing else`() {
    #expect(laws(of: AverageLayout()) == [.soundSize])
    #expect(laws(of: NegativeLayout()) == [.soundSize])
    #expect(laws(of: EndlessLayout()) == [.soundSize])
  }

  @Test func `a minimum above the ideal length is found, and nothing else`() {
    #expect(laws(of: ZeroIsNothingLayout()) == [.orderedSizes])
  }

  @Test func `a size that trembles is found, and nothing else`() {
    #expect(laws(of: TremblingLayout()) == [.smoothSize])
  }

  @Test func `answers that depend on earlier ones are found, and nothing else`() {
    #expect(laws(of: FirstAnswerLayout()) == [.sameAnswer])
    #expect(laws(of: GrowingLayout()) == [.sameAnswer])
  }

  @Test func `forgotten edges of the bounds are found, and nothing else`() {
    #expect(laws(of: NoLeftEdgeLayout()) == [.movesWithBounds])
    #expect(laws(of: HeightForBottomLayout()) == [.movesWithBounds])
  }

  @Test func `a forgotten subview is found, and nothing else`() {
    #expect(laws(of: LastForgottenLayout()) == [.allPlaced])
  }

  @Test func `subviews outside of the bounds are found, and nothing else`() {
    #expect(laws(of: WrongAnchorLayout()) == [.withinBounds])
    #expect(laws(of: GapsForgottenLayout()) == [.withinBounds])
  }

  @Test func `a size that is not the one used is found, and nothing else`() {
    #expect(laws(of: GapTooManyLayout()) == [.usesItsSize])
    #expect(laws(of: ProposalForBoundsLayout()) == [.usesItsSize])
  }

  @Test func `a position that is not a number is found, and nothing else`() {
    #expect(laws(of: FirstAngleLayout()) == [.soundPlaces])
  }

  @Test func `a row that is mirrored twice is found, and nothing else`() {
    #expect(laws(of: MirroredTwiceLayout()) == [.leavesMirroring])
  }

  @Test func `widths that are added up again and again are found, and nothing else`() {
    #expect(laws(of: SumAgainLayout()) == [.linearCost])
  }

  @Test func `a cost that grows for empty subviews alone is found`() {
    let found = LayoutLaws.quickFindings(of: LineAgainLayout(), laws: [.linearCost])
    #expect(found.map(\.law) == [.linearCost])
    #expect(found.first?.subviews == [.empty])
  }

  @Test func `calls that containers answer from memory are told from those that they make`() throws
  {
    func finding<L: Layout>(of layout: L) throws -> LawFinding {
      let found = LayoutLaws.quickFindings(of: layout, laws: [.linearCost])
      #expect(found.map(\.law) == [.linearCost])
      return try #require(found.first)
    }
    let remembered = try finding(of: SumAgainLayout())
    #expect(
      remembered.question == "The sizes asked of subviews in one pass grow with the power 2.0 of "
        + "their number, and the calls of sizeThatFits with the power 1.0:")
    #expect(remembered.answers.count == 5)
    #expect(remembered.answers.last?.hasPrefix("1000 subviews: ") == true)
    #expect(remembered.answers.last?.hasSuffix(" sizes asked, 1001 calls") == true)
    let made = try finding(of: WidthSearchLayout())
    #expect(made.question.hasSuffix(", and the calls of sizeThatFits with the power 2.0:"))
    // The layout itself is called once, and asks each subview for one size of its own, for one in
    // each step, and for one more to place it.
    #expect(made.answers.first == "10 subviews: 120 sizes asked, 111 calls")
  }

  @Test func `a number that is not in the data is found and named, and nothing else`() throws {
    let found = LayoutLaws.quickFindings(
      of: ForgottenNumberLayout(radius: 50, turn: 0.5),
      others: [ForgottenNumberLayout(radius: 80, turn: 1)])
    #expect(found.map(\.law) == [.completeData])
    let finding = try #require(found.first)
    #expect(finding.question.contains("do not contain radius;"))
  }

  @Test func `data that are not kept are found, and nothing else`() {
    #expect(laws(of: DegreesForRadiansLayout(angle: .degrees(90))) == [.keepsData])
    #expect(laws(of: SwappedPairLayout(radius: 10, turn: 2)) == [.keepsData])
  }

  @Test func `numbers that overshoot to NaN are found, and nothing else`() {
    #expect(laws(of: RootLayout(amount: 0), and: RootLayout(amount: 400)) == [.soundBetween])
  }

  @Test func `caches that are not brought up to date are found, and nothing else`() {
    #expect(laws(of: StaleCacheLayout()) == [.cacheUpdate])
    #expect(laws(of: AppendingCacheLayout()) == [.cacheUpdate])
  }

  @Test func `a width of 0 where nothing is proposed is found, and else its breaks alone`() {
    let found = LayoutLaws.quickFindings(of: NoWidthFlowLayout())
    #expect(found.filter { $0.law != .smoothSize || !$0.isNote }.map(\.law) == [.withinBounds])
  }

  @Test func `a cache that is kept by the number of subviews is found, and nothing else`() throws {
    let found = LayoutLaws.quickFindings(of: CountedCacheLayout())
    #expect(found.map(\.law) == [.cacheUpdate])
    let finding = try #require(found.first)
    #expect(finding.question.contains("after the order of the subviews has changed"))
  }

  @Test func `a proposal of the whole width to each subview is found, and nothing else`() {
    #expect(laws(of: BoundsForIdealLayout()) == [.withinBounds])
  }

  @Test func `a store that copies of a layout share is found, and nothing else`() {
    #expect(laws(of: SharedStoreLayout()) == [.sameAnswer])
  }

  @Test func `the smallest case is one plain subview and a round proposal`() throws {
    let found = LayoutLaws.quickFindings(of: NoLeftEdgeLayout())
    #expect(found.map(\.text) == LayoutLaws.findings(of: NoLeftEdgeLayout()).map(\.text))
    let finding = try #require(found.first)
    #expect(finding.subviews == [.fixed(width: 10, height: 10)])
    let snippet = try #require(finding.snippet)
    #expect(
      snippet == """
        expectLayoutLaws(
          of: NoLeftEdgeLayout(), laws: [.movesWithBounds],
          subviews: [[.fixed(width: 10, height: 10)]],
          proposals: [.unspecified])
        """)
  }
}
