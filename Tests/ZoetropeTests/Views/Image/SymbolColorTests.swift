import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList

/// Symbols with colors of their own.
@MainActor struct SymbolColorTests {
  private func paints<V: View>(@ViewBuilder _ content: () -> V) -> [Paint] {
    Host(100, 100, content).displayList().paints
  }

  private func multicolor(_ name: String) -> [Paint] {
    paints {
      Image(systemName: name).symbolRenderingMode(.multicolor).foregroundStyle(.green)
    }
  }

  private func color(_ color: Color) -> Paint { .color(paintColor(color)) }

  @Test func `in multicolor mode, clouds are white and the sun is yellow`() {
    #expect(multicolor("cloud.sun.fill") == [color(.white), color(.yellow)])
    #expect(multicolor("sun.max.fill") == [color(.yellow)])
    #expect(multicolor("cloud.bolt.fill") == [color(.white), color(.yellow)])
    #expect(
      multicolor("cloud.sun.rain.fill") == [color(.white), color(.yellow), color(.cyan)])
  }

  @Test func `a symbol without colors of its own has the foreground style`() {
    #expect(multicolor("gearshape.fill") == [color(.green)])
    #expect(multicolor("heart.slash.fill").allSatisfy { $0 == color(.green) })
  }

  @Test func `the original rendering mode of a symbol is the multicolor mode`() {
    let original = paints {
      Image(systemName: "heart.fill").renderingMode(.original).foregroundStyle(.green)
    }
    #expect(original == [color(.red)])
    let template = paints {
      Image(systemName: "heart.fill").renderingMode(.template).foregroundStyle(.green)
    }
    #expect(template == [color(.green)])
  }
}
