import Foundation
import ZoetropeGeometry

/// A built-in shape that knows its path inside a rectangle that is smaller on all sides.
protocol InsetPathShape: Shape {
  /// - Parameters:
  ///   - inner: The smaller rectangle; never null.
  ///   - rect: The rectangle before.
  ///   - amount: The distance of their sides in points; negative where `inner` is larger.
  func path(in inner: CGRect, insetFrom rect: CGRect, by amount: CGFloat) -> Path
}

extension InsetPathShape {
  /// The shape itself, in the smaller rectangle.
  func path(in inner: CGRect, insetFrom rect: CGRect, by amount: CGFloat) -> Path {
    path(in: inner)
  }
}

/// A built-in shape, smaller on all sides. Nothing is left of it where its frame has no room.
struct ShapeInset<Base: InsetPathShape>: InsettableShape, DerivedShape {
  var base: Base
  /// The distance in points.
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

/// The radius of a corner that runs at a distance inside of another. Sharp corners stay sharp.
private func insetRadius(_ radius: CGFloat, by amount: CGFloat) -> CGFloat {
  radius > 0 ? max(radius - amount, 0) : 0
}

extension Rectangle: InsettableShape, InsetPathShape {
  /// A smaller rectangle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

extension RoundedRectangle: InsettableShape, InsetPathShape {
  /// A smaller rectangle whose corners have the same centres: their size shrinks too.
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
  /// A smaller rectangle whose corners have the same centres: their radii shrink too.
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
  /// A smaller capsule.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

extension Ellipse: InsettableShape, InsetPathShape {
  /// A smaller ellipse.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

extension Circle: InsettableShape, InsetPathShape {
  /// A smaller circle.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}

extension ContainerRelativeShape: InsettableShape, InsetPathShape {
  /// A smaller shape.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    ShapeInset(base: self, amount: amount)
  }
}
