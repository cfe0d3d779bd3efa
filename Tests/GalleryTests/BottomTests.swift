import SwiftUI
import Testing
import zoetrope

/// The frames of the two views.
private struct Pair {
  var red: CGRect
  /// Nil if the view does not exist.
  var green: CGRect?
}

private let names = [
  "offset", "padding", "guide", "matched", "scroll", "priority", "nested-guide", "transition",
  "layout",
]

@MainActor struct BottomTests {
  private func pair(_ host: Host) throws -> Pair {
    let red = host.placements(in: "RedView")
    let green = host.placements(in: "GreenView")
    try #require(red.count == 1 && green.count <= 1)
    return Pair(red: red[0].frame, green: green.first?.frame)
  }

  private func frames(
    _ name: String, _ interpolation: LayoutInterpolation = .parameters
  ) async throws -> [Pair] {
    let anim = try #require(Anim.named("bottom-\(name)"))
    return try await anim.frames(mode: interpolation, pair)
  }

  private func check(_ pair: Pair?, _ red: CGRect, _ green: CGRect) throws {
    let pair = try #require(pair)
    #expect(pair.red.distance(to: red) < 0.5, "red at \(pair.red)")
    if let seen = pair.green { #expect(seen.distance(to: green) < 0.5, "green at \(seen)") }
  }

  @Test(
    arguments: names,
    [LayoutInterpolation.parameters, .positions])
  func `each variant begins with the red view at the bottom and ends with the green one`(
    name: String, interpolation: LayoutInterpolation
  ) async throws {
    let frames = try await frames(name, interpolation)
    try check(
      frames.first, CGRect(x: 50, y: 220, width: 200, height: 380),
      CGRect(x: 50, y: 600, width: 200, height: 260))
    try check(
      frames.last, CGRect(x: 50, y: -40, width: 200, height: 380),
      CGRect(x: 50, y: 340, width: 200, height: 260))
    #expect(frames.last?.green != nil)
  }

  @Test func `offset, padding, guides, nested guides and the layout move in step`() async throws {
    for name in ["offset", "padding", "guide", "nested-guide", "layout"] {
      for (frame, pair) in try await frames(name).enumerated() {
        let travelled = 260 * UnitCurve.easeInOut.value(at: min(Double(frame) / 120, 1))
        let red = CGRect(x: 50, y: 220 - travelled, width: 200, height: 380)
        let green = CGRect(x: 50, y: 600 - travelled, width: 200, height: 260)
        #expect(pair.red.distance(to: red) < 0.01, "\(name), frame \(frame)")
        let seen = try #require(pair.green)
        #expect(seen.distance(to: green) < 0.01, "\(name), frame \(frame)")
      }
    }
  }

  @Test(arguments: names)
  func `the red view never jumps`(name: String) async throws {
    let frames = try await frames(name)
    for (frame, (a, b)) in zip(frames, frames.dropFirst()).enumerated() {
      // The curve is steepest in its middle, where it covers about 4 points a frame.
      #expect(a.red.distance(to: b.red) < 5, "frame \(frame)")
    }
  }

  @Test func `the picked card of eight comes to the bottom`() async throws {
    let anim = try #require(Anim.named("bottom-picker"))
    let host = try anim.start()
    for (time, index) in [(1.1, 5), (2.4, 2)] {
      try await host.advance(to: time)
      let cards = host.placements(in: "BottomEdgeLayout").filter {
        $0.path.hasSuffix("RoundedRectangle")
      }
      try #require(cards.count == 8)
      #expect(abs(cards[index].frame.maxY - 580) < 0.01, "\(cards[index].frame)")
      for (a, b) in zip(cards, cards.dropFirst()) {
        #expect(abs(a.frame.maxY - b.frame.minY) < 0.01)
      }
    }
  }
}
