import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList

/// Texts in a secondary scale.
@MainActor struct TextScaleTests {
  private func sizes<V: View>(@ViewBuilder _ content: () -> V) -> [CGFloat] {
    Host(200, 100, content).displayList().runs.map(\.size)
  }

  @Test func `the secondary scale makes texts smaller`() {
    let font = Font.system(size: 20)
    #expect(sizes { Text(verbatim: "a").font(font).textScale(.secondary) } == [16])
    #expect(sizes { VStack { Text(verbatim: "a").font(font) }.textScale(.secondary) } == [16])
    let off = sizes { Text(verbatim: "a").font(font).textScale(.secondary, isEnabled: false) }
    #expect(off == [20])
    let back = sizes {
      VStack { Text(verbatim: "a").font(font).textScale(.default) }.textScale(.secondary)
    }
    #expect(back == [20])
  }
}
