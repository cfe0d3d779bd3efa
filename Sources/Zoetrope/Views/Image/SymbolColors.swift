import ZoetropeSymbols

/// The colors of multicolor symbols: weather symbols and a few others.
///
/// Each color is the system color nearest to the color of Apple's symbol.
enum SymbolColors {
  /// Returns the colors of a symbol's layers. An element's index is the layer's level in the
  /// foreground style (0 is primary). A nil element represents the foreground color.
  ///
  /// - Returns: The colors; nil if the symbol has no colors of its own.
  static func of(_ form: SymbolForm) -> [Color?]? {
    if form.enclosure != nil || form.badge != nil || form.isSlashed { return nil }
    if let colors = others[form.base] { return colors }
    let parts = form.base.split(separator: ".")
    guard parts.first == "cloud" else { return nil }
    var colors: [Color?] = [.white]
    if parts.contains("sun") { colors.append(.yellow) }
    if parts.contains("moon") { colors.append(nil) }
    if let fall = parts.last.flatMap({ falls[String($0)] }) { colors.append(fall) }
    return colors
  }

  /// The colors of rain, snow, hail and lightning below clouds. A key is the part of a symbol's
  /// name that denotes the weather, such as `snow` in `cloud.snow`.
  private static let falls: [String: Color] = [
    "rain": .cyan, "drizzle": .cyan, "heavyrain": .cyan, "bolt": .yellow, "hail": .cyan,
    "sleet": .cyan, "snow": .cyan,
  ]

  private static let others: [String: [Color?]] = [
    "sun.max": [.yellow], "sun.min": [.yellow], "sun.dust": [.yellow, nil],
    "sun.haze": [.yellow, nil], "sun.horizon": [.yellow, nil], "sun.rain": [.yellow, .cyan],
    "sun.snow": [.yellow, .cyan], "sunrise": [.yellow, nil], "sunset": [.yellow, nil],
    "snowflake": [.cyan], "bolt": [.yellow], "drop": [.cyan], "flame": [.orange],
    "leaf": [.green], "heart": [.red], "star": [.yellow], "trash": [.red],
  ]
}
