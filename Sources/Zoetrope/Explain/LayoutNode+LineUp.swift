import Foundation
import ZoetropeGeometry

/// A layout node that lines up guides of its children with guides of its own.
protocol LiningUp {
  /// The alignment of the children.
  var lineUpAlignment: Alignment { get }
  /// Returns the point of this node at which it aligns its children, in points from the top leading
  /// corner of this node.
  func lineUpPoint(for children: [LayoutNode]) -> CGPoint
  /// Returns the point of a child that is aligned with the point of this node, in points from the
  /// top leading corner of the child. Returns nil if the child is placed in another way.
  func lineUpPoint(of child: LayoutNode) -> CGPoint?
}

extension LiningUp {
  func lineUpPoint(of child: LayoutNode) -> CGPoint? {
    child.placedDimensions.point(lineUpAlignment)
  }
}

extension LiningUp where Self: LayoutNode {
  /// Returns, for each child, the guides by which this node aligned the child. The children must
  /// have been placed. An element is nil if its child was placed in another way.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children.
  func lineUps(of children: [LayoutNode]) -> [LayoutExplanation.LineUp?] {
    let outer = lineUpPoint(for: children)
    let isMirrored = owner.inputs.environment.layoutDirection == .rightToLeft
    return children.map { child in
      guard let inner = lineUpPoint(of: child) else { return nil }
      return LayoutExplanation.LineUp(
        horizontal: .init(
          name: lineUpAlignment.horizontal.alignmentKey.name,
          outer: isMirrored ? size.width - outer.x : outer.x,
          inner: isMirrored ? child.size.width - inner.x : inner.x),
        vertical: .init(
          name: lineUpAlignment.vertical.alignmentKey.name, outer: outer.y, inner: inner.y))
    }
  }
}

extension FrameNode: LiningUp {
  var lineUpAlignment: Alignment { modifier.alignment }

  func lineUpPoint(for children: [LayoutNode]) -> CGPoint {
    CGPoint(
      x: modifier.alignment.horizontal.key.defaultValue(in: placedDimensions),
      y: modifier.alignment.vertical.key.defaultValue(in: placedDimensions))
  }
}

extension LayersNode: LiningUp {
  var lineUpAlignment: Alignment { alignment }

  func lineUpPoint(for children: [LayoutNode]) -> CGPoint {
    primary.placedDimensions.point(alignment)
  }

  func lineUpPoint(of child: LayoutNode) -> CGPoint? {
    child === primary ? nil : child.placedDimensions.point(alignment)
  }
}

extension PositionNode: LiningUp {
  var lineUpAlignment: Alignment { .center }

  func lineUpPoint(for children: [LayoutNode]) -> CGPoint { modifier.point }

  func lineUpPoint(of child: LayoutNode) -> CGPoint? {
    CGPoint(x: child.size.width / 2, y: child.size.height / 2)
  }
}

extension LayoutContainerNode: LiningUp {
  var lineUpAlignment: Alignment { (wrapped as? ZStackLayout)?.alignment ?? .center }

  func lineUpPoint(for children: [LayoutNode]) -> CGPoint {
    let highest = children.lazy.map(\.priority).max()
    let points = children.lazy.filter { $0.priority == highest }.compactMap(lineUpPoint)
    return CGPoint(x: points.map(\.x).max() ?? 0, y: points.map(\.y).max() ?? 0)
  }

  func lineUpPoint(of child: LayoutNode) -> CGPoint? {
    (wrapped as? ZStackLayout).map { child.placedDimensions.point($0.alignment) }
  }
}
