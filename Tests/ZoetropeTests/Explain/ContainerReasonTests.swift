import Testing

@testable import Zoetrope

/// A layout that places its views at its center.
private struct Middle: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 100, height: 80) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
    }
  }
}

@MainActor private func box(_ width: CGFloat, _ height: CGFloat) -> some View {
  Color.red.frame(width: width, height: height)
}

/// The answers about grids, wrapped layouts, spacers, long calls, guides and views outside of the
/// canvas.
@MainActor struct ContainerReasonTests {
  // MARK: Grids

  @ViewBuilder private var grid: some View {
    Grid(horizontalSpacing: 8, verticalSpacing: 4) {
      GridRow {
        box(40, 10)
        box(20, 10).gridColumnAlignment(.trailing)
      }
      GridRow {
        box(10, 20)
        box(50, 6)
      }
    }
  }

  private func lastClause(_ sentences: [String], _ start: String) throws -> String {
    let sentence = try #require(sentences.first { $0.contains(": \(start)") }, "\(sentences)")
    return try #require(sentence.components(separatedBy: ": \(start)").last)
  }

  @Test(
    arguments: [
      (
        LayoutReason.Quantity.x, "Color[0][0]",
        "has this view in column 1. The view is at the left of the column."
      ),
      (
        .x, "Color[0][1]",
        "has this view in column 1. The view, 10 wide, is in the center of the column, 40 wide: "
          + "51 + (40 - 10) / 2 = 66."
      ),
      (
        .x, "Color[1][0]",
        "has this view in column 2, which begins after column 1 (40 wide) and a gap of 8: "
          + "51 + 40 + 8 = 99. The view, 20 wide, is at the right of the column, 50 wide: "
          + "99 + 50 - 20 = 129."
      ),
      (
        .y, "Color[1][1]",
        "has this view in row 2, which begins after row 1 (10 high) and a gap of 4: "
          + "33 + 10 + 4 = 47. The view, 6 high, is in the center of the row, 20 high: "
          + "47 + (20 - 6) / 2 = 54."
      ),
    ])
  func `a view of a grid is told with its column or row`(
    quantity: LayoutReason.Quantity, name: String, expected: String
  ) throws {
    let sentences = try reason(quantity, of: name) { grid }
    let begin = quantity == .x ? "Grid, which begins at x 51, " : "Grid, which begins at y 33, "
    #expect(try lastClause(sentences, begin) == expected)
  }

  @Test func `a grid adds up its columns or rows, and proposes their lengths`() throws {
    #expect(
      try reason(.width, of: "Grid") { grid }.last
        == "Grid answers 98: its columns are 40 and 50 wide, and the gap takes 8, 40 + 50 + 8 = 98."
    )
    #expect(
      try reason(.height, of: "Grid") { grid }.last
        == "Grid answers 34: its rows are 10 and 20 high, and the gap takes 4, 10 + 20 + 4 = 34.")
    let spanning = try reason(.width, of: "Circle") {
      Grid(horizontalSpacing: 8) {
        GridRow {
          box(40, 10)
          box(20, 10)
        }
        Circle().frame(height: 5).gridCellUnsizedAxes(.horizontal)
      }
    }
    #expect(
      spanning.contains {
        $0.hasSuffix(
          ": that is the width of columns 1 to 2 with the gaps between them, 40 + 20 + 8 = 68.")
      }, "\(spanning)")
    let one = try reason(.width, of: "Grid") { Grid { box(20, 10) } }
    #expect(one.last == "Grid answers 20: its only column is that wide.")
  }

  @Test func `a grid proposes the width of a column, and names the view that makes it so wide`()
    throws
  {
    let sentences = try reason(.width, of: "Color") {
      Grid {
        GridRow { Text(verbatim: "a").frame(width: 30) }
        GridRow { Color.red.gridCellUnsizedAxes(.horizontal) }
      }
    }
    #expect(
      sentences.contains {
        $0.hasSuffix(": that is the width of column 1, in which Text[0] \"a\" is 30 wide.")
      }, "\(sentences)")
  }

  // MARK: Wrapped layouts

  @Test func `an AnyLayout around a user's layout is told as that layout`() throws {
    let place = try reason(.x, of: "Color") { AnyLayout(Middle())() { box(20, 10) } }
    #expect(
      place.contains(
        """
        The .frame(width: 20, height: 10) around AnyLayout/Color begins at x 90: AnyLayout(Middle), \
        which begins at x 50, decides that in its own code: its placeSubviews, run for 0 s, calls \
        place(at: (100, 50), anchor: .center, proposal: nil x nil) on this view. That puts the center \
        of the view at x 100, 50 right of the left edge of AnyLayout(Middle); the view is 20 wide: \
        100 - 20 / 2 = 90.
        """), "\(place)")
    let width = try reason(.width, of: "AnyLayout") { AnyLayout(Middle())() { box(20, 10) } }
    #expect(
      width.last
        == "AnyLayout(Middle) answers 100: its sizeThatFits returns that for the proposal 200 x 100."
    )
  }

  @Test func `an AnyLayout around a stack of the library is told as that stack`() throws {
    let row = try reason(.x, of: "Color[1]") {
      AnyLayout(HStackLayout(spacing: 4))() {
        box(20, 10)
        box(30, 10)
      }
    }
    #expect(
      row.contains {
        $0.hasSuffix(
          ": AnyLayout(HStackLayout), which begins at x 73, puts this view after Color[0] (20 wide) "
            + "and a gap of 4: 73 + 20 + 4 = 97.")
      }, "\(row)")
    let layers = try reason(.y, of: "Color[1]") {
      AnyLayout(ZStackLayout(alignment: .bottom))() {
        box(20, 30)
        box(30, 10)
      }
    }
    #expect(
      layers.contains {
        $0.hasSuffix(
          ": AnyLayout(ZStackLayout), which begins at y 35 and is 30 high, lines up its own bottom "
            + "with that of this view, which is 10 high: 35 + 30 - 10 = 55.")
      }, "\(layers)")
  }

  // MARK: Spacers

  @Test(
    arguments: [
      (
        1,
        "20 are kept for ForEach[0][1]/Spacer, which gets its share last and needs at least that"
      ),
      (
        2,
        "40 are kept for ForEach[0][1]/Spacer and ForEach[1][1]/Spacer, which get their shares last "
          + "and need at least that"
      ),
      (3, "60 are kept for 3 views, which get their shares last and need at least that"),
    ])
  func `a stack keeps the minimum lengths of spacers`(count: Int, expected: String) throws {
    let sentences = try reason(.width, of: "Color[0]") {
      HStack(spacing: 0) {
        Color.red
        ForEach(0..<count, id: \.self) { _ in Spacer(minLength: 20) }
      }
    }
    #expect(sentences.contains { $0.contains("of its 200, \(expected); the rest") }, "\(sentences)")
  }

  @Test func `a spacer takes the rest of its stack`() throws {
    let sentences = try reason(.width, of: "Spacer") {
      HStack(spacing: 0) {
        Color.red.frame(width: 50)
        Spacer()
      }
    }
    #expect(
      sentences.last == "Spacer[1] answers 150: a spacer takes the whole width that it is proposed."
    )
  }

  @Test(arguments: [5, 6, 7, 8])
  func `several views that a stack has served are told together, never a single one`(
    count: Int
  ) throws {
    @ViewBuilder func row() -> some View {
      HStack(spacing: 0) {
        ForEach(0..<count, id: \.self) { _ in box(10, 10) }
        Spacer()
      }
    }
    let share = try reason(.width, of: "Spacer") { row() }
    let whole = try reason(.width, of: "HStack") { row() }
    let text = (share + whole).joined(separator: " ")
    #expect(!text.contains("1 more view"), "\(text)")
    #expect(text.contains("more views take") == (count > 6), "\(text)")
  }

  // MARK: Texts

  @Test func `a text whose width is capped at its proposal says so`() throws {
    let text = Text(verbatim: "Harmonic")
    let explanation = Host(200, 100) { text }.explainAll()
    var lines: LayoutExplanation.TextLines?
    explanation.root.forEach { lines = $0.textLines ?? lines }
    let line = try #require(lines).sizes[0].width
    let whole = line.rounded(.up)
    try #require(whole - line > 0.02)
    let limit = (line + whole) / 2
    let sentences = try reason(.width, of: "Text") { text.frame(width: limit) }
    func number(_ length: CGFloat) -> String { LayoutDescription.number(length) }
    #expect(
      sentences.last == """
        Text "Harmonic" answers \(number(limit)): its only line is \(number(line)) wide. Rounded up \
        to whole points, that would be \(number(whole)); but a text is never wider than its \
        proposal, so that the answer is capped at \(number(limit)).
        """)
  }

  @Test func `the height of a text of one line says nothing about its width`() throws {
    let sentences = try reason(.height, of: "Text") { Text(verbatim: "a").frame(width: 80) }
    #expect(!sentences.contains { $0.contains("follows from the width") }, "\(sentences)")
  }

  // MARK: Long calls

  @Test func `a long call is printed with the arguments that decide the axis`() throws {
    func name(_ quantity: LayoutReason.Quantity) throws -> String {
      let sentences = try reason(quantity, of: "Color") {
        box(10, 10).frame(
          minWidth: 20, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity,
          alignment: .bottomTrailing)
      }
      let sentence = try #require(sentences.last)
      return String(sentence.prefix { $0 != ")" }) + ")"
    }
    #expect(
      try name(.x)
        == "The .frame(minWidth: 20, maxWidth: .infinity, …, alignment: .bottomTrailing)")
    #expect(
      try name(.y)
        == "The .frame(…, minHeight: 30, maxHeight: .infinity, alignment: .bottomTrailing)")
  }

  // MARK: Guides

  @Test func `a guide of a view inside of a padding is told with the value of its closure`() throws
  {
    let sentences = try reason(.x, of: "Color[0]") {
      VStack(alignment: .leading) {
        box(20, 10).alignmentGuide(.leading) { _ in 6 }.padding(4)
        box(60, 10).alignmentGuide(.leading) { _ in 30 }
      }
    }
    #expect(
      sentences.contains {
        $0.hasSuffix(
          "the guide of this view is 10 right of the left edge of the view (the closure of "
            + ".alignmentGuide(.leading) returned 6 for the view inside, whose left edge is 4 after "
            + "that of this view): 70 + 30 - 10 = 90.")
      }, "\(sentences)")
  }

  @Test func `guides that no closure sets are told without one`() throws {
    let sentences = try reason(.y, of: "Color") {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "a").font(.system(size: 40))
        box(10, 10)
      }
    }
    #expect(sentences.contains { $0.contains("lines up the .firstTextBaseline guides") })
    #expect(!sentences.contains { $0.contains("closure") })
  }

  // MARK: Outside

  @Test(
    arguments: [
      (LayoutReason.Quantity.x, 300.0, 0.0, "right edge of the canvas, at x 200"),
      (.y, -300, 0, "left edge of the canvas, at x 0"),
      (.width, 0, 100, "bottom edge of the canvas, at y 100"),
      (.height, 0, -100, "top edge of the canvas, at y 0"),
    ])
  func `a view outside of the canvas is told so`(
    quantity: LayoutReason.Quantity, x: Double, y: Double, side: String
  ) throws {
    let outside = try reason(quantity, of: "Color") { box(20, 10).offset(x: x, y: y) }
    #expect(outside[1] == "Color is not seen: it lies beyond the \(side).")
    let inside = try reason(quantity, of: "Color") { box(20, 10).offset(x: x / 4, y: y / 4) }
    #expect(!inside.contains { $0.contains("not seen") }, "\(inside)")
  }

  @Test func `a view that a scroll view does not show is told so`() throws {
    func answer(_ name: String) throws -> [String] {
      try reason(.y, of: name) {
        ScrollView {
          VStack(spacing: 0) {
            box(20, 50)
            box(20, 10)
          }
        }
        .frame(height: 40)
      }
    }
    #expect(
      try answer("Color[1]")[1]
        == "Color[1] is not seen: it lies beyond the bottom edge of ScrollView, at y 70."
    )
    #expect(try !answer("Color[0]").contains { $0.contains("not seen") })
  }
}
