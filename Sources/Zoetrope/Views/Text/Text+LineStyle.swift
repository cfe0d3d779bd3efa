import Foundation
import ZoetropeText

extension Text {
  /// The style of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let pattern: LinePattern

      /// A continuous line.
      public static let solid = Pattern(pattern: .solid)
      /// A dotted line.
      public static let dot = Pattern(pattern: .dot)
      /// A dashed line.
      public static let dash = Pattern(pattern: .dash)
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// A line of dashes, each followed by two dots.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line style; by default a solid line in the text's color.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the text's color.
    public static let single = LineStyle()
  }

  /// The part of a line that is omitted if the line does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning of the line is omitted.
    case head
    /// The end of the line is omitted.
    case tail
    /// The middle of the line is omitted.
    case middle

    var paragraph: ParagraphStyle.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }

  /// A letter case to which all characters of a text are converted.
  public enum Case: Hashable, Sendable {
    /// Uppercase letters.
    case uppercase
    /// Lowercase letters.
    case lowercase

    /// Returns a string converted to this case, by the rules of the given locale.
    func apply(to string: String, locale: Locale) -> String {
      switch self {
      case .uppercase: string.uppercased(with: locale)
      case .lowercase: string.lowercased(with: locale)
      }
    }
  }
}
