import Testing
import ZoetropeTesting

@MainActor struct LookupTests {
  @Test func `a view is found by an id, a label, an identifier, a path and its text`() async throws
  {
    let stage = try await Stage(size: canvas) {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).id("id")
        Color.red.frame(width: 20, height: 10).id(7)
        Color.red.frame(width: 30, height: 10).accessibilityLabel("label")
        Color.red.frame(width: 40, height: 10).accessibilityIdentifier("identifier")
        Rectangle().frame(width: 50, height: 10)
        Text("text").fixedSize()
      }
    }
    #expect(try stage.frame(of: "id").width == 10)
    #expect(try stage.frame(of: 7).width == 20)
    #expect(try stage.frame(of: "label").width == 30)
    #expect(try stage.frame(of: "identifier").width == 40)
    #expect(try stage.frame(of: "Rectangle[4]").width == 50)
    #expect(try stage.frame(of: "VStack/Rectangle[4]").width == 50)
    #expect(try stage.frame(of: "text") == stage.frame(of: "Text[5]"))
    #expect(try stage.layoutFrame(of: "label").width == 30)
    #expect(try stage.layoutFrame(of: "VStack").width == 50)
    #expect(try stage.frame(of: "VStack").width == 50)
  }

  @Test func `a number and its text are different names`() async throws {
    let stage = try await Stage(size: canvas) { Four(names: ["1"]) }
    #expect(try stage.frame(of: "1").width == 20)
    let error = #expect(throws: StageError.self) { try stage.frame(of: 1) }
    #expect(error?.reason == .missing(name: "1", available: ["\"1\""]))
  }

  @Test func `an unknown name lists the known ones`() async throws {
    let stage = try await Stage(size: canvas) { Four() }
    let error = #expect(throws: StageError.self) { try stage.frame(of: "e") }
    let line = #line - 1
    let expected =
      "there is no view \"e\"; there is \"a\", \"b\", \"c\", \"d\" (LookupTests.swift:\(line))"
    #expect("\(try #require(error))" == expected)
    let other = #expect(throws: StageError.self) { try stage.layoutFrame(of: "e") }
    #expect(other?.reason == error?.reason)
  }

  @Test func `an unknown name lists the paths if no view has a name`() async throws {
    let stage = try await Stage(size: canvas) { Color.red.overlay { Circle() } }
    let error = #expect(throws: StageError.self) { try stage.frame(of: "x") }
    #expect(error?.reason == .missing(name: "\"x\"", available: stage.placements.map(\.path)))
    #expect(stage.placements.count == 2)
  }

  @Test func `a name of several views lists their paths`() async throws {
    let stage = try await Stage(size: canvas) {
      HStack {
        Four(names: ["a"]).id("left"); Four(names: ["a"]).id("right")
      }
    }
    let error = #expect(throws: StageError.self) { try stage.frame(of: "a") }
    guard case .ambiguous("\"a\"", let paths) = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(paths.count == 2)
    #expect(paths.allSatisfy { $0.contains("ForEach[a]") })
    for path in paths { #expect(try stage.frame(of: path).width == 20) }
    let shown = #expect(throws: StageError.self) { try stage.layoutFrame(of: "a") }
    #expect("\(try #require(shown))".contains("could be 2 views: HStack/"))
    #expect(try stage.frame(of: "left").midX < stage.frame(of: "right").midX)
  }

  @Test func `a row that has the id of its own cell is ambiguous, a view in a frame is not`()
    async throws
  {
    let stage = try await Stage(size: canvas) {
      ForEach(0..<2) { row in HStack { ForEach(0..<2) { _ in Color.red } }.id(row) }
    }
    #expect(throws: StageError.self) { try stage.frame(of: 0) }
    let plain = try await Stage(size: canvas) {
      ForEach(["a"], id: \.self) { Color.red.frame(width: 5, height: 5).id($0).padding(3) }
    }
    #expect(try plain.frame(of: "a").width == 5)
    #expect(try plain.layoutFrame(of: "a").width == 11)
  }

  @Test func `views that draw nothing are found by their layout`() async throws {
    let stage = try await Stage(size: canvas) {
      HStack(spacing: 0) {
        Spacer().frame(width: 30, height: 10).id("gap")
        Text("x").frame(width: 100, height: 40).id("text")
        if false { Color.red.id("never") }
      }
    }
    expectLayout(
      stage,
      [
        "gap": CGRect(x: 35, y: 95, width: 30, height: 10),
        "text": CGRect(x: 65, y: 80, width: 100, height: 40),
      ])
    #expect(throws: StageError.self) { try stage.frame(of: "gap") }
    #expect(try stage.frame(of: "text").width < 30)
    #expect(throws: StageError.self) { try stage.layoutFrame(of: "never") }
  }

  @Test func `a view that is being removed is found until a new one has its name`() async throws {
    let isThere = TestState(true)
    let stage = try await Stage(size: canvas) {
      if isThere.value { Box("a", width: 20, height: 20).transition(.move(edge: .leading)) }
    }
    withAnimation(.linear(duration: 1)) { isThere.value = false }
    try await stage.advance(to: 0.5)
    #expect(try stage.frame(of: "a").minX == 80)
    withAnimation(.linear(duration: 1)) { isThere.value = true }
    try await stage.advance(to: 5)
    #expect(try stage.frame(of: "a").minX == 90)
  }

  @Test func `sizes and proposals are those passed to layouts`() async throws {
    let stage = try await Stage(size: canvas) {
      HStack(spacing: 0) {
        Box("fixed", width: 30, height: 20)
        Box("flexible", minWidth: 10, idealWidth: 50, maxWidth: 80)
      }
    }
    #expect(stage.sizeThatFits(.unspecified) == CGSize(width: 80, height: 20))
    #expect(stage.sizeThatFits(.zero) == CGSize(width: 40, height: 20))
    #expect(stage.sizeThatFits(.infinity) == CGSize(width: 110, height: CGFloat.infinity))
    let flexible = try stage.sizeThatFits(ProposedViewSize(width: 60, height: 5), of: "flexible")
    #expect(flexible == CGSize(width: 60, height: 5))
    #expect(try stage.proposal(for: "fixed").width == 100)
    #expect(try stage.proposal(for: "flexible").width == 170)
    let size = try await Stage.size(proposal: ProposedViewSize(width: 300, height: nil)) {
      Ring(radius: 40) { Box("a", width: 20, height: 20) }
    }
    #expect(size == CGSize(width: 80, height: 80))
    #expect(try await Stage.size { EmptyView() } == .zero)
    #expect(try await Stage.size(proposal: .infinity) { Color.red }.width == .infinity)
  }

  @Test func `the guides of a layout are its explicit ones`() async throws {
    let stage = try await Stage(size: canvas) { Four() }
    #expect(stage.alignment(.firstTextBaseline) == 80)
    #expect(stage.alignment(VerticalAlignment.bottom) == 160)
    #expect(stage.alignment(HorizontalAlignment.center) == 80)
  }
}
