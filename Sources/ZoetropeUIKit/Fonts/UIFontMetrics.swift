import Foundation

/// Scales fonts and lengths for the preferred text size. The preferred size is always
/// ``UIContentSizeCategory/large``, at which scaling changes nothing.
public final class UIFontMetrics: NSObject, Sendable {
  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }

  /// Returns the given font, unchanged.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the given font, in a size of at most `maximumPointSize` points. A maximum of 0 sets no
  /// limit.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    maximumPointSize > 0 && font.pointSize > maximumPointSize
      ? font.withSize(maximumPointSize) : font
  }

  /// Returns the given length, in points, unchanged.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// Returns the given length, in points, unchanged. The traits have no effect.
  public func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    value
  }
}
