/// The part of a layout node that a drawing walk visits.
///
/// It stores the properties that the walk reads for every node: the parent, the layout pass, and
/// the last change of the picture.
package class DrawnNode: GuideSource {
  /// The state of the running layout pass, shared with the graph.
  final let pass: UnsafeMutablePointer<LayoutPass>
  /// The parent, read without reference counting; nil for the root.
  final var parentReference: Unmanaged<DrawnNode>?
  /// Facts for diagnostics, such as the kinds of faults found at this node and at its descendants.
  final var marks: LayoutFault.Marks = []
  /// The number of the first drawing walk after the latest change of this node's picture. That
  /// picture includes the pictures of the node's descendants.
  final private(set) var changedFor: UInt32

  /// The index of the view in a profile; -1 if it has none yet.
  final var profiledView: Int32 = -1

  init(pass: UnsafeMutablePointer<LayoutPass>) {
    self.pass = pass
    changedFor = pass.pointee.walk
    super.init()
  }

  /// The path of the view that the node belongs to.
  package var path: String { "" }

  /// Appends the display items of this node and its descendants.
  package func emit(into builder: inout DisplayListBuilder) {}

  /// An event in the drawing of a node, recorded for a profile.
  package enum DrawingEvent {
    /// The node begins to draw.
    case began
    /// The node has drawn. `isSame` tells whether its items equal those of the previous drawing
    /// walk.
    case ended(isSame: Bool)
    /// A leaf has drawn.
    case drewLeaf
    /// The items of the node were taken over from the previous drawing walk.
    case wasReused(itemCount: Int)
  }

  /// Records an event in the drawing of this node. Called only while a profile is recorded.
  package func record(_ event: DrawingEvent) {}

  /// Invalidates the retained picture of this node and of its ancestors.
  ///
  /// - Complexity: O(depth), but O(1) if a sibling or a descendant has already been invalidated
  ///   since the last drawing walk.
  package final func setNeedsDrawing() {
    let walk = pass.pointee.walk
    if changedFor == walk { return }
    changedFor = walk
    var next = parentReference
    while let node = next {
      // If a node already has the number of this drawing walk, its ancestors have it, too. When a
      // node gets a new parent, its number is passed on to the new ancestors.
      next = node._withUnsafeGuaranteedRef { node in
        if node.changedFor == walk { return nil }
        node.changedFor = walk
        return node.parentReference
      }
    }
  }

  /// Whether an enclosing stack is larger than its proposal. Such an overflow explains why this
  /// node lies outside of the canvas.
  ///
  /// - Complexity: O(depth)
  final var isInOverflow: Bool {
    var node = parentReference
    while let current = node?.takeUnretainedValue() {
      if current.marks.contains(.overflow) { return true }
      node = current.parentReference
    }
    return false
  }
}
