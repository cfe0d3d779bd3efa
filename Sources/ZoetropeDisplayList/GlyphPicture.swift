import Foundation
import ZoetropeGeometry
import ZoetropePixels

/// The picture of a glyph that has its own colors, such as an emoji. It is drawn instead of the
/// glyph's outline.
///
/// A picture is immutable, and all glyph runs that draw the glyph share it. Coordinates are in ems,
/// y down, with the origin on the baseline.
package final class GlyphPicture: Sendable {
  /// Identifies a fill or a gradient stop that takes the color of the surrounding text.
  package struct ForegroundUse: Sendable, Hashable {
    /// The index of the fill among the picture's items.
    package var item: Int
    /// The index of the gradient stop that takes the color; nil for a fill in a plain color.
    package var stop: Int?
    /// The factor by which the alpha of the color is multiplied, from 0 to 1.
    package var alpha: Float

    /// Creates the identification of a fill or of a gradient stop.
    package init(item: Int, stop: Int? = nil, alpha: Float) {
      self.item = item
      self.stop = stop
      self.alpha = alpha
    }
  }

  /// The display items, in ems instead of points. Each start of a clip or layer has a matching end.
  package let items: [DisplayList.Item]
  /// The fills and gradient stops that take the color of the surrounding text.
  package let foregroundUses: [ForegroundUse]
  /// The area that the picture may cover, in ems, y down.
  package let bounds: CGRect
  /// The approximate size of the picture in memory, in bytes.
  package let byteCount: Int

  /// Creates a picture from display items.
  ///
  /// - Parameters:
  ///   - items: The display items, in ems instead of points. Each start of a clip or layer must
  ///     have a matching end.
  ///   - foregroundUses: The fills and gradient stops that take the color of the surrounding text.
  ///     A fill or stop that does not exist is ignored. Default none.
  ///   - bounds: The area that the picture may cover, in ems, y down.
  /// - Complexity: O(*n*) in the number of items.
  package init(
    items: [DisplayList.Item], foregroundUses: [ForegroundUse] = [], bounds: CGRect
  ) {
    self.items = items
    self.foregroundUses = foregroundUses
    self.bounds = bounds
    byteCount = items.reduce(256) { $0 + $1.approximateByteCount }
  }

  /// Creates a picture of pixels.
  ///
  /// - Parameters:
  ///   - pixels: The pixels.
  ///   - frame: The rectangle that the pixels fill, in ems, y down.
  package convenience init(pixels: ImagePixels, frame: CGRect) {
    self.init(
      items: [.image(DisplayList.ImageFill(pixels: pixels, frame: frame))], bounds: frame)
  }

  /// Returns the items that draw the picture on the canvas.
  ///
  /// - Parameters:
  ///   - transform: The transform from ems to the canvas, in points.
  ///   - foreground: The color of the surrounding text.
  /// - Complexity: O(*n*) in the number of items.
  package func items(
    _ transform: CGAffineTransform, foreground: PaintColor
  ) -> [DisplayList.Item] {
    var items = items
    for use in foregroundUses where items.indices.contains(use.item) {
      items[use.item].color(foreground.faded(by: use.alpha), stop: use.stop)
    }
    for index in items.indices { items[index] = items[index].applying(transform) }
    return items
  }
}

extension DisplayList.Item {
  /// Replaces the color of a fill, or of one stop of its gradient.
  fileprivate mutating func color(_ color: PaintColor, stop: Int?) {
    guard case .fill(var fill) = self else { return }
    switch (fill.paint, stop) {
    case (.color, nil): fill.paint = .color(color)
    case (.gradient(var gradient), .some(let stop)) where gradient.stops.indices.contains(stop):
      gradient.stops[stop].color = color
      fill.paint = .gradient(gradient)
    default: return
    }
    self = .fill(fill)
  }

  /// The approximate number of bytes of the item.
  fileprivate var approximateByteCount: Int {
    let own = 256
    switch self {
    case .fill(let fill):
      guard case .gradient(let gradient) = fill.paint else {
        return own + 16 * fill.path.points.count
      }
      return own + 16 * fill.path.points.count + 32 * gradient.stops.count
    case .pushClip(let clip): return own + 16 * clip.path.points.count
    case .image(let image): return own + 4 * image.pixels.pixels.count
    default: return own
    }
  }
}
