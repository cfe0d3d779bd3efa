import Foundation
import ZoetropeGeometry

/// A shape drawn at an offset from its frame.
public struct OffsetShape<Content: Shape>: Shape {
  /// The animatable data of the shape, and the offset.
  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, CGSize.AnimatableData
  >

  /// The base shape, which is offset.
  public var shape: Content
  /// The offset, in points, y down.
  public var offset: CGSize

  /// Creates a shape that draws another shape at an offset, in points, y down.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// The role of the base shape.
  public static var role: ShapeRole { Content.role }

  /// Returns the path of the base shape, moved by the offset.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// Returns the size of the base shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// The layout direction behavior of the base shape.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// The animatable data of the base shape, and the offset.
  public var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The type that `inset(by:)` returns: the inset base shape with the same offset.
  public typealias InsetShape = OffsetShape<Content.InsetShape>

  /// Returns the inset base shape with the same offset.
  public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> {
    OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset)
  }
}

extension OffsetShape: DerivedShape {
  static var baseType: any Shape.Type { Content.self }
}

extension OffsetShape: LineShape where Content: LineShape {
  func line(in rect: CGRect) -> ShapeLine? {
    let move = CGAffineTransform(translationX: offset.width, y: offset.height)
    return shape.line(in: rect)?.applying(move)
  }
}

extension Shape {
  /// Draws this shape at an offset, in points, y down. The frame of the shape stays in place.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// Draws this shape at an offset, in points, y down. The frame of the shape stays in place.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// Draws this shape at an offset, in points, y down. The frame of the shape stays in place.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
