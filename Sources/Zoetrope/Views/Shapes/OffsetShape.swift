import Foundation
import ZoetropeGeometry

/// A shape drawn elsewhere than in its frame.
public struct OffsetShape<Content: Shape>: Shape {
  /// The numbers of the shape, then the offset.
  public typealias AnimatableData = AnimatablePair<
    Content.AnimatableData, CGSize.AnimatableData
  >

  /// The shape to move.
  public var shape: Content
  /// How far it is moved, in points, y down.
  public var offset: CGSize

  /// Moves a shape.
  public nonisolated init(shape: Content, offset: CGSize) {
    self.shape = shape
    self.offset = offset
  }

  /// That of the shape.
  public static var role: ShapeRole { Content.role }

  /// The shape's path, moved.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }

  /// The size of the shape.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

  /// What the shape does.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// What animates in the shape, and the offset.
  public var animatableData: AnimatableData {
    get { AnimatablePair(shape.animatableData, offset.animatableData) }
    set {
      shape.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
  /// The same offset of the inset shape.
  public typealias InsetShape = OffsetShape<Content.InsetShape>

  /// The shape's inset, moved.
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
  /// The shape, drawn elsewhere by a distance in points; its frame stays.
  public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }

  /// The shape, drawn elsewhere by a distance in points; its frame stays.
  public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }

  /// The shape, drawn elsewhere by distances in points; its frame stays.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
}
