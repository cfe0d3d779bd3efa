import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A resolved style, ready to be animated and painted.
///
/// Nearly all styles are a single color, which needs no allocation. Everything else (gradients,
/// images, materials, shadows, blend modes) is stored in a shared box.
public struct _ResolvedPaint: Sendable, Equatable {
  /// The color; for other paints, a color that can substitute for them.
  package var color: Color.Resolved
  private var box: Box?

  private final class Box: Sendable {
    let paint: SpecialPaint

    init(_ paint: SpecialPaint) { self.paint = paint }
  }

  /// Creates a plain color.
  package init(color: Color.Resolved) { self.color = color }

  /// Creates another paint, and a color that can substitute for it.
  init(_ fill: SpecialPaint.Fill, color: Color.Resolved) {
    self.color = color
    special = SpecialPaint(fill: fill)
  }

  /// The part of the paint that exceeds a plain color; nil for a plain color.
  var special: SpecialPaint? {
    get { box?.paint }
    set { box = newValue.map { Box($0) } }
  }

  /// The color, if the paint is a plain color; otherwise nil.
  package var plainColor: Color.Resolved? { box == nil ? color : nil }

  /// Whether the paint is entirely transparent. O(colors).
  package var isInvisible: Bool { box?.paint.isInvisible(color) ?? !(color.opacity > 0) }

  /// Returns the paint with its opacity multiplied by a number, clamped to 0...1.
  package func faded(by opacity: Double) -> _ResolvedPaint {
    opacity >= 1 ? self : multiplied(by: Float(max(opacity, 0)))
  }

  /// Returns the paint with its opacity multiplied by any number.
  func multiplied(by opacity: Float) -> _ResolvedPaint {
    var paint = self
    paint.color.opacity *= opacity
    if var special = box?.paint, special.fill != .color {
      special.opacity *= Double(opacity)
      paint.special = special
    }
    return paint
  }

  /// The opacities of a color's levels, from the primary to the quinary one.
  private static let opacities: [Float] = [1, 0.5, 0.25, 0.18, 0.07]

  /// Returns the paint at a hierarchical level: 0 is the paint itself, higher levels are paler.
  func faded(toLevel level: Int) -> _ResolvedPaint {
    if level <= 0 { return self }
    return multiplied(by: Self.opacities[min(level, Self.opacities.count - 1)])
  }

  /// Changes the special part of the paint, which is created if there is none.
  mutating func modifySpecial(_ body: (inout SpecialPaint) -> Void) {
    var special = self.special ?? SpecialPaint(fill: .color)
    body(&special)
    self.special = special
  }

  /// Whether two paints are equal.
  public static func == (a: _ResolvedPaint, b: _ResolvedPaint) -> Bool {
    a.color == b.color && (a.box === b.box || a.special == b.special)
  }
}

/// A resolved style that is more than a plain color.
struct SpecialPaint: Equatable, Sendable {
  /// The content of a painted area.
  enum Fill: Equatable, Sendable {
    /// The color of the enclosing ``_ResolvedPaint``.
    case color
    case gradient(PlacedGradient)
    case mesh(ResolvedMesh)
    /// An image that has not been loaded yet; it draws nothing.
    case image(ImagePaint)
    case tiles(ResolvedTiles)
    case material(ResolvedMaterial)
  }

  var fill: Fill
  /// The opacity of fills other than a color, from 0 to 1.
  var opacity = 1.0
  /// The shadows, in drawing order.
  var shadows: [StyleShadow] = []
  var blendMode = DisplayList.BlendMode.normal
  /// The rectangle that unit points refer to, in points in the view's space; nil for the view's
  /// frame.
  var frame: CGRect?

  init(fill: Fill) { self.fill = fill }

  func isInvisible(_ color: Color.Resolved) -> Bool {
    switch fill {
    case .color: !(color.opacity > 0)
    case .gradient(let gradient): !(opacity > 0) || gradient.gradient.isInvisible
    case .mesh(let mesh): !(opacity > 0) || mesh.isInvisible
    case .image: true
    case .tiles, .material: !(opacity > 0)
    }
  }

  /// Whether all numbers are finite.
  var isFinite: Bool {
    var isFinite = true
    var copy = self
    copy.forEachAnimatableNumber { number, _ in if !number.isFinite { isFinite = false } }
    return isFinite && (frame.map { ($0.minX + $0.minY + $0.width + $0.height).isFinite } ?? true)
  }
}
