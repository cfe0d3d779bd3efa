import SwiftUI
import Testing

@testable import zoetrope

@MainActor struct CalloutTests {
  private let bounds = CGRect(x: 20, y: 20, width: 440, height: 280)

  /// The dot's center, and the frame of the label with its margin.
  private func parts(_ host: Host) throws -> (dot: CGPoint, label: CGRect) {
    let dots = host.placements().filter { $0.path.hasSuffix("Circle") }
    let labels = host.placements().filter { $0.path.hasSuffix("RoundedRectangle") }
    try #require(dots.count == 1 && labels.count == 1)
    return (dots[0].frame.middle, labels[0].frame.insetBy(dx: -8, dy: -8))
  }

  @Test func `the label never leaves the bounds`() async throws {
    for (frame, parts) in try await Callout.anim.frames(parts).enumerated() {
      #expect(bounds.union(parts.label).distance(to: bounds) < 1e-6, "frame \(frame)")
    }
  }

  @Test func `one corner of the label is on the moving dot at every frame`() async throws {
    func along(_ start: Double, _ time: Double) -> Double {
      UnitCurve.easeInOut.value(at: min(max((time - start) / 1.2, 0), 1))
    }
    var corners: Set<Int> = []
    var sizes: [CGSize] = []
    for (frame, (dot, label)) in try await Callout.anim.frames(parts).enumerated() {
      let time = Double(frame) / 60
      let (a, b) = (along(0, time), along(1.2, time))
      let expected = CGPoint(x: 50 + 370 * a - 230 * b, y: 60 + 150 * a + 70 * b)
      #expect(dot.distance(to: expected) < 0.01, "frame \(frame)")
      let corner = try #require(
        label.corners.firstIndex { $0.distance(to: dot) < 0.01 }, "frame \(frame): \(label)")
      corners.insert(corner)
      if sizes.last != label.size { sizes.append(label.size) }
    }
    // The corners at the bottom right, the bottom left and the top left occur.
    #expect(corners.count >= 3)
    #expect(sizes.count >= 3)
  }
}
