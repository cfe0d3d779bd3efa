import Foundation
import ZoetropeGeometry

/// The part of a scroll view's state that modifiers such as ``ScrollPositionModifier`` and
/// ``ScrollTransition`` observe.
extension ScrollNode {
  /// The current scroll offset, sizes and margins of the scroll view, as reported to user closures.
  var geometry: ScrollGeometry {
    ScrollGeometry(
      contentOffset: CGPoint(
        x: slot.presented.x - horizontal.start, y: slot.presented.y - vertical.start),
      contentSize: CGSize(width: horizontal.content, height: vertical.content),
      contentInsets: margins, containerSize: size)
  }

  /// Returns the start and the length of the viewport along an axis, in points. The start is a
  /// position in the space of the content.
  ///
  /// While a movement is running, the start is the animated position in the current frame.
  func presentedViewport(along axis: Axis) -> (start: CGFloat, length: CGFloat) {
    axis == .horizontal
      ? (slot.presented.x, horizontal.viewport) : (slot.presented.y, vertical.viewport)
  }

  /// The axes along which the content scrolls.
  var axes: Axis.Set { configuration.axes }

  /// Returns the ids of the current scroll target and of the views that enclose it (see
  /// ``LayoutNode/targetIDs(below:)``). During a movement, the final offset determines the target.
  ///
  /// With an anchor, the current target is the one whose anchor point is nearest to the viewport's
  /// anchor point. Without an anchor, it is the first target that ends after the start of the
  /// viewport. In these comparisons, the viewport excludes the margins.
  ///
  /// - Complexity: O(*n*), where *n* is the number of targets.
  func currentTargetIDs(anchor: UnitPoint?) -> [AnyHashable] {
    let found = targets.targets(in: self)
    let target: LayoutNode?
    if let anchor {
      target = found.min { distance($0.frame, anchor) < distance($1.frame, anchor) }?.node
    } else {
      target = found.first { endsAfterViewportStart(x: $0.frame.maxX, y: $0.frame.maxY) }?.node
    }
    return target?.targetIDs(below: owner) ?? []
  }

  /// Returns the distance between the anchor points of a target and of the viewport, in points.
  /// Only the scrolling axes count. The viewport's anchor point is a unit point of the area between
  /// the margins.
  private func distance(_ frame: CGRect, _ anchor: UnitPoint) -> CGFloat {
    func gap(
      _ extent: ScrollExtent, _ lower: CGFloat, _ length: CGFloat, _ anchor: CGFloat,
      _ offset: CGFloat
    ) -> CGFloat {
      guard extent.isScrollable else { return 0 }
      let inside = extent.viewport - extent.start - extent.end
      return lower + anchor * length - offset - extent.start - anchor * inside
    }
    let x = gap(horizontal, frame.minX, frame.width, anchor.x, slot.model.x)
    let y = gap(vertical, frame.minY, frame.height, anchor.y, slot.model.y)
    return (x * x + y * y).squareRoot()
  }

  /// Whether a target ends more than half a point after the start of the viewport along each
  /// scrolling axis. In this comparison, the viewport begins after the start margin.
  ///
  /// The arguments are the coordinates of the target's bottom right corner.
  private func endsAfterViewportStart(x: CGFloat, y: CGFloat) -> Bool {
    let slack: CGFloat = 0.5
    return (!horizontal.isScrollable || x > slot.model.x + horizontal.start + slack)
      && (!vertical.isScrollable || y > slot.model.y + vertical.start + slack)
  }
}
