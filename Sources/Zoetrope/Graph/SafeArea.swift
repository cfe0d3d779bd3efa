import Foundation
import ZoetropeGeometry

/// A region whose edges are partly covered by other views. The region and its uncovered part are
/// rectangles in points. If a node returns the safe area from ``LayoutNode/safeArea(for:)``, they
/// are in the coordinate space of the node's children.
package struct SafeArea {
  /// The whole region.
  package var outer: CGRect
  /// The uncovered part of the region.
  package var inner: CGRect

  /// Creates a safe area from the whole region and its uncovered part.
  package init(outer: CGRect, inner: CGRect) {
    self.outer = outer
    self.inner = inner
  }
}

/// Distances, in points, from the four sides of a rectangle, independent of the layout direction.
package struct SideInsets: Equatable {
  /// The distance from the top side.
  package var top: CGFloat = 0
  /// The distance from the left side.
  package var left: CGFloat = 0
  /// The distance from the bottom side.
  package var bottom: CGFloat = 0
  /// The distance from the right side.
  package var right: CGFloat = 0

  /// No distance on any side.
  package static let zero = SideInsets()

  /// Returns the distances as edge insets in a layout direction.
  package func edgeInsets(_ direction: LayoutDirection) -> EdgeInsets {
    let isMirrored = direction == .rightToLeft
    return EdgeInsets(
      top: top, leading: isMirrored ? right : left, bottom: bottom,
      trailing: isMirrored ? left : right)
  }
}

extension LayoutNode {
  /// The distances, in points, by which this node can extend under the views that cover its edges.
  /// If a side reaches the uncovered part's edge in a ``SafeArea``, the side can extend to the edge
  /// of the whole region. For the other sides, the distance is 0.
  ///
  /// - Complexity: O(depth)
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
  /// Returns ``safeAreaInsets`` for the given edges, and 0 for the others.
  ///
  /// - Complexity: O(depth), or O(1) if no view of the host covers any edges.
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
  /// The largest distance, in points, at which two edges count as equal.
  private static let tolerance: CGFloat = 1e-3

  /// Returns how far each side of a rectangle can extend under the covering views, in points. The
  /// distance is 0 for a side that does not reach the edge of the uncovered part.
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
  /// Returns the rectangle with each side moved outward by the inset for that side.
  package func grown(by insets: SideInsets) -> CGRect {
    CGRect(
      x: minX - insets.left, y: minY - insets.top, width: width + insets.left + insets.right,
      height: height + insets.top + insets.bottom)
  }
}
