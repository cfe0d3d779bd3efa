import Zoetrope
import ZoetropeRecorder

extension RunOptions {
  /// The color names that `--background` accepts. They are SwiftUI's names.
  private static let colors: KeyValuePairs<String, Color> = [
    "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint,
    "teal": .teal, "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "white": .white, "gray": .gray, "black": .black,
    "clear": .clear, "primary": .primary, "secondary": .secondary,
  ]

  static func background(_ text: String) throws(CommandFailure) -> RecordingOptions.Background {
    if text == "none" { return .transparent }
    if let named = colors.first(where: { $0.key == text }) { return .color(named.value) }
    if let color = hexadecimal(text) { return .color(color) }
    throw .usage(
      "--background", text,
      "expected none, #RRGGBB, #RRGGBBAA or one of " + colors.map(\.key).joined(separator: ", "))
  }

  /// Parses a color such as `#RRGGBB` or `#RRGGBBAA`, in sRGB with straight alpha.
  private static func hexadecimal(_ text: String) -> Color? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.allSatisfy(\.isHexDigit), let number = UInt32(digits, radix: 16)
    else { return nil }
    let value = digits.count == 8 ? number : number << 8 | 255
    func channel(_ shift: UInt32) -> Double { Double(value >> shift & 255) / 255 }
    return Color(
      .sRGB, red: channel(24), green: channel(16), blue: channel(8), opacity: channel(0))
  }
}
