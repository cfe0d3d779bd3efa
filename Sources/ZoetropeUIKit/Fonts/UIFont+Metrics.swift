import Foundation

// The proportions of San Francisco, in units of which 2048 make an em.
extension UIFont {
  private func length(_ units: CGFloat) -> CGFloat { traits.size * units / 2048 }

  /// The size in points.
  public var pointSize: CGFloat { traits.size }

  /// The height above the baseline, in points.
  public var ascender: CGFloat { length(1950) }

  /// The depth below the baseline, in points; negative.
  public var descender: CGFloat { length(-494) }

  /// The height of a line, in points: from the ascender to the descender.
  public var lineHeight: CGFloat { ascender - descender }

  /// The additional distance between lines, in points: always 0.
  public var leading: CGFloat { 0 }

  /// The height of capital letters, in points.
  public var capHeight: CGFloat { length(1443) }

  /// The height of a lowercase x, in points.
  public var xHeight: CGFloat { length(1078) }
}
