import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList

@MainActor struct InheritedEffectsTests {
  private let two = HStack(spacing: 0) {
    Color.black
    Color.white
  }

  private func list(_ view: some View) -> DisplayList { Host(40, 20) { view }.displayList() }

  @Test func `nested effects are applied around each leaf`() {
    let blurred = list(two.opacity(0.5).blur(radius: 3))
    #expect(blurred.blurRadii == [3, 3])
    #expect(blurred.fills.map(\.color.alpha) == [0.5, 0.5])
    let shadowed = list(two.shadow(radius: 2).opacity(0.5))
    #expect(shadowed.shadows.count == 2)
    #expect(shadowed.layers.map(\.opacity) == [0.5, 0.5])
  }

  @Test func `the innermost blend mode wins, the normal one included`() {
    let modes = { (view: any View) in
      self.list(AnyView(view)).layers.map(\.blendMode)
    }
    #expect(modes(Color.black.blendMode(.multiply).blendMode(.screen)) == [.multiply])
    #expect(modes(Color.black.blendMode(.normal).blendMode(.screen)) == [])
    #expect(modes(two.blendMode(.screen)) == [.screen, .screen])
    let mixed = HStack {
      Color.black.blendMode(.multiply)
      Color.white
    }
    #expect(modes(mixed.blendMode(.screen)) == [.multiply, .screen])
    #expect(modes(mixed.compositingGroup().blendMode(.screen)) == [.screen, .multiply])
  }

  @Test func `a blend mode and an opacity are one layer in either order`() {
    for view in [
      AnyView(Color.black.opacity(0.5).blendMode(.multiply)),
      AnyView(Color.black.blendMode(.multiply).opacity(0.5)),
    ] {
      let layers = list(view).layers
      #expect(layers.map(\.blendMode) == [.multiply])
      #expect(list(view).layers.count == 1)
    }
  }

  @Test func `a group, a mask, a rotation in space and a rectangular clip make one picture`() {
    let pictures = [
      AnyView(two.compositingGroup()), AnyView(two.drawingGroup()),
      AnyView(two.mask { Circle() }),
      AnyView(two.rotation3DEffect(.degrees(30), axis: (x: 0, y: 1, z: 0))),
      AnyView(two.clipped()), AnyView(two.clipShape(Circle())),
      AnyView(two.cornerRadius(4)), AnyView(two.scaleEffect(x: 2, y: 1)),
    ]
    for (index, picture) in pictures.enumerated() {
      #expect(list(picture.shadow(radius: 2)).shadows.count == 1, "\(index)")
    }
    #expect(list(two.rotationEffect(.degrees(30)).shadow(radius: 2)).shadows.count == 2)
    #expect(list(two.scaleEffect(2).shadow(radius: 2)).shadows.count == 2)
  }

  @Test func `other clips fade their content one by one and filter it as one picture`() {
    let clip = two.clipShape(UnevenRoundedRectangle(topLeadingRadius: 8))
    #expect(list(clip.opacity(0.5)).layers.isEmpty)
    #expect(list(clip.opacity(0.5)).fills.count == 2)
    #expect(list(clip.blur(radius: 2)).blurRadii == [2])
  }

  @Test func `shadows and blend modes within a filter are one picture`() {
    #expect(list(two.shadow(radius: 2).blur(radius: 3)).blurRadii == [3])
    #expect(list(two.shadow(radius: 2).shadow(radius: 3)).shadows.map(\.radius) == [3, 2, 2])
    #expect(list(two.blendMode(.multiply).blur(radius: 3)).blurRadii == [3])
    #expect(list(two.brightness(0.5).blur(radius: 3)).blurRadii == [3, 3])
  }

  @Test func `invisible views leave no items`() {
    #expect(list(two.opacity(0)).items.isEmpty)
    #expect(list(two.shadow(radius: 2).opacity(0)).items.isEmpty)
  }
}
