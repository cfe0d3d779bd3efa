import Foundation
import ZoetropeAreas
import ZoetropeGeometry

/// The outlines of a symbol's layers at one weight.
///
/// Guarantees: the outlines are finite and are filled with the non-zero rule. Two instances with
/// the same key are equal. Layers do not overlap each other.
package struct SymbolOutline: Equatable, Sendable {
  /// The values that determine an outline.
  package struct Key: Hashable, Sendable {
    package var form: SymbolForm
    /// The line width, in hundredths of an em.
    package var line: CGFloat
    /// Whether the layers are kept separate, so that each layer can have its own color.
    package var isLayered: Bool
    /// Whether overlapping parts are always merged, so that no outline overlaps itself.
    package var isPlain = false

    /// Creates a key.
    package init(form: SymbolForm, line: CGFloat, isLayered: Bool, isPlain: Bool = false) {
      self.form = form
      self.line = line
      self.isLayered = isLayered
      self.isPlain = isPlain
    }
  }

  /// A part of the symbol that is drawn in one style.
  package struct Layer: Sendable {
    /// The outline in hundredths of an em. The y coordinate is 0 in the middle of the cap height
    /// and grows downward.
    package var path: Path
    /// The level of the foreground style that fills the outline: 0 for the primary style, 1 for the
    /// secondary style, 2 for the tertiary style.
    package var level: Int
  }

  package let key: Key
  package let layers: [Layer]
  /// The bounding box of all layers, in hundredths of an em.
  package let bounds: CGRect

  /// The maximum distance between a curve and its flattened lines, in hundredths of an em.
  static let tolerance: CGFloat = 0.02

  /// The margin around a symbol that is set beside text, in hundredths of an em. With this margin,
  /// a circle with a diameter of 17 points takes up 20 points, like Apple's circle.
  package static let margin: CGFloat = 9

  package init(_ key: Key, _ design: SymbolDesign) {
    self.key = key
    var pen = SymbolPen(line: key.line, isFilled: key.form.isFilled)
    key.form.draw(design, with: &pen)
    if !key.isLayered && !key.isPlain && pen.isSimple {
      // The non-zero rule fills the parts of a simple drawing correctly. Their curves can therefore
      // be kept.
      var path = Path()
      for part in pen.drawn { path.addPath(part.path) }
      layers = path.isEmpty ? [] : [Layer(path: path, level: 0)]
      bounds = path.boundingRect
      return
    }
    var region = LayeredRegion(tolerance: Self.tolerance)
    for part in pen.drawn {
      let shows = !part.isCut || (key.isLayered && !part.isGap)
      region.add(part.path, layer: shows ? (key.isLayered ? part.layer : 0) : nil)
    }
    let count = key.isLayered ? 3 : 1
    layers = region.outlines(layerCount: count).enumerated().compactMap {
      $1.isEmpty ? nil : Layer(path: $1, level: $0)
    }
    bounds = layers.dropFirst().reduce(layers.first?.path.boundingRect ?? .zero) {
      $0.union($1.path.boundingRect)
    }
  }

  package static func == (a: SymbolOutline, b: SymbolOutline) -> Bool { a.key == b.key }

  /// ``bounds``, extended by ``margin`` on all sides.
  package var box: CGRect { bounds.insetBy(dx: -Self.margin, dy: -Self.margin) }

  /// Returns the transform that maps a rectangle in the space of the outlines to a frame of the
  /// given size at the origin.
  package static func transform(of rect: CGRect, to size: CGSize) -> CGAffineTransform {
    guard rect.width > 0, rect.height > 0 else { return .identity }
    let (x, y) = (size.width / rect.width, size.height / rect.height)
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: -rect.minX * x, ty: -rect.minY * y)
  }

  /// Returns the line width, in hundredths of an em, for a weight on OpenType's scale. The widths
  /// for weights between multiples of 100 are interpolated linearly.
  package static func line(weight: Double) -> CGFloat {
    let widths: [CGFloat] = [2.2, 3.6, 5.6, 7.8, 9.2, 10.6, 12.2, 14, 16]
    let place = min(max(weight.isFinite ? weight / 100 - 1 : 3, 0), 8)
    let index = min(Int(place), 7)
    let part = CGFloat(place - Double(index))
    return widths[index] + (widths[index + 1] - widths[index]) * part
  }
}
