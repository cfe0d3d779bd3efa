import Testing
import ZoetropeTesting

@Test @MainActor func `the stairs grow steeper`() async throws {
  let step = TestState<CGFloat>(5)
  let stage = try await Stage(size: CGSize(width: 200, height: 200)) {
    Stairs(step: step.value) { ForEach(0..<2) { Box($0, width: 40, height: 40) } }
  }
  withAnimation(.linear(duration: 1)) { step.value = 45 }
  try await stage.advance(to: 0.5)
  expectPlacements(stage, [1: CGRect(x: 100, y: 92.5, width: 40, height: 40)])
  #expect(stage.sizeThatFits(.unspecified) == CGSize(width: 80, height: 65))
}

enum TestingALayout {
  @MainActor static func more() async throws {
    let stage = try await Stage(size: CGSize(width: 240, height: 320)) { Cards() }
    try await stage.tap("Rearrange")
    let motion = try await stage.motion(for: 2)
    let places = try motion.centers(of: "ForEach[green]")
    #expect(places.allSatisfy { $0 == places[0] })
    expectPicture(of: stage, named: "cards-in-a-column")
  }
}
