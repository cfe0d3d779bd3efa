import Foundation

extension Font {
  /// The width of a font's letters, for families that have several widths.
  public struct Width: Hashable, Sendable {
    /// The width relative to the standard width, which is 0. Negative values are narrower, and
    /// positive values are wider.
    public var value: CGFloat

    /// Creates a width relative to the standard width, which is 0.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest named width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The standard width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)

    /// The width on OpenType's width scale, from 50 to 200 percent of the standard width. For
    /// example, 75 is condensed, and 125 is expanded.
    var openType: Double { min(max(100 + 125 * Double(value), 50), 200) }
  }
}
