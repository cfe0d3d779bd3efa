import Foundation

// The colors that are the same in light and in dark mode.
extension UIColor {
  /// Opaque black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark gray of level 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A light gray of level 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Opaque white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A gray of level 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half of green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: red and blue at half of their full intensity.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A brown of 0.6 red, 0.4 green and 0.2 blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// White with alpha 0.6, for text on dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for text on light backgrounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
