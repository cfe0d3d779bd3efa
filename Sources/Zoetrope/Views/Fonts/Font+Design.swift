import Foundation
import ZoetropeText

extension Font {
  /// The kinds of type among which a font without a name is chosen.
  public enum Design: Hashable, Sendable {
    case `default`
    case serif
    case rounded
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

  /// The distance between a font's lines.
  public enum Leading: Hashable, Sendable {
    /// What the font says.
    case standard
    /// 2 points less.
    case tight
    /// 2 points more.
    case loose

    /// What is added to the height of a line, in points.
    var points: Double {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }
}
