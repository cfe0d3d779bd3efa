import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Pictures between the words of texts.
@MainActor struct TextImageTests {
  /// The frames of the images of a display list, in points on the canvas.
  private func frames(_ list: DisplayList) -> [CGRect] {
    list.images.map { $0.frame.applying($0.transform) }
  }

  /// The origins of the glyphs of a display list, in points on the canvas, from left to right.
  private func origins(_ list: DisplayList) -> [CGPoint] {
    list.items.flatMap { item -> [CGPoint] in
      guard case .glyphs(let run) = item else { return [] }
      return run.glyphs.map { $0.position.applying(run.transform) }
    }.sorted { $0.x < $1.x }
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.001) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test(arguments: [(1.0, 20.0, 10.0), (2, 10, 5), (4, 5, 2.5)])
  func `a picture stands on the baseline at its own size`(
    scale: Double, width: Double, height: Double
  ) throws {
    let image = Image(decorative: try numbered(20, 10), scale: scale)
    let texts = [
      Text("mm\(image)mm"),
      Text(verbatim: "mm") + Text(image) + Text(verbatim: "mm"),
      Text("mm\(image.resizable())mm"),
    ]
    for text in texts {
      let list = Host(300, 100) { text }.displayList()
      let frame = try #require(frames(list).first)
      let letters = origins(list)
      try #require(letters.count == 4 && list.images.count == 1)
      #expect(isNear(frame.width, width) && isNear(frame.height, height))
      #expect(isNear(frame.maxY, letters[0].y) && letters.allSatisfy { $0.y == letters[0].y })
      // The picture takes the place of a letter of its width.
      let step = letters[1].x - letters[0].x
      #expect(isNear(frame.minX, letters[1].x + step) && isNear(letters[2].x, frame.maxX))
    }
  }

  @Test func `a picture makes its line as high as it needs`() throws {
    let image = Image(decorative: try numbered(3, 90), scale: 1)
    let host = Host(300, 300) {
      VStack(spacing: 0) {
        Text("m\(image)")
        Text("m")
      }
    }
    let places = host.placements().map(\.frame)
    let line = places[1].height
    #expect(places[0].height > 90 && places[0].height < 90 + line)
    let raised = Host(300, 300) { Text(image).baselineOffset(10) }
    let plain = Host(300, 300) { Text(image) }
    #expect(isNear(raised.placements()[0].frame.height, plain.placements()[0].frame.height + 10, 1))
  }

  @Test func `a line breaks before a picture that does not fit`() throws {
    let image = Image(decorative: try numbered(60, 10), scale: 1)
    let list = Host(100, 300) { Text("mmmm \(image) mmmm") }.displayList()
    let letters = origins(list)
    let frame = try #require(frames(list).first)
    #expect(letters.map(\.y).min() ?? 0 < frame.maxY - 5)
    #expect(frame.minX >= 0 && frame.maxX <= 100)
  }

  @Test func `a text that shrinks to fit shrinks its pictures`() throws {
    let image = Image(decorative: try numbered(100, 50), scale: 1)
    let host = Host(300, 300) {
      Text(image).lineLimit(1).minimumScaleFactor(0.1).frame(width: 40)
    }
    let frame = try #require(frames(host.displayList()).first)
    #expect(frame.width <= 40.001 && frame.width > 30)
    #expect(isNear(frame.height, frame.width / 2))
  }

  @Test func `a template has the color of the text`() throws {
    let image = Image(decorative: try numbered(4, 4), scale: 1).renderingMode(.template)
    let red = Color(red: 1, green: 0, blue: 0)
    let list = Host(50, 50) { Text(image).foregroundStyle(red) }.displayList()
    let tint = try #require(list.images.first?.tint)
    #expect(tint.red == 1 && tint.green == 0)
    let plain = Host(50, 50) { Text("\(image.renderingMode(.original))") }.displayList()
    #expect(plain.images.count == 1 && plain.images[0].tint == nil)
  }

  @Test func `pictures are found by name, and one that is not there is reported`() throws {
    let folder = try ImageFolder()
    try folder.add("sun@2x.png", 12, 8)
    let bundle = try #require(folder.bundle)
    let host = Host(100, 100) {
      VStack {
        Text("a \(Image("sun", bundle: bundle)) b")
        Text("a \(Image("moon", bundle: bundle)) b")
      }
    }
    let frame = try #require(frames(host.displayList()).first)
    #expect(isNear(frame.width, 6) && isNear(frame.height, 4))
    let messages = host.takeDiagnostics().map(\.message)
    #expect(messages.count == 1)
    #expect(messages[0].contains("leaves out an image: there is no image named \"moon\""))
  }

  private struct Changing: View {
    @Binding var word: String
    let image: Image
    var body: some View { Text("\(word) \(image)") }
  }

  @Test func `a picture fades with its text`() async throws {
    let image = Image(decorative: try numbered(10, 10), scale: 1)
    let host = Host(200, 50) { EmptyView() }
    let word = host.makeState("m")
    host.show(Changing(word: word, image: image))
    try await host.advance(to: 0)
    #expect(host.displayList().images.map(\.opacity) == [1])
    withAnimation(.linear(duration: 1)) { word.wrappedValue = "mmmm" }
    try await host.advance(to: 0.5)
    // The old and the new text each have one.
    #expect(host.displayList().images.count == 2)
    try await host.advance(to: 1.1)
    #expect(host.displayList().images.map(\.opacity) == [1])
  }

  @Test func `a picture moves with interpolated text`() async throws {
    let image = Image(decorative: try numbered(10, 10), scale: 1)
    let host = Host(200, 50) { EmptyView() }
    let word = host.makeState("m")
    host.show(
      Changing(word: word, image: image).contentTransition(.interpolate)
        .frame(width: 200, alignment: .leading))
    try await host.advance(to: 0)
    let start = try #require(frames(host.displayList()).first)
    withAnimation(.linear(duration: 1)) { word.wrappedValue = "mmmm" }
    try await host.advance(to: 0.5)
    let middle = frames(host.displayList())
    try await host.advance(to: 1.1)
    let end = try #require(frames(host.displayList()).first)
    #expect(middle.count == 1)
    #expect(end.minX > start.minX + 5)
    #expect(isNear(try #require(middle.first).minX, (start.minX + end.minX) / 2))
  }
}
