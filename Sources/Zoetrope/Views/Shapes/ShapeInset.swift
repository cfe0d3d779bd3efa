import Foundation
import ZoetropeGeometry

/// A built-in shape that can compute its path after an inset.
protocol InsetPathShape: Shape {
  /// Returns the path of the shape after an inset.
  ///
  /// - Parameters:
  ///   - inner: The inset rectangle; never null.
  ///   - rect: The original rectangle.
  ///   - amount: The inset on each side, in points. It is negative if `inner` is larger than
  ///     `rect`.
  func path(in inner: CGRect, insetFrom rect: CGRect, by amount: CGFloat) -> Path
}

extension InsetPathShape {
  /// Returns the path that the shape has in the inset rectangle. Shapes whose corners depend on the
  /// inset, such as rounded rectangles, implement the method themselves.
  func path(in inner: CGRect, insetFrom rect: CGRect, by amount: CGFloat) -> Path {
    path(in: inner)
  }
}

/// A built-in shape, inset on all sides. If the frame is too small for the inset, the path is
/// empty.
struct ShapeInset<Base: InsetPathShape>: InsettableShape, DerivedShape {
  var base: Base
  /// The inset on each side, in points.
  var amount: CGFloat

  static var baseType: any Shape.Type { Base.self }
  static var role: ShapeRole { Base.role }

  func path(in rect: CGRect) -> Path {
    let inner = rect.insetBy(dx: amount, dy: amount)
    if inner.isNull { return Path() }
    return base.path(in: inner, insetFrom: rect, by: amount)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }

  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }

  func inset(by amount: CGFloat) -> ShapeInset {
    ShapeInset(base: base, amount: self.amount + amount)
  }

  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
}

/// Returns the radius of a corner after an inset by a distance in points. The inset corner is
/// parallel to the original corner. A radius of 0 stays 0, so sharp corners stay sharp.
private func insetRadius(_ radius: CGFloat, by amount: CGFloat) -> CGFloat {
  radius > 0 ? max(radius - amount, 0) : 0
}

extension Rectangle: InsettableShape, InsetPathShape {
  /// Returns the rectangle, inset on all sides by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

extension RoundedRectangle: InsettableShape, InsetPathShape {
  /// Returns the rectangle, inset on all sides by a distance in points. The width and the height of
  /// each corner are reduced by the distance, so that the arc keeps its center. The width and the
  /// height are at least 0.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }

  func path(in inner: CGRect, insetFrom rect: CGRect, by amount: CGFloat) -> Path {
    let size = Path.clampedCornerSize(cornerSize, in: rect)
    let innerSize = CGSize(
      width: insetRadius(size.width, by: amount), height: insetRadius(size.height, by: amount))
    return Path(roundedRect: inner, cornerSize: innerSize, style: style)
  }
}

extension UnevenRoundedRectangle: InsettableShape, InsetPathShape {
  /// Returns the rectangle, inset on all sides by a distance in points. The radius of each corner
  /// is reduced by the distance, so that the arc keeps its center. The radius is at least 0.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }

  func path(in inner: CGRect, insetFrom rect: CGRect, by amount: CGFloat) -> Path {
    let radii = Path.clampedCornerRadii(cornerRadii, in: rect)
    let innerRadii = RectangleCornerRadii(
      topLeading: insetRadius(radii.topLeading, by: amount),
      bottomLeading: insetRadius(radii.bottomLeading, by: amount),
      bottomTrailing: insetRadius(radii.bottomTrailing, by: amount),
      topTrailing: insetRadius(radii.topTrailing, by: amount))
    return Path(roundedRect: inner, cornerRadii: innerRadii, style: style)
  }
}

extension Capsule: InsettableShape, InsetPathShape {
  /// Returns the capsule, inset on all sides by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

extension Ellipse: InsettableShape, InsetPathShape {
  /// Returns the ellipse, inset on all sides by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

extension Circle: InsettableShape, InsetPathShape {
  /// Returns the circle, inset on all sides by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

extension ContainerRelativeShape: InsettableShape, InsetPathShape {
  /// Returns the shape, inset on all sides by a distance in points.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }

  func path(in inner: CGRect, insetFrom rect: CGRect, by amount: CGFloat) -> Path {
    ContainerFit.current?.path(in: inner, insetBy: amount) ?? Path(inner)
  }
}
