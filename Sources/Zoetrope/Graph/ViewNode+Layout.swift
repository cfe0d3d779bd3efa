extension ViewNode {
  /// Invalidates the sizes of all layout nodes at and below this node.
  ///
  /// - Complexity: O(*n* · *depth*), where *n* is the number of layout nodes.
  final func forgetLayout() {
    for node in outputs { node.setNeedsLayout() }
    forEachChild { $0.forgetLayout() }
  }
}
