import Testing

@testable import Zoetrope

/// A layout that puts its views at a distance from its left edge.
private struct Shelf: Layout {
  var inset: CGFloat
  var turn = Angle.zero

  var animatableData: AnimatablePair<CGFloat, Double> {
    get { AnimatablePair(inset, turn.degrees) }
    set { (inset, turn) = (newValue.first, .degrees(newValue.second)) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 60 + inset, height: 20) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.minX + inset, y: bounds.minY), proposal: .unspecified)
    }
  }
}

/// A layout whose animatable data are no stored numbers.
private struct Hidden: Layout {
  private final class Store: Sendable {
    let value: Double
    init(_ value: Double) { self.value = value }
  }

  private var store: Store
  init(_ value: Double) { store = Store(value) }

  var animatableData: Double {
    get { store.value }
    set { store = Store(newValue) }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { CGSize(width: 10 + store.value, height: 20) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

/// A view that an animation of one second changes.
private struct Changing<Content: View>: View {
  @Binding var isMoved: Bool
  @ViewBuilder var content: (Bool) -> Content

  var body: some View { content(isMoved) }
}

/// The answers about views and layouts that an animation is changing.
@MainActor struct MovementReasonTests {
  /// The reasons of a view on a canvas of 100 x 20 points, for some of the times after a change
  /// that is animated in a line from 0 s to 1 s.
  private func reasons<Content: View>(
    _ quantity: LayoutReason.Quantity, of name: String, at times: [Double] = [0.5],
    mode: LayoutInterpolation = .parameters, back: Double? = nil,
    @ViewBuilder _ content: @escaping (Bool) -> Content
  ) async throws -> [[String]] {
    let host = Host(size: CGSize(width: 100, height: 20), interpolation: mode)
    let isMoved = host.makeState(false)
    host.show(Changing(isMoved: isMoved, content: content))
    try await host.advance(to: 0)
    withAnimation(.linear(duration: 1)) { isMoved.wrappedValue = true }
    try await host.advance(to: 0)
    if let back {
      try await host.advance(to: back)
      withAnimation(.linear(duration: 1)) { isMoved.wrappedValue = false }
    }
    var answers: [[String]] = []
    for time in times {
      try await host.advance(to: time)
      let explanation = host.explainAll()
      let path = try #require(explanation.paths(named: name).first)
      let reason = explanation.reason(for: quantity, of: path, moment: "frame \(Int(time * 60))")
      answers.append(try #require(reason).sentences)
    }
    return answers
  }

  @Test func `a view that moves is told with its start, its end, its way and where it is drawn`()
    async throws
  {
    let answers = try await reasons(.x, of: "Color", at: [0, 0.5, 1]) { isMoved in
      Color.red.frame(width: 20).frame(
        maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
    }
    #expect(
      answers[0].prefix(2) == [
        "At frame 0, Changing/Color is drawn at x 0, on the way to x 80.",
        """
        An animation moves Changing/Color from x 0 to x 80, and has covered 0 % of the way at \
        frame 0: 0 + (80 - 0) × 0 = 0.
        """,
      ])
    #expect(
      answers[1] == [
        "At frame 30, Changing/Color is drawn at x 40, on the way to x 80.",
        """
        An animation moves Changing/Color from x 0 to x 80, and has covered 50 % of the way at \
        frame 30: 0 + (80 - 0) × 0.5 = 40.
        """,
        """
        The layout puts Changing/Color at the end of that way, x 80, for these reasons:
        """,
        "Changing/Color begins at x 80, as does the .frame(width: 20) around Changing/Color.",
        """
        The .frame(width: 20) around Changing/Color begins at x 80: the .frame(maxWidth: .infinity, \
        alignment: .trailing) around Changing/Color, which begins at x 0 and is 100 wide, lines up \
        its own right edge with that of this view, which is 20 wide: 0 + 100 - 20 = 80.
        """,
        """
        The .frame(maxWidth: .infinity, alignment: .trailing) around Changing/Color begins at x 0: \
        the canvas begins there, and this view fills its width of 100.
        """,
      ])
    #expect(answers[2].first == "At frame 60, Changing/Color begins at x 80.")
    #expect(!answers[2].contains { $0.contains("animation") })
  }

  @Test func `a width that grows is told with its way`() async throws {
    let answers = try await reasons(.width, of: "Color", at: [0.25, 1]) { isMoved in
      Color.red.frame(width: isMoved ? 60 : 20)
    }
    #expect(
      answers[0].prefix(3) == [
        "At frame 15, Changing/Color is drawn 30 points wide, on the way to 60.",
        """
        An animation changes the width of Changing/Color from 20 to 60, and has covered 25 % of the \
        way at frame 15: 20 + (60 - 20) × 0.25 = 30.
        """,
        "The layout makes Changing/Color 60 points wide for these reasons:",
      ])
    #expect(answers[1].first == "At frame 60, Changing/Color is 60 points wide.")
  }

  @Test func `a view moves with an effect around it`() async throws {
    func answer(_ padding: CGFloat) async throws -> [String] {
      try await reasons(.x, of: "Color") { isMoved in
        Color.red.frame(width: 20).padding(padding).clipShape(Rectangle())
          .padding(.leading, isMoved ? 40 : 0)
          .frame(maxWidth: .infinity, alignment: .leading)
      }[0]
    }
    #expect(
      try await answer(0).prefix(2) == [
        "At frame 30, Changing/Color is drawn at x 20, on the way to x 40.",
        """
        An animation moves the .clipShape(Rectangle) around Changing/Color, and Changing/Color with \
        it, from x 0 to x 40, and has covered 50 % of the way at frame 30: 0 + (40 - 0) × 0.5 = 20.
        """,
      ])
    #expect(
      try await answer(5).prefix(3) == [
        "At frame 30, Changing/Color is drawn at x 25, on the way to x 45.",
        """
        An animation moves the .clipShape(Rectangle) around Changing/Color, which contains \
        Changing/Color, from x 0 to x 40, and has covered 50 % of the way at frame 30: \
        0 + (40 - 0) × 0.5 = 20.
        """,
        """
        Changing/Color is drawn at the same distance from the end of its own way: \
        45 - (40 - 20) = 25.
        """,
      ])
  }

  @Test func `a container tells that views inside of it are moving`() async throws {
    let answers = try await reasons(.x, of: "HStack", at: [0.5, 1]) { isMoved in
      HStack(spacing: isMoved ? 40 : 0) {
        Color.red.frame(width: 10)
        Color.blue.frame(width: 10)
      }
    }
    #expect(
      answers[0][1] == """
        An animation is still changing the place or size of 2 views inside of Changing/HStack; this \
        answer is about the layout in which they end. Color[0] is drawn at x 30: an animation moves \
        it from x 40 to x 20, and has covered 50 % of the way at frame 30: 40 + (20 - 40) × 0.5 = 30.
        """)
    #expect(!answers[1].contains { $0.contains("animation") })
  }

  @Test func `a scroll view tells how far it has scrolled`() async throws {
    let answers = try await reasons(.y, of: "Color[0]", at: [0.5]) { isMoved in
      ScrollView {
        Color.red.frame(height: 20)
        Color.blue.frame(height: 300)
      }
      .scrollPosition(.constant(ScrollPosition(y: isMoved ? 40 : 0)))
    }
    let told = answers[0].first { $0.hasPrefix("An animation changes the scroll offset of ") }
    #expect(
      told?.hasSuffix(
        " from 0 to 40, and has covered 50 % of the way at frame 30: 0 + (40 - 0) × 0.5 = 20.")
        == true, "\(answers)")
  }

  @Test func `a view that turns back tells its way from the first start`() async throws {
    let answers = try await reasons(.x, of: "Color", at: [0.75], back: 0.5) { isMoved in
      Color.red.frame(width: 20).frame(
        maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
    }
    #expect(
      answers[0].prefix(2) == [
        "At frame 45, Changing/Color is drawn at x 45, on the way to x 0.",
        """
        An animation moved Changing/Color away from x 0, and then was redirected to come back \
        there; at frame 45 it has come to x 45.
        """,
      ])
  }

  @Test func `an offset tells its way`() async throws {
    let answers = try await reasons(.x, of: "Color", at: [0.25, 1]) { isMoved in
      Color.red.frame(width: 20).offset(x: isMoved ? 40 : 0, y: isMoved ? 8 : 0)
    }
    #expect(
      answers[0] == [
        "At frame 15, Changing/Color begins at x 50.",
        "Changing/Color begins at x 50, as does the .frame(width: 20) around Changing/Color.",
        """
        The .frame(width: 20) around Changing/Color begins at x 50: the .offset(x: 10, y: 2) around \
        Changing/Color, which begins at x 40, moves this view by 10: 40 + 10 = 50.
        """,
        """
        An animation changes the x of this offset from 0 to 40, and has covered 25 % of the way at \
        frame 15: 0 + (40 - 0) × 0.25 = 10.
        """,
        """
        The .offset(x: 10, y: 2) around Changing/Color begins at x 40: the canvas, 100 wide, centers \
        this view, 20 wide: (100 - 20) / 2 = 40.
        """,
      ])
    #expect(!answers[1].contains { $0.contains("animation") })
  }

  @Test func `a layout tells the numbers that an animation changes, by parameters`() async throws {
    func layout(_ isMoved: Bool) -> some View {
      Shelf(inset: isMoved ? 40 : 0, turn: .degrees(isMoved ? 90 : 0)) {
        Color.red.frame(width: 20)
      }
    }
    let way = [
      """
      An animation changes the property inset of Changing/Shelf from 0 to 40, and has covered 50 % \
      of the way at frame 30: 0 + (40 - 0) × 0.5 = 20.
      """,
      """
      An animation changes the property turn of Changing/Shelf from 0 to 90 degrees, and has \
      covered 50 % of the way at frame 30: 0 + (90 - 0) × 0.5 = 45.
      """,
      "The code of Changing/Shelf runs with these values at frame 30.",
    ]
    let x = try await reasons(.x, of: "Color", at: [0.5, 1]) { layout($0) }
    #expect(
      x[0].first == "At frame 30, Shelf/Color begins at x 30 (its path is Changing/Shelf/Color).")
    #expect(x[0].suffix(4).dropLast() == way[...], "\(x[0])")
    #expect(!x[1].contains { $0.contains("animation") })
    let width = try await reasons(.width, of: "Shelf") { layout($0) }
    #expect(width[0][1...3] == way[...], "\(width[0])")
  }

  @Test func `the same view moves in a line, by positions`() async throws {
    let answers = try await reasons(.x, of: "Color", mode: .positions) { isMoved in
      Shelf(inset: isMoved ? 40 : 0) { Color.red.frame(width: 20) }
    }
    #expect(
      answers[0].prefix(2) == [
        """
        At frame 30, Shelf/Color is drawn at x 30, on the way to x 40 (its path is \
        Changing/Shelf/Color).
        """,
        """
        An animation moves Shelf/Color from x 20 to x 40, and has covered 50 % of the way at frame \
        30: 20 + (40 - 20) × 0.5 = 30.
        """,
      ], "\(answers[0])")
  }

  @Test func `an AnyLayout tells the numbers of its layout`() async throws {
    let answers = try await reasons(.width, of: "AnyLayout") { isMoved in
      AnyLayout(Shelf(inset: isMoved ? 40 : 0))() { Color.red.frame(width: 20) }
    }
    #expect(
      answers[0].dropFirst() == [
        """
        An animation changes the property inset of Changing/AnyLayout(Shelf) from 0 to 40, and has \
        covered 50 % of the way at frame 30: 0 + (40 - 0) × 0.5 = 20.
        """,
        "The code of Changing/AnyLayout(Shelf) runs with that value at frame 30.",
        """
        The canvas proposes a width of 100 to Changing/AnyLayout(Shelf): that is the width of the \
        canvas.
        """,
        """
        Changing/AnyLayout(Shelf) answers 80: its sizeThatFits returns that for the proposal 100 x 20.
        """,
      ])
  }

  @Test func `a layout without stored numbers tells that an animation changes it`() async throws {
    let answers = try await reasons(.width, of: "Hidden") { isMoved in
      Hidden(isMoved ? 40 : 0) { Color.red }
    }
    #expect(
      answers[0][1]
        == "An animation is changing Changing/Hidden, which is laid out as it is at frame 30.")
  }

  @Test func `a turned view that moves has no sum`() async throws {
    let answers = try await reasons(.x, of: "Color") { isMoved in
      Color.red.frame(width: 20, height: 10).rotationEffect(.degrees(90)).frame(
        maxWidth: .infinity, alignment: isMoved ? .trailing : .leading)
    }
    #expect(
      answers[0].prefix(2) == [
        "At frame 30, Changing/Color is drawn at x 45, on the way to x 85.",
        "An animation moves Changing/Color, or a view around it that is turned or scaled.",
      ])
  }
}
