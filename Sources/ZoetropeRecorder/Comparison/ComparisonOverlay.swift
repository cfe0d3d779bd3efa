import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The drawing over one half of a comparison. For each leaf, it shows the trail of the leaf's
/// center, the chord from the first to the last position, and a dot at the current position.
struct ComparisonOverlay: Sendable {
  static let gray = PaintColor(red: 0.5, green: 0.5, blue: 0.5)

  /// Eight distinguishable colors, which the trails use in turn. They follow Okabe and Ito's
  /// palette, with a dark yellow that is visible on white.
  private static let hues: [PaintColor] = [
    PaintColor(red: 0, green: 0.45, blue: 0.7), PaintColor(red: 0.84, green: 0.37, blue: 0),
    PaintColor(red: 0, green: 0.62, blue: 0.45), PaintColor(red: 0.8, green: 0.47, blue: 0.65),
    PaintColor(red: 0.34, green: 0.71, blue: 0.91), PaintColor(red: 0.9, green: 0.62, blue: 0),
    PaintColor(red: 0.45, green: 0.35, blue: 0.75), PaintColor(red: 0.65, green: 0.6, blue: 0.1),
  ]

  /// The trails and chords, which are the same for every frame.
  private let lines: [DisplayList.Item]

  init(_ comparison: Comparison, column: Int) {
    lines = comparison.distinctIndices.enumerated().flatMap { number, index in
      ComparisonOverlay.lines(
        through: comparison.views[index].samples[column].map { $0?.center },
        hue: ComparisonOverlay.hues[number % ComparisonOverlay.hues.count])
    }
  }

  /// Returns the trails and chords, and a dot at the center of each leaf.
  func items(_ placements: [Placement]) -> [DisplayList.Item] {
    var dots = Path()
    let radius = 2.0
    for placement in placements {
      let (x, y) = (placement.frame.midX, placement.frame.midY)
      dots.addEllipse(
        in: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
    }
    if placements.isEmpty { return lines }
    return lines + [.fill(.init(path: dots, paint: .color(ComparisonOverlay.gray)))]
  }

  /// Returns the chord and the trail of a leaf. The result is empty if the leaf does not move.
  private static func lines(through track: [CGPoint?], hue: PaintColor) -> [DisplayList.Item] {
    let points = track.compactMap(\.self)
    let length = zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    guard length >= ViewMotion.tolerance else { return [] }
    var items: [DisplayList.Item] = []
    if let first = points.first, let last = points.last, first != last {
      var chord = Path()
      chord.addLines([first, last])
      let style = StrokeStyle(lineWidth: 1, dash: [4, 3])
      items.append(.stroke(.init(path: chord, style: style, paint: .color(gray))))
    }
    // Omit points at which the leaf rests, because they would add lines of length 0.
    let moving = points.indices.filter { $0 == 0 || points[$0] != points[$0 - 1] }
    var trail = Path()
    trail.addLines(moving.map { points[$0] })
    let style = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
    items.append(.stroke(.init(path: trail, style: style, paint: .color(hue))))
    return items
  }
}
