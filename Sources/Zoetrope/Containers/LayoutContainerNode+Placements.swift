import Foundation
import ZoetropeGeometry

/// The tolerance for rounding errors when frames are compared with bounds, in points.
private let roundingError: CGFloat = 0.5

extension LayoutContainerNode {
  /// Reports subviews that the layout has not placed, and placements that look as if the bounds
  /// began at zero. Must be called after `placeSubviews`, before the placements are used.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subviews.
  func checkPlacements(in bounds: CGRect) {
    // A layout may do nothing where there is no room.
    if bounds.isEmpty { return }
    var (placed, count) = (0, 0)
    var extent = CGRect.null
    let isShifted = abs(bounds.minX) > roundingError || abs(bounds.minY) > roundingError
    // Only the first placement counts: later ones may move views through the area on purpose.
    let needsExtent = isShifted && placementCount == 1
    subviews.forEachNode { child in
      count += 1
      guard let placement = child.placement else { return }
      placed += 1
      if needsExtent {
        let size = child.sizeThatFits(placement.proposal)
        extent = extent.union(CGRect(origin: placement.origin(of: size), size: size))
      }
    }
    if placed < count { noteUnplaced(count - placed, of: count) }
    guard needsExtent, placed > 0 else { return }
    let margin = -roundingError
    let isInside = bounds.insetBy(dx: margin, dy: margin).contains(extent)
    let origin = CGRect(origin: .zero, size: bounds.size)
    if !isInside && origin.insetBy(dx: margin, dy: margin).contains(extent) {
      noteIgnoredOrigin(bounds)
    }
  }

  private func noteUnplaced(_ missing: Int, of count: Int) {
    guard !marks.contains(.unplaced) else { return }
    marks.insert(.unplaced)
    let path = subjectPath
    let words =
      missing < count
      ? "\(missing) of its \(count) subviews"
      : count == 1 ? "its subview" : "any of its \(count) subviews"
    graph.report.diagnostics.report(
      Diagnostic(
        "\(path): \(faultSubject) does not place \(words); a subview that is not placed is shown in "
          + "the center of the bounds", severity: .note),
      of: .unplaced, at: path)
  }

  private func noteIgnoredOrigin(_ bounds: CGRect) {
    marks.insert(.origin)
    let path = subjectPath
    graph.report.diagnostics.report(
      Diagnostic(
        "\(path): \(faultSubject) places its subviews as if its bounds began at 0, 0; they begin at "
          + "\(formatted(bounds.origin)), so add bounds.minX and bounds.minY to the positions",
        severity: .note),
      of: .origin, at: path)
  }
}
