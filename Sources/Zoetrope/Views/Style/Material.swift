import Foundation
import ZoetropeDisplayList

/// A style that blurs and tints the backdrop, like frosted glass.
///
/// The tints are those of the design kit that Apple published for iOS 18. Their values come from a
/// copy in another project (Haze, `CupertinoMaterials.kt`). Each tint has two steps. In light mode,
/// a gray covers the backdrop, and then a color dodge is applied. In dark mode, a dark gray covers
/// the backdrop, and then an overlay is applied. Both steps are drawn as one linear map of the
/// backdrop's color.
///
/// The kit has no ``ultraThick`` material. The values of this material extrapolate the series of
/// the thinner materials. The values of ``bar`` are those of the bars in the kit. The blur (30
/// points) and the saturation (1.8) are those of older blur effects of iOS.
///
/// The backdrop is the picture drawn so far in the innermost enclosing layer, or on the canvas if
/// there is no layer. Layers are made by `opacity`, `compositingGroup` and blend modes. A material
/// does not change anything behind its layer.
public struct Material: Sendable {
  enum Thickness: Hashable, Sendable {
    case ultraThin, thin, regular, thick, ultraThick, bar
    /// The materials of ``Glass``. They blur the backdrop less than the other materials.
    case glass, clearGlass
  }

  let thickness: Thickness

  /// A mostly translucent material.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A material that is more translucent than opaque.
  public static let thin = Material(thickness: .thin)
  /// A somewhat translucent material.
  public static let regular = Material(thickness: .regular)
  /// A material that is more opaque than translucent.
  public static let thick = Material(thickness: .thick)
  /// A mostly opaque material.
  public static let ultraThick = Material(thickness: .ultraThick)
  /// The material of toolbars.
  public static let bar = Material(thickness: .bar)
}

extension Material: ShapeStyle {
  /// Returns the paint of the material for the environment's light or dark mode.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let material = ResolvedMaterial(
      thickness: thickness, isDark: environment.colorScheme == .dark)
    return _ResolvedPaint(.material(material), color: material.standIn)
  }

  /// Returns the paint of the material, which is the same at all levels.
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

/// A ``Material``, resolved for light or dark mode.
struct ResolvedMaterial: Equatable, Sendable {
  let thickness: Material.Thickness
  let isDark: Bool

  /// The standard deviation of the blur, in points.
  private var blurRadius: Double {
    switch thickness {
    case .glass: 8
    case .clearGlass: 2
    case .ultraThin, .thin, .regular, .thick, .ultraThick, .bar: 30
    }
  }

  private var saturation: Float {
    switch thickness {
    case .glass, .clearGlass: 1.2
    case .ultraThin, .thin, .regular, .thick, .ultraThick, .bar: 1.8
    }
  }

  /// The parameters of the tint: the level of the covering gray (0 to 1), the opacity of that gray,
  /// and a factor. The backdrop is first covered with the gray and then multiplied by the factor.
  /// In light mode, the factor is `1 / (1 - dodge)`, where `dodge` is the level of the color dodge.
  /// In dark mode, the factor is twice the level of the overlay.
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
    case (.glass, false): return light(255, 0.45, dodge: 0)
    case (.clearGlass, false): return light(255, 0.12, dodge: 0)
    case (.glass, true): return dark(0.55, overlay: 127.5)
    case (.clearGlass, true): return dark(0.12, overlay: 127.5)
    case (.ultraThin, true): return dark(0.55, overlay: 156)
    case (.thin, true): return dark(0.7, overlay: 156)
    case (.regular, true): return dark(0.82, overlay: 140)
    case (.thick, true): return dark(0.9, overlay: 124)
    case (.ultraThick, true): return dark(0.97, overlay: 124)
    case (.bar, true): return (29 / 255, 0.94, 1)
    }
  }

  /// A translucent color that replaces the material if the backdrop cannot be filtered. It is the
  /// color of the material in front of middle gray. Its opacity is the opacity of the material's
  /// covering gray.
  var standIn: Color.Resolved {
    let (gray, cover, factor) = shade
    let level = min((gray * cover + 0.5 * (1 - cover)) * factor, 1)
    return Color.Resolved(red: level, green: level, blue: level, opacity: cover)
  }

  /// Returns the filters that the material applies to the backdrop. At opacity 0 the filters change
  /// nothing, and at opacity 1 they have their full effect. The opacity is clamped to 0...1.
  func filters(opacity: Double) -> [DisplayList.Filter] {
    let strength = min(max(opacity, 0), 1)
    return [
      .blur(DisplayList.Blur(radius: blurRadius * strength, isOpaque: true)),
      .colorMatrix(matrix(strength: Float(strength))),
    ]
  }

  /// Returns the color matrix that first applies the saturation and then the tint. The matrix is
  /// interpolated from the identity (`strength` 0) to the full effect (`strength` 1).
  private func matrix(strength: Float) -> DisplayList.ColorMatrix {
    let (gray, cover, factor) = shade
    // The luminance coefficients of ITU-R BT.709.
    let light: SIMD4<Float> = [0.2126, 0.7152, 0.0722, 0]
    func row(_ unit: SIMD4<Float>) -> SIMD4<Float> {
      let saturated = light + (unit - light) * saturation
      return unit + (saturated * ((1 - cover) * factor) - unit) * strength
    }
    let bias = gray * cover * factor * strength
    return DisplayList.ColorMatrix(
      red: row([1, 0, 0, 0]), green: row([0, 1, 0, 0]), blue: row([0, 0, 1, 0]),
      alpha: [0, 0, 0, 1 - cover * strength], bias: [bias, bias, bias, cover * strength])
  }
}
