import TestSupport
import Testing
import ZoetropeDisplayList

/// Gradients, clips, layers and masks compared with cairo's pictures, which
/// `Fixtures/paint/reference.c` made. Pixels on an edge (see ``PaintScene/edges()``) may differ by
/// 24 of 255, all others by 3.
@Suite(.computesForLong) struct PaintReferenceTests {
  /// Intended differences from cairo, and the number of pixels that may differ by more.
  ///
  /// The coverages of several edges of one path in a pixel add up, at most to full coverage; cairo
  /// samples the union, or for even-odd the difference, of the areas. So pixels with several edges,
  /// at the crossings of stars, differ.
  static let differences: [String: (pixels: Int, reason: String)] = [
    "clip-star-evenodd": (2, "crossings"), "clip-star-nonzero": (4, "crossings"),
    "clip-three-times": (4, "crossings"), "transform-slanted-star": (3, "crossings"),
    "transform-mirrored": (5, "crossings"), "mask-shape": (2, "crossings"),
    "mask-in-weak-layer": (2, "crossings"),
  ]

  @Test func `the list of scenes is parsed, and its names are unique`() throws {
    let scenes = try PaintScene.all.get()
    #expect(scenes.count >= 60)
    let names = Set(scenes.map(\.name))
    #expect(names.count == scenes.count)
    #expect(names.isSuperset(of: Self.differences.keys))
  }

  @Test(arguments: PaintScene.scenes)
  func `a scene matches cairo's picture`(_ scene: PaintScene) throws {
    let (drawn, reference, edges) = (scene.drawn(), try scene.reference(), scene.edges())
    var sum = 0
    var report: [String] = []
    for channel in 0..<3 {
      for (index, value) in drawn.channel(channel).enumerated() {
        let difference = abs(value - reference[channel][index])
        sum += difference
        if difference > (edges[index] ? 24 : 3) {
          report.append(
            "\(index % PaintScene.side), \(index / PaintScene.side)"
              + (edges[index] ? " (edge)" : "") + ": \(value), not \(reference[channel][index])")
        }
      }
    }
    let mean = Double(sum) / Double(3 * edges.count)
    #expect(mean < 0.5, "\(scene.name): \(mean) on average")
    let allowed = Self.differences[scene.name]?.pixels ?? 0
    #expect(
      report.count <= 3 * allowed, "\(scene.name): \(report.count) of them: \(report.prefix(8))")
    if allowed > 0 { #expect(!report.isEmpty, "\(scene.name) needs no exception.") }
  }
}
