import Foundation
import TestSupport
import Testing
import Zoetrope
import ZoetropeGeometry

/// The display list consists of finite numbers for all answers and placements of a layout.
@MainActor @Suite(.reportsSeed) struct HostileLayoutTests {
  /// A layout with random numbers, equal for equal seeds and proposals.
  private struct Hostile: Layout {
    let seed: UInt64

    private static let lengths: [CGFloat] = [
      .nan, .infinity, -.infinity, -5, 0, 1e-300, 10, 55, 1e9, 1e300,
      CGFloat.greatestFiniteMagnitude,
    ]

    private func generator(_ salt: Int) -> SeededRandom {
      SeededRandom(seed: seed &+ UInt64(truncatingIfNeeded: salt) &* 0x9E37_79B9)
    }

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      var generator = generator(Int(subviews.count))
      for subview in subviews {
        _ = subview.dimensions(in: Self.proposal(&generator))[.leading]
      }
      return CGSize(width: Self.length(&generator), height: Self.length(&generator))
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      var generator = generator(77)
      for subview in subviews where Bool.random(using: &generator) {
        subview.place(
          at: CGPoint(x: Self.length(&generator), y: Self.length(&generator)),
          anchor: UnitPoint(x: Self.length(&generator), y: 0.5),
          proposal: Self.proposal(&generator))
      }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
      subviews: Subviews, cache: inout ()
    ) -> CGFloat? {
      var generator = generator(5)
      return Self.length(&generator)
    }

    private static func length(_ generator: inout SeededRandom) -> CGFloat {
      lengths.randomElement(using: &generator) ?? 0
    }

    private static func proposal(_ generator: inout SeededRandom) -> ProposedViewSize {
      ProposedViewSize(
        width: Bool.random(using: &generator) ? nil : length(&generator),
        height: Bool.random(using: &generator) ? nil : length(&generator))
    }
  }

  private struct Scene: View {
    let seed: UInt64
    var body: some View {
      HStack {
        VStack(alignment: .leading) {
          Hostile(seed: seed) {
            Color.red
            Text("Some words")
            Hostile(seed: seed &+ 1) {
              Circle()
              HStack {
                Color.blue
                Spacer()
                Divider()
              }
            }
            .padding(3)
            .overlay { GeometryReader { Color.green.frame(width: $0.size.width / 2) } }
          }
          Color.orange
        }
        ScrollView { Hostile(seed: seed &+ 2) { Color.red.aspectRatio(2, contentMode: .fill) } }
        ViewThatFits {
          Hostile(seed: seed &+ 3) { Color.red.rotationEffect(.degrees(30)) }
          ZStack { Hostile(seed: seed &+ 4) { Color.red.offset(x: 3).clipped() } }
        }
      }
    }
  }

  @Test func `every number in the display list is finite`() async throws {
    var told = 0
    for seed in 0..<40 as Range<UInt64> {
      let host = Host(size: CGSize(width: 100, height: 80))
      host.show(Scene(seed: seed))
      try await host.advance(to: 0)
      #expect(throws: Never.self, "seed \(seed)") { try host.displayList().validate() }
      for placement in host.placements() {
        let frame = placement.frame
        #expect(frame.minX.isFinite && frame.minY.isFinite, "seed \(seed): \(placement)")
        #expect(frame.width.isFinite && frame.height.isFinite, "seed \(seed): \(placement)")
      }
      told += host.takeDiagnostics().count { $0.severity == .warning }
    }
    #expect(told > 40)
  }
}
