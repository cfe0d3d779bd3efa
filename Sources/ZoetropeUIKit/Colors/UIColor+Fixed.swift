import Foundation

// The colors that are the same in light and in dark mode.
extension UIColor {
  /// Opaque black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark gray with components of 1/3.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A light gray with components of 2/3.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// Opaque white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// A medium gray with components of 0.5.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Cyan: green and blue at full intensity.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Yellow: red and green at full intensity.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Magenta: red and blue at full intensity.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Orange: red at full intensity, with a green component of 0.5.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple: red and blue components of 0.5.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// Brown: 0.6 red, 0.4 green and 0.2 blue.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// White with alpha 0.6, for text on dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Black, for text on light backgrounds.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
