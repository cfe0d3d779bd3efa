import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The drawing over one column of a comparison. It shows the trail of each leaf's center, the chord
/// from the center's first to its last position, and a dot at its current position.
struct ComparisonOverlay: Sendable {
  static let gray = PaintColor(red: 0.5, green: 0.5, blue: 0.5)

  /// Eight distinguishable colors, which trails and curves use in turn. They follow the palette of
  /// Okabe and Ito, except for a dark yellow that is visible on white.
  static let hues: [PaintColor] = [
    PaintColor(red: 0, green: 0.45, blue: 0.7), PaintColor(red: 0.84, green: 0.37, blue: 0),
    PaintColor(red: 0, green: 0.62, blue: 0.45), PaintColor(red: 0.8, green: 0.47, blue: 0.65),
    PaintColor(red: 0.34, green: 0.71, blue: 0.91), PaintColor(red: 0.9, green: 0.62, blue: 0),
    PaintColor(red: 0.45, green: 0.35, blue: 0.75), PaintColor(red: 0.65, green: 0.6, blue: 0.1),
  ]

  /// The number of pieces of a trail. Older pieces are fainter.
  private static let pieceCount = 6
  /// The opacity of the oldest piece of a trail, and the opacity of the part that the leaf has not
  /// reached yet.
  private static let oldest = 0.3, future = 0.25

  /// The positions of a leaf over time.
  private struct Trail {
    /// The centers by frame; nil for a frame without the leaf.
    let points: [CGPoint?]
    let hue: PaintColor
  }

  private let trails: [Trail]
  /// The chords, which are the same at every frame.
  private let chords: [DisplayList.Item]

  /// Creates an overlay.
  ///
  /// - Parameters:
  ///   - comparison: The comparison.
  ///   - indices: The indices of the views with a trail.
  ///   - column: The index of the column.
  init(_ comparison: Comparison, views indices: [Int], column: Int) {
    let hues = ComparisonOverlay.hues
    trails = indices.enumerated().compactMap { number, index in
      let points = comparison.views[index].samples[column].map { $0?.center }
      let way = points.compactMap(\.self)
      let length = zip(way, way.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      return length < ViewMotion.tolerance
        ? nil : Trail(points: points, hue: hues[number % hues.count])
    }
    chords = trails.compactMap { trail in
      let ends = [trail.points.compactMap(\.self).first, trail.points.compactMap(\.self).last]
      guard let first = ends[0], let last = ends[1], first != last else { return nil }
      var chord = Path()
      chord.addLines([first, last])
      let style = StrokeStyle(lineWidth: 1, dash: [4, 3])
      return .stroke(.init(path: chord, style: style, paint: .color(ComparisonOverlay.gray)))
    }
  }

  /// Returns the chords, the trails at the given frame, and a dot at the center of each leaf.
  ///
  /// A trail is brightest at the current position of the leaf, and fainter at earlier positions.
  /// The part that the leaf has not reached yet is thin and faint.
  func items(_ placements: [Placement], frame: Int) -> [DisplayList.Item] {
    var items = chords
    for trail in trails {
      let future = trail.points.indices.suffix(from: min(frame, trail.points.count - 1))
      add(trail, future, width: 1, opacity: ComparisonOverlay.future, to: &items)
      let pieces = ComparisonOverlay.pieceCount
      for piece in 0..<pieces {
        let (first, last) = (frame * piece / pieces, frame * (piece + 1) / pieces)
        let part = Double(piece) / Double(pieces - 1)
        add(
          trail, first..<min(last + 1, trail.points.count), width: 1.5,
          opacity: ComparisonOverlay.oldest + (1 - ComparisonOverlay.oldest) * part, to: &items)
      }
    }
    if placements.isEmpty { return items }
    var dots = Path()
    let radius = 2.0
    for placement in placements {
      let (x, y) = (placement.frame.midX, placement.frame.midY)
      dots.addEllipse(
        in: CGRect(x: x - radius, y: y - radius, width: radius * 2, height: radius * 2))
    }
    return items + [.fill(.init(path: dots, paint: .color(ComparisonOverlay.gray)))]
  }

  /// Adds a line through the centers at a range of frames. Adds nothing if the leaf does not move
  /// at these frames.
  private func add(
    _ trail: Trail, _ frames: Range<Int>, width: Double, opacity: Double,
    to items: inout [DisplayList.Item]
  ) {
    var points: [CGPoint] = []
    // Equal points would add lines of length 0.
    for case let point? in trail.points[frames] where points.last != point { points.append(point) }
    guard points.count > 1 else { return }
    var path = Path()
    path.addLines(points)
    var hue = trail.hue
    hue.alpha = Float(opacity)
    let style = StrokeStyle(lineWidth: width, lineCap: .butt, lineJoin: .round)
    items.append(.stroke(.init(path: path, style: style, paint: .color(hue))))
  }
}
