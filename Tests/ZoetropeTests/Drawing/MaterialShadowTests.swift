import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Materials with shadows.
@MainActor struct MaterialShadowTests {
  private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

  /// Whether the backdrop of a list is outside of all layers.
  private func isDirect(_ list: DisplayList) -> Bool {
    var depth = 0
    for item in list.items {
      switch item {
      case .pushLayer: depth += 1
      case .popLayer: depth -= 1
      case .backdrop: return depth == 0
      default: break
      }
    }
    return false
  }

  private func inverseClips(_ list: DisplayList) -> [Path] {
    list.items.compactMap {
      if case .pushClip(let clip) = $0, clip.isInverse { clip.path } else { nil }
    }
  }

  @Test func `the shadow of a material is drawn around it, and the material sees what is behind`() {
    let list = drawn { Capsule().fill(.thinMaterial).shadow(radius: 4) }
    #expect(list.backdrops.count == 1 && isDirect(list))
    #expect(inverseClips(list) == [Capsule().path(in: frame)])
    #expect(list.layers.first?.shadows.map(\.radius) == [4])
  }

  @Test func `a clipped material has the shadow of its clip`() {
    let list = drawn {
      Color.clear.background(.thinMaterial).cornerRadius(6).shadow(radius: 4)
    }
    #expect(list.backdrops.count == 1 && isDirect(list))
    #expect(inverseClips(list).count == 1)
    #expect(list.layers.count == 1)
  }

  @Test func `other effects keep a material in their layer`() {
    let faded = drawn { Capsule().fill(.thinMaterial).shadow(radius: 4).opacity(0.5) }
    #expect(!isDirect(faded))
    let plain = drawn { Capsule().fill(.red).shadow(radius: 4) }
    #expect(inverseClips(plain).isEmpty && plain.layers.count == 1)
  }
}
