/// User code that a graph runs.
package enum RunningCode {
  /// A function of the ``Layout`` protocol, called for a container.
  case layout(LayoutNode)
  /// The body of a view, or another closure that makes its content.
  case view(ViewNode)
}

extension ViewGraph {
  /// Calls ``codeWatch`` with the code that is running now.
  ///
  /// - Parameter isView: Whether a view is reported if both a layout and the evaluation of a view
  ///   are in progress. If false, the layout is reported.
  func tellWatch(isView: Bool) {
    guard let codeWatch else { return }
    let layout = activeLayout.map(RunningCode.layout)
    let view = reader?.node.map(RunningCode.view)
    codeWatch(isView ? view ?? layout : layout ?? view)
  }
}
