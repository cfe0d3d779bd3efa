import Foundation
import ZoetropeGeometry

/// A region of which some edges are covered by other views; both rectangles are in points, in the
/// space in which the node that covers them places its children.
package struct SafeArea {
  /// The whole region.
  package var outer: CGRect
  /// The part of it that nothing covers.
  package var inner: CGRect

  package init(outer: CGRect, inner: CGRect) {
    self.outer = outer
    self.inner = inner
  }
}

/// Distances, in points, from the four sides of a rectangle, whatever the layout direction.
package struct SideInsets: Equatable {
  package var top: CGFloat = 0
  package var left: CGFloat = 0
  package var bottom: CGFloat = 0
  package var right: CGFloat = 0

  package static let zero = SideInsets()

  /// The distances by edges, for a layout direction.
  package func edgeInsets(_ direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom,
      trailing: isMirrored ? left : right)
  }
}

extension LayoutNode {
  /// How far what covers this node's edges reaches beyond them: from where this node ends to where
  /// the whole region does, on the sides where this node reaches the end of the free part.
  /// O(depth)
  package var safeAreaInsets: SideInsets {
    var rect = CGRect(origin: origin, size: size)
    var insets = SideInsets.zero
    var node: LayoutNode = self
    var axes: Axis.Set = [.horizontal, .vertical]
    while let outer = node.parent {
      axes.formIntersection(outer.safeAreaAxes)
      if axes.isEmpty { return insets }
      if let area = outer.safeArea(for: node) {
        let found = area.insets(of: rect).along(axes)
        insets = insets + found
        rect = rect.grown(by: found)
      }
      if let transform = outer.innerToOuter {
        guard transform.isTranslation else { return insets }
        rect = rect.offsetBy(dx: transform.tx, dy: transform.ty)
      }
      node = outer
    }
    return insets
  }
}

extension LayoutNode {
  /// How far what covers this node's edges reaches beyond some of them; nothing where no view of
  /// the picture covers anything. O(depth)
  package func safeAreaInsets(at edges: Edge.Set) -> SideInsets {
    if edges.isEmpty || !graph.hasSafeAreas { return .zero }
    var insets = safeAreaInsets
    let isMirrored = owner.inputs.environment.layoutDirection == .rightToLeft
    if !edges.contains(.top) { insets.top = 0 }
    if !edges.contains(.bottom) { insets.bottom = 0 }
    if !edges.contains(isMirrored ? .trailing : .leading) { insets.left = 0 }
    if !edges.contains(isMirrored ? .leading : .trailing) { insets.right = 0 }
    return insets
  }
}

extension SafeArea {
  /// How far two edges may be apart to count as one, in points.
  private static let tolerance: CGFloat = 1e-3

  /// How far a rectangle can grow, on the sides where it reaches the end of the free part.
  fileprivate func insets(of rect: CGRect) -> SideInsets {
    var insets = SideInsets.zero
    let slack = Self.tolerance
    if rect.minY <= inner.minY + slack { insets.top = max(rect.minY - outer.minY, 0) }
    if rect.minX <= inner.minX + slack { insets.left = max(rect.minX - outer.minX, 0) }
    if rect.maxY >= inner.maxY - slack { insets.bottom = max(outer.maxY - rect.maxY, 0) }
    if rect.maxX >= inner.maxX - slack { insets.right = max(outer.maxX - rect.maxX, 0) }
    return insets
  }
}

extension SideInsets {
  fileprivate func along(_ axes: Axis.Set) -> SideInsets {
    SideInsets(
      top: axes.contains(.vertical) ? top : 0, left: axes.contains(.horizontal) ? left : 0,
      bottom: axes.contains(.vertical) ? bottom : 0,
      right: axes.contains(.horizontal) ? right : 0)
  }

  fileprivate static func + (a: SideInsets, b: SideInsets) -> SideInsets {
    SideInsets(
      top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom,
      right: a.right + b.right)
  }
}

extension CGRect {
  /// The rectangle with its sides moved outward.
  package func grown(by insets: SideInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
