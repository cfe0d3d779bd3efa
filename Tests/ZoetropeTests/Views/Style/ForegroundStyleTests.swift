import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList

/// Levels of foregrounds, tints and backgrounds, as colors of shapes and texts.
@MainActor struct ForegroundStyleTests {
  /// The colors of the shapes, in drawing order.
  private func colors<V: View>(@ViewBuilder _ content: () -> V) -> [Color.Resolved] {
    Host(40, 20, content).displayList().fills.map {
      Color.Resolved(
        red: Float($0.color.red), green: Float($0.color.green), blue: Float($0.color.blue),
        opacity: Float($0.color.alpha))
    }
  }

  private func opacities<V: View>(@ViewBuilder _ content: () -> V) -> [Float] {
    colors(content).map { ($0.opacity * 100).rounded() / 100 }
  }

  /// Shapes in each of the levels.
  @ViewBuilder private var levels: some View {
    Rectangle()
    Rectangle().foregroundStyle(.primary)
    Rectangle().fill(.secondary)
    Rectangle().fill(.tertiary)
    Rectangle().fill(.quaternary)
    Rectangle().fill(.quinary)
  }

  private func resolved(_ color: Color, _ scheme: ColorScheme = .light) -> Color.Resolved {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return color.resolve(in: environment)
  }

  @Test func `without a foreground style the levels are the label colors`() {
    let found = colors { levels }
    #expect(found.count == 6)
    #expect(found[0] == resolved(.black))
    #expect(found[1] == found[0])
    #expect(found[2] == resolved(.secondary))
    #expect(opacities { levels } == [1, 1, 0.6, 0.3, 0.18, 0.07])
    let dark = colors { levels.environment(\.colorScheme, .dark) }
    #expect(dark[0] == resolved(.white))
    #expect(dark[2] == resolved(.secondary, .dark))
  }

  @Test func `the levels of a color become paler`() {
    let found = colors { levels.foregroundStyle(.red) }
    #expect(found.allSatisfy { $0.red == resolved(.red).red && $0.green == resolved(.red).green })
    #expect(opacities { levels.foregroundStyle(.red) } == [1, 1, 0.5, 0.25, 0.18, 0.07])
    #expect(opacities { levels.foregroundStyle(.red.opacity(0.5)) }[2] == 0.25)
    #expect(opacities { Rectangle().fill(.red.secondary) } == [0.5])
    #expect(opacities { Rectangle().fill(Color.red.tertiary.opacity(0.5)) } == [0.13])
    #expect(opacities { Rectangle().fill(.foreground.secondary).foregroundStyle(.red) } == [0.5])
  }

  @Test func `explicit styles replace further levels`() {
    let two = colors { levels.foregroundStyle(.red, .blue) }
    #expect(two[0] == resolved(.red) && two[2] == resolved(.blue))
    #expect(two[3].blue == resolved(.blue).blue && two[3].opacity == 0.5)
    let three = colors { levels.foregroundStyle(.red, .blue, .green) }
    #expect(three[3] == resolved(.green))
    #expect(three[4].green == resolved(.green).green && three[4].opacity == 0.5)
  }

  @Test func `a level of the foreground may refer to the foreground`() {
    #expect(opacities { Rectangle().foregroundStyle(.secondary).foregroundStyle(.red) } == [0.5])
    #expect(opacities { levels.foregroundStyle(.secondary) } == [0.6, 0.6, 0.3, 0.18, 0.07, 0.07])
    let mixed = colors { levels.foregroundStyle(.blue, .foreground).foregroundStyle(.red) }
    #expect(mixed[0] == resolved(.blue) && mixed[2] == resolved(.red))
    let faded = opacities { Rectangle().foregroundStyle(.foreground.opacity(0.5)) }
    #expect(faded == [0.5])
    let wrapped = opacities {
      Rectangle().foregroundStyle(AnyShapeStyle(.secondary)).foregroundStyle(.red)
    }
    #expect(wrapped == [0.5])
  }

  @Test func `the tint is the accent color unless it is set`() {
    let shape = Rectangle().fill(.tint)
    #expect(colors { shape } == [resolved(.accentColor)])
    #expect(colors { shape.tint(.red) } == [resolved(.red)])
    #expect(colors { shape.tint(nil as Color?).tint(.red) } == [resolved(.accentColor)])
    #expect(opacities { Rectangle().fill(.tint.secondary).tint(.red) } == [0.5])
  }

  @Test func `the background is white in light mode and black in dark mode`() {
    #expect(colors { Rectangle().fill(.background) } == [resolved(.white)])
    let dark = colors {
      Rectangle().fill(.background).environment(\.colorScheme, .dark)
    }
    #expect(dark == [resolved(.black)])
    #expect(colors { Rectangle().fill(.background.secondary) }[0].opacity == 1)
  }

  @Test func `texts take the foreground style and its levels`() throws {
    let host = Host(200, 40) {
      HStack { Text("a") + Text("b").foregroundStyle(.secondary) }.foregroundStyle(.red)
    }
    let alphas = host.displayList().glyphs.map(\.color.alpha)
    #expect(alphas == [1, 0.5])
  }
}
