import Foundation

/// The translucent gray behind a control: one of the four system fill colors of iOS 13 to 18.
struct ControlFill: ShapeStyle {
  /// The level of the fill: 0 for the strongest, 3 for the faintest.
  var level: Int

  /// The fill for thin shapes, such as the track of a slider.
  static let thin = ControlFill(level: 0)
  /// The fill for shapes of medium size, such as a switch.
  static let medium = ControlFill(level: 1)
  /// The fill for large shapes, such as a button.
  static let large = ControlFill(level: 2)

  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    let isLight = environment.colorScheme == .light
    let opacities: [Float] = isLight ? [0.2, 0.16, 0.12, 0.08] : [0.36, 0.32, 0.24, 0.18]
    return _ResolvedPaint(
      color: Color.Resolved(
        red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: opacities[min(level, 3)]))
  }
}

/// A style with one color for light mode and another color for dark mode.
struct AdaptiveColor: ShapeStyle {
  var light: Color
  var dark: Color

  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    (environment.colorScheme == .light ? light : dark)._resolvePaint(in: environment)
  }
}

/// The base style with its opacity multiplied by 0.15 in light mode, or by 0.25 in dark mode. This
/// style is drawn behind the label of a control. The label itself is drawn in the base style.
struct FaintBackgroundStyle<Base: ShapeStyle>: ShapeStyle {
  var base: Base

  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    base._resolvePaint(in: environment)
      .multiplied(by: environment.colorScheme == .light ? 0.15 : 0.25)
  }
}
