import Foundation

extension Font {
  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    /// The weight on OpenType's scale from 1 to 1000, on which 400 is regular.
    let openType: Double

    private init(_ openType: Double) { self.openType = openType }

    /// 100 on OpenType's scale.
    public static let ultraLight = Weight(100)
    /// 200 on OpenType's scale.
    public static let thin = Weight(200)
    /// 300 on OpenType's scale.
    public static let light = Weight(300)
    /// 400 on OpenType's scale.
    public static let regular = Weight(400)
    /// 500 on OpenType's scale.
    public static let medium = Weight(500)
    /// 600 on OpenType's scale.
    public static let semibold = Weight(600)
    /// 700 on OpenType's scale.
    public static let bold = Weight(700)
    /// 800 on OpenType's scale.
    public static let heavy = Weight(800)
    /// 900 on OpenType's scale.
    public static let black = Weight(900)
  }
}
