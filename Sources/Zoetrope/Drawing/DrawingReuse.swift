import ZoetropeDisplayList
import ZoetropeGeometry

/// The display items that a drawing walk reuses from the previous walk, and the records that it
/// keeps for the next one.
///
/// The list of the previous walk is kept as a whole, and containers record the position in it at
/// which the items of each child begin. A child that has not changed since is not walked again: its
/// items are copied from the old list, together with those of adjacent unchanged children.
///
///     list of the previous walk    | container: child 0, 1, 2 | … |
///     list of this walk            | … | container: child 0 (reused), 1 (drawn), 2 (reused)
///
/// Guarantees: the result equals the list of a full walk. The position of a container is relative
/// to the enclosing child: that child of the next outer container in which it lies. The records
/// inside a child therefore stay valid when the child's items move within the list. Each position
/// is stored with the number of the walk that it belongs to, so that it is never applied to another
/// list. Items inside layers that may be merged or dropped after they have been drawn are always
/// drawn again.
struct DrawingReuse {
  /// The number of this walk.
  let walk: UInt32
  private let old: [DisplayList.Item]
  /// The index in the old list where the current child began, and the walk that drew it; nil if
  /// they are not known.
  fileprivate var enclosingChild: (start: Int, walk: UInt32)?
  /// The index of the current child's first item in the new list.
  fileprivate var start = 0
  /// Whether appended items are final. Inside a layer they may still be changed, which rules out
  /// reuse.
  fileprivate(set) var canReuse: Bool
  /// Whether the next walk must draw the current child again, even if it has not changed.
  var mustRedraw = false
  /// The records of the children of all containers being walked, outer containers first.
  fileprivate var children: ContiguousArray<DrawnChildren.Child> = []

  /// Creates a state that reuses no items and keeps no records.
  init() {
    walk = 0
    old = []
    canReuse = false
  }

  /// Creates the state of a drawing walk.
  ///
  /// - Parameters:
  ///   - drawn: The picture of the previous walk; nil to reuse no items.
  ///   - walk: The number of this walk.
  init(_ drawn: DrawnPicture?, walk: UInt32) {
    self.walk = walk
    old = drawn?.items ?? []
    enclosingChild = drawn.map { (0, $0.walk) }
    canReuse = true
  }

  /// The number of items in the previous display list.
  var oldCount: Int { old.count }

  fileprivate func append(_ range: Range<Int>, to items: inout [DisplayList.Item]) {
    if !range.isEmpty { items.append(contentsOf: old[range]) }
  }
}

/// A display list that the graph retains.
struct DrawnPicture {
  let items: [DisplayList.Item]
  /// The number of the walk that made it.
  let walk: UInt32
}

/// Context inherited by a subtree: any change forces it to be redrawn.
struct InheritedContext: Equatable {
  var transform = CGAffineTransform.identity
  var inherited = InheritedEffects()
  var redaction = Redaction()
  /// Whether an enclosing effect may hide views on purpose.
  var allowsHiddenViews = false
}

/// The positions of a container's children in the last display list.
struct DrawnChildren {
  /// The record of a child, in drawing order.
  fileprivate struct Child {
    /// The identity of the node. A new node at the address of a deallocated one has the same
    /// identity, but counts as changed, because it was created after the walk.
    let node: ObjectIdentifier
    /// The walk that drew the child last.
    var walk: UInt32
    /// Whether the child must be drawn again even if it has not changed.
    var mustRedraw = false
    /// The index of the child's first item, counted from the first item of the container's first
    /// child.
    var start: Int
  }

  /// The last walk that visited the container; 0 if no records are kept.
  fileprivate var walk: UInt32 = 0
  /// The index of the container's first item, counted from the first item of the enclosing child.
  fileprivate var start = 0
  fileprivate var inheritedContext = InheritedContext()
  fileprivate var children: ContiguousArray<Child> = []
  /// The end of the last child's items, counted from the first item of the first child.
  fileprivate var end = 0

  /// The number of items below which a container keeps no records, because redrawing it is cheap.
  fileprivate static let worthwhileCount = 8

  /// Returns the range of display items that a child drew, counted from the first item of the first
  /// child.
  fileprivate func range(_ index: Int) -> Range<Int> {
    children[index].start..<(index + 1 < children.count ? children[index + 1].start : end)
  }
}

extension DisplayListBuilder {
  /// Records that the current drawing depends on context whose changes do not invalidate it, so
  /// that every walk must draw it again.
  package mutating func setAlwaysRedraws() { reuse.mustRedraw = true }

  /// Walks a subtree whose items may still be changed when it ends, so that none of them can be
  /// reused.
  mutating func withoutReuse(_ body: (inout DisplayListBuilder) -> Void) {
    let couldReuse = reuse.canReuse
    reuse.canReuse = false
    body(&self)
    reuse.canReuse = couldReuse
  }

  /// Draws the children of a container, reusing the items of unchanged children.
  ///
  /// - Parameters:
  ///   - nodes: The children in drawing order.
  ///   - drawn: The records of the previous walk, which are replaced by those of this walk.
  mutating func append<Node: DrawnNode>(
    _ nodes: ContiguousArray<Node>, _ drawn: inout DrawnChildren
  ) {
    guard reuse.canReuse, !nodes.isEmpty else {
      for node in nodes { node.emit(into: &self) }
      return
    }
    let inheritedContext = inheritedContext
    let (enclosingChild, start, mustRedraw) = (reuse.enclosingChild, reuse.start, reuse.mustRedraw)
    let (begin, firstChild) = (items.count, reuse.children.count)
    reuse.mustRedraw = false
    if let enclosingChild, drawn.walk == enclosingChild.walk, drawn.children.count == nodes.count,
      drawn.inheritedContext == inheritedContext
    {
      appendChanged(nodes, drawn, from: enclosingChild.start + drawn.start, to: begin)
    } else {
      for node in nodes { appendAnew(node, at: nil, to: begin) }
    }
    reuse.enclosingChild = enclosingChild
    reuse.start = start
    reuse.mustRedraw = reuse.mustRedraw || mustRedraw
    drawn.end = items.count - begin
    drawn.walk = drawn.end < DrawnChildren.worthwhileCount ? 0 : reuse.walk
    if drawn.walk != 0 {
      drawn.start = begin - start
      drawn.inheritedContext = inheritedContext
      drawn.children.replaceSubrange(0..., with: reuse.children[firstChild...])
    }
    reuse.children.removeSubrange(firstChild...)
  }

  /// Reuses the items of unchanged children, and draws the others.
  ///
  /// - Parameters:
  ///   - nodes: The children in drawing order.
  ///   - drawn: The records of the previous walk.
  ///   - old: The index of the first child's first item in the old list.
  ///   - begin: The index of the first child's first item in the new list.
  private mutating func appendChanged<Node: DrawnNode>(
    _ nodes: ContiguousArray<Node>, _ drawn: DrawnChildren, from old: Int, to begin: Int
  ) {
    // The range of the old list to copy next.
    var pending = old..<old
    for index in nodes.indices {
      let node = nodes[index]
      var child = drawn.children[index]
      let range = drawn.range(index)
      let isSame = child.node == ObjectIdentifier(node)
      if isSame && !child.mustRedraw && node.changedFor <= child.walk {
        if pending.isEmpty { pending = old + range.lowerBound..<old + range.lowerBound }
        child.start = items.count + pending.count - begin
        pending = pending.lowerBound..<old + range.upperBound
        reuse.children.append(child)
        continue
      }
      reuse.append(pending, to: &items)
      pending = old..<old
      appendAnew(node, at: isSame ? (old + range.lowerBound, child.walk) : nil, to: begin)
    }
    reuse.append(pending, to: &items)
  }

  /// Draws a child, and records its position.
  ///
  /// - Parameters:
  ///   - node: The child.
  ///   - old: The index in the old list where the child began, and the walk that drew it; nil if
  ///     they are not known.
  ///   - begin: The index of the first child's first item in the new list.
  private mutating func appendAnew(
    _ node: DrawnNode, at old: (start: Int, walk: UInt32)?, to begin: Int
  ) {
    let (index, mustRedraw) = (reuse.children.count, reuse.mustRedraw)
    reuse.children.append(
      DrawnChildren.Child(
        node: ObjectIdentifier(node), walk: reuse.walk, start: items.count - begin))
    reuse.enclosingChild = old
    reuse.start = items.count
    reuse.mustRedraw = false
    node.pass.pointee.drawnNodeCount += 1
    node.emit(into: &self)
    reuse.children[index].mustRedraw = reuse.mustRedraw
    if mustRedraw { reuse.mustRedraw = true }
  }
}
