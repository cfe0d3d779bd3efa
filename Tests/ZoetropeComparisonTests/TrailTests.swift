import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeSequences

import ZoetropeRecorder

@testable import ZoetropeComparison

struct TrailTests {
  /// Three views: the first rests, the second is 5 points apart at the end, the third 10.
  private var measured: MeasuredComparison {
    var comparison = Comparison(columns: ["a", "b"], frameCount: 2, rate: 10)
    for column in 0..<2 {
      for frame in 0..<2 {
        let far = Double(frame * (column + 1)) * 5
        let places = [("R/Rest", 0.0), ("R/Near", far), ("R/Far", 2 * far)]
        comparison.add(
          places.enumerated().map { row, place in
            let center = CGPoint(x: place.1, y: Double(row) * 100)
            return (
              place.0,
              .init(center: center, size: .zero, transform: .identity, opacity: 1)
            )
          }, frame: frame, column: column)
      }
    }
    comparison.shortenNames()
    return MeasuredComparison(comparison)
  }

  @Test(
    arguments: [
      ("all", [0, 1, 2]), ("none", []), ("worst:1", [2]), ("worst:2", [1, 2]),
      ("worst:9", [1, 2]), ("Far", [2]), ("r", [1, 2]), ("Rest", [0]),
    ])
  func `views are selected by distance or by name`(text: String, indices: [Int]) throws {
    let selection = try #require(TrailSelection(text))
    #expect(selection.description == text)
    #expect(try selection.indices(in: measured) == indices)
  }

  @Test(arguments: ["", "worst:", "worst:0", "worst:-1", "worst:x", "worst:99999999999"])
  func `other texts are no selections`(text: String) {
    #expect(TrailSelection(text) == nil)
  }

  @Test func `a name of no view is an error with the names`() {
    #expect(throws: RecorderError.noSuchView(name: "None", names: ["Rest", "Near", "Far"])) {
      try TrailSelection.named("None").indices(in: measured)
    }
  }

  @Test func `trails fade with time, and the way to come is thin`() throws {
    var comparison = Comparison(columns: ["a"], frameCount: 13, rate: 10)
    for frame in 0..<13 {
      let center = CGPoint(x: Double(frame), y: 0)
      comparison.add(
        [("A", .init(center: center, size: .zero, transform: .identity, opacity: 1))],
        frame: frame, column: 0)
    }
    let overlay = ComparisonOverlay(comparison, views: [0], column: 0)
    func strokes(_ frame: Int) -> [(alpha: Float, width: Double)] {
      overlay.items([], frame: frame).dropFirst().compactMap { item in
        guard case .stroke(let stroke) = item, case .color(let color) = stroke.paint else {
          return nil
        }
        return (color.alpha, Double(stroke.style.lineWidth))
      }
    }
    #expect(strokes(0).map(\.width) == [1])
    let late = strokes(6)
    #expect(late.map(\.width) == [1] + Array(repeating: 1.5, count: 6))
    #expect(late.dropFirst().map(\.alpha) == late.dropFirst().map(\.alpha).sorted())
    #expect(late.last?.alpha == 1)
    // At the end, nothing is still to come.
    #expect(strokes(12).allSatisfy { $0.width == 1.5 })
  }
}
