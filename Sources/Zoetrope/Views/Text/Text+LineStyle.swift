import Foundation
import ZoetropeText

extension Text {
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken up.
    public struct Pattern: Hashable, Sendable {
      let pattern: LinePattern

      /// A line without gaps.
      public static let solid = Pattern(pattern: .solid)
      /// Dots.
      public static let dot = Pattern(pattern: .dot)
      /// Dashes.
      public static let dash = Pattern(pattern: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// Dashes, each followed by two dots.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line; solid and of the text's colour by default.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line of the text's colour.
    public static let single = LineStyle()
  }

  /// Which part of a line goes when it does not fit.
  public enum TruncationMode: Hashable, Sendable {
    case head
    case tail
    case middle

    var paragraph: ParagraphStyle.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// Capitals or small letters for all of a text.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase

    /// The string in this case, by the rules of a language.
    func apply(to string: String, locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }
}
