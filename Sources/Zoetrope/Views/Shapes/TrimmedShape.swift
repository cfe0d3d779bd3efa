import Foundation
import ZoetropeGeometry

/// The part of a shape's outline between two fractions of the outline's length.
public struct _TrimmedShape<S: Shape>: Shape {
  /// The base shape, which is trimmed.
  public var shape: S
  /// The start of the part: 0 is the start of the outline, and 1 its end.
  public var startFraction: CGFloat
  /// The end of the part: 0 is the start of the outline, and 1 its end.
  public var endFraction: CGFloat

  /// Creates a part of a shape's outline. The default is the whole outline.
  public nonisolated init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
    self.shape = shape
    self.startFraction = startFraction
    self.endFraction = endFraction
  }

  /// The role of the base shape.
  public static var role: ShapeRole { S.role }

  /// Returns the part of the base shape's path; see `Path.trimmedPath(from:to:)`.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  /// Returns the size of the untrimmed base shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The layout direction behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the base shape, and the fractions.
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
  /// Trims this shape to the part of its outline between two fractions of the outline's length.
  ///
  /// The fractions are clamped to 0...1. If the end is not greater than the start, the part is
  /// empty.
  ///
  /// - Parameters:
  ///   - startFraction: The start of the part, as a fraction of the length. Default: 0.
  ///   - endFraction: The end of the part, as a fraction of the length. Default: 1.
  public nonisolated func trim(
    from startFraction: CGFloat = 0, to endFraction: CGFloat = 1
  ) -> some Shape {
    _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
  }
}
