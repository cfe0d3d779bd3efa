import Foundation
import ZoetropeText

/// A font at a given text size: a request for a typeface, and a change of the line height.
struct ResolvedFont: Hashable {
  var request: FontRequest
  /// The amount added to the height of a line, in points.
  var leading: Double = 0

  /// Sets the design of a system font. A custom font stays unchanged.
  mutating func setDesign(_ design: Font.Design) {
    guard case .design = request.family else { return }
    request.family = .design(design.family)
  }

  /// Turns OpenType features on. The features are sorted by tag, so that requests for equal fonts
  /// are equal.
  mutating func addFeatures(_ tags: [String]) {
    let new = tags.filter { tag in !request.features.contains { $0.tag == tag } }
    request.features.append(contentsOf: new.map { FontFeature($0) })
    request.features.sort { $0.tag < $1.tag }
  }
}

extension Font {
  /// Resolves the font at a text size.
  ///
  /// - Parameter outer: The modifiers of enclosing texts and views, applied after the font's own.
  func resolve(
    at dynamicTypeSize: DynamicTypeSize, applying outer: [FontModifier] = []
  ) -> ResolvedFont {
    var font = ResolvedFont(request: baseRequest(at: dynamicTypeSize))
    for modifier in modifiers { modifier.apply(to: &font) }
    for modifier in outer { modifier.apply(to: &font) }
    return font
  }

  private func baseRequest(at dynamicTypeSize: DynamicTypeSize) -> FontRequest {
    switch provider {
    case .textStyle(let style, let design, let weight):
      return FontRequest(
        family: .design((design ?? .default).family),
        size: Double(style.size(at: dynamicTypeSize)),
        weight: (weight ?? style.weight).openType)
    case .system(let size, let weight, let design):
      return FontRequest(
        family: .design((design ?? .default).family), size: Self.valid(size),
        weight: (weight ?? .regular).openType)
    case .named(let name, let size, let style):
      let scale = style.map { $0.size(at: dynamicTypeSize) / $0.size(at: .large) } ?? 1
      return FontRequest(family: .named(name), size: Self.valid(size * scale))
    }
  }

  /// Returns a valid font size in points: 0 for sizes that are negative or not finite.
  private static func valid(_ size: CGFloat) -> Double {
    size.isFinite ? max(0, Double(size)) : 0
  }
}
