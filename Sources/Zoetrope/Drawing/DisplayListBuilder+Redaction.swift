import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// What is hidden on a walk, although its place is shown.
package struct Redaction: Equatable {
  /// Whether texts and images are drawn as bars and boxes.
  package var isPlaceholder = false
  /// Whether that goes for views that are not for everyone's eyes.
  package var hidesSensitive = false
}

extension DisplayListBuilder {
  /// Walks through the inside of something that hides, or shows, what is in it.
  package mutating func redacted(
    _ redaction: Redaction, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let outer = self.redaction
    self.redaction = redaction
    body(&self)
    self.redaction = outer
  }

  /// Replaces glyphs and images among the last items.
  mutating func redact(from start: Int) {
    for index in start..<items.count { items[index] = items[index].placeholder }
  }
}

extension DisplayList.Item {
  /// A bar for each line of glyphs, a box for an image; shapes as they are.
  fileprivate var placeholder: DisplayList.Item {
    switch self {
    case .glyphs(let run): .fill(run.placeholder)
    case .image(let image):
      .fill(
        DisplayList.Fill(
          path: Path(image.frame), transform: image.transform,
          paint: .color(PaintColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.3))))
    default: self
    }
  }
}

extension DisplayList.GlyphRun {
  /// How much is left of the colour of a text.
  private static let opacity = 0.16
  /// Where a bar begins and ends, from the baseline, in ems, y down.
  private static let reach: ClosedRange<CGFloat> = -0.75...0.1
  /// In ems.
  private static let cornerRadius: CGFloat = 0.2

  /// A bar with round corners from the first to the last glyph on each baseline. O(n)
  fileprivate var placeholder: DisplayList.Fill {
    var path = Path()
    var rest = glyphs[...]
    while let first = rest.first {
      let line = rest.prefix { $0.position.y == first.position.y }
      rest = rest.dropFirst(line.count)
      let boxes = line.map { ($0.position.x, $0.outline.controlBounds) }.filter { !$1.isNull }
      guard let start = boxes.map({ $0 + $1.minX * size }).min(),
        let end = boxes.map({ $0 + $1.maxX * size }).max()
      else { continue }
      let bar = CGRect(
        x: start, y: first.position.y + Self.reach.lowerBound * size, width: end - start,
        height: (Self.reach.upperBound - Self.reach.lowerBound) * size)
      let radius = min(Self.cornerRadius * size, bar.width / 2)
      path.addRoundedRect(in: bar, cornerSize: CGSize(width: radius, height: radius))
    }
    return DisplayList.Fill(
      path: path, transform: transform, paint: paint.faded(by: Self.opacity))
  }
}
