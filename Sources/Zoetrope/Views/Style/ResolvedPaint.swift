import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A style as numbers, ready to be animated and painted.
///
/// Nearly all styles come to one colour; those take no memory of their own. Whatever is more than
/// that (a gradient, an image, a material, shadows, a blend mode) is kept in a shared box.
public struct _ResolvedPaint: Sendable, Equatable {
  /// The colour; for what is no colour one that can stand for it.
  package var color: Color.Resolved
  private var box: Box?

  private final class Box: Sendable {
    let paint: SpecialPaint

    init(_ paint: SpecialPaint) { self.paint = paint }
  }

  /// One colour.
  package init(color: Color.Resolved) { self.color = color }

  /// Something else, and a colour that can stand for it.
  init(_ fill: SpecialPaint.Fill, color: Color.Resolved) {
    self.color = color
    special = SpecialPaint(fill: fill)
  }

  /// What is more than a colour; nil where there is no such thing.
  var special: SpecialPaint? {
    get { box?.paint }
    set { box = newValue.map { Box($0) } }
  }

  /// The colour, where there is nothing else to it; nil otherwise.
  package var plainColor: Color.Resolved? { box == nil ? color : nil }

  /// Whether nothing that is painted with it can be seen. O(colours)
  package var isInvisible: Bool { box?.paint.isInvisible(color) ?? !(color.opacity > 0) }

  /// The paint with its opacity multiplied by a number from 0 to 1.
  package func faded(by opacity: Double) -> _ResolvedPaint {
    opacity >= 1 ? self : multiplied(by: Float(max(opacity, 0)))
  }

  /// The paint with its opacity multiplied by any number.
  func multiplied(by opacity: Float) -> _ResolvedPaint {
    var paint = self
    paint.color.opacity *= opacity
    if var special = box?.paint, special.fill != .color {
      special.opacity *= Double(opacity)
      paint.special = special
    }
    return paint
  }

  /// The opacities of the levels of a colour, from the primary one to the quinary one.
  private static let opacities: [Float] = [1, 0.5, 0.25, 0.18, 0.07]

  /// The paint as it is at a level.
  func faded(toLevel level: Int) -> _ResolvedPaint {
    if level <= 0 { return self }
    return multiplied(by: Self.opacities[min(level, Self.opacities.count - 1)])
  }

  /// Changes what is more than a colour; a plain colour becomes a special one.
  mutating func modifySpecial(_ body: (inout SpecialPaint) -> Void) {
    var special = self.special ?? SpecialPaint(fill: .color)
    body(&special)
    self.special = special
  }

  /// Whether both are the same paint.
  public static func == (a: _ResolvedPaint, b: _ResolvedPaint) -> Bool {
    a.color == b.color && (a.box === b.box || a.special == b.special)
  }
}

/// What a style comes to where that is more than a colour.
struct SpecialPaint: Equatable, Sendable {
  /// What an area is painted with.
  enum Fill: Equatable, Sendable {
    /// The colour of the ``_ResolvedPaint``.
    case color
    case gradient(PlacedGradient)
    case mesh(ResolvedMesh)
    /// An image that has not been looked for yet: it does not show.
    case image(ImagePaint)
    case tiles(ResolvedTiles)
    case material(ResolvedMaterial)
  }

  var fill: Fill
  /// From 0 to 1, of what is no colour.
  var opacity = 1.0
  /// In the order in which they are drawn.
  var shadows: [StyleShadow] = []
  var blendMode = DisplayList.BlendMode.normal
  /// What unit points refer to, in points in the space of the view; nil for the view's frame.
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

  /// Whether every number is finite.
  var isFinite: Bool {
    var isFinite = true
    var copy = self
    copy.visitNumbers { number, _ in if !number.isFinite { isFinite = false } }
    return isFinite && (frame.map { ($0.minX + $0.minY + $0.width + $0.height).isFinite } ?? true)
  }
}
