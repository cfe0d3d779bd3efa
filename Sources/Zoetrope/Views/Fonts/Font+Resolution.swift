import Foundation
import ZoetropeText

/// A font with everything decided, and the change to the distance between its lines.
struct ResolvedFont: Hashable {
  var request: FontRequest
  /// Points added to the height of a line.
  var leading: Double = 0

  /// Fonts with a name have one design, which stays.
  mutating func setDesign(_ design: Font.Design) {
    guard case .design = request.family else { return }
    request.family = .design(design.family)
  }

  /// Turns OpenType features on. They are kept in order, so that equal fonts are equal requests.
  mutating func addFeatures(_ tags: [String]) {
    let new = tags.filter { tag in !request.features.contains { $0.tag == tag } }
    request.features.append(contentsOf: new.map { FontFeature($0) })
    request.features.sort { $0.tag < $1.tag }
  }
}

extension Font {
  /// The font at a size of text, with changes from around it applied after its own.
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

  /// Points in an em as they can be set: sizes that are none come to 0.
  private static func valid(_ size: CGFloat) -> Double {
    size.isFinite ? max(0, Double(size)) : 0
  }
}
