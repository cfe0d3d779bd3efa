import Foundation
import Zoetrope

// The system colors, with their values in iOS 13 to 18.
extension UIColor {
  /// The system's red, the same as `Color.red`. It differs between light and dark mode.
  public static let systemRed = UIColor(Color.red)
  /// The system's orange, the same as `Color.orange`. It differs between light and dark mode.
  public static let systemOrange = UIColor(Color.orange)
  /// The system's yellow, the same as `Color.yellow`. It differs between light and dark mode.
  public static let systemYellow = UIColor(Color.yellow)
  /// The system's green, the same as `Color.green`. It differs between light and dark mode.
  public static let systemGreen = UIColor(Color.green)
  /// The system's mint, the same as `Color.mint`. It differs between light and dark mode.
  public static let systemMint = UIColor(Color.mint)
  /// The system's teal, the same as `Color.teal`. It differs between light and dark mode.
  public static let systemTeal = UIColor(Color.teal)
  /// The system's cyan, the same as `Color.cyan`. It differs between light and dark mode.
  public static let systemCyan = UIColor(Color.cyan)
  /// The system's blue, the same as `Color.blue`. It differs between light and dark mode.
  public static let systemBlue = UIColor(Color.blue)
  /// The system's indigo, the same as `Color.indigo`. It differs between light and dark mode.
  public static let systemIndigo = UIColor(Color.indigo)
  /// The system's purple, the same as `Color.purple`. It differs between light and dark mode.
  public static let systemPurple = UIColor(Color.purple)
  /// The system's pink, the same as `Color.pink`. It differs between light and dark mode.
  public static let systemPink = UIColor(Color.pink)
  /// The system's brown, the same as `Color.brown`. It differs between light and dark mode.
  public static let systemBrown = UIColor(Color.brown)
  /// The system's gray, the same as `Color.gray`. It does not differ between light and dark mode.
  public static let systemGray = UIColor(Color.gray)
  /// The accent color of the view that shows this color.
  public static let tintColor = UIColor(Color.accentColor)
}

// The grays and the semantic colors of the system, with their values in iOS 13 to 18.
extension UIColor {
  private static func system(
    _ name: String, light: ColorComponents, dark: ColorComponents
  ) -> UIColor {
    UIColor(.system(name: name, light: light, dark: dark))
  }

  /// The second of the system's six grays. It is closer to the background than ``systemGray``.
  public static let systemGray2 = system(
    "systemGray2", light: ColorComponents(0xAEAEB2), dark: ColorComponents(0x636366))
  /// The third of the system's six grays. It is closer to the background than ``systemGray2``.
  public static let systemGray3 = system(
    "systemGray3", light: ColorComponents(0xC7C7CC), dark: ColorComponents(0x48484A))
  /// The fourth of the system's six grays. It is closer to the background than ``systemGray3``.
  public static let systemGray4 = system(
    "systemGray4", light: ColorComponents(0xD1D1D6), dark: ColorComponents(0x3A3A3C))
  /// The fifth of the system's six grays. It is closer to the background than ``systemGray4``.
  public static let systemGray5 = system(
    "systemGray5", light: ColorComponents(0xE5E5EA), dark: ColorComponents(0x2C2C2E))
  /// The sixth of the system's six grays. It is the closest to the background.
  public static let systemGray6 = system(
    "systemGray6", light: ColorComponents(0xF2F2F7), dark: ColorComponents(0x1C1C1E))
  /// The color of primary text.
  public static let label = system(
    "label", light: ColorComponents(0x000000), dark: ColorComponents(0xFFFFFF))
  /// The color of secondary text.
  public static let secondaryLabel = system(
    "secondaryLabel", light: ColorComponents(0x3C3C43, alpha: 0.6),
    dark: ColorComponents(0xEBEBF5, alpha: 0.6))
  /// The color of tertiary text.
  public static let tertiaryLabel = system(
    "tertiaryLabel", light: ColorComponents(0x3C3C43, alpha: 0.3),
    dark: ColorComponents(0xEBEBF5, alpha: 0.3))
  /// The color of quaternary text.
  public static let quaternaryLabel = system(
    "quaternaryLabel", light: ColorComponents(0x3C3C43, alpha: 0.18),
    dark: ColorComponents(0xEBEBF5, alpha: 0.16))
  /// The color of placeholder text in empty fields.
  public static let placeholderText = system(
    "placeholderText", light: ColorComponents(0x3C3C43, alpha: 0.3),
    dark: ColorComponents(0xEBEBF5, alpha: 0.3))
  /// The color of links.
  public static let link = system(
    "link", light: ColorComponents(0x007AFF), dark: ColorComponents(0x0984FF))
  /// The translucent color of thin separator lines.
  public static let separator = system(
    "separator", light: ColorComponents(0x3C3C43, alpha: 0.29),
    dark: ColorComponents(0x545458, alpha: 0.6))
  /// The opaque color of thin separator lines.
  public static let opaqueSeparator = system(
    "opaqueSeparator", light: ColorComponents(0xC6C6C8), dark: ColorComponents(0x38383A))
  /// The fill of thin and small shapes, such as the track of a slider.
  public static let systemFill = system(
    "systemFill", light: ColorComponents(0x787880, alpha: 0.2),
    dark: ColorComponents(0x787880, alpha: 0.36))
  /// The fill of shapes of medium size, such as the background of a switch.
  public static let secondarySystemFill = system(
    "secondarySystemFill", light: ColorComponents(0x787880, alpha: 0.16),
    dark: ColorComponents(0x787880, alpha: 0.32))
  /// The fill of large shapes, such as text fields and buttons.
  public static let tertiarySystemFill = system(
    "tertiarySystemFill", light: ColorComponents(0x767680, alpha: 0.12),
    dark: ColorComponents(0x767680, alpha: 0.24))
  /// The fill of large areas with complex content.
  public static let quaternarySystemFill = system(
    "quaternarySystemFill", light: ColorComponents(0x747480, alpha: 0.08),
    dark: ColorComponents(0x767680, alpha: 0.18))
  /// The background color of a view.
  public static let systemBackground = system(
    "systemBackground", light: ColorComponents(0xFFFFFF), dark: ColorComponents(0x000000))
  /// The background color of content that lies on ``systemBackground``.
  public static let secondarySystemBackground = system(
    "secondarySystemBackground", light: ColorComponents(0xF2F2F7), dark: ColorComponents(0x1C1C1E))
  /// The background color of content that lies on ``secondarySystemBackground``.
  public static let tertiarySystemBackground = system(
    "tertiarySystemBackground", light: ColorComponents(0xFFFFFF), dark: ColorComponents(0x2C2C2E))
  /// The background color of a view with grouped content.
  public static let systemGroupedBackground = system(
    "systemGroupedBackground", light: ColorComponents(0xF2F2F7), dark: ColorComponents(0x000000))
  /// The background color of content that lies on ``systemGroupedBackground``.
  public static let secondarySystemGroupedBackground = system(
    "secondarySystemGroupedBackground", light: ColorComponents(0xFFFFFF),
    dark: ColorComponents(0x1C1C1E))
  /// The background color of content that lies on ``secondarySystemGroupedBackground``.
  public static let tertiarySystemGroupedBackground = system(
    "tertiarySystemGroupedBackground", light: ColorComponents(0xF2F2F7),
    dark: ColorComponents(0x2C2C2E))
}
