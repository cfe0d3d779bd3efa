import Foundation

// The proportions of San Francisco, in units of 1/2048 em.
extension UIFont {
  private func length(_ units: CGFloat) -> CGFloat { traits.size * units / 2048 }

  /// The size in points.
  public var pointSize: CGFloat { traits.size }

  /// The maximum height of characters above the baseline, in points.
  public var ascender: CGFloat { length(1950) }

  /// The maximum depth of characters below the baseline, in points, as a negative number.
  public var descender: CGFloat { length(-494) }

  /// The height of a line, in points: the distance from the ascender to the descender.
  public var lineHeight: CGFloat { ascender - descender }

  /// The additional distance between lines, in points: always 0.
  public var leading: CGFloat { 0 }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { length(1443) }

  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { length(1078) }
}
