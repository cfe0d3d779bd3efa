import Foundation
import ZoetropeDisplayList

/// Frosted glass: what is behind shows through it blurred and in the shade of the material.
///
/// The values are those of the iOS 18 design kit that Apple has published (as others have copied
/// them from there: Haze, `CupertinoMaterials.kt`): in light mode a gray over what is behind, then a
/// colour dodge; in dark mode a dark gray, then an overlay. For a colour behind both together are one
/// linear map. Values of ``ultraThick``, which the kit has not, carry the series on; those of
/// ``bar`` are the kit's bars. Blur (30 points) and saturation (1.8) are those of iOS's older blur
/// effects.
///
/// A material changes what has been drawn so far in the innermost layer around (`opacity`,
/// `compositingGroup`, a blend mode), not what is behind that.
public struct Material: Sendable {
  enum Thickness: Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
  }

  let thickness: Thickness

  /// Mostly translucent.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// More translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// Somewhat translucent.
  public static let regular = Material(thickness: .regular)
  /// More opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// Mostly opaque.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// As toolbars are.
  public static let bar = Material(thickness: .bar)
}

extension Material: ShapeStyle {
  /// The material in light or in dark mode.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let material = ResolvedMaterial(
      thickness: thickness, isDark: environment.colorScheme == .dark)
    return _ResolvedPaint(.material(material), color: material.standIn)
  }

  /// The material itself: it has no levels.
  public func _resolvePaint(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    _resolvePaint(in: environment)
  }
}

extension ShapeStyle where Self == Material {
  /// A mostly translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is more translucent than opaque.
  public static var thinMaterial: Material { .thin }
  /// A somewhat translucent material.
  public static var regularMaterial: Material { .regular }
  /// A material that is more opaque than translucent.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of toolbars.
  public static var bar: Material { .bar }
}

/// A material in light or in dark mode.
struct ResolvedMaterial: Equatable, Sendable {
  let thickness: Material.Thickness
  let isDark: Bool

  /// Standard deviation, in points.
  private static let blurRadius = 30.0
  private static let saturation: Float = 1.8

  /// A gray that covers, how much it covers, and what the result is multiplied by: `1 / (1 - dodge)`
  /// in light mode, twice the overlay in dark mode.
  private var shade: (gray: Float, cover: Float, factor: Float) {
    func light(_ gray: Float, _ cover: Float, dodge: Float) -> (Float, Float, Float) {
      (gray / 255, cover, 255 / (255 - dodge))
    }
    func dark(_ cover: Float, overlay: Float) -> (Float, Float, Float) {
      (37 / 255, cover, 2 * overlay / 255)
    }
    switch (thickness, isDark) {
    case (.ultraThin, false): return light(191, 0.44, dodge: 13)
    case (.thin, false): return light(166, 0.7, dodge: 51)
    case (.regular, false): return light(179, 0.82, dodge: 56)
    case (.thick, false): return light(153, 0.97, dodge: 92)
    case (.ultraThick, false): return light(153, 0.99, dodge: 96)
    case (.bar, false): return light(249, 0.94, dodge: 0)
    case (.ultraThin, true): return dark(0.55, overlay: 156)
    case (.thin, true): return dark(0.7, overlay: 156)
    case (.regular, true): return dark(0.82, overlay: 140)
    case (.thick, true): return dark(0.9, overlay: 124)
    case (.ultraThick, true): return dark(0.97, overlay: 124)
    case (.bar, true): return (29 / 255, 0.94, 1)
    }
  }

  /// The colour of the material in front of a middle gray, for what cannot show anything behind.
  var standIn: Color.Resolved {
    let (gray, cover, factor) = shade
    let level = min((gray * cover + 0.5 * (1 - cover)) * factor, 1)
    return Color.Resolved(red: level, green: level, blue: level, opacity: cover)
  }

  /// What changes the picture behind, at an opacity from 0 to 1.
  func filters(opacity: Double) -> [DisplayList.Filter] {
    let strength = min(max(opacity, 0), 1)
    return [
      .blur(DisplayList.Blur(radius: Self.blurRadius * strength, isOpaque: true)),
      .colorMatrix(matrix(strength: Float(strength))),
    ]
  }

  /// Saturation, then the shade; as far as `strength` says, from 0 to 1.
  private func matrix(strength: Float) -> DisplayList.ColorMatrix {
    let (gray, cover, factor) = shade
    // How much of each component there is in gray: Recommendation ITU-R BT.709.
    let light: SIMD4<Float> = [0.2126, 0.7152, 0.0722, 0]
    func row(_ unit: SIMD4<Float>) -> SIMD4<Float> {
      let saturated = light + (unit - light) * Self.saturation
      return unit + (saturated * ((1 - cover) * factor) - unit) * strength
    }
    let bias = gray * cover * factor * strength
    return DisplayList.ColorMatrix(
      red: row([1, 0, 0, 0]), green: row([0, 1, 0, 0]), blue: row([0, 0, 1, 0]),
      alpha: [0, 0, 0, 1 - cover * strength], bias: [bias, bias, bias, cover * strength])
  }
}
