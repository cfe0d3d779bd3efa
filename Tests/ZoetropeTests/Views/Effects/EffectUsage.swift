import Testing
import Zoetrope

/// Effects in the spelling of published articles.
private struct EffectUsage: View {
  @State private var isOn = false
  @State private var amount = 0.5

  var body: some View {
    VStack {
      Circle().shadow(radius: 5)
      Circle().shadow(color: .black.opacity(0.2), radius: 10, x: 0, y: 5)
      Circle().fill(.red).blur(radius: isOn ? 0 : 10)
      Text("Masked").mask { Circle().padding() }
      Color.red.mask(alignment: .topLeading) { Text("Cut").font(.largeTitle) }
      Color.red.mask(Text("Old"))
      Text("Turned").rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))
      Text("Flipped")
        .rotation3DEffect(
          .degrees(isOn ? 180 : 0), axis: (x: 1.0, y: 0.0, z: 0.0), anchor: .center, anchorZ: 0,
          perspective: 0.3)
      ZStack {
        Circle().fill(.red).blendMode(.screen)
        Circle().fill(.green).blendMode(.multiply)
        Rectangle().blendMode(.destinationOut)
      }
      .compositingGroup()
      Color.red.brightness(amount).contrast(amount).saturation(amount).grayscale(amount)
        .hueRotation(.degrees(isOn ? 360 : 0)).colorMultiply(.blue).colorInvert()
        .luminanceToAlpha()
      Text("Loading").redacted(reason: isOn ? .placeholder : [])
      Circle().drawingGroup().transition(.blurReplace)
      Circle().transition(.blurReplace(.upUp))
      Color.red.visualEffect { content, proxy in
        content.blur(radius: proxy.size.width / 50).rotation3DEffect(
          .degrees(10), axis: (x: 0, y: 1, z: 0))
      }
    }
    .animation(.easeInOut(duration: 1).repeatForever(autoreverses: true), value: isOn)
  }
}

@MainActor struct EffectUsageTests {
  @Test func `published idioms for effects compile and draw`() throws {
    let list = Host(200, 800) { EffectUsage() }.displayList()
    #expect(throws: Never.self) { try list.validate() }
    #expect(list.shadows.count == 2)
    #expect(list.blurRadii.first == 10)
  }
}
