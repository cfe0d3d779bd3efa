import Foundation

/// Scales fonts and lengths with the preferred size of text. That is always
/// ``UIContentSizeCategory/large``, at which nothing changes.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// Returns the font in its size for the preferred size of text.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font in its size for the preferred size of text, or in a size in points if that is
  /// smaller.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }

  /// Returns the length for the preferred size of text, in points.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns the length for the preferred size of text of traits, in points. The default traits are
  /// nil. Traits have no preferred size of text here, and so have no effect.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value
  }
}
