import Foundation

extension Font {
  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    /// The weight on OpenType's scale from 1 to 1000, on which 400 is regular.
    let openType: Double

    private init(_ openType: Double) { self.openType = openType }

    /// The weight 100 on OpenType's scale from 1 to 1000.
    public static let ultraLight = Weight(100)
    /// The weight 200 on OpenType's scale from 1 to 1000.
    public static let thin = Weight(200)
    /// The weight 300 on OpenType's scale from 1 to 1000.
    public static let light = Weight(300)
    /// The weight 400 on OpenType's scale from 1 to 1000.
    public static let regular = Weight(400)
    /// The weight 500 on OpenType's scale from 1 to 1000.
    public static let medium = Weight(500)
    /// The weight 600 on OpenType's scale from 1 to 1000.
    public static let semibold = Weight(600)
    /// The weight 700 on OpenType's scale from 1 to 1000.
    public static let bold = Weight(700)
    /// The weight 800 on OpenType's scale from 1 to 1000.
    public static let heavy = Weight(800)
    /// The weight 900 on OpenType's scale from 1 to 1000.
    public static let black = Weight(900)
  }
}
