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

/// A layout that arranges its views in a row which begins at a distance from its corner.
private struct Indented: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 120, height: 60) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let row = HStackLayout(alignment: .bottom, spacing: 5)
    var cache = row.makeCache(subviews: subviews)
    let proposal = ProposedViewSize(width: 90, height: 40)
    let size = row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    row.placeSubviews(
      in: CGRect(origin: CGPoint(x: bounds.minX + 7, y: bounds.minY + 9), size: size),
      proposal: proposal, subviews: subviews, cache: &cache)
  }
}

/// A box of a fixed size.
@MainActor private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// The answers to the question why a view has a coordinate.
@MainActor struct PositionReasonTests {
  @Test func `a coordinate is told by sums, from the view out to the canvas`() throws {
    let sentences = try reason(.x, of: "Color") { Centered { Color.red.frame(width: 20) } }
    #expect(
      sentences == [
        "At 0 s, Centered/Color begins at x 70.",
        """
        Centered/Color begins at x 70, as does the .frame(width: 20) around Centered/Color.
        """,
        """
        The .frame(width: 20) around Centered/Color begins at x 70: Centered, which begins at x 50, \
        decides that in its own code: its placeSubviews, run for 0 s, calls place(at: (80, 50), \
        anchor: .center, proposal: nil x nil) on this view. That puts the center of the view at x \
        80, 30 right of the left edge of Centered; the view is 20 wide: 80 - 20 / 2 = 70.
        """,
        """
        Centered begins at x 50: the canvas, 200 wide, centers this view, 100 wide: \
        (200 - 100) / 2 = 50.
        """,
      ])
  }

  @Test func `a view of a stack comes after the ones before it`() throws {
    let sentences = try reason(.y, of: "Color[2]") {
      VStack(alignment: .leading, spacing: 4) {
        box(10, 10)
        box(10, 20)
        box(10, 30)
      }
    }
    #expect(
      sentences.suffix(2) == [
        """
        The .frame(width: 10, height: 30) around Color[2] begins at y 54: VStack, which begins at y \
        16, puts this view after Color[0] (10 high), Color[1] (20 high) and 2 gaps (8 in all): \
        16 + 10 + 20 + 8 = 54.
        """,
        """
        VStack begins at y 16: the canvas, 100 high, centers this view, 68 high: \
        (100 - 68) / 2 = 16.
        """,
      ])
  }

  @Test(
    arguments: [
      (
        HorizontalAlignment.center,
        """
        VStack, which begins at x 70, centers its views; the widest, Color[1], is 60 wide, and this \
        one is 20: 70 + (60 - 20) / 2 = 90.
        """
      ),
      (
        .trailing,
        """
        VStack, which begins at x 70, lines up the right edges of its views; the widest, Color[1], \
        is 60 wide, and this one is 20: 70 + 60 - 20 = 110.
        """
      ),
    ])
  func `a stack aligns its views across its axis`(
    alignment: HorizontalAlignment, expected: String
  ) throws {
    let sentences = try reason(.x, of: "Color[0]") {
      VStack(alignment: alignment) {
        box(20, 10)
        box(60, 10)
      }
    }
    #expect(sentences.contains { $0.hasSuffix(": \(expected)") }, "\(sentences)")
  }

  @Test func `a custom guide is told with the modifier that sets it`() throws {
    let sentences = try reason(.x, of: "Color[0]") {
      VStack(alignment: .leading) {
        box(20, 10).alignmentGuide(.leading) { _ in -15 }
        box(60, 10)
      }
    }
    #expect(
      sentences.contains(
        """
        The .alignmentGuide(.leading) around Color[0] begins at x 85: VStack, which begins at x \
        70, lines up the .leading guides of its views. The largest is that of Color[1], at the \
        left edge of that view; the guide of this view is 15 left of the left edge of the view (the \
        closure of .alignmentGuide(.leading) returned -15): 70 + 0 + 15 = 85.
        """), "\(sentences)")
  }

  @Test func `a ZStack, a frame and an overlay align by sums`() throws {
    let stack = try reason(.y, of: "Color[1]") {
      ZStack(alignment: .bottom) {
        Color.blue
        box(20, 30)
      }
    }
    #expect(
      stack.contains(
        """
        The .frame(width: 20, height: 30) around Color[1] begins at y 70: ZStack, which begins at y \
        0 and is 100 high, lines up its own bottom with that of this view, which is 30 high: \
        0 + 100 - 30 = 70.
        """), "\(stack)")
    let frame = try reason(.x, of: "Text") {
      Text(verbatim: "a").frame(width: 13).frame(width: 100, alignment: .trailing)
    }
    #expect(
      frame.contains(
        """
        The .frame(width: 13) around Text begins at x 137: the .frame(width: 100, alignment: \
        .trailing) around Text, which begins at x 50 and is 100 wide, lines up its own right edge \
        with that of this view, which is 13 wide: 50 + 100 - 13 = 137.
        """), "\(frame)")
    let overlay = try reason(.y, of: "overlay/Color") {
      Color.blue.frame(height: 40).overlay(alignment: .bottom) {
        box(10, 10).alignmentGuide(.bottom) { $0[.bottom] + 4 }
      }
    }
    #expect(
      overlay.contains(
        """
        The .alignmentGuide(.bottom) around overlay/Color begins at y 56: the .overlay(alignment: \
        .bottom) around Color, which begins at y 30 and is 40 high, lines up its .bottom guide, 40 \
        below its top, with that of this view, 14 below the top of the view (the closure of \
        .alignmentGuide(.bottom) returned 14): 30 + 40 - 14 = 56.
        """), "\(overlay)")
  }

  @Test func `position and offset tell their distances`() throws {
    let sentences = try reason(.x, of: "Color") {
      box(10, 10).offset(x: -3).position(x: 40, y: 20).padding(.leading, 6)
    }
    #expect(
      sentences.dropFirst(2) == [
        """
        The .frame(width: 10, height: 10) around Color begins at x 38: the .offset(x: -3, y: 0) around \
        Color, which begins at x 41, moves this view by -3: 41 - 3 = 38.
        """,
        """
        The .offset(x: -3, y: 0) around Color begins at x 41: the .position(x: 40, y: 20) around Color, \
        which begins at x 6, puts the center of this view 40 from there; the view is 10 wide: \
        6 + 40 - 10 / 2 = 41.
        """,
        """
        The .position(x: 40, y: 20) around Color begins at x 6: the .padding(.leading, 6) around Color, \
        which begins at x 0, has a padding of 6 at the left: 0 + 6 = 6.
        """,
        """
        The .padding(.leading, 6) around Color begins at x 0: the canvas begins there, and this view \
        fills its width of 200.
        """,
      ])
  }

  @Test func `equal modifiers have names that tell them apart`() throws {
    let two = try reason(.x, of: "Color") { box(10, 10).padding(8).border(.red).padding(8) }
    #expect(
      two.suffix(4) == [
        """
        The .frame(width: 10, height: 10) around Color begins at x 95: the inner .padding(8) around \
        Color, which begins at x 87, has a padding of 8 at the left: 87 + 8 = 95.
        """,
        """
        The inner .padding(8) around Color begins at x 87, as does the .border around Color.
        """,
        """
        The .border around Color begins at x 87: the outer .padding(8) around Color, which begins at x \
        79, has a padding of 8 at the left: 79 + 8 = 87.
        """,
        """
        The outer .padding(8) around Color begins at x 79: the canvas, 200 wide, centers this view, \
        42 wide: (200 - 42) / 2 = 79.
        """,
      ], "\(two)")
    let three = try reason(.x, of: "Color") { box(10, 10).padding(1).padding(1).padding(1) }
    #expect(
      three.contains(
        """
        The .padding(1) around Color (number 2 of 3, from the outside) begins at x 93: the .padding(1) \
        around Color (number 1 of 3, from the outside), which begins at x 92, has a padding of 1 at \
        the left: 92 + 1 = 93.
        """), "\(three)")
  }

  @Test func `a row that a custom layout makes is told with its beginning`() throws {
    func sentence(_ quantity: LayoutReason.Quantity, _ index: Int) throws -> String {
      try #require(
        try reason(quantity, of: "Color[\(index)]") {
          Indented {
            box(20, 10)
            box(30, 26)
          }
        }.dropLast().last)
    }
    let start = "Indented, which begins at x 40, "
    let x0 = try sentence(.x, 0)
    #expect(
      x0.hasSuffix(
        """
        : \(start)calls an HStackLayout in its placeSubviews, at 0 s, to arrange this view and \
        another one in a row. Its code has the row begin at x 47, 7 right of the left edge of \
        Indented: 40 + 7 = 47. In the row, this view is the first.
        """))
    let x1 = try sentence(.x, 1)
    #expect(
      x1.hasSuffix(
        """
        : \(start)calls an HStackLayout in its placeSubviews, at 0 s, to arrange this view and \
        another one in a row. Its code has the row begin at x 47, 7 right of the left edge of \
        Indented: 40 + 7 = 47. In the row, this view comes after Color[0] (20 wide) and a gap of 5: 47 + 20 + 5 = 72.
        """))
    let y0 = try sentence(.y, 0)
    #expect(
      y0.hasSuffix(
        """
        : Indented, which begins at y 20, calls an HStackLayout in its placeSubviews, at 0 s, \
        to arrange this view and another one in a row. Its code has the row begin at y 29, 9 below the \
        top of Indented: 20 + 9 = 29. The row lines up the bottoms of its views; the highest, Color[1], is 26 high, \
        and this one is 10: 29 + 26 - 10 = 45.
        """))
  }

  @Test func `views that run from right to left are told by sums, too`() throws {
    let sentences = try reason(.x, of: "Color[1]") {
      HStack(spacing: 5) {
        box(20, 10)
        box(30, 10)
      }
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(
      sentences.contains {
        $0.hasSuffix(
          """
          : HStack, which begins at x 72.5, arranges its views from the right, beginning at x \
          127.5; this view, 30 wide, comes after Color[0] (20 wide) and a gap of 5: \
          127.5 - 20 - 5 - 30 = 72.5.
          """)
      }, "\(sentences)")
    let custom = try reason(.x, of: "Color") {
      Centered { box(20, 10) }.environment(\.layoutDirection, .rightToLeft)
    }
    #expect(
      custom.contains {
        $0.hasSuffix(
          ", which is mirrored for the layout from right to left: 50 + 100 - 20 - 20 = 110.")
      }, "\(custom)")
  }

  @Test func `a view that is turned has no sum`() throws {
    let sentences = try reason(.x, of: "Color") {
      box(40, 20).rotationEffect(.degrees(90)).padding(.leading, 10)
    }
    #expect(
      sentences[1]
        == """
        The .rotationEffect(.degrees(90)) around Color turns or scales Color. The left edge of its \
        bounding box after that is x 95, to which no sum of lengths leads. Without this effect, \
        Color would begin at x 85, for these reasons:
        """)
    #expect(
      sentences[2]
        == """
        The .rotationEffect(.degrees(90)) around Color begins at x 85: the .padding(.leading, 10) \
        around Color, which begins at x 75, has a padding of 10 at the left: 75 + 10 = 85.
        """)
  }

  @Test func `all effects that turn or scale a view are named with their values`() throws {
    let sentences = try reason(.x, of: "Color") {
      box(40, 20).scaleEffect(2).rotationEffect(.degrees(90))
    }
    #expect(
      sentences[1].hasPrefix(
        "The .rotationEffect(.degrees(90)) and .scaleEffect(2) around Color turn or scale Color. "),
      "\(sentences)")
  }
}
