import Foundation
import Testing
import Zoetrope
import ZoetropeFiles

import ZoetropeRecorder

@testable import ZoetropeComparison

/// Numbers of comparisons against closed forms. Every animation lasts one second, is linear, and
/// has 20 frames a second and one more at its end.
@MainActor struct ComparisonNumberTests {
  private static let rate = 20.0

  /// Views of 20 by 20 points at equal angles on a circle around the middle of a canvas.
  private struct Ring: Layout {
    var angle: Double
    let radius: Double
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 200, height: 200)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let angle = angle + 2 * .pi * Double(index) / Double(subviews.count)
        subview.place(
          at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
          anchor: .center, proposal: ProposedViewSize(width: 20, height: 20))
      }
    }
  }

  private struct Tiles: View {
    let count: Int
    let angle: Double
    let radius: Double
    var body: some View {
      Ring(angle: angle, radius: radius) {
        ForEach(0..<count, id: \.self) { _ in Color.blue }
      }
    }
  }

  private func measure(
    _ content: @escaping (Bool) -> some View
  ) async throws -> MeasuredComparison {
    let anim = Anim(
      "a", size: CGSize(width: 200, height: 200), duration: 1.05, rate: 20, state: false
    ) { isAtEnd in
      content(isAtEnd.wrappedValue)
    } cues: { isAtEnd in
      Cue(at: 0) { withAnimation(.linear(duration: 1)) { isAtEnd.wrappedValue = true } }
    }
    let plan = try RecordingPlan(anim, kind: .comparison, options: RecordingOptions())
    let fonts = RecordingOptions().fonts.shared()
    return MeasuredComparison(
      try await Comparison(measuring: plan, fonts: fonts, monitor: QuietMonitor()))
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-6 * max(1, abs(b)) }

  @Test func `a tile on a quarter turn moves on the arc by parameters, on its chord by positions`()
    async throws
  {
    let measured = try await measure { isAtEnd in
      Tiles(count: 1, angle: isAtEnd ? .pi / 2 : 0, radius: 80)
    }
    let (arc, chord) = (measured.motions[0][0], measured.motions[0][1])
    // Twenty chords of 4.5 degrees.
    let step = 2 * 80 * sin(Double.pi / 80)
    #expect(isClose(arc.length, 20 * step))
    #expect(isClose(chord.length, 80 * 2.0.squareRoot()))
    #expect(isClose(arc.speed.value, step * Self.rate))
    #expect(isClose(chord.speed.value, 80 * 2.0.squareRoot()))
    // Three points on the circle: |p(f + 1) - 2 p(f) + p(f - 1)| = 2 r (1 - cos(step)).
    let bend = 2 * 80 * (1 - cos(Double.pi / 40)) * Self.rate * Self.rate
    #expect(arc.speeds.compactMap(\.self).allSatisfy { isClose($0, step * Self.rate) })
    #expect(isClose(arc.acceleration.value, bend))
    #expect(chord.acceleration.value < 1e-6 * Self.rate * Self.rate)
    let difference = measured.differences[0][0]
    #expect(isClose(difference.distance.value, 80 * (1 - 0.5.squareRoot())))
    #expect(difference.distance.frame == 10)
    #expect(difference.firstFrame == 1)
    #expect(measured.summary.columns.map(\.overlap.value) == [0, 0])
  }

  @Test func `tiles that change places collide by positions, and not by parameters`() async throws {
    let measured = try await measure { isAtEnd in
      Tiles(count: 2, angle: isAtEnd ? .pi : 0, radius: 80)
    }
    let overlaps = measured.overlaps
    #expect(overlaps[0].areas.allSatisfy { $0 == 0 })
    // Both tiles are at the middle, half-way.
    #expect(isClose(overlaps[1].largest.value, 400))
    #expect(overlaps[1].largest.frame == 10)
    // The tiles move along the horizontal axis: 160 points in 20 frames, towards each other.
    for (frame, area) in overlaps[1].areas.enumerated() {
      let apart = abs(160 - 16 * Double(frame))
      #expect(isClose(area, frame > 20 ? 0 : 20 * max(0, 20 - apart)))
    }
    let summary = measured.summary
    #expect(summary.columns[1].overlap.view == "ForEach[0]/Color and ForEach[1]/Color")
  }

  @Test func `eight tiles on a quarter turn collide with their neighbors half-way`() async throws {
    let measured = try await measure { isAtEnd in
      Tiles(count: 8, angle: isAtEnd ? .pi / 2 : 0, radius: 38)
    }
    // Half-way, the radius is that times the square root of a half, and neighbors are at
    // multiples of 45 degrees again.
    let radius = 38 * 0.5.squareRoot()
    let sides = [radius * (1 - 0.5.squareRoot()), radius * 0.5.squareRoot()].map { 20 - $0 }
    #expect(sides.allSatisfy { $0 > 0 })
    #expect(measured.overlaps[0].largest.value == 0)
    #expect(isClose(measured.overlaps[1].areas[10], 8 * sides[0] * sides[1]))
  }

  @Test func `a view that only turns, grows or fades is told to change`() async throws {
    let turned = try await measure { isAtEnd in
      Color.red.frame(width: 50, height: 30).rotationEffect(.degrees(isAtEnd ? 270 : 0))
    }
    #expect(isClose(turned.motions[0][0].turning, 1.5 * .pi))
    #expect(turned.motions[0][0].length < 1e-6)
    #expect(turned.summary.columns.map(\.changes) == [true, true])
    #expect(turned.summary.differences[0].firstFrame == nil)

    let grown = try await measure { isAtEnd in
      Color.red.frame(width: 50, height: 30).scaleEffect(isAtEnd ? 3 : 1)
    }
    let scales = grown.comparison.views[0].samples[0].map { $0?.scale ?? 0 }
    #expect(scales.indices.allSatisfy { isClose(scales[$0], 1 + 0.1 * Double(min($0, 20))) })
    #expect(grown.summary.columns[0].changes)

    let faded = try await measure { isAtEnd in
      Color.red.opacity(0.5).frame(width: 50, height: 30).opacity(isAtEnd ? 0 : 1)
        .compositingGroup().opacity(0.5)
    }
    let opacities = faded.comparison.views[0].samples[0].map { $0?.opacity ?? 0 }
    #expect(
      opacities.indices.allSatisfy { isClose(opacities[$0], 0.5 - 0.025 * Double(min($0, 20))) })
    #expect(faded.summary.columns[0].changes)
  }

  @Test func `cards that change over collide with others, whichever side is seen`() async throws {
    let measured = try await measure { isAtEnd in
      ZStack {
        ZStack {
          Rectangle().opacity(isAtEnd ? 0 : 1)
          Rectangle().opacity(isAtEnd ? 1 : 0)
        }
        .frame(width: 20, height: 20)
        .offset(x: isAtEnd ? 80 : -80)
        Color.green.frame(width: 20, height: 20).offset(x: isAtEnd ? -60 : 20)
      }
    }
    // They meet half-way, at -20 and 0, and pass each other: the distance is 100 - 240 t.
    let areas = measured.overlaps[0].areas
    for (frame, area) in areas.enumerated() {
      let apart = abs(100 - 240 * Double(min(frame, 20)) / 20)
      // Both sides are seen meanwhile, and each of them overlaps.
      let sides = frame == 0 || frame >= 20 ? 1.0 : 2.0
      #expect(isClose(area, sides * 20 * max(0, 20 - apart)))
    }
    #expect((areas.max() ?? 0) > 0)
  }

  @Test func `a view without any size has no angle`() async throws {
    let measured = try await measure { isAtEnd in
      Color.red.frame(width: 50, height: 30).rotationEffect(.degrees(30))
        .scaleEffect(isAtEnd ? 1 : 0)
    }
    #expect(measured.motions[0][0].turning < 1e-6)
    #expect(measured.motions[0][0].changes)
  }

  @Test func `rounding errors have no frame and no view`() {
    var peak = Peak()
    peak.add(1e-9, frame: 7)
    #expect(peak == Peak())
    peak.add(2, frame: 3)
    peak.add(2 + 1e-12, frame: 5)
    #expect(peak.value == 2 && peak.frame == 3)
  }

  @Test func `the size of a frame that grows is that of the closed form`() async throws {
    let measured = try await measure { isAtEnd in
      Color.red.frame(width: isAtEnd ? 90 : 50, height: 30)
    }
    let samples = measured.comparison.views[0].samples[0]
    #expect(
      samples.indices.allSatisfy { frame in
        isClose(Double(samples[frame]?.size.width ?? 0), 50 + 2 * Double(min(frame, 20)))
      })
    #expect(measured.summary.columns[0].changes)
  }

  @Test func `turned tiles overlap in the area of an octagon`() {
    // Two squares of side 2 with one middle, one of them turned by 45 degrees.
    let square = [(-1.0, -1.0), (1, -1), (1, 1), (-1, 1)].map { CGPoint(x: $0.0, y: $0.1) }
    let diamond = square.map { $0.applying(CGAffineTransform(rotationAngle: .pi / 4)) }
    let octagon = 8 * (2.0.squareRoot() - 1)
    for other in [diamond, diamond.reversed()] {
      #expect(isClose(ConvexPolygon.area(ConvexPolygon.intersection(square, other)), octagon))
      #expect(isClose(ConvexPolygon.area(ConvexPolygon.intersection(other, square)), octagon))
    }
    let far = square.map { CGPoint(x: $0.x + 2, y: $0.y) }
    #expect(ConvexPolygon.area(ConvexPolygon.intersection(square, far)) == 0)
  }

  @Test func `the numbers are JSON, with a value for every frame`() async throws {
    let measured = try await measure { isAtEnd in
      Tiles(count: 2, angle: isAtEnd ? .pi : 0, radius: 80)
    }
    let data = Data(measured.json("a").utf8)
    let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(object["anim"] as? String == "a")
    let columns = try #require(object["columns"] as? [[String: Any]])
    #expect(columns.map { $0["name"] as? String } == ["parameters", "positions"])
    let overlap = try #require(columns[1]["overlap"] as? [String: Any])
    #expect(overlap["value"] as? Double == 400)
    let series = try #require(columns[1]["overTime"] as? [String: Any])
    for name in ["speed", "overlap", "distance", "meanDistance"] {
      #expect((series[name] as? [Any])?.count == 21)
    }
    let views = try #require(object["views"] as? [[String: Any]])
    #expect(views.map { $0["name"] as? String } == ["ForEach[0]/Color", "ForEach[1]/Color"])
    let column = try #require((views[0]["columns"] as? [[String: Any]])?[0])
    let places = try #require(column["overTime"] as? [String: Any])
    #expect((places["x"] as? [Double])?.first == 180)
    // A number that never changes stands for the whole series.
    #expect(places["width"] as? Double == 20)
  }

  @Test func `plots have a line at the frame and dots on their curves`() async throws {
    let measured = try await measure { isAtEnd in
      Tiles(count: 2, angle: isAtEnd ? .pi : 0, radius: 80)
    }
    let plot = try await ComparisonPlot(
      measured, width: 400, fonts: RecordingOptions().fonts.shared())
    #expect(plot.takeDiagnostics() == [])
    func boxes(_ frame: Int) -> [CGRect] {
      plot.items(at: frame).compactMap { item in
        if case .fill(let fill) = item {
          fill.path.boundingRect.applying(fill.transform)
        } else {
          nil
        }
      }
    }
    // Of each panel a line and a dot for each curve: one of the distance, two of the others.
    let (first, middle) = (boxes(0).suffix(7), boxes(10).suffix(8))
    #expect(middle.count == 8)
    let heights = middle.map { Double($0.height) }
    let line = 400 / 6 - 2 * 10 - 16.0
    #expect(heights.map { $0 > 5 } == [true, false, true, false, false, true, false, false])
    #expect(isClose(heights[0], line))
    // Half-way, the distance and the overlap of the straight lines are largest: at the top.
    let tops = middle.map { Double($0.midY) }
    #expect(isClose(tops[1], 26))
    #expect(isClose(tops[7], 26))
    #expect(isClose(tops[6], 26 + line))
    // Nothing has a speed at the first frame.
    #expect(first.count { $0.height == 5 } == 3)
    #expect(RecordingPlan.plotHeight(width: 960) == 160)
  }
}
