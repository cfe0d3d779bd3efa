import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Effects on the picture of a view.
@MainActor struct PictureEffectTests {
  private func list<V: View>(@ViewBuilder _ content: () -> V) -> String {
    let list = Host(40, 20, content).displayList()
    #expect(throws: Never.self) { try list.validate() }
    return list.description
  }

  private let fill = "fill rgba(0 0 0 1) path 0 0 m 40 0 l 40 20 l 0 20 l h"

  @Test func `a shadow has its color, radius and offset`() {
    let shadow = "layer shadow rgba(0 0 0 0.25) radius 3 offset 1 2"
    #expect(
      list { Color.black.shadow(color: .black.opacity(0.25), radius: 3, x: 1, y: 2) } == """
        canvas 40 x 20
          \(shadow)
            \(fill)
          end layer

        """)
  }

  @Test func `a shadow is black at one third by default`() throws {
    let shadow = try #require(
      Host(40, 20) { Color.red.shadow(radius: 5) }.displayList().shadows.first)
    #expect(shadow == DisplayList.Shadow(color: shadow.color, radius: 5))
    #expect(shadow.color.red == 0 && abs(shadow.color.alpha - 0.33) < 1e-6)
  }

  @Test func `each leaf has its own shadow unless the view is one picture`() {
    let both = HStack {
      Color.red
      Color.blue
    }
    let each = Host(40, 20) { both.shadow(radius: 2) }.displayList()
    #expect(each.layers.count == 2)
    #expect(each.fills.count == 2)
    let one = Host(40, 20) { both.compositingGroup().shadow(radius: 2) }.displayList()
    #expect(one.layers.count == 1)
    #expect(one.fills.count == 2)
  }

  @Test func `consecutive shadows are one layer, the inner one first`() {
    let shadows = Host(40, 20) { Color.red.shadow(radius: 2).shadow(radius: 8, y: 4) }
      .displayList().shadows
    #expect(shadows.map(\.radius) == [2, 8])
    #expect(shadows.map(\.offset.height) == [0, 4])
  }

  @Test func `a blur softens, and an opaque blur keeps a sharp border`() {
    #expect(
      list { Color.black.blur(radius: 4) } == """
        canvas 40 x 20
          layer blur 4
            \(fill)
          end layer

        """)
    #expect(list { Color.black.blur(radius: 4, opaque: true) }.contains("layer blur 4 opaque\n"))
  }

  @Test func `lengths are measured in the space of the effect`() throws {
    let list = Host(40, 20) {
      Color.black.blur(radius: 1).scaleEffect(2).blur(radius: 3).frame(width: 10, height: 10)
        .rotationEffect(.degrees(90))
    }.displayList()
    #expect(list.blurRadii == [3, 1])
    let (outer, inner) = (list.layers[0].transform, list.layers[1].transform)
    #expect(near(hypot(outer.a, outer.b), 1) && near(outer.b, 1))
    #expect(near(hypot(inner.a, inner.b), 2))
  }

  @Test func `a blend mode is that of its layer`() {
    #expect(list { Color.black.blendMode(.multiply) }.contains("  layer multiply\n"))
    #expect(!list { Color.black.blendMode(.normal) }.contains("layer"))
  }

  @Test func `every blend mode has a counterpart in the display list`() {
    let modes: [BlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .sourceAtop,
      .destinationOver, .destinationOut, .plusDarker, .plusLighter,
    ]
    #expect(Set(modes.map(\.drawing)).count == 21)
    for mode in modes { #expect("\(mode)" == mode.drawing.rawValue) }
  }

  @Test func `opacity and blending are one layer in either order`() {
    let expected = "  layer opacity 0.5 multiply\n"
    #expect(list { Color.black.blendMode(.multiply).opacity(0.5) }.contains(expected))
    let faded = list { Color.black.opacity(0.5).blendMode(.multiply) }
    #expect(faded.contains("layer multiply\n    fill rgba(0 0 0 0.5)"))
    let group = list {
      HStack(spacing: 0) {
        Color.black
        Color.black
      }
      .opacity(0.5).blendMode(.multiply)
    }
    #expect(group.contains(expected))
  }

  @Test func `a group keeps blending inside`() {
    let list = Host(40, 20) { Color.black.blendMode(.multiply).compositingGroup() }.displayList()
    #expect(list.layers == [DisplayList.Layer()])
    let cut = self.list {
      Color.black.overlay { Color.white.blendMode(.destinationOut) }.compositingGroup()
    }
    #expect(
      cut == """
        canvas 40 x 20
          layer
            \(fill)
            layer destinationOut
              fill rgba(1 1 1 1) path 0 0 m 40 0 l 40 20 l 0 20 l h
            end layer
          end layer

        """)
  }

  @Test func `a view blended with nothing is not drawn and hides nothing`() {
    let list = Host(40, 20) {
      Color.black.overlay { Color.white.blendMode(.destinationOut).compositingGroup() }
    }.displayList()
    // The layer in the group is kept: without it, the view would blend with the black behind it.
    #expect(list.layers.map(\.blendMode) == [.normal, .destinationOut])
  }

  @Test func `a group without blending needs no layer`() {
    let plain = Host(40, 20) { Color.black }.displayList()
    for group in [
      Host(40, 20) { Color.black.compositingGroup() },
      Host(40, 20) { Color.black.drawingGroup() },
      Host(40, 20) { Color.black.drawingGroup(opaque: true, colorMode: .linear) },
      Host(40, 20) { Color.black.compositingGroup().compositingGroup() },
    ] {
      #expect(group.displayList() == plain)
    }
    #expect(Host(40, 20) { EmptyView().compositingGroup() }.displayList().items.isEmpty)
  }

  @Test func `effects around a group are one layer with it`() {
    let list = Host(40, 20) {
      Color.black.overlay { Color.white.blendMode(.screen) }.compositingGroup().opacity(0.5)
        .shadow(radius: 1)
    }.displayList()
    // The shadow of a faded view differs from the faded shadow of an opaque view.
    #expect(list.layers.map(\.opacity) == [1, 0.5, 1])
    #expect(list.layers.map(\.blendMode) == [.normal, .normal, .screen])
  }

  @Test func `identity effects add nothing`() {
    let plain = Host(40, 20) { Color.black }.displayList()
    let host = Host(40, 20) {
      Color.black.shadow(radius: 0).shadow(color: .clear, radius: 5, x: 3).blur(radius: 0)
        .blur(radius: -3).blendMode(.normal).rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0))
    }
    #expect(host.displayList() == plain)
    #expect(
      Host(40, 20) { Color.clear.shadow(radius: 3).blur(radius: 2) }.displayList().items.isEmpty)
  }

  @Test func `a shadow of zero radius lies at its offset`() {
    let shadows = Host(40, 20) { Color.black.shadow(radius: 0, x: 2) }.displayList().shadows
    #expect(shadows.map(\.offset) == [CGSize(width: 2, height: 0)])
    let negative = Host(40, 20) { Color.black.shadow(radius: -4, x: 2) }.displayList().shadows
    #expect(negative.map(\.radius) == [0])
  }

  @Test func `non-finite numbers are left out and reported`() {
    let plain = Host(40, 20) { Color.black }.displayList()
    for (view, call) in [
      (AnyView(Color.black.blur(radius: .infinity)), ".blur(radius: inf)"),
      (AnyView(Color.black.shadow(radius: 1, y: .nan)), ".shadow(radius: 1, y: undefined)"),
      (AnyView(Color.black.brightness(.nan)), ".brightness(undefined)"),
      (AnyView(Color.black.contrast(-.infinity)), ".contrast(-inf)"),
      (AnyView(Color.black.hueRotation(.radians(.nan))), ".hueRotation(.degrees(undefined))"),
    ] {
      let host = Host(40, 20) { view }
      #expect(host.displayList() == plain, "\(call)")
      let messages = host.takeDiagnostics().map(\.message)
      #expect(messages.contains { $0.contains(": \(call) is left out") }, "\(messages)")
    }
    #expect(Host(40, 20) { Color.black.blur(radius: .nan) }.displayList() == plain)
    let turned = Host(40, 20) {
      Color.black.rotation3DEffect(
        .degrees(.nan), axis: (x: .nan, y: 1, z: 0), perspective: .infinity)
    }
    #expect(turned.displayList() == plain)
    #expect(throws: Never.self) {
      try Host(40, 20) { Color.black.blur(radius: 1e300).shadow(radius: 1e300) }.displayList()
        .validate()
    }
  }

  @Test func `effects do not change layout`() {
    let host = Host(100, 100) {
      HStack(spacing: 0) {
        box("a", 10, 10).shadow(radius: 30).blur(radius: 30).blendMode(.screen).compositingGroup()
          .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0)).redacted(reason: .placeholder)
        box("b", 10, 10).mask { Color.black.frame(width: 90, height: 90) }
        Spacer(minLength: 0).blur(radius: 2)
      }
    }
    #expect(near(host.x("a"), 0, 0.5) && near(host.x("b"), 10))
  }
}
