import SwiftUI
import Testing

@testable import zoetrope

@MainActor struct StepTests {
  @Test(
    arguments: [LayoutInterpolation.parameters, .positions])
  func `every anim renders without diagnostics`(interpolation: LayoutInterpolation) async throws {
    for anim in Catalogue.anims {
      let host = try anim.start(interpolation: interpolation)
      // Frames are skipped, as in a render of every tenth.
      for frame in stride(from: 0, to: anim.frameCount(), by: 10) {
        try await host.advance(to: anim.rate.seconds(ofFrame: frame))
        _ = host.displayList()
      }
      let diagnostics = host.takeDiagnostics()
      #expect(diagnostics.isEmpty, "\(anim.name): \(diagnostics)")
    }
  }

  @Test func `the card goes up, turns round and comes down, one phase after the other`()
    async throws
  {
    let cards = try await Phases.anim.frames { host in
      host.placements(in: "RoundedRectangle")
    }
    for card in cards { try #require(card.count == 1) }
    func card(_ time: Double) -> Placement { cards[Int(time * 60)][0] }
    let rest = card(0).frame
    // The phases begin at 0.1, 0.7, 1.5 and 2.1 seconds.
    #expect(card(0.1).frame == rest)
    let lifted = card(0.7)
    #expect(abs(lifted.frame.midY - (rest.midY - 70)) < 0.01, "\(lifted)")
    #expect(abs(lifted.frame.width - 1.3 * rest.width) < 0.01)
    #expect(abs(lifted.transform.b) < 1e-9)
    let turned = card(1.5)
    #expect(abs(turned.frame.midY - lifted.frame.midY) < 0.01)
    #expect(abs(turned.transform.a + 1.3) < 1e-6, "\(turned)")
    let last = card(149.0 / 60)
    #expect(last.frame.distance(to: rest) < 0.01, "\(last)")
  }

  @Test func `the ball is on the ground before and after the jump, and highest in its middle`()
    async throws
  {
    let balls = try await Jumper.anim.frames { host in
      host.placements().filter { $0.path.contains("RoundedRectangle") && $0.frame.width < 120 }
        .last?.frame
    }
    func ball(_ time: Double) throws -> CGRect { try #require(balls[Int(time * 60)]) }
    let ground = try ball(0).maxY
    #expect(try abs(ball(0.3).maxY - ground) < 0.01)
    #expect(try abs(ball(0.9).maxY - (ground - 150)) < 40)
    #expect(try ball(0.9).maxY < ball(0.6).maxY)
    #expect(try ball(0.9).maxY < ball(1.2).maxY)
    #expect(try ball(149.0 / 60).distance(to: ball(0)) < 1)
  }

  @Test func `the boxes stay in their lines and within the width of the frame`() async throws {
    let frames = try await Flow.anim.frames { host in
      host.placements().filter { $0.path.hasSuffix("RoundedRectangle") }.map(\.frame)
    }
    for (frame, boxes) in frames.enumerated() {
      let width = 170 + 330 * UnitCurve.easeInOut.value(at: min(Double(frame) / 120, 1))
      // The first box is behind the others.
      try #require(boxes.count == 17)
      #expect(abs(boxes[0].width - width - 20) < 0.01, "frame \(frame)")
      for (a, b) in zip(boxes.dropFirst(), boxes.dropFirst(2)) {
        #expect(b.maxX < 30 + width + 0.01, "frame \(frame)")
        let isBeside = abs(b.minX - a.maxX - 8) < 0.01
        let isBelow = abs(b.minX - 30) < 0.01 && b.maxY > a.maxY
        #expect(isBeside || isBelow, "frame \(frame): \(a), \(b)")
      }
    }
  }

  @Test func `the parts of the composed layout stay in rows and in a column`() async throws {
    for tiles in try await Composed.anim.frames({ host in
      host.placements(in: "Tile").filter { $0.path.hasSuffix("RoundedRectangle") }.map(\.frame)
    }).prefix(70) {
      try #require(tiles.count == 9)
      for row in [tiles[0..<3], tiles[6..<9]] {
        for tile in row { #expect(abs(tile.midY - row[row.startIndex].midY) < 0.01) }
      }
      for tile in tiles[3..<6] { #expect(abs(tile.midX - 210) < 0.01) }
      for (a, b) in zip(tiles[2...], tiles[3..<7]) { #expect(a.maxY < b.minY) }
    }
  }
}
