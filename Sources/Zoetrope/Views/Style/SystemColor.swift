import Foundation

/// The named colors of SwiftUI, with their values in iOS 13 to 18.
enum SystemColor: String {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
  case white, black, clear, primary, secondary
  case windowBackground

  /// Returns the color in a color scheme: the gamma-encoded sRGB components as `0xRRGGBB`, and the
  /// opacity from 0 to 1.
  private func components(_ scheme: ColorScheme) -> (rgb: UInt32, opacity: Float) {
    let isLight = scheme == .light
    switch self {
    case .red: return (isLight ? 0xFF3B30 : 0xFF453A, 1)
    case .orange: return (isLight ? 0xFF9500 : 0xFF9F0A, 1)
    case .yellow: return (isLight ? 0xFFCC00 : 0xFFD60A, 1)
    case .green: return (isLight ? 0x34C759 : 0x30D158, 1)
    case .mint: return (isLight ? 0x00C7BE : 0x63E6E2, 1)
    case .teal: return (isLight ? 0x30B0C7 : 0x40C8E0, 1)
    case .cyan: return (isLight ? 0x32ADE6 : 0x64D2FF, 1)
    case .blue: return (isLight ? 0x007AFF : 0x0A84FF, 1)
    case .indigo: return (isLight ? 0x5856D6 : 0x5E5CE6, 1)
    case .purple: return (isLight ? 0xAF52DE : 0xBF5AF2, 1)
    case .pink: return (isLight ? 0xFF2D55 : 0xFF375F, 1)
    case .brown: return (isLight ? 0xA2845E : 0xAC8E68, 1)
    case .gray: return (0x8E8E93, 1)
    case .white: return (0xFFFFFF, 1)
    case .black: return (0x000000, 1)
    case .clear: return (0x000000, 0)
    case .primary: return (isLight ? 0x000000 : 0xFFFFFF, 1)
    case .windowBackground: return (isLight ? 0xFFFFFF : 0x000000, 1)
    case .secondary: return (isLight ? 0x3C3C43 : 0xEBEBF5, 0.6)
    }
  }

  /// Returns the value of the color in the given color scheme.
  func resolved(_ scheme: ColorScheme) -> Color.Resolved {
    let (rgb, opacity) = components(scheme)
    return Color.Resolved(rgb: rgb, opacity: opacity)
  }
}

extension Color.Resolved {
  /// Creates a color from gamma-encoded sRGB components, given as `0xRRGGBB`, and straight alpha.
  fileprivate init(rgb: UInt32, opacity: Float) {
    func component(_ shift: UInt32) -> Float { Float((rgb >> shift) & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), opacity: opacity)
  }
}

extension _ResolvedPaint {
  /// Returns the label color for a level, where 0 is the primary level. Levels 0 to 3 are the four
  /// label colors of iOS 13 to 18. All further levels share one fainter color.
  static func label(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    let isLight = environment.colorScheme == .light
    if level <= 0 {
      return _ResolvedPaint(color: SystemColor.primary.resolved(environment.colorScheme))
    }
    let opacities: [Float] = [0.6, 0.3, isLight ? 0.18 : 0.16, 0.07]
    let rgb: UInt32 = isLight ? 0x3C3C43 : 0xEBEBF5
    return _ResolvedPaint(
      color: Color.Resolved(rgb: rgb, opacity: opacities[min(level, opacities.count) - 1]))
  }

  /// Returns the background color for a level, where 0 is the primary level. Levels 0 to 2 are the
  /// three background colors of iOS 13 to 18. All further levels have the color of level 2.
  static func background(level: Int, in environment: EnvironmentValues) -> _ResolvedPaint {
    let levels: [UInt32] =
      environment.colorScheme == .light
      ? [0xFFFFFF, 0xF2F2F7, 0xFFFFFF] : [0x000000, 0x1C1C1E, 0x2C2C2E]
    let rgb = levels[min(max(level, 0), levels.count - 1)]
    return _ResolvedPaint(color: Color.Resolved(rgb: rgb, opacity: 1))
  }
}
