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

/// A view with a body.
private struct Badge: View {
  var body: some View { Color.red.frame(width: 30, height: 20).padding(5) }
}

/// The reasons for the length or the coordinate of a view on a canvas of 200 x 100 points.
@MainActor func reason<Content: View>(
  _ quantity: LayoutReason.Quantity, of name: String,
  @ViewBuilder _ content: @escaping () -> Content
) throws -> [String] {
  let explanation = Host(200, 100, content).explainAll()
  let path = try #require(explanation.paths(named: name).first)
  return try #require(explanation.reason(for: quantity, of: path)).sentences
}

/// The answers to the question why a view has a length.
@MainActor struct LengthReasonTests {
  @Test func `a width is told by the proposals from the canvas inward, and the answer`() throws {
    let sentences = try reason(.width, of: "Color[1]") {
      HStack(spacing: 10) {
        Color.red.frame(width: 30)
        Color.blue
      }
      .padding(5)
    }
    #expect(
      sentences == [
        "At 0 s, Color[1] is 150 points wide (its path is HStack/Color[1]).",
        "The canvas proposes a width of 200 to the .padding(5) around HStack: that is the width of the canvas.",
        """
        The .padding(5) around HStack proposes a width of 190 to HStack: the padding at the left \
        and right takes 10, 200 - 10 = 190.
        """,
        """
        HStack proposes a width of 150 to Color[1]: of its 190, the gap takes 10 and Color[0] takes \
        30; the rest is for this view, 190 - 10 - 30 = 150.
        """,
        "Color[1] answers 150: it takes the whole width that it is proposed.",
      ])
  }

  @Test func `several views share a length equally`() throws {
    let sentences = try reason(.height, of: "Color[0]") {
      VStack(spacing: 0) {
        Color.red
        Color.blue
        Color.green
      }
    }
    #expect(
      sentences == [
        "At 0 s, Color[0] is 33.33 points high (its path is VStack/Color[0]).",
        "The canvas proposes a height of 100 to VStack: that is the height of the canvas.",
        """
        VStack proposes a height of 33.33 to Color[0]: 3 views share its height equally, \
        100 / 3 = 33.33.
        """,
        "Color[0] answers 33.33: it takes the whole height that it is proposed.",
      ])
  }

  @Test func `views of lower priority are named where their minimums are kept`() throws {
    let sentences = try reason(.width, of: "Color[0]") {
      HStack(spacing: 0) {
        Color.red.layoutPriority(1)
        Color.blue.frame(width: 60)
      }
    }
    #expect(
      sentences.contains(
        """
        HStack proposes a width of 140 to Color[0] (through the .layoutPriority(1) around Color[0], \
        which passes it on): of its 200, 60 are kept for Color[1], the minimum width of that view, \
        which has a lower layout priority; the rest is for this view, 200 - 60 = 140.
        """), "\(sentences)")
  }

  @Test func `a stack that has no room left says so`() throws {
    let sentences = try reason(.width, of: "Color[1]") {
      HStack(spacing: 0) {
        Color.red.frame(width: 300)
        Color.blue
      }
    }
    #expect(
      sentences == [
        "At 0 s, Color[1] is 0 points wide (its path is HStack/Color[1]).",
        "Color[1] is not seen: it lies beyond the right edge of the canvas, at x 200.",
        "The canvas proposes a width of 200 to HStack: that is the width of the canvas.",
        "HStack proposes a width of 0 to Color[1]: of its 200, Color[0] takes 300; nothing is left.",
        "Color[1] answers 0: it takes the whole width that it is proposed.",
      ])
  }

  @Test func `a stack adds up its views`() throws {
    let sentences = try reason(.width, of: "HStack") {
      HStack(spacing: 4) {
        Color.red.frame(width: 30)
        Color.blue.frame(width: 20)
      }
    }
    #expect(
      sentences.last
        == """
        HStack answers 54: Color[0] takes 30, Color[1] takes 20 and the gap takes 4, \
        30 + 20 + 4 = 54.
        """)
  }

  @Test func `a custom layout answers by its own code`() throws {
    let sentences = try reason(.width, of: "Centered") { Centered { Color.red } }
    #expect(
      sentences == [
        "At 0 s, Centered is 100 points wide.",
        "The canvas proposes a width of 200 to Centered: that is the width of the canvas.",
        "Centered answers 100: its sizeThatFits returns that for the proposal 200 x 100.",
      ])
  }

  @Test func `a custom layout proposes by a call in its own code`() throws {
    let sentences = try reason(.width, of: "Color") { Centered { Color.red } }
    #expect(
      sentences == [
        "At 0 s, Centered/Color is 10 points wide.",
        """
        Centered proposes no width (nil), which asks for the ideal width, to Centered/Color: its \
        placeSubviews, run for 0 s, calls place(at: (80, 50), anchor: .center, proposal: nil x \
        nil) on this view.
        """,
        "Centered/Color answers 10: it is proposed no width (nil), and takes 10 in that case.",
      ])
  }

  @Test func `a view with a body has the length of its outermost part`() throws {
    let sentences = try reason(.width, of: "Badge") { Badge() }
    #expect(
      sentences == [
        "At 0 s, Badge is 40 points wide. Its outermost part is the .padding(5) around Badge/Color.",
        "The .frame(width: 30, height: 20) around Badge/Color answers 30: the frame fixes its width.",
        """
        Badge answers 40: it adds its padding to the answer of the .frame(width: 30, height: 20) \
        around Badge/Color, 30 + 10 = 40.
        """,
      ])
  }

  @Test func `a text has the height of its lines and the width of the widest one`() throws {
    let text = Text("one two three four five six").frame(width: 80)
    let height = try reason(.height, of: "Text") { text }
    let width = try reason(.width, of: "Text") { text }
    let explanation = Host(200, 100) { text }.explainAll()
    var found: LayoutExplanation.Node?
    explanation.root.forEach { if $0.textLines != nil { found = $0 } }
    let node = try #require(found)
    let lines = try #require(node.textLines)
    let (count, line) = (lines.sizes.count, lines.sizes[0].height)
    #expect(count > 1)
    let size = try #require(node.spot).frame.size
    func number(_ length: CGFloat) -> String { LayoutDescription.number(length) }
    // Hundredths would not add up.
    let sum = "\(count) × \((line * 1000).rounded() / 1000) = \(number(line * CGFloat(count)))"
    #expect(
      height.last
        == """
        Text "one two three four five…" answers \(number(size.height)): it has \(count) lines, \
        each \(number(line)) high, \(sum), rounded up to \(number(size.height)).
        """)
    #expect(
      height[1]
        == """
        The height follows from the width: Text "one two three four five…" is proposed a width of \
        80, at which its text breaks into \(count) lines.
        """)
    let widest = lines.sizes.map(\.width).max() ?? 0
    #expect(
      width.last
        == """
        Text "one two three four five…" answers \(number(size.width)): its lines break before \
        they would be wider than the proposed 80, and the widest of its \(count) lines is \
        \(number(widest)) wide, rounded up to \(number(size.width)).
        """)
  }
}
