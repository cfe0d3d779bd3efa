import Foundation

/// The drawing of a symbol, with the variants that it supports.
package struct SymbolDesign: Sendable {
  package let name: String
  /// Whether the design has a `.fill` variant.
  package let hasFill: Bool
  /// The scale of the drawing inside of a `.circle` or a `.square`; nil for the default of 0.5.
  package let enclosedScale: CGFloat?
  let draw: @Sendable (inout SymbolPen) -> Void

  /// Whether the name of the design is itself the name of a symbol. Digits and letters, for
  /// example, are symbols only inside of an enclosure.
  package var standsAlone: Bool {
    name.count > 1 && !name.allSatisfy(\.isNumber) && !Self.onlyInVariants.contains(name)
  }

  private static let onlyInVariants: Set<String> = [
    "line.2.horizontal.decrease", "line.3.crossed.swirl", "square.grid.4x3",
    "square.text.grid.1x2", "message.badge.filled",
  ]

  /// Creates a design without a `.fill` variant. Most designs that consist of lines have no such
  /// variant.
  static func glyph(
    _ name: String, enclosed: CGFloat? = 0.56, _ draw: @escaping @Sendable (inout SymbolPen) -> Void
  ) -> SymbolDesign {
    SymbolDesign(name: name, hasFill: false, enclosedScale: enclosed, draw: draw)
  }

  /// Creates a design with an outlined and a filled variant.
  static func body(
    _ name: String, enclosed: CGFloat? = 0.52, _ draw: @escaping @Sendable (inout SymbolPen) -> Void
  ) -> SymbolDesign {
    SymbolDesign(name: name, hasFill: true, enclosedScale: enclosed, draw: draw)
  }
}
