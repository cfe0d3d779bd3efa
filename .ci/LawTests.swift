import Testing
import ZoetropeTesting

private struct SoundRow: Row {}

/// The layouts of the articles, word for word, in both language modes.
@MainActor struct LawTests {
  @Test func `the layouts of the articles obey the laws`() {
    expectLayoutLaws(of: Stairs(step: 5), and: [Stairs(step: 45)])
    expectLayoutLaws(of: Outline())
    expectLayoutLaws(of: Ring(rotation: .zero), and: [Ring(rotation: .degrees(90), radius: 100)])
    expectLayoutLaws(of: SoundRow())
  }
}
