import Testing
import Zoetrope
import ZoetropeLaws

/// Layouts as people write them, without a mistake.
@MainActor struct `Layouts without a mistake` {
  private func broken<L: Layout>(
    _ layout: L, and others: L..., groups: [[Specimen]] = [Specimen].usualGroups
  ) -> String {
    LayoutLaws.quickFindings(of: layout, others: others, groups: groups).filter { !$0.isNote }
      .map(\.text).joined(separator: "\n")
  }

  @Test func `lines that wrap break no law`() {
    #expect(broken(AlignedFlowLayout()) == "")
    #expect(broken(AlignedFlowLayout(alignment: .center, spacing: 5)) == "")
    #expect(broken(AlignedFlowLayout(alignment: .trailing, spacing: 0)) == "")
    #expect(broken(CachedFlowLayout()) == "")
    #expect(broken(TagCloudLayout()) == "")
  }

  @Test func `grids break no law`() {
    #expect(broken(MasonryLayout()) == "")
    #expect(broken(MasonryLayout(columns: 2, spacing: 0)) == "")
    #expect(broken(AdaptiveGridLayout()) == "")
    #expect(broken(FixedCellsLayout()) == "")
    #expect(broken(TableLayout()) == "")
  }

  @Test func `rows and columns break no law`() {
    #expect(broken(EqualWidthsLayout()) == "")
    #expect(broken(AvatarsLayout()) == "")
    #expect(broken(StaircaseLayout(step: 5), and: StaircaseLayout(step: 45)) == "")
    #expect(broken(PriorityToolbarLayout()) == "")
    #expect(broken(TimelineLayout()) == "")
    #expect(broken(RemainingRoomLayout()) == "")
  }

  @Test func `circles and boxes of a ratio break no law`() {
    #expect(broken(RadialLayout(), and: RadialLayout(turn: .degrees(360))) == "")
    #expect(broken(RatioFillLayout()) == "")
  }

  @Test func `a choice of candidates breaks no law where the larger ones come first`() {
    let groups: [[Specimen]] = [
      [], [.words(5)], [.fixed(width: 90, height: 20), .fixed(width: 30, height: 20)],
      [.ranged(minimum: 60, ideal: 80, maximum: 90), .flexible],
    ]
    #expect(broken(FirstThatFitsLayout(), groups: groups) == "")
  }

  @Test func `subviews that are hidden far away break no law`() {
    #expect(broken(FarAwayLayout()) == "")
    let notes = LayoutLaws.quickFindings(of: FarAwayLayout(), laws: [.movesWithBounds])
    #expect(notes.map(\.isNote) == [true])
  }
}
