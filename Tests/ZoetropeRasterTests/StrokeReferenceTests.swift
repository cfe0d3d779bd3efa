import TestSupport
import Testing
import ZoetropeGeometry

/// Strokes compared with cairo's pictures, which `Fixtures/strokes/reference.c` made.
///
/// This library follows cairo's conventions: dashes restart with every subpath, an odd number of
/// dash lengths counts twice, a closed subpath that begins and ends with a dash is joined there, a
/// miter over its limit is beveled, so is every reversal, and pens are transformed with their
/// paths. The ``Convention``s are the differences.
@Suite(.computesForLong) struct StrokeReferenceTests {
  /// An intended difference from cairo.
  enum Convention: String {
    /// The coverages of overlapping parts of one stroke add up in a pixel, at most to full
    /// coverage. Cairo samples the union, so pixels on two edges at once are lighter there.
    case overlap
    /// In a bend that is narrower than the pen, the pen's inner end goes backwards and covers the
    /// area that it passes. Cairo leaves white wedges there.
    case narrowBend
    /// A miter is measured against its limit before the transform, as PDF specifies. Cairo measures
    /// it after the transform.
    case limitBeforeTransform
    /// A line of zero length with square caps is an upright square. Cairo draws nothing, because
    /// the line has no direction.
    case squareDot
  }

  private static let differences: [String: Convention] = [
    "miter-reversal": .overlap, "round-reversal": .overlap, "bevel-reversal": .overlap,
    "star-crossing": .overlap, "cubic-loop": .overlap, "curve-meets-line": .overlap,
    "dash-corners": .overlap, "scaled-up": .overlap,
    "cubic-narrow-bend": .narrowBend, "stretched-limit": .limitBeforeTransform,
    "dot-square": .squareDot,
  ]

  @Test func `every line of the list is a scene with a unique name`() throws {
    #expect(StrokeScene.all.count == (try StrokeScene.lineCount()))
    #expect(StrokeScene.all.count >= 60)
    let names = Set(StrokeScene.all.map(\.name))
    #expect(names.count == StrokeScene.all.count)
    #expect(names.isSuperset(of: Self.differences.keys))
  }

  @Test(arguments: StrokeScene.all)
  func `a stroke matches cairo's picture`(_ scene: StrokeScene) throws {
    let comparison = PixelComparison(scene.drawn(), try scene.reference())
    switch Self.differences[scene.name] {
    case nil:
      #expect(comparison.mean < 0.5, "\(scene.name): \(comparison)")
      #expect(comparison.largest <= 24, "\(scene.name): \(comparison)")
    case .overlap:
      // Only pixels that edges share may differ, and only by being darker.
      #expect(comparison.largest > 24, "\(scene.name) needs no exception: \(comparison)")
      #expect(comparison.meanButDarkerEdges < 0.5, "\(scene.name): \(comparison)")
      #expect(comparison.largestButDarkerEdges <= 24, "\(scene.name): \(comparison)")
    case .narrowBend:
      #expect(comparison.largest > 24, "\(scene.name) needs no exception: \(comparison)")
      #expect(comparison.largestLighter <= 24, "\(scene.name): \(comparison)")
    case .limitBeforeTransform, .squareDot:
      #expect(comparison.largest > 24, "\(scene.name) needs no exception: \(comparison)")
    }
  }

  @Test func `a miter is measured before the transform`() throws {
    // The pen's miter is 4.51 line widths long; on the canvas it would be 1.84.
    let scene = try #require(StrokeScene.all.first { $0.name == "stretched-limit" })
    var miter = scene
    miter.style.miterLimit = 4.6
    var bevel = scene
    bevel.style.lineJoin = .bevel
    #expect(scene.drawn() == bevel.drawn())
    #expect(PixelComparison(miter.drawn(), try scene.reference()).largest <= 24)
  }

  @Test func `a dot with square caps is an upright square`() throws {
    let scene = try #require(StrokeScene.all.first { $0.name == "dot-square" })
    #expect(try scene.reference().allSatisfy { $0 == 0 })
    let square = fill(box(30.3 - 9, 33.6 - 9, 18, 18))
    let comparison = PixelComparison(
      scene.drawn(), Picture(StrokeScene.side, StrokeScene.side, [square]).alphas)
    #expect(comparison.largest <= 1, "\(comparison)")
  }
}

/// The differences of the alphas of two square pictures.
struct PixelComparison: CustomStringConvertible {
  /// The mean over all pixels, from 0 to 255.
  let mean: Double
  let largest: Int
  /// The mean without the pixels that the second picture covers partly and the first one more.
  let meanButDarkerEdges: Double
  let largestButDarkerEdges: Int
  /// The largest excess of the second picture over the first.
  let largestLighter: Int
  private let place: (x: Int, y: Int)

  init(_ drawn: [Int], _ reference: [Int]) {
    let all = zip(drawn, reference).map { abs($0 - $1) }
    let rest = zip(drawn, reference).map { drawn, reference in
      (1...254).contains(reference) && drawn > reference ? 0 : abs(drawn - reference)
    }
    mean = Double(all.reduce(0, +)) / Double(max(all.count, 1))
    largest = all.max() ?? 0
    meanButDarkerEdges = Double(rest.reduce(0, +)) / Double(max(all.count, 1))
    largestButDarkerEdges = rest.max() ?? 0
    largestLighter = zip(drawn, reference).map { $1 - $0 }.max() ?? 0
    let index = all.firstIndex(of: largest) ?? 0
    place = (index % StrokeScene.side, index / StrokeScene.side)
  }

  var description: String {
    "\(mean) on average, \(largest) at most, at \(place.x), \(place.y); \(meanButDarkerEdges) and "
      + "\(largestButDarkerEdges) but for edges that are darker"
  }
}
