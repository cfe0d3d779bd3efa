/// A view node that makes its content again for every frame, such as a keyframe animator.
protocol FrameMaking: ViewNode {
  /// The name that sentences use for the node, for example `keyframe animator`. Nil at times when
  /// the content stays the same.
  var animatorName: String? { get }
}

extension LayoutNode {
  /// The name of the innermost view whose closure makes this node's modifier again for every frame;
  /// nil if there is none.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the node.
  var animatorName: String? {
    var place: ViewNode? = owner
    while let current = place, !(current is any ClosureBoundary) {
      if let name = (current as? any FrameMaking)?.animatorName { return name }
      place = current.parent
    }
    return nil
  }
}

extension KeyframeAnimatorNode: FrameMaking {
  var animatorName: String? { isTicking ? "keyframe animator" : nil }
}

extension TimelineNode: FrameMaking {
  var animatorName: String? { isTicking && isEveryFrame ? "timeline view" : nil }
}
