import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Glass, in the spelling of apps for iOS 26.
@MainActor struct GlassTests {
  private struct Usage: View {
    @Namespace private var namespace

    var body: some View {
      GlassEffectContainer(spacing: 20) {
        HStack {
          Color.clear.glassEffect().glassEffectID("a", in: namespace)
          Color.clear.glassEffect(.clear.interactive(), in: .rect(cornerRadius: 4))
            .glassEffectUnion(id: 1, namespace: namespace)
            .glassEffectTransition(.materialize)
          Button("Glass") {}.buttonStyle(.glass)
          Button("Prominent", systemImage: "star") {}.buttonStyle(.glassProminent).tint(.pink)
          Button("Clear") {}.buttonStyle(.glass(.clear))
        }
        .backgroundExtensionEffect()
        .scrollEdgeEffectStyle(.soft, for: .top)
      }
    }
  }

  @Test func `each piece of glass changes the content behind it`() {
    let list = Host(300, 100) { Color.blue.overlay { Usage() } }.displayList()
    #expect(list.backdrops.count == 5)
  }

  @Test func `glass is a capsule unless another shape is asked for`() throws {
    let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    let plain = try #require(drawn { Color.clear.glassEffect() }.backdrops.first)
    #expect(plain.path == Capsule().path(in: frame))
    let round = try #require(drawn { Color.clear.glassEffect(in: .ellipse) }.backdrops.first)
    #expect(round.path == Ellipse().path(in: frame))
  }

  @Test func `clear glass blurs less than regular glass, and that less than a material`() {
    func radius(_ list: DisplayList) -> Double {
      guard case .blur(let blur) = list.backdrops.first?.filters.first else { return 0 }
      return blur.radius
    }
    let clear = radius(drawn { Color.clear.glassEffect(.clear) })
    let regular = radius(drawn { Color.clear.glassEffect(.regular) })
    let material = radius(drawn { Color.clear.background(.ultraThinMaterial) })
    #expect(0 < clear && clear < regular && regular < material)
  }

  @Test func `glass has the color of its tint, and the identity draws nothing`() {
    func alphas(_ glass: Glass) -> [Float] {
      drawn { Color.clear.glassEffect(glass) }.paints.compactMap {
        if case .color(let color) = $0, color.red > 0.9, color.blue < 0.3 {
          color.alpha
        } else {
          nil
        }
      }
    }
    #expect(alphas(.regular).isEmpty)
    #expect(alphas(.regular.tint(Color(red: 1, green: 0, blue: 0))) == [0.7])
    #expect(drawn { Color.clear.glassEffect(.identity) }.items.isEmpty)
  }
}
