extension ViewNode {
  /// Has all nodes at and below this place forget their sizes. O(n · depth)
  final func forgetLayout() {
    for node in outputs { node.setNeedsLayout() }
    forEachChild { $0.forgetLayout() }
  }
}
