import Foundation
import ZoetropeGeometry

extension ViewGraph {
  /// Tells what was found wrong with the layout since the last time, each kind once a place.
  package func tellFaults() {
    if report.faults.isEmpty { return }
    let found = report.faults
    report.faults = []
    for (node, fault) in found {
      let follows = found.contains { $0.node === node && fault.follows(from: $0.fault) }
      if fault.kind == .numbers && follows {
        node.marks.insert(.numbers)
      }
      if node.marks.contains(fault.kind.bit) { continue }
      node.marks.insert(fault.kind.bit)
      tell(fault)
    }
  }

  private func tell(_ fault: LayoutFault) {
    let message = fault.message
    if report.isStrict { report.fail(.layoutFault(time: time, message: message)) }
    report.diagnostics.report(Diagnostic(message), of: fault.kind, at: fault.path)
  }

  /// Tells of views that draw, and that the canvas has never shown any of.
  ///
  /// To be called when nothing is about to move.
  package func tellUnseen(canvas: CGSize) {
    if drawing.unseen.isEmpty { return }
    let found = drawing.unseen
    drawing.unseen = []
    for view in found {
      // Not looked for any more.
      view.node.marks.insert(.seen)
      let (path, box) = (view.path, view.box)
      report.diagnostics.report(
        Diagnostic(
          "\(path) is outside of the canvas: it is at \(spelled(box.origin)), \(spelled(box.size)) "
            + "points large, and the canvas is \(spelled(canvas))", severity: .note),
        of: .unseen, at: path)
    }
  }
}

extension LayoutFault {
  /// Whether this need not be told where the other one is found at the same node: answers of a layout that contradict each
  /// other.
  fileprivate func follows(from other: LayoutFault) -> Bool {
    guard case .extremes = other.finding, case .answer = finding else {
      return false
    }
    return true
  }
}
