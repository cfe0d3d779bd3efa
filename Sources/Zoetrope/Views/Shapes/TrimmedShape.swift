import Foundation
import ZoetropeGeometry

/// The part of a shape's outline between two fractions of its length.
public struct _TrimmedShape<S: Shape>: Shape {
  /// The shape to take a part of.
  public var shape: S
  /// Where the part starts: 0 is the start of the outline, 1 its end.
  public var startFraction: CGFloat
  /// Where the part ends.
  public var endFraction: CGFloat

  /// Takes a part of a shape; all of it by default.
  public nonisolated init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// That of the shape.
  public static var role: ShapeRole { S.role }

  /// The part of the shape's path; see `Path.trimmedPath(from:to:)`.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// The size of the whole shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What the shape does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What animates in the shape, and the fractions.
  public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
    get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
    set {
      shape.animatableData = newValue.first
      startFraction = newValue.second.first
      endFraction = newValue.second.second
    }
  }
}

extension _TrimmedShape: DerivedShape {
  static var baseType: any Shape.Type { S.self }
}

extension Shape {
  /// The part of the shape's outline between two fractions of its length; all of it by default.
  ///
  /// Fractions are clamped to 0...1. Nothing is left when the second one is not larger.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
