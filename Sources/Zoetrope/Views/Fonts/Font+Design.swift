import Foundation
import ZoetropeText

extension Font {
  /// The kind of typeface of a system font.
  public enum Design: Hashable, Sendable {
    /// The default typeface for user interfaces.
    case `default`
    /// A typeface with serifs.
    case serif
    /// A typeface with rounded strokes.
    case rounded
    /// A typeface whose characters all have the same width.
    case monospaced

    var family: FontDesign {
      switch self {
      case .default: .default
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      }
    }
  }

  /// The line spacing of a font.
  public enum Leading: Hashable, Sendable {
    /// The font's own line height.
    case standard
    /// A line height smaller by 2 points.
    case tight
    /// A line height larger by 2 points.
    case loose

    /// The amount added to the height of a line, in points; negative for ``tight``.
    var points: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }
}
