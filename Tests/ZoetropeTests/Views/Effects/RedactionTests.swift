import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

/// Views with hidden contents.
@MainActor struct RedactionTests {
  private func list<V: View>(@ViewBuilder _ content: () -> V) -> DisplayList {
    let list = Host(100, 100, content).displayList()
    #expect(throws: Never.self) { try list.validate() }
    return list
  }

  private func hasGlyphs(_ list: DisplayList) -> Bool {
    list.items.contains { if case .glyphs = $0 { true } else { false } }
  }

  @Test func `a redacted text is a pale bar per line`() throws {
    let text = Text(verbatim: "one two three four five").frame(width: 60)
    let plain = Host(100, 100) { text }
    let redacted = list { text.redacted(reason: .placeholder) }
    #expect(hasGlyphs(plain.displayList()) && !hasGlyphs(redacted))
    let bars = try #require(redacted.fills.first)
    #expect(abs(bars.color.alpha - 0.16) < 1e-6)
    let lines = bars.path.verbs.count { $0 == .move }
    #expect(lines > 1)
    let frame = plain.placements()[0].frame
    let box = bars.path.boundingRect.applying(bars.fill.transform)
    #expect(frame.insetBy(dx: -2, dy: -2).contains(box))
  }

  @Test func `a redacted image is a gray box, and a shape stays itself`() throws {
    let image = try CGImage(width: 1, height: 1, bytes: [255, 0, 0, 255])
    let redacted = list {
      Image(decorative: image, scale: 1).resizable().frame(width: 20, height: 10)
        .redacted(reason: .placeholder)
    }
    #expect(redacted.fills.map(\.path.boundingRect.size) == [CGSize(width: 20, height: 10)])
    #expect(list { Color.red.redacted(reason: .placeholder) } == list { Color.red })
  }

  @Test func `content inside a redaction can be unredacted`() {
    let shown = list {
      Text(verbatim: "a").unredacted().redacted(reason: .placeholder)
    }
    #expect(hasGlyphs(shown))
    #expect(hasGlyphs(list { Text(verbatim: "a").redacted(reason: []) }))
    #expect(hasGlyphs(list { Text(verbatim: "a").redacted(reason: .invalidated) }))
  }

  @Test func `privacy hides only sensitive content`() {
    #expect(hasGlyphs(list { Text(verbatim: "a").redacted(reason: .privacy) }))
    #expect(hasGlyphs(list { Text(verbatim: "a").privacySensitive() }))
    let hidden = list { Text(verbatim: "a").privacySensitive().redacted(reason: .privacy) }
    #expect(!hasGlyphs(hidden))
    #expect(
      hasGlyphs(list { Text(verbatim: "a").privacySensitive(false).redacted(reason: .privacy) }))
  }

  struct Reader: View {
    @Environment(\.redactionReasons) private var reasons
    var body: some View { Color.red.frame(width: CGFloat(reasons.rawValue) * 10) }
  }

  @Test func `views can read the reasons, which accumulate`() {
    let width = { (host: Host) in host.placements()[0].frame.width }
    #expect(width(Host(100, 10) { Reader() }) == 0)
    let both = Host(100, 10) { Reader().redacted(reason: .privacy).redacted(reason: .placeholder) }
    #expect(width(both) == 30)
    #expect(width(Host(100, 10) { Reader().unredacted().redacted(reason: .privacy) }) == 0)
  }
}
