import Foundation

extension Font {
  /// How wide the letters of a font are, in families that have several widths.
  public struct Width: Hashable, Sendable {
    /// 0 is the usual width, negative values are narrower, positive ones wider.
    public var value: CGFloat

    /// Creates a width; 0 is the usual one.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest width.
    public static let compressed = Width(-0.4)
    /// A narrow width.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// A wide width.
    public static let expanded = Width(0.2)

    /// OpenType's scale in percent, from 50 to 200: 75 is condensed, 125 expanded.
    var openType: Double { min(max(100 + 125 * Double(value), 50), 200) }
  }
}
