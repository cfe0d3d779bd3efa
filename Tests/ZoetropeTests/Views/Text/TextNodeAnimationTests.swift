import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Texts whose colors, characters and places are animated.
@MainActor struct TextNodeAnimationTests {
  /// A text with a content transition.
  struct Label: View {
    var text: Binding<String>
    var transition: ContentTransition?
    var size: CGFloat = 20

    var body: some View {
      let text = Text(verbatim: text.wrappedValue).font(.system(size: size))
      if let transition { text.contentTransition(transition) } else { text }
    }
  }

  /// The display lists at some times of a linear second in which the text changes at 0.
  private func lists(
    _ old: String, _ new: String, _ transition: ContentTransition?, at times: [Double],
    in transaction: Transaction = Transaction(animation: .linear(duration: 1))
  ) async throws -> [DisplayList] {
    let host = Host(size: CGSize(width: 200, height: 60))
    let text = host.makeState(old)
    host.show(Label(text: text, transition: transition))
    withTransaction(transaction) { text.wrappedValue = new }
    var lists: [DisplayList] = []
    for time in times {
      try await host.advance(to: time)
      let list = host.displayList()
      #expect(throws: Never.self) { try list.validate() }
      lists.append(list)
    }
    return lists
  }

  private func resting(_ text: String) -> DisplayList {
    Host(200, 60) { Text(verbatim: text).font(.system(size: 20)) }.displayList()
  }

  /// The visible glyphs, in a stable order.
  private func shown(_ list: DisplayList) -> [DisplayList.DrawnGlyph] {
    list.glyphs.filter { $0.color.alpha > 0 }.sorted {
      ($0.number, $0.origin.x, $0.origin.y) < ($1.number, $1.origin.x, $1.origin.y)
    }
  }

  private func areNear(
    _ a: [DisplayList.DrawnGlyph], _ b: [DisplayList.DrawnGlyph], _ tolerance: CGFloat = 1e-6
  ) -> Bool {
    a.count == b.count
      && zip(a, b).allSatisfy { a, b in
        a.number == b.number && near(a.origin, b.origin, tolerance)
          && near(a.size, b.size, tolerance)
          && near(CGFloat(a.color.alpha), CGFloat(b.color.alpha), tolerance)
      }
  }

  // MARK: Colors

  struct Colored: View {
    @Binding var isRed: Bool
    var body: some View {
      Text(verbatim: "ab").foregroundColor(isRed ? Color(red: 1, green: 0, blue: 0) : .black)
        .underline()
    }
  }

  @Test func `text colors animate`() async throws {
    let host = Host(size: CGSize(width: 100, height: 50))
    let isRed = host.makeState(false)
    host.show(Colored(isRed: isRed))
    withAnimation(.linear(duration: 1)) { isRed.wrappedValue = true }
    try await host.advance(to: 0.5)
    let list = host.displayList()
    // Half of the light.
    #expect(near(CGFloat(list.glyphs[0].color.red), 0.7353, 1e-3))
    #expect(near(CGFloat(list.fills[0].color.red), 0.7353, 1e-3))
    #expect(list.runs.count == 1)
    try await host.advance(to: 1)
    #expect(host.displayList().glyphs[0].color.red == 1)
  }

  // MARK: Jumps

  @Test func `without an animation the new text shows at once`() async throws {
    let list = try await lists("one", "three", nil, at: [0.25], in: Transaction())[0]
    #expect(list == resting("three"))
  }

  @Test func `the identity transition and disabled animations show the new text at once`()
    async throws
  {
    var transaction = Transaction(animation: .linear(duration: 1))
    let identity = try await lists("aa", "bb", .identity, at: [0.25], in: transaction)[0]
    #expect(identity.glyphs.map(\.number) == resting("bb").glyphs.map(\.number))
    transaction.disablesAnimations = true
    let disabled = try await lists("aa", "bb", .opacity, at: [0.25], in: transaction)[0]
    #expect(disabled.glyphs == resting("bb").glyphs)
  }

  /// A text of a number that is itself animated.
  struct Counter: View, @preconcurrency Animatable {
    var number: Double
    var animatableData: Double {
      get { number }
      set { number = newValue }
    }
    var body: some View { Text(verbatim: "\(Int(number))").font(.system(size: 20)) }
  }

  struct Counting: View {
    @Binding var number: Double
    var body: some View { Counter(number: number) }
  }

  @Test func `a counting text is set again in each frame`() async throws {
    let host = Host(size: CGSize(width: 200, height: 60))
    let number = host.makeState(0.0)
    host.show(Counting(number: number))
    withAnimation(.linear(duration: 1)) { number.wrappedValue = 1000 }
    for time in [0.1234, 0.5, 0.75] {
      try await host.advance(to: time)
      let expected = resting("\(Int(time * 1000))")
      #expect(host.displayList().glyphs.map(\.number) == expected.glyphs.map(\.number))
      #expect(host.displayList().runs.count == 1)
    }
  }

  // MARK: Fading

  @Test(arguments: [nil, ContentTransition.opacity])
  func `new characters fade in while the old ones fade out`(
    transition: ContentTransition?
  ) async throws {
    let lists = try await lists("aa", "bbbb", transition, at: [0, 0.25, 1])
    #expect(areNear(shown(lists[0]), shown(resting("aa"))))
    #expect(lists[2] == resting("bbbb"))
    let glyphs = lists[1].glyphs
    #expect(glyphs.map(\.number) == (resting("aa").glyphs + resting("bbbb").glyphs).map(\.number))
    #expect(glyphs.map(\.color.alpha) == [0.75, 0.75, 0.25, 0.25, 0.25, 0.25])
  }

  @Test func `a text that returns continues from its presented state`() async throws {
    let host = Host(size: CGSize(width: 200, height: 60))
    let text = host.makeState("aa")
    host.show(Label(text: text, transition: .opacity))
    withAnimation(.linear(duration: 1)) { text.wrappedValue = "bb" }
    try await host.advance(to: 0.25)
    let before = host.displayList()
    withAnimation(.linear(duration: 1)) { text.wrappedValue = "aa" }
    try await host.advance(to: 0.25)
    #expect(areNear(shown(host.displayList()), shown(before)))
    try await host.advance(to: 2)
    #expect(host.displayList() == resting("aa"))
  }

  // MARK: Interpolating

  @Test func `letters that stay travel, and the others fade in place`() async throws {
    let lists = try await lists("ab", "bc", .interpolate, at: [0, 0.5, 1])
    let (old, new) = (resting("ab").glyphs, resting("bc").glyphs)
    #expect(areNear(shown(lists[0]), shown(resting("ab"))))
    #expect(lists[2] == resting("bc"))
    let middle = lists[1].glyphs
    #expect(middle.count == 3)
    let b = try #require(middle.first { $0.number == old[1].number })
    #expect(b.color.alpha == 1)
    let halfway = CGPoint(
      x: (old[1].origin.x + new[0].origin.x) / 2, y: (old[1].origin.y + new[0].origin.y) / 2)
    #expect(near(b.origin, halfway, 1e-6))
    #expect(middle.filter { $0.number != b.number }.allSatisfy { $0.color.alpha == 0.5 })
  }

  struct Sized: View {
    @Binding var isLarge: Bool
    var body: some View { Text(verbatim: "ab").font(.system(size: isLarge ? 40 : 20)) }
  }

  @Test func `the same letters in another size grow`() async throws {
    let host = Host(size: CGSize(width: 200, height: 60))
    let isLarge = host.makeState(false)
    host.show(Sized(isLarge: isLarge))
    let old = host.displayList().glyphs
    withAnimation(.linear(duration: 1)) { isLarge.wrappedValue = true }
    try await host.advance(to: 0.5)
    let middle = host.displayList().glyphs
    #expect(middle.map(\.number) == old.map(\.number))
    #expect(middle.allSatisfy { near($0.size, 30, 1e-6) && $0.color.alpha == 1 })
    try await host.advance(to: 1)
    let new = host.displayList().glyphs
    for index in 0..<2 {
      #expect(near(middle[index].origin.x, (old[index].origin.x + new[index].origin.x) / 2, 1e-6))
    }
  }

  struct Vanishing: View {
    @Binding var size: CGFloat
    var body: some View {
      Text(verbatim: "ab").font(.system(size: size)).contentTransition(.interpolate)
    }
  }

  @Test func `a text may grow from nothing and shrink to it`() async throws {
    let host = Host(size: CGSize(width: 200, height: 60))
    let size = host.makeState(CGFloat(0))
    host.show(Vanishing(size: size))
    for (time, new) in [(0.0, 20.0), (2, 0), (4, 20)] {
      try await host.advance(to: time)
      withAnimation(.linear(duration: 1)) { size.wrappedValue = new }
      try await host.advance(to: time + 0.5)
      let list = host.displayList()
      #expect(throws: Never.self) { try list.validate() }
    }
    try await host.advance(to: 6)
    #expect(host.displayList() == resting("ab"))
  }

  struct Wrapped: View {
    @Binding var isNarrow: Bool
    var body: some View {
      Text(verbatim: "one two").font(.system(size: 20)).frame(width: isNarrow ? 50 : 150)
    }
  }

  @Test func `wrapping words travel to their new lines`() async throws {
    let host = Host(size: CGSize(width: 200, height: 60))
    let isNarrow = host.makeState(false)
    host.show(Wrapped(isNarrow: isNarrow))
    let old = host.displayList().glyphs
    withAnimation(.linear(duration: 1)) { isNarrow.wrappedValue = true }
    try await host.advance(to: 0.5)
    let middle = host.displayList().glyphs
    try await host.advance(to: 1)
    let new = host.displayList().glyphs
    #expect(new[5].origin.y > new[0].origin.y)
    for index in old.indices {
      let halfway = (old[index].origin.y + new[index].origin.y) / 2
      #expect(near(middle[index].origin.y, halfway, 1e-6))
    }
  }

  // MARK: Rolling

  /// The y of the old and of the new digit half-way, relative to the baseline.
  private func roll(
    _ old: String, _ new: String, _ transition: ContentTransition
  ) async throws -> (old: CGFloat, new: CGFloat) {
    let list = try await lists(old, new, transition, at: [0.5])[0]
    let rest = resting(old).glyphs
    let number = try #require(resting(new).glyphs.last?.number)
    let leaving = try #require(list.glyphs.first { $0.number == rest.last?.number })
    let arriving = try #require(list.glyphs.first { $0.number == number })
    #expect(leaving.color.alpha == 0.5 && arriving.color.alpha == 0.5)
    return (leaving.origin.y - rest[0].origin.y, arriving.origin.y - rest[0].origin.y)
  }

  @Test func `halfway the old digit is above and the new one below, both half visible`()
    async throws
  {
    let up = try await roll("1", "2", .numericText())
    #expect(up.old < -4 && up.new > 4)
    let down = try await roll("1", "2", .numericText(countsDown: true))
    #expect(down.old > 4 && down.new < -4)
  }

  struct Valued: View {
    @Binding var value: Double
    var body: some View {
      Text(verbatim: "\(Int(value))").font(.system(size: 20))
        .contentTransition(.numericText(value: value))
    }
  }

  @Test func `halfway through a dissolve the two texts are drawn over each other`()
    async throws
  {
    let host = Host(size: CGSize(width: 200, height: 60))
    let isBold = host.makeState(false)
    host.show(Emphasized(isBold: isBold))
    try await host.advance(to: 0)
    withAnimation(.linear(duration: 1)) { isBold.wrappedValue = true }
    try await host.advance(to: 0.5)
    let runs = host.displayList().items.compactMap { item in
      if case .glyphs(let run) = item { Set(run.glyphs.map(\.outline.face)) } else { nil }
    }
    #expect(runs.count == 2 && runs.allSatisfy { $0.count == 1 })
  }

  fileprivate struct Emphasized: View {
    @Binding var isBold: Bool
    var body: some View { Text(verbatim: "Bold").bold(isBold) }
  }

  @Test func `a value rolls up when it grows and down when it shrinks`() async throws {
    let host = Host(size: CGSize(width: 200, height: 60))
    let value = host.makeState(5.0)
    host.show(Valued(value: value))
    for (start, new, direction) in [(0.0, 6.0, 1.0), (2.0, 4.0, -1.0)] {
      try await host.advance(to: start)
      let rest = host.displayList().glyphs[0]
      withAnimation(.linear(duration: 1)) { value.wrappedValue = new }
      try await host.advance(to: start + 0.5)
      let leaving = try #require(host.displayList().glyphs.first { $0.number == rest.number })
      #expect((leaving.origin.y - rest.origin.y) * direction < -4)
    }
  }

  @Test func `digits that stay travel and keep their height`() async throws {
    let lists = try await lists("x15", "x25", .numericText(), at: [0, 0.5, 1])
    let (old, new) = (resting("x15").glyphs, resting("x25").glyphs)
    #expect(areNear(shown(lists[0]), shown(resting("x15"))))
    #expect(lists[2] == resting("x25"))
    let middle = lists[1].glyphs
    for index in [0, 2] {
      let same = try #require(middle.first { $0.number == old[index].number })
      #expect(same.color.alpha == 1)
      let halfway = (old[index].origin.x + new[index].origin.x) / 2
      #expect(near(same.origin, CGPoint(x: halfway, y: old[index].origin.y), 1e-6))
    }
  }

  @Test func `lower digits start first`() async throws {
    let list = try await lists("11", "22", .numericText(), at: [0.3])[0]
    let arriving = list.glyphs.filter { $0.number == resting("2").glyphs[0].number }
      .sorted { $0.origin.x < $1.origin.x }
    #expect(arriving.count == 2)
    #expect(arriving[0].origin.y > arriving[1].origin.y + 0.1)
    #expect(arriving[0].color.alpha < arriving[1].color.alpha)
  }

  // MARK: Time

  @Test(arguments: [ContentTransition.opacity, .interpolate, .numericText()])
  func `an interruption starts from the presented text`(transition: ContentTransition) async throws
  {
    let host = Host(size: CGSize(width: 200, height: 60))
    let text = host.makeState("100 ab")
    host.show(Label(text: text, transition: transition))
    withAnimation(.linear(duration: 1)) { text.wrappedValue = "1205 ba" }
    try await host.advance(to: 0.4)
    let before = shown(host.displayList())
    withAnimation(.linear(duration: 1)) { text.wrappedValue = "97 abc" }
    try await host.advance(to: 0.4)
    #expect(areNear(shown(host.displayList()), before))
    try await host.advance(to: 0.4001)
    #expect(host.displayList().glyphs.count > before.count)
    try await host.advance(to: 3)
    #expect(host.displayList() == resting("97 abc"))
  }

  @Test(arguments: [ContentTransition.opacity, .interpolate, .numericText()])
  func `the presented text depends on the time alone`(transition: ContentTransition) async throws {
    func list(steps: Int) async throws -> DisplayList {
      let host = Host(size: CGSize(width: 200, height: 60))
      let text = host.makeState("99 ab")
      host.show(Label(text: text, transition: transition))
      host.schedule(at: 0.1) { withAnimation(.bouncy) { text.wrappedValue = "100 ba" } }
      host.schedule(at: 0.3) { withAnimation(.bouncy) { text.wrappedValue = "101 bca" } }
      for step in 0...steps { try await host.advance(to: 0.45 * Double(step) / Double(steps)) }
      return host.displayList()
    }
    let once = try await list(steps: 1)
    let often = try await list(steps: 60)
    #expect(areNear(shown(once), shown(often)))
    #expect(!once.glyphs.isEmpty)
  }

  @Test func `completions wait for a content transition`() async throws {
    let host = Host(size: CGSize(width: 200, height: 60))
    let text = host.makeState("a")
    let journal = Journal()
    host.show(Label(text: text, transition: .opacity))
    withAnimation(.linear(duration: 1)) {
      text.wrappedValue = "b"
    } completion: {
      journal.note("done")
    }
    try await host.advance(to: 0.9)
    #expect(journal.lines.isEmpty)
    try await host.advance(to: 1.1)
    #expect(journal.lines == ["done"])
  }

  // MARK: Places

  struct Moved: View {
    @Binding var isRight: Bool
    var body: some View {
      Text(verbatim: "ab").frame(width: 200, alignment: isRight ? .trailing : .leading)
    }
  }

  @Test func `a moving text is drawn in its frame`() async throws {
    let host = Host(size: CGSize(width: 200, height: 60))
    let isRight = host.makeState(false)
    host.show(Moved(isRight: isRight))
    let start = host.displayList().glyphs[0].origin.x
    withAnimation(.linear(duration: 1)) { isRight.wrappedValue = true }
    try await host.advance(to: 0.25)
    let frame = host.placements()[0].frame
    #expect(near(frame.minX, (200 - frame.width) / 4, 1e-6))
    #expect(near(host.displayList().glyphs[0].origin.x - frame.minX, start, 1e-6))
    #expect(host.displayList().runs.count == 1)
  }
}
