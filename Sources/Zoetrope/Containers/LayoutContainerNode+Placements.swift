import Foundation
import ZoetropeGeometry

/// The tolerance, in points, for rounding errors when frames are compared with bounds.
private let roundingError: CGFloat = 0.5

extension LayoutContainerNode {
  /// Reports a layout that seems to place its subviews as if its bounds began at (0, 0). This is
  /// the case if the subviews exceed the actual bounds, but would fit into a rectangle at (0, 0)
  /// that has the same size.
  ///
  /// This method must be called after `placeSubviews` and before the placements are used. It must
  /// be called for the first placement only, because a layout may later move its views out of the
  /// bounds on purpose.
  ///
  /// - Complexity: O(*n*), where *n* is the number of subviews.
  func checkOrigin(of bounds: CGRect) {
    let isShifted = abs(bounds.minX) > roundingError || abs(bounds.minY) > roundingError
    guard isShifted, !bounds.isEmpty else { return }
    var extent = CGRect.null
    subviews.forEachNode { child in
      guard let placement = child.placement else { return }
      let size = child.sizeThatFits(placement.proposal)
      extent = extent.union(CGRect(origin: placement.origin(of: size), size: size))
    }
    if extent.isNull { return }
    let margin = -roundingError
    let isInside = bounds.insetBy(dx: margin, dy: margin).contains(extent)
    let unshifted = CGRect(origin: .zero, size: bounds.size).insetBy(dx: margin, dy: margin)
    if !isInside && unshifted.contains(extent) { noteIgnoredOrigin(bounds) }
  }

  /// Reports subviews that the layout has not placed. Nothing is reported if the bounds are empty,
  /// because a layout may then leave its subviews unplaced.
  func noteUnplaced(_ missing: Int, of count: Int, in bounds: CGRect) {
    guard !marks.contains(.unplaced), !bounds.isEmpty else { return }
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
    let path = subjectPath
    graph.report.diagnostics.report(
      Diagnostic(
        "\(path): \(faultSubject) places its subviews as if its bounds began at 0, 0; they begin at "
          + "\(formatted(bounds.origin)), so add bounds.minX and bounds.minY to the positions",
        severity: .note),
      of: .origin, at: path)
  }
}
