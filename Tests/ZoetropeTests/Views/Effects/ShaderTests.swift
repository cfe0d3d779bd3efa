import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Shader effects, which compile and leave views as they are.
@MainActor struct ShaderTests {
  private struct Usage: View {
    var body: some View {
      Circle().fill(.orange)
        .colorEffect(ShaderLibrary.rainbow(.float(0.5), .color(.red)))
        .distortionEffect(
          ShaderLibrary.default.wave(.float2(CGSize(width: 1, height: 2)), .boundingRect),
          maxSampleOffset: .zero
        )
        .layerEffect(
          ShaderLibrary.bundle(.main).lens(.floatArray([1, 2]), .colorArray([.red])),
          maxSampleOffset: CGSize(width: 10, height: 10), isEnabled: true
        )
        .visualEffect { content, proxy in
          content.distortionEffect(
            ShaderLibrary.wave(.float2(proxy.size)), maxSampleOffset: .zero)
        }
    }
  }

  @Test func `a shader changes nothing, and its function is named`() {
    let host = Host(40, 20) { Usage() }
    let plain = Host(40, 20) { Circle().fill(.orange) }
    #expect(host.displayList().paints == plain.displayList().paints)
    let messages = host.takeDiagnostics().map(\.message)
    #expect(messages.count == 3)
    for name in ["rainbow", "wave", "lens"] {
      #expect(messages.contains { $0.contains("\"\(name)\"") })
    }
  }

  @Test func `an effect that is off says nothing`() {
    let host = Host(40, 20) {
      Color.red.colorEffect(ShaderLibrary.rainbow(), isEnabled: false)
    }
    _ = host.displayList()
    #expect(host.takeDiagnostics().isEmpty)
  }

  @Test func `a shape filled with a shader has the foreground style`() {
    let list = drawn { Rectangle().fill(ShaderLibrary.fill(.float(1))).foregroundStyle(.green) }
    #expect(list.paints == [.color(paintColor(.green))])
  }
}
