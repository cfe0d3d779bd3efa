import Foundation
import ZoetropeGeometry

/// A symbol as it is drawn at a weight: the outlines of its layers.
///
/// Guarantees: finite, to be filled by the non-zero rule; equal where they were made from the same
/// name, form and width of line. Layers do not overlap each other.
struct SymbolOutline: Equatable, Sendable {
  /// What an outline is made from.
  struct Key: Hashable, Sendable {
    var form: SymbolForm
    /// The width of lines, in hundredths of an em.
    var line: CGFloat
    /// Whether its layers are apart, to be drawn in several styles.
    var isLayered: Bool
    /// Whether no outline may overlap itself.
    var isPlain = false
  }

  /// A part that is drawn in one style.
  struct Layer: Sendable {
    /// In hundredths of an em, from the middle of the capitals' height, y down.
    var path: Path
    /// The level of the foreground style, 0 for the primary one.
    var level: Int
  }

  let key: Key
  let layers: [Layer]
  /// What the layers cover, in hundredths of an em.
  let bounds: CGRect

  /// Empty space on each side of a symbol beside text, in hundredths of an em: a circle of 17 points
  /// takes 20 with it, as Apple's does.
  static let margin: CGFloat = 9

  init(_ key: Key, _ design: SymbolDesign) {
    self.key = key
    var pen = SymbolPen(line: key.line, isFilled: key.form.isFilled)
    key.form.draw(design, with: &pen)
    if !key.isLayered && !key.isPlain && pen.isSimple {
      // The non-zero rule is enough, and curves stay curves.
      var path = Path()
      for part in pen.drawn { path.addPath(part.path) }
      layers = path.isEmpty ? [] : [Layer(path: path, level: 0)]
      bounds = path.boundingRect
      return
    }
    var region = SymbolRegion()
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

  static func == (a: SymbolOutline, b: SymbolOutline) -> Bool { a.key == b.key }

  /// What is taken beside text: with the empty space around.
  var box: CGRect { bounds.insetBy(dx: -Self.margin, dy: -Self.margin) }

  /// From the outlines' space to a frame of a size at the origin, which a rectangle of theirs fills.
  static func transform(of rect: CGRect, to size: CGSize) -> CGAffineTransform {
    guard rect.width > 0, rect.height > 0 else { return .identity }
    let (x, y) = (size.width / rect.width, size.height / rect.height)
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: -rect.minX * x, ty: -rect.minY * y)
  }

  /// The width of lines for a weight on OpenType's scale, in hundredths of an em; between those that
  /// have a name, on the straight line.
  static func line(weight: Double) -> CGFloat {
    let widths: [CGFloat] = [2.2, 3.6, 5.6, 7.8, 9.2, 10.6, 12.2, 14, 16]
    let place = min(max(weight.isFinite ? weight / 100 - 1 : 3, 0), 8)
    let index = min(Int(place), 7)
    let part = CGFloat(place - Double(index))
    return widths[index] + (widths[index + 1] - widths[index]) * part
  }
}
