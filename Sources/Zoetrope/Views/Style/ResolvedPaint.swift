import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A resolved style, ready to be animated and painted.
///
/// Nearly all styles are a single color, which needs no allocation. Everything else (gradients,
/// images, materials, shadows, blend modes) is stored in a shared box.
public struct _ResolvedPaint: Sendable, Equatable {
  /// The color, if the paint is a plain color. Otherwise, a color that replaces the paint wherever
  /// only a plain color can be drawn.
  package var color: Color.Resolved
  private var box: Box?

  private final class Box: Sendable {
    let paint: SpecialPaint

    init(_ paint: SpecialPaint) { self.paint = paint }
  }

  /// Creates a paint that is a plain color.
  package init(color: Color.Resolved) { self.color = color }

  /// Creates a paint from a fill. The color replaces the fill wherever only a plain color can be
  /// drawn.
  init(_ fill: SpecialPaint.Fill, color: Color.Resolved) {
    self.color = color
    special = SpecialPaint(fill: fill)
  }

  /// The fill, the opacity, the shadows, the blend mode and the frame of the paint; nil for a plain
  /// color.
  var special: SpecialPaint? {
    get { box?.paint }
    set { box = newValue.map { Box($0) } }
  }

  /// The color, if the paint is a plain color; otherwise nil.
  package var plainColor: Color.Resolved? { box == nil ? color : nil }

  /// Whether the paint is entirely transparent.
  ///
  /// - Complexity: O(*n*) in the number of colors.
  package var isInvisible: Bool { box?.paint.isInvisible(color) ?? !(color.opacity > 0) }

  /// Returns the paint with its opacity multiplied by the given factor. The factor is clamped to
  /// 0...1.
  package func faded(by opacity: Double) -> _ResolvedPaint {
    opacity >= 1 ? self : multiplied(by: Float(max(opacity, 0)))
  }

  /// Returns the paint with its opacity multiplied by the given factor. The product is not clamped
  /// to 0...1.
  func multiplied(by opacity: Float) -> _ResolvedPaint {
    var paint = self
    paint.color.opacity *= opacity
    if var special = box?.paint, special.fill != .color {
      special.opacity *= Double(opacity)
      paint.special = special
    }
    return paint
  }

  /// The factors by which the opacity is multiplied at each level, from the primary to the quinary
  /// level.
  private static let opacities: [Float] = [1, 0.5, 0.25, 0.18, 0.07]

  /// Returns the paint at the given hierarchical level. Level 0 is the paint itself, and levels 1
  /// to 4 are increasingly faint. All further levels equal level 4.
  func faded(toLevel level: Int) -> _ResolvedPaint {
    if level <= 0 { return self }
    return multiplied(by: Self.opacities[min(level, Self.opacities.count - 1)])
  }

  /// Calls a closure that may change ``special``. If the paint is a plain color, ``special`` first
  /// becomes a ``SpecialPaint`` that is filled with the color.
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

/// The properties of a paint that is more than a plain color.
struct SpecialPaint: Equatable, Sendable {
  /// The content of a painted area: a color, a gradient, a mesh, an image or a material.
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
  /// The opacity of any fill except ``Fill/color``: 0 for transparent, 1 for opaque. The opacity of
  /// ``Fill/color`` is part of the color.
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

  /// Whether all numbers of the paint, except those of its plain color, are finite.
  var isFinite: Bool {
    var isFinite = true
    var copy = self
    copy.forEachAnimatableNumber { number, _ in if !number.isFinite { isFinite = false } }
    return isFinite && (frame.map { ($0.minX + $0.minY + $0.width + $0.height).isFinite } ?? true)
  }
}
