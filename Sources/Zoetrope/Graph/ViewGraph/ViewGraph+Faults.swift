import Foundation
import ZoetropeGeometry

extension ViewGraph {
  /// Reports the layout faults found since the last call. Each kind of fault is reported once for
  /// each node.
  package func reportFaults() {
    if report.faults.isEmpty { return }
    let found = report.faults
    report.faults = []
    for entry in found {
      let fault = entry.fault
      // A fault is reported even if its node has been removed in the meantime.
      if let node = entry.node {
        let follows = found.contains { $0.node === node && fault.follows(from: $0.fault) }
        if fault.kind == .numbers && follows {
          node.marks.insert(.numbers)
        }
        if node.marks.contains(fault.kind.bit) { continue }
        node.marks.insert(fault.kind.bit)
      }
      reportFault(fault)
    }
  }

  /// Reports that views are nested too deep for the call stack. The run ends with an error.
  ///
  /// - Parameter node: The innermost view that was reached.
  func failNesting(at node: ViewNode) {
    if report.failure != nil { return }
    let components = node.pathComponents
    report.fail(
      .nestedTooDeep(
        time: time, path: components.prefix(Self.namedLevels).joined(separator: "/"),
        levels: components.count))
  }

  /// The number of path components that an error about deep nesting shows, counted from the root.
  private static let namedLevels = 6

  private func reportFault(_ fault: LayoutFault) {
    let message = fault.message
    if report.isStrict { report.fail(.layoutFault(time: time, message: message)) }
    report.diagnostics.report(Diagnostic(message), of: fault.kind, at: fault.path)
  }

  /// Reports the views that draw outside of the canvas and have never been visible on it.
  ///
  /// Must be called only when no view is going to move, because a moving view might still reach the
  /// canvas.
  package func reportOffCanvasViews(canvas: CGSize) {
    if drawing.offCanvasLeaves.isEmpty { return }
    let found = drawing.offCanvasLeaves
    drawing.offCanvasLeaves = []
    for view in found {
      // The view counts as seen from now on, so that it is not reported again.
      view.node.marks.insert(.wasOnCanvas)
      let (path, box) = (view.path, view.box)
      report.diagnostics.report(
        Diagnostic(
          "\(path) lies outside the canvas: its frame is \(formatted(box.size)) points at "
            + "(\(formatted(box.origin))), and the canvas is \(formatted(canvas)) points",
          severity: .note),
        of: .offCanvas, at: path)
    }
  }
}

extension LayoutFault {
  /// Returns whether this fault is a consequence of another fault at the same node, and need not be
  /// reported. This is the case if this fault is an invalid answer, and the other fault is a
  /// minimum that is larger than the maximum.
  fileprivate func follows(from other: LayoutFault) -> Bool {
    guard case .extremes = other.finding, case .answer = finding else {
      return false
    }
    return true
  }
}
