import CFreeType
import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Converts a number in 16.16 fixed-point format.
func number(_ fixed: FT_Fixed) -> Double { Double(fixed) / 65536 }

extension CGPoint {
  /// Creates a point from numbers in 16.16 fixed-point format.
  init(fixed vector: FT_Vector) { self.init(x: number(vector.x), y: number(vector.y)) }
}

extension FT_COLR_Paint {
  /// The transform of a transforming paint, in font units, y up, and the paint that it applies to;
  /// nil for other paints.
  var transform: (CGAffineTransform, FT_OpaquePaint)? {
    switch format {
    case FT_COLR_PAINTFORMAT_TRANSFORM:
      let affine = u.transform.affine
      return (
        CGAffineTransform(
          a: number(affine.xx), b: number(affine.yx), c: number(affine.xy), d: number(affine.yy),
          tx: number(affine.dx), ty: number(affine.dy)), u.transform.paint
      )
    case FT_COLR_PAINTFORMAT_TRANSLATE:
      let (x, y) = (number(u.translate.dx), number(u.translate.dy))
      return (CGAffineTransform(translationX: x, y: y), u.translate.paint)
    case FT_COLR_PAINTFORMAT_SCALE:
      let scale = u.scale
      let linear = CGAffineTransform(scaleX: number(scale.scale_x), y: number(scale.scale_y))
      return (linear.around(scale.center_x, scale.center_y), scale.paint)
    case FT_COLR_PAINTFORMAT_ROTATE:
      let rotate = u.rotate
      // The space is y up, so that a positive angle turns counterclockwise.
      let linear = CGAffineTransform(rotationAngle: number(rotate.angle) * .pi)
      return (linear.around(rotate.center_x, rotate.center_y), rotate.paint)
    case FT_COLR_PAINTFORMAT_SKEW:
      let skew = u.skew
      let linear = CGAffineTransform(
        a: 1, b: tan(number(skew.y_skew_angle) * .pi), c: -tan(number(skew.x_skew_angle) * .pi),
        d: 1, tx: 0, ty: 0)
      return (linear.around(skew.center_x, skew.center_y), skew.paint)
    default: return nil
    }
  }
}

extension CGAffineTransform {
  /// Returns the transform applied around a center, given in 16.16 fixed-point format.
  fileprivate func around(_ x: FT_Fixed, _ y: FT_Fixed) -> CGAffineTransform {
    let (x, y) = (number(x), number(y))
    return CGAffineTransform(translationX: -x, y: -y).concatenating(self)
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }
}

extension ColorCompositeMode {
  init(_ mode: FT_Composite_Mode) {
    switch mode {
    case FT_COLR_COMPOSITE_CLEAR: self = .clear
    case FT_COLR_COMPOSITE_SRC: self = .source
    case FT_COLR_COMPOSITE_DEST: self = .backdrop
    default: self = .blend(Self.blendModes[mode.rawValue] ?? .normal)
    }
  }

  private static let blendModes: [UInt32: DisplayList.BlendMode] = [
    FT_COLR_COMPOSITE_SRC_OVER.rawValue: .normal,
    FT_COLR_COMPOSITE_DEST_OVER.rawValue: .destinationOver,
    FT_COLR_COMPOSITE_SRC_IN.rawValue: .sourceIn,
    FT_COLR_COMPOSITE_DEST_IN.rawValue: .destinationIn,
    FT_COLR_COMPOSITE_SRC_OUT.rawValue: .sourceOut,
    FT_COLR_COMPOSITE_DEST_OUT.rawValue: .destinationOut,
    FT_COLR_COMPOSITE_SRC_ATOP.rawValue: .sourceAtop,
    FT_COLR_COMPOSITE_DEST_ATOP.rawValue: .destinationAtop,
    FT_COLR_COMPOSITE_XOR.rawValue: .xor,
    FT_COLR_COMPOSITE_PLUS.rawValue: .plusLighter,
    FT_COLR_COMPOSITE_SCREEN.rawValue: .screen,
    FT_COLR_COMPOSITE_OVERLAY.rawValue: .overlay,
    FT_COLR_COMPOSITE_DARKEN.rawValue: .darken,
    FT_COLR_COMPOSITE_LIGHTEN.rawValue: .lighten,
    FT_COLR_COMPOSITE_COLOR_DODGE.rawValue: .colorDodge,
    FT_COLR_COMPOSITE_COLOR_BURN.rawValue: .colorBurn,
    FT_COLR_COMPOSITE_HARD_LIGHT.rawValue: .hardLight,
    FT_COLR_COMPOSITE_SOFT_LIGHT.rawValue: .softLight,
    FT_COLR_COMPOSITE_DIFFERENCE.rawValue: .difference,
    FT_COLR_COMPOSITE_EXCLUSION.rawValue: .exclusion,
    FT_COLR_COMPOSITE_MULTIPLY.rawValue: .multiply,
    FT_COLR_COMPOSITE_HSL_HUE.rawValue: .hue,
    FT_COLR_COMPOSITE_HSL_SATURATION.rawValue: .saturation,
    FT_COLR_COMPOSITE_HSL_COLOR.rawValue: .color,
    FT_COLR_COMPOSITE_HSL_LUMINOSITY.rawValue: .luminosity,
  ]
}
