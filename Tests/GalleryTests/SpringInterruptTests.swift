import SwiftUI
import Testing

@testable import zoetrope

@MainActor struct SpringInterruptTests {
  private let turn = SpringInterrupt.turn
  private let way = (start: 40.0, length: 430.0)

  private func balls(_ host: Host) throws -> [CGRect] {
    let balls = host.placements(in: "Circle").map(\.frame)
    try #require(balls.count == 2)
    return balls
  }

  @Test func `a spring that is sent back continues from its position and velocity`() async throws {
    let spring = SpringInterrupt.spring
    let start = spring.value(target: 1.0, time: turn)
    let velocity = spring.velocity(target: 1.0, time: turn)
    #expect(velocity != 0)
    for (frame, balls) in try await SpringInterrupt.anim.frames(balls).enumerated() {
      let time = Double(frame) / 60
      let part =
        time <= turn
        ? spring.value(target: 1.0, time: time)
        : spring.value(
          fromValue: start, toValue: 0, initialVelocity: velocity, time: time - turn)
      let difference = balls[0].minX - (way.start + way.length * part)
      #expect(abs(difference) < 0.01, "frame \(frame)")
    }
  }

  @Test func `two curves add up`() async throws {
    let duration = SpringInterrupt.curveDuration
    func part(_ time: Double) -> Double {
      UnitCurve.easeInOut.value(at: min(max(time / duration, 0), 1))
    }
    for (frame, balls) in try await SpringInterrupt.anim.frames(balls).enumerated() {
      let time = Double(frame) / 60
      // The first curve runs on, and the second takes back a growing part of its progress.
      let expected = way.start + way.length * part(time) * (1 - part(time - turn))
      #expect(abs(balls[1].minX - expected) < 0.01, "frame \(frame)")
    }
  }

  @Test func `the same time gives the same placements at 30 and at 60 frames per second`()
    async throws
  {
    for anim in [SpringInterrupt.anim, Wheel.anim, BottomOffset.anim] {
      let fast = try await anim.frames(rate: 60) { $0.placements() }
      let slow = try await anim.frames(rate: 30) { $0.placements() }
      #expect(slow.count == 75)
      for (frame, placements) in slow.enumerated() {
        let same = placements == fast[2 * frame]
        #expect(same, "\(anim.name), frame \(frame)")
      }
    }
  }
}
