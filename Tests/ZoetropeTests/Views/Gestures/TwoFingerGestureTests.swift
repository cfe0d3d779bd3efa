import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Gestures of two fingers, and gestures that are switched off.
@MainActor struct TwoFingerGestureTests {
  let journal = Journal()

  private struct Picture: View {
    let journal: Journal
    @GestureState private var magnification: CGFloat = 1
    @State private var angle = Angle.zero

    var body: some View {
      Color.red.frame(width: 40, height: 20)
        .scaleEffect(magnification).rotationEffect(angle)
        .onTapGesture { journal.note("tap") }
        .gesture(
          MagnificationGesture()
            .updating($magnification) { value, state, _ in state = value }
            .onEnded { _ in journal.note("magnified") }
        )
        .gesture(
          RotateGesture(minimumAngleDelta: .degrees(3)).simultaneously(with: MagnifyGesture())
            .onChanged { value in
              angle = value.first?.rotation ?? .zero
              _ = value.second?.magnification
              journal.note("changed")
            }
        )
        .simultaneousGesture(RotationGesture().onEnded { angle = $0 })
        .id("picture")
    }
  }

  @Test func `a touch of one finger is left to other gestures`() async throws {
    let host = Host.bench(cues: [Cue(at: 0, tap: "picture")]) { Picture(journal: journal) }
    try await host.advance(to: 1)
    #expect(journal.lines == ["tap"])
  }

  @Test(arguments: [true, false])
  func `a gesture that is not enabled is not recognized`(isEnabled: Bool) async throws {
    let host = Host.bench(cues: [Cue(at: 0, tap: "card")]) {
      Color.red.frame(width: 40, height: 20)
        .gesture(TapGesture().onEnded { journal.note("normal") }, isEnabled: isEnabled)
        .simultaneousGesture(
          TapGesture().onEnded { journal.note("beside") }, name: "beside", isEnabled: !isEnabled
        )
        .id("card")
    }
    try await host.advance(to: 1)
    #expect(journal.lines == [isEnabled ? "normal" : "beside"])
  }
}
