import Foundation
import ZoetropeGeometry

/// A shape made of the paths of two shapes in the same rectangle.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  /// The operation that combines the two paths.
  enum Operation: Sendable {
    case union, intersection, subtracting, symmetricDifference, lineIntersection, lineSubtraction
  }

  var first: First
  var second: Second
  let operation: Operation
  let eoFill: Bool

  static var role: ShapeRole { First.role }

  func path(in rect: CGRect) -> Path {
    let path = first.path(in: rect)
    let other = second.path(in: rect)
    return switch operation {
    case .union: path.union(other, eoFill: eoFill)
    case .intersection: path.intersection(other, eoFill: eoFill)
    case .subtracting: path.subtracting(other, eoFill: eoFill)
    case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
    case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
    case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
    }
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set {
      first.animatableData = newValue.first
      second.animatableData = newValue.second
    }
  }
}

extension CombinedShape: DerivedShape {
  static var baseType: any Shape.Type { First.self }
}

/// Methods that combine this shape with another shape in the same rectangle. A combined shape has
/// the animatable data of both shapes, and the size, the role and the layout direction behavior of
/// the first shape. The paths are combined again for every rendered frame in which one of the two
/// shapes changes. See `Path.union(_:eoFill:)` for accuracy and cost.
extension Shape {
  /// Returns a shape of the area that is inside both shapes.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: Whether the inside of both shapes is determined by the even-odd rule instead of
  ///     the nonzero rule. Default: false.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns a shape of the area that is inside at least one of two shapes.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: Whether the inside of both shapes is determined by the even-odd rule instead of
  ///     the nonzero rule. Default: false.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
  }

  /// Returns a shape of the area that is inside this shape and outside another shape.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: Whether the inside of both shapes is determined by the even-odd rule instead of
  ///     the nonzero rule. Default: false.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
  }

  /// Returns a shape of the area that is inside exactly one of two shapes.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: Whether the inside of both shapes is determined by the even-odd rule instead of
  ///     the nonzero rule. Default: false.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
  }

  /// Returns the parts of this shape's outline that are inside another shape, as a shape to stroke.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: Whether the inside of the other shape is determined by the even-odd rule instead
  ///     of the nonzero rule. Default: false.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
  }

  /// Returns the parts of this shape's outline that are outside another shape, as a shape to
  /// stroke.
  ///
  /// - Parameters:
  ///   - other: The other shape, in the same frame.
  ///   - eoFill: Whether the inside of the other shape is determined by the even-odd rule instead
  ///     of the nonzero rule. Default: false.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T, eoFill: Bool = false
  ) -> some Shape {
    CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
  }
}
