import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Texts with emoji, in the color fonts of the tests. A bitmap is drawn as an image.
@MainActor struct EmojiTextTests {
  /// An emoji of the font with bitmaps.
  private let hand = "\u{1F44B}"
  /// An emoji of the font with drawings: the upper half in the color of the text.
  private let half = "\u{1F607}"

  private func host<V: View>(@ViewBuilder _ content: () -> V) -> Host {
    let host = Host(size: CGSize(width: 200, height: 60), fonts: .folder(ColorFonts.folder))
    host.show(content())
    return host
  }

  private func list<V: View>(@ViewBuilder _ content: () -> V) -> DisplayList {
    let list = host(content).displayList()
    #expect(throws: Never.self) { try list.validate() }
    return list
  }

  private func text(_ string: String, _ size: CGFloat = 16) -> Text {
    Text(verbatim: string).font(.custom("Inter", fixedSize: size))
  }

  @Test func `an emoji is an image as large as the font, at its place in the text`() throws {
    let list = list { text("a\(hand)b") }
    let image = try #require(list.images.first)
    #expect(list.images.count == 1 && list.runs.map(\.glyphs.count) == [2])
    // 16 pixels per em; the picture is 13 pixels above the baseline.
    let frame = image.frame.applying(image.transform)
    #expect(near(frame.size, CGSize(width: 16, height: 16), 1e-6))
    let origins = list.glyphs.map(\.origin)
    #expect(near(frame.minY, origins[0].y - 13, 1e-6))
    #expect(near(frame.maxX, origins[1].x, 0.5) && frame.minX > origins[0].x)
  }

  @Test func `styles do not color emoji, but their opacity counts`() throws {
    let plain = try #require(list { text(hand) }.images.first)
    #expect(plain.tint == nil && plain.opacity == 1)
    let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    let styled = [
      list { text(hand).foregroundStyle(.red) }, list { text(hand).foregroundStyle(gradient) },
      list { text(hand).foregroundColor(.green) },
    ]
    for list in styled { #expect(list.images == [plain]) }
    let faded = [
      list { text(hand).foregroundStyle(.red.opacity(0.5)) }, list { text(hand).opacity(0.5) },
    ]
    for list in faded { #expect(list.images.map(\.opacity) == [0.5]) }
    #expect(list { text(hand).foregroundStyle(.clear) }.items.isEmpty)
  }

  @Test func `a drawing takes the color of the text where the font asks for it`() throws {
    let red = list { text(half).foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
    #expect(
      red.fills.map(\.color) == [
        PaintColor(red: 1, green: 0, blue: 0), PaintColor(red: 1, green: 0, blue: 0, alpha: 0.5),
      ])
  }

  @Test func `all emoji of a text cast one shadow`() {
    let shadowed = list {
      text("\(hand)\(hand)").foregroundStyle(.red.shadow(.drop(radius: 2)))
    }
    let layers = shadowed.items.compactMap { item -> DisplayList.Layer? in
      if case .pushLayer(let layer) = item { layer } else { nil }
    }
    #expect(layers.map(\.filters.count) == [1])
    #expect(shadowed.images.count == 2)
  }

  @Test func `a redacted emoji is a bar like other text`() {
    for string in [hand, half, "a\(hand)"] {
      let redacted = list { text(string).redacted(reason: .placeholder) }
      #expect(redacted.images.isEmpty && redacted.runs.isEmpty && !redacted.fills.isEmpty)
      let bars = redacted.fills.map { $0.path.verbs.count { $0 == .move } }
      #expect(bars == [1])
      for fill in redacted.fills { #expect(abs(fill.color.alpha - 0.16) < 1e-6) }
    }
  }

  @Test func `an emoji that does not fit is left out whole`() {
    let wide = text("abc \u{1F468}\u{200D}\u{1F467} def").lineLimit(1)
    let whole = list { wide }
    #expect(whole.images.count == 1)
    let cut = list { wide.frame(width: 40) }
    #expect(cut.images.isEmpty && cut.runs.map(\.glyphs.count).reduce(0, +) <= 4)
  }

  private struct Label: View {
    var string: Binding<String>
    var transition: ContentTransition
    var body: some View {
      Text(verbatim: string.wrappedValue).font(.custom("Inter", fixedSize: 16))
        .contentTransition(transition)
    }
  }

  @Test func `emoji fade, move and roll in content transitions`() async throws {
    for transition in [ContentTransition.opacity, .interpolate, .numericText()] {
      let host = host { EmptyView() }
      let string = host.makeState(hand)
      host.show(Label(string: string, transition: transition))
      _ = host.displayList()
      withAnimation(.linear(duration: 1)) { string.wrappedValue = "1\u{FE0F}\u{20E3}" }
      try await host.advance(to: 0.5)
      let halfway = host.displayList()
      #expect(throws: Never.self) { try halfway.validate() }
      // Both emoji are there, each in half of its opacity, by itself or by its layer.
      #expect(halfway.images.count == 2, "\(transition)")
      let layers = halfway.items.compactMap { item -> Double? in
        if case .pushLayer(let layer) = item { layer.opacity } else { nil }
      }
      #expect((halfway.images.map(\.opacity) + layers).contains { abs($0 - 0.5) < 0.01 })
      try await host.advance(to: 2)
      #expect(host.displayList().images.map(\.opacity) == [1])
    }
  }

  @Test func `the lack of a color font is said with the package that has one`() async throws {
    let host = Host(size: CGSize(width: 200, height: 60), fonts: .folder(FixtureFonts.folder))
    host.show(text(hand))
    try await host.advance(to: 0)
    let messages = host.takeDiagnostics().map(\.message)
    #expect(messages.contains { $0.contains(hand) && $0.contains("fonts-noto-color-emoji") })
  }
}
