import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The drawing of a color glyph: a tree of paints, as the `COLR` table of OpenType describes it.
///
/// Lengths are in font units, y up. Angles are in degrees, counterclockwise from the x axis.
/// Source: the OpenType specification 1.9.1, "COLR — Color Table".
indirect enum ColorPaint {
  /// The paints in drawing order.
  case layers([ColorPaint])
  /// A color that fills the whole plane.
  case solid(GlyphColor)
  /// A linear gradient that fills the whole plane. The colors are constant along lines that are
  /// parallel to the line from `start` to `rotation`.
  case linear(ColorLine, start: CGPoint, end: CGPoint, rotation: CGPoint)
  /// A gradient between two circles. It fills the cone through both circles; the cone may be the
  /// whole plane.
  case radial(ColorLine, start: Circle, end: Circle)
  /// A gradient whose color depends on the angle around a center. It fills the whole plane.
  case sweep(ColorLine, center: CGPoint, startAngle: Double, endAngle: Double)
  /// A paint inside the outline of a glyph.
  case glyph(Path, ColorPaint)
  /// A paint inside a rectangle.
  case clipped(CGRect, ColorPaint)
  /// A paint whose space is transformed.
  case transformed(CGAffineTransform, ColorPaint)
  /// A paint, `source`, that is combined with the paint behind it, `backdrop`.
  case composite(source: ColorPaint, ColorCompositeMode, backdrop: ColorPaint)
  /// A paint that draws nothing.
  case nothing

  /// A circle in font units, y up.
  struct Circle: Equatable {
    var center: CGPoint
    var radius: Double
  }
}

/// A color in the drawing of a color glyph: a color of the font, or that of the surrounding text.
struct GlyphColor: Equatable {
  /// The color. If ``isForeground`` is true, only its alpha is used.
  var color: PaintColor
  /// Whether the color is that of the surrounding text.
  var isForeground = false
}

/// The colors along a gradient of a color glyph.
struct ColorLine: Equatable {
  struct Stop: Equatable {
    var color: GlyphColor
    /// The position along the gradient; positions outside of 0...1 are allowed.
    var offset: Double
  }

  /// The stops, in any order.
  var stops: [Stop]
  /// The way in which the colors continue before the first stop and after the last stop.
  var extend: GradientPaint.Spread
}

/// A way of combining a paint with the paint behind it.
enum ColorCompositeMode: Equatable {
  /// Draws neither paint.
  case clear
  /// Draws the paint in front only.
  case source
  /// Draws the paint behind only.
  case backdrop
  /// Blends the paint in front with the one behind.
  case blend(DisplayList.BlendMode)
}
