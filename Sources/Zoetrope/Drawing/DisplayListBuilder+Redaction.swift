import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The settings that determine which content is drawn as placeholders.
package struct Redaction: Equatable {
  /// Whether placeholders replace texts and images: bars for texts, and boxes for images.
  package var isPlaceholder = false
  /// Whether views that are marked as privacy-sensitive are drawn as placeholders.
  package var hidesSensitive = false
}

extension DisplayListBuilder {
  /// Walks a subtree with a redaction that replaces the current one.
  package mutating func redacted(
    _ redaction: Redaction, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let outer = self.redaction
    self.redaction = redaction
    body(&self)
    self.redaction = outer
  }

  /// Replaces glyphs and images by placeholders in all items from the index `start` to the end.
  mutating func redact(from start: Int) {
    for index in start..<items.count { items[index] = items[index].placeholder }
  }
}

extension DisplayList.Item {
  /// The placeholder of the item: bars for the lines of a glyph run, a box for an image. Other
  /// items are returned unchanged.
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
  /// The factor by which a placeholder multiplies the opacity of its text.
  private static let opacity = 0.16
  /// The vertical range of a bar, in ems from the baseline, y down.
  private static let reach: ClosedRange<CGFloat> = -0.75...0.1
  /// The corner radius of a bar, in ems.
  private static let cornerRadius: CGFloat = 0.2

  /// A bar with rounded corners for each line of glyphs, from the first to the last glyph of the
  /// line.
  ///
  /// - Complexity: O(*n*), where *n* is the number of glyphs.
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
