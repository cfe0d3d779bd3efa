import Foundation

/// The outline of a rectangle with rounded corners. The corner sizes must fit the rectangle.
///
/// A circular corner is one cubic. A continuous corner is three cubics, and begins further from the
/// corner point than a circular one. The distance along a side from the corner point to the start
/// of the curve is called the reach; its full value is 1.528665 radii.
///
/// If a side is too short for the full reach of its two corners, both corners have a smaller reach
/// along this side. In radii, it is the length of the side divided by the sum of the two radii.
/// This quotient is at least 1. On each side of a corner, the curve has two handles. Their
/// distances from the corner point depend linearly on the reach: at a reach of 1, the distances are
/// 0.96 and 0.82 radii. The middle cubic does not depend on the reach.
///
/// The numbers are taken from the descriptions of SwiftUI's own paths.
struct RoundedRectangleOutline {
  var rect: CGRect
  var style: RoundedCornerStyle
  var topLeft: CGSize
  var topRight: CGSize
  var bottomRight: CGSize
  var bottomLeft: CGSize

  /// Adds the outline as a closed subpath.
  func add(to path: inout Path, transform: CGAffineTransform) {
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let rightReach = Self.reach(rect.height, topRight.height, bottomRight.height)
    let bottomReach = Self.reach(rect.width, bottomRight.width, bottomLeft.width)
    let leftReach = Self.reach(rect.height, bottomLeft.height, topLeft.height)
    let topReach = Self.reach(rect.width, topLeft.width, topRight.width)

    let startY = (top + topRight.height + bottom - bottomRight.height) / 2
    path.move(to: CGPoint(x: right, y: startY).applying(transform))
    let corners = (
      Corner(
        x: right, y: bottom, entry: CGSize(width: 0, height: -bottomRight.height),
        exit: CGSize(width: -bottomRight.width, height: 0), entryReach: rightReach,
        exitReach: bottomReach),
      Corner(
        x: left, y: bottom, entry: CGSize(width: bottomLeft.width, height: 0),
        exit: CGSize(width: 0, height: -bottomLeft.height), entryReach: bottomReach,
        exitReach: leftReach),
      Corner(
        x: left, y: top, entry: CGSize(width: 0, height: topLeft.height),
        exit: CGSize(width: topLeft.width, height: 0), entryReach: leftReach,
        exitReach: topReach),
      Corner(
        x: right, y: top, entry: CGSize(width: -topRight.width, height: 0),
        exit: CGSize(width: 0, height: topRight.height), entryReach: topReach,
        exitReach: rightReach)
    )
    corners.0.add(to: &path, style: style, transform: transform)
    corners.1.add(to: &path, style: style, transform: transform)
    corners.2.add(to: &path, style: style, transform: transform)
    corners.3.add(to: &path, style: style, transform: transform)
    path.closeSubpath()
  }

  /// Returns the reach of two continuous corners along the side that they share. The reach is the
  /// distance from the corner point to the start of the corner's curve, in radii.
  private static func reach(_ side: CGFloat, _ first: CGFloat, _ second: CGFloat) -> CGFloat {
    let radii = first + second
    guard radii > 0 else { return fullReach }
    return min(max(side / radii, 1), fullReach)
  }

  fileprivate static var fullReach: CGFloat { 1.52866483 }
}

/// A corner of the outline, which runs clockwise.
///
/// The vector `entry` points from the corner point back along the incoming side. The vector `exit`
/// points from the corner point forward along the outgoing side. The length of each vector is the
/// corner's radius along that side.
private struct Corner {
  var x: CGFloat
  var y: CGFloat
  var entry: CGSize
  var exit: CGSize
  var entryReach: CGFloat
  var exitReach: CGFloat

  func add(to path: inout Path, style: RoundedCornerStyle, transform: CGAffineTransform) {
    func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      CGPoint(
        x: x + along * entry.width + out * exit.width,
        y: y + along * entry.height + out * exit.height
      ).applying(transform)
    }
    guard entry != .zero, exit != .zero else {
      path.addLine(to: point(0, 0))
      return
    }
    switch style {
    case .circular:
      let handle = 1 - Path.quarterArcHandle
      path.addLine(to: point(1, 0))
      path.addCurve(to: point(0, 1), control1: point(handle, 0), control2: point(0, handle))
    case .continuous:
      path.addLine(to: point(entryReach, 0))
      path.addCurve(
        to: point(0.6314938, 0.0749114), control1: point(Self.outerHandle(entryReach), 0),
        control2: point(Self.innerHandle(entryReach), 0))
      path.addCurve(
        to: point(0.0749114, 0.6314938), control1: point(0.372824, 0.16906),
        control2: point(0.16906, 0.372824))
      path.addCurve(
        to: point(0, exitReach), control1: point(0, Self.innerHandle(exitReach)),
        control2: point(0, Self.outerHandle(exitReach)))
    }
  }

  /// Returns the distance from the corner point to the farther of the two handles on a side, in
  /// radii. The distance is 0.96 at a reach of 1, and 1.0884902 at the full reach.
  private static func outerHandle(_ reach: CGFloat) -> CGFloat {
    0.96 + (1.0884902 - 0.96) * (reach - 1) / (RoundedRectangleOutline.fullReach - 1)
  }

  /// Returns the distance from the corner point to the nearer of the two handles on a side, in
  /// radii. The distance is 0.82 at a reach of 1, and 0.868407 at the full reach.
  private static func innerHandle(_ reach: CGFloat) -> CGFloat {
    0.82 + (0.868407 - 0.82) * (reach - 1) / (RoundedRectangleOutline.fullReach - 1)
  }
}
