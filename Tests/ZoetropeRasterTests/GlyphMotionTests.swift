import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

/// Text in motion: from one frame to the next a pixel changes by at most the area that the outline
/// sweeps.
struct GlyphMotionTests {
  private static let size = 13.0
  private static let outlines = [
    HandDrawn.ring, HandDrawn.bar, HandDrawn.bowl, HandDrawn.crossed,
  ]
  private static let (width, height) = (36, 16)

  /// The origins of four letters in a row.
  private func origins(_ x: Double, _ y: Double) -> [CGPoint] {
    Self.outlines.indices.map { CGPoint(x: x + 7.3 * Double($0), y: y) }
  }

  private func picture(_ origins: [CGPoint]) -> Picture {
    let word = zip(Self.outlines, origins).map { glyph($0, Double($1.x), Double($1.y)) }
    return Picture(Self.width, Self.height, [glyphs(word, size: Self.size)])
  }

  @Test(arguments: [(0.1, 0.0), (0.0, 0.1), (0.1, 0.1), (-0.04, 0.02)])
  func `a text that moves by a tenth of a pixel changes in proportion`(_ step: (Double, Double)) {
    let chords = Self.outlines.map { DenseOutline($0.path, size: Self.size) }
    func place(_ frame: Int) -> [CGPoint] {
      origins(3 + Double(frame) * step.0, 11 + Double(frame) * step.1)
    }
    var before = picture(place(0))
    var changed = 0
    for frame in 1...10 {
      let after = picture(place(frame))
      var allowed = [Double](repeating: 0, count: Self.width * Self.height)
      for (letter, ends) in zip(place(frame - 1), place(frame)).enumerated() {
        let (from, to) = (rounded(ends.0), rounded(ends.1))
        let moved = hypot(Double(to.x - from.x), Double(to.y - from.y))
        #expect(moved <= (hypot(step.0, step.1) + 2.0.squareRoot() / 16))
        let longest = chords[letter].longest(from, to, Self.width, Self.height)
        for index in allowed.indices where longest[index] > 0 {
          // An eighth for edges that enter between two of the eight sampled places.
          allowed[index] += 255 * moved * (longest[index] + 0.125)
        }
      }
      for (index, pair) in zip(before.alphas, after.alphas).enumerated() where pair.0 != pair.1 {
        changed += 1
        let change = Double(abs(pair.0 - pair.1))
        #expect(change <= allowed[index] + 2, "frame \(frame), pixel \(index)")
      }
      before = after
    }
    #expect(changed > 0)
  }

  private func rounded(_ point: CGPoint) -> CGPoint {
    func round(_ value: CGFloat) -> CGFloat { (value * 16 + 0.5).rounded(.down) / 16 }
    return CGPoint(x: round(point.x), y: round(point.y))
  }

  @Test func `a letter that drifts by less than half a step stays unchanged`() {
    func ring(_ drift: Double) -> Picture {
      let run = [glyph(HandDrawn.ring, 2, 11)]
      return Picture(
        16, 16, [glyphs(run, size: Self.size, transform: shift(drift, drift))])
    }
    for drift in [0.001, 0.01, 0.03, -0.01, -0.031] { #expect(ring(drift) == ring(0)) }
    for drift in [0.032, -0.032] { #expect(ring(drift) != ring(0)) }
  }
}

/// An outline as many short chords, in pixels from its origin.
private struct DenseOutline {
  private var chords: [(middle: CGPoint, length: Double)] = []

  init(_ path: Path, size: Double) {
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    path.forEach { element in
      switch element {
      case .move(let to): (start, current) = (to, to)
      case .line(let to): add([current, to], size)
      case .quadCurve(let to, let control): add([current, control, to], size)
      case .curve(let to, let control1, let control2):
        add([current, control1, control2, to], size)
      case .closeSubpath: add([current, start], size)
      }
      switch element {
      case .line(let to), .quadCurve(let to, _), .curve(let to, _, _): current = to
      case .closeSubpath: current = start
      case .move: break
      }
    }
  }

  private mutating func add(_ controls: [CGPoint], _ size: Double) {
    var last = controls[0]
    for step in 1...60 {
      var row = controls
      let t = CGFloat(step) / 60
      while row.count > 1 {
        row = zip(row, row.dropFirst()).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * t, y: $0.y + ($1.y - $0.y) * t)
        }
      }
      let (dx, dy) = ((row[0].x - last.x) * size, (row[0].y - last.y) * size)
      let length = hypot(Double(dx), Double(dy))
      // A chord counts in the pixel of its middle, so it is cut into negligible pieces.
      let pieces = max(1, Int((length / 0.02).rounded(.up)))
      for piece in 0..<pieces {
        let s = (CGFloat(piece) + 0.5) / CGFloat(pieces)
        let middle = CGPoint(x: last.x * size + dx * s, y: last.y * size + dy * s)
        chords.append((middle, length / Double(pieces)))
      }
      last = row[0]
    }
  }

  /// Per pixel, the greatest length of the outline inside it while its origin moves along a line.
  func longest(_ from: CGPoint, _ to: CGPoint, _ width: Int, _ height: Int) -> [Double] {
    var longest = [Double](repeating: 0, count: width * height)
    for step in 0...8 {
      let t = CGFloat(step) / 8
      let (x, y) = (from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t)
      var lengths = [Double](repeating: 0, count: width * height)
      for chord in chords {
        let (column, row) = (Int(chord.middle.x + x), Int(chord.middle.y + y))
        if column >= 0 && column < width && row >= 0 && row < height {
          lengths[row * width + column] += chord.length
        }
      }
      for index in longest.indices { longest[index] = max(longest[index], lengths[index]) }
    }
    return longest
  }
}
