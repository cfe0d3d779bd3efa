import SwiftUI
import Testing

/// Effects in the spellings of published articles, in Swift 5 mode.
private struct EffectIdioms: View {
  @State private var flipped = false
  @State private var radius: CGFloat = 8

  var body: some View {
    VStack(spacing: 20) {
      RoundedRectangle(cornerRadius: 16)
        .fill(Color.white)
        .shadow(color: Color.black.opacity(0.2), radius: 10, x: 0, y: 5)
        .shadow(radius: radius)
      Text("Front")
        .blur(radius: flipped ? 0 : 10)
        .rotation3DEffect(.degrees(flipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
        .onTapGesture { withAnimation(.spring()) { flipped.toggle() } }
      Rectangle()
        .overlay(Circle().blendMode(.destinationOut))
        .compositingGroup()
        .mask(RoundedRectangle(cornerRadius: 25, style: .continuous))
      Circle()
        .fill(Color.blue)
        .hueRotation(Angle(degrees: flipped ? 360 : 0))
        .colorMultiply(flipped ? .red : .white)
        .drawingGroup()
    }
  }
}

@MainActor struct EffectIdiomTests {
  @Test func `published idioms for effects compile and report no diagnostics`() {
    let host = Host(size: CGSize(width: 200, height: 400))
    host.show(EffectIdioms())
    #expect(host.takeDiagnostics().isEmpty)
  }
}
