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

  /// Returns the position at which the viewport starts along an axis, and the length of the
  /// viewport. Both are in points; the position is in the space of the content.
  ///
  /// While a movement is running, the position is the one that the current frame shows.
  func presentedViewport(along axis: Axis) -> (start: CGFloat, length: CGFloat) {
    axis == .horizontal
      ? (slot.presented.x, horizontal.viewport) : (slot.presented.y, vertical.viewport)
  }

  /// The axes along which the content scrolls.
  var axes: Axis.Set { configuration.axes }

  /// Returns the ids of the current scroll target and of the views around it (see
  /// ``LayoutNode/targetIDs(below:)``). While a movement is running, the target is the one at the
  /// end of the movement.
  ///
  /// Without an anchor, the current target is the first one that ends after the start of the
  /// viewport. With an anchor, it is the target whose anchor point is nearest to the viewport's
  /// anchor point.
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

  /// Returns the distance between the anchor points of a target and of the viewport, along the
  /// scrolling axes, in points.
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

  /// Whether a target ends after the start of the viewport along each scrolling axis. The arguments
  /// are the coordinates of the target's bottom right corner.
  private func endsAfterViewportStart(x: CGFloat, y: CGFloat) -> Bool {
    let slack: CGFloat = 0.5
    return (!horizontal.isScrollable || x > slot.model.x + horizontal.start + slack)
      && (!vertical.isScrollable || y > slot.model.y + vertical.start + slack)
  }
}
