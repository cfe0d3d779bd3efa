import Testing

@testable import Zoetrope

/// A layout that places its views at their centers.
private struct Centered: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 100, height: 80) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + 30, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

/// The answers to the question why a view has a length or a coordinate.
@MainActor @Suite struct LayoutReasonTests {
  private func reason<Content: View>(
    _ quantity: LayoutReason.Quantity, of name: String,
    @ViewBuilder _ content: @escaping () -> Content
  ) throws -> [String] {
    let explanation = Host(200, 100, content).explainAll()
    let path = try #require(explanation.paths(named: name).first)
    return try #require(explanation.reason(for: quantity, of: path)).sentences
  }

  @Test func `a width is told by the proposals from the canvas inward, and the answer`() throws {
    let sentences = try reason(.width, of: "Color[1]") {
      HStack(spacing: 10) {
        Color.red.frame(width: 30)
        Color.blue
      }
      .padding(5)
    }
    try #require(sentences.count == 5, "\(sentences)")
    #expect(sentences[0] == "Color[1] is 150 points wide.")
    #expect(
      sentences[1]
        == "The canvas proposes a width of 200 to the .padding(5) around HStack: its own width.")
    #expect(
      sentences[2]
        == "The .padding(5) around HStack proposes a width of 190 to HStack: it keeps its room, "
        + "200 - 10 = 190.")
    #expect(
      sentences[3].hasSuffix(
        "of its 190, the gaps take 10, Color[0] takes 30, and 150 are left for this view."))
    #expect(
      sentences[4]
        == "Color[1] answers 150: it takes the proposed size, and 10 for a length of nil.")
  }

  @Test func `a custom layout answers by its own code`() throws {
    let sentences = try reason(.width, of: "Centered") { Centered { Color.red } }
    #expect(
      sentences == [
        "Centered is 100 points wide.",
        "The canvas proposes a width of 200 to Centered: its own width.",
        "Centered answers 100: its sizeThatFits returns that.",
      ])
  }

  @Test func `a coordinate is told by sums, from the view outward`() throws {
    let sentences = try reason(.x, of: "Color") { Centered { Color.red.frame(width: 20) } }
    #expect(
      sentences.last
        == "Centered begins at x 50: the canvas, which begins at x 0, puts it at the center: "
        + "0 + (200 - 100) / 2 = 50.")
    #expect(
      sentences.contains {
        $0.contains("Centered, which begins at x 50, puts its center at x 80, and it is 20 wide: ")
          && $0.hasSuffix("80 - 20 / 2 = 70.")
      }, "\(sentences)")
  }

  @Test func `a view of a stack comes after the ones before it`() throws {
    let sentences = try reason(.y, of: "Color[2]") {
      VStack(alignment: .leading, spacing: 4) {
        Color.red.frame(width: 10, height: 10)
        Color.blue.frame(width: 10, height: 20)
        Color.green.frame(width: 10, height: 30)
      }
    }
    #expect(
      sentences.contains {
        $0.contains("puts it after Color[0] (10 high), Color[1] (20 high), 2 gaps (8 in all): ")
          && $0.hasSuffix("16 + 30 + 8 = 54.")
      }, "\(sentences)")
  }
}
