import ZoetropeDisplayList
import ZoetropeGeometry

/// The state of a drawing walk: the display items that are reused from the previous walk, and the
/// records for the next walk.
///
/// The whole display list of the previous walk is kept. Containers record the position in this list
/// at which the items of each child begin. A child that has not changed since the previous walk is
/// not walked again. Its items are copied from the previous list, together with the items of
/// adjacent unchanged children.
///
///     list of the previous walk    | container: child 0, 1, 2 | … |
///     list of this walk            | … | container: child 0 (reused), 1 (drawn), 2 (reused)
///
/// Guarantees: the result equals the list of a full walk.
///
/// A nested container lies inside one child of the next outer container. This child is called the
/// enclosing child of the nested container. The position of a container is stored relative to its
/// enclosing child, and therefore stays valid when the items of that child move within the list.
/// Each position is stored with the number of the walk that it belongs to, so that it is never
/// applied to another list. Layers may be merged or dropped after they have been drawn. The items
/// inside such layers are always drawn again.
struct DrawingReuse {
  /// The number of this drawing walk, which is one traversal of the layout nodes; 0 if no items are
  /// reused and no records are kept.
  let walk: UInt32
  private let old: [DisplayList.Item]
  /// The retained items of the child that is being drawn: the index of the first item in the
  /// previous list, and the number of the drawing walk that made the items. Nil if no items are
  /// retained.
  fileprivate var enclosingChild: (start: Int, walk: UInt32)?
  /// The index, in the new list, of the first item of the child that is being drawn.
  fileprivate var start = 0
  /// Whether appended items are final. The value is false inside a layer, where items may still be
  /// changed and cannot be reused.
  fileprivate(set) var canReuse: Bool
  /// Whether the child that is being drawn must be drawn again in the next drawing walk, even if
  /// the child does not change.
  var mustRedraw = false
  /// The records of all children whose containers are being drawn. The children of outer containers
  /// come first.
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

  /// Returns whether the given items equal the items in a range of the previous display list.
  fileprivate func holds(_ items: ArraySlice<DisplayList.Item>, in range: Range<Int>) -> Bool {
    items.elementsEqual(old[range])
  }

  fileprivate func append(_ range: Range<Int>, to items: inout [DisplayList.Item]) {
    if !range.isEmpty { items.append(contentsOf: old[range]) }
  }
}

/// A display list that the graph retains.
struct DrawnPicture {
  let items: [DisplayList.Item]
  /// The number of the drawing walk that made the list.
  let walk: UInt32
}

/// The context that a subtree inherits. If it changes, the subtree must be drawn again.
struct InheritedContext: Equatable {
  var transform = CGAffineTransform.identity
  var inherited = InheritedEffects()
  var redaction = Redaction()
  /// The innermost container with a shape; nil for none.
  var container: ContainerOutline?
  /// Whether an enclosing effect may hide views on purpose.
  var allowsHiddenViews = false
}

/// The positions of a container's children in the previous display list.
struct DrawnChildren {
  /// The record of one child.
  fileprivate struct Child {
    /// The identity of the node. A new node at the address of a deallocated one has the same
    /// identity, but counts as changed because it was created after the last drawing walk.
    let node: ObjectIdentifier
    /// The number of the drawing walk that last drew the child.
    var walk: UInt32
    /// Whether the next drawing walk must draw the child again, even if the child does not change.
    var mustRedraw = false
    /// The index of the child's first item, relative to the first item of the container's first
    /// child.
    var start: Int
  }

  /// The number of the last drawing walk that visited the container; 0 if no records are kept.
  fileprivate var walk: UInt32 = 0
  /// The index of the container's first item, relative to the first item of its enclosing child
  /// (see ``DrawingReuse``).
  fileprivate var start = 0
  fileprivate var inheritedContext = InheritedContext()
  fileprivate var children: ContiguousArray<Child> = []
  /// The index after the last child's items, relative to the first item of the first child.
  fileprivate var end = 0

  /// The smallest number of items for which a container keeps records. With fewer items, redrawing
  /// the container is cheap.
  fileprivate static let worthwhileCount = 8

  /// Returns the range of display items that a child drew, relative to the first item of the first
  /// child.
  fileprivate func range(_ index: Int) -> Range<Int> {
    children[index].start..<(index + 1 < children.count ? children[index + 1].start : end)
  }
}

extension DisplayListBuilder {
  /// Makes every drawing walk draw the current child again. Call this method if the child depends
  /// on context that may change while the child itself stays valid.
  package mutating func setAlwaysRedraws() { reuse.mustRedraw = true }

  /// Visits a subtree without reusing items, because the items of the subtree may still be changed
  /// afterward.
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
      for node in nodes { draw(node, previous: nil) }
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
  ///   - old: The index of the first child's first item in the previous list.
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
        if node.pass.pointee.isProfiling { node.record(.wasReused(itemCount: range.count)) }
        continue
      }
      reuse.append(pending, to: &items)
      pending = old..<old
      let place = old + range.lowerBound..<old + range.upperBound
      appendAnew(node, at: isSame ? (place, child.walk) : nil, to: begin)
    }
    reuse.append(pending, to: &items)
  }

  /// Draws a child and records its position.
  ///
  /// - Parameters:
  ///   - node: The child.
  ///   - old: The retained items of the child: their indices in the previous list, and the number
  ///     of the walk that drew them. Nil if they are unknown.
  ///   - begin: The index of the first child's first item in the new list.
  private mutating func appendAnew(
    _ node: DrawnNode, at old: (place: Range<Int>, walk: UInt32)?, to begin: Int
  ) {
    let (index, mustRedraw) = (reuse.children.count, reuse.mustRedraw)
    reuse.children.append(
      DrawnChildren.Child(
        node: ObjectIdentifier(node), walk: reuse.walk, start: items.count - begin))
    reuse.enclosingChild = old.map { ($0.place.lowerBound, $0.walk) }
    reuse.start = items.count
    reuse.mustRedraw = false
    node.pass.pointee.drawnNodeCount += 1
    draw(node, previous: old?.place)
    reuse.children[index].mustRedraw = reuse.mustRedraw
    if mustRedraw { reuse.mustRedraw = true }
  }

  /// Draws a child of a container.
  ///
  /// - Parameters:
  ///   - node: The child.
  ///   - previous: The indices of the child's items in the previous list; nil if they are unknown.
  @inline(__always)
  private mutating func draw(_ node: DrawnNode, previous: Range<Int>?) {
    if node.pass.pointee.isProfiling && purpose == .drawing {
      drawRecorded(node, previous: previous)
    } else {
      node.emit(into: &self)
    }
  }

  @inline(never)
  private mutating func drawRecorded(_ node: DrawnNode, previous: Range<Int>?) {
    let start = items.count
    node.record(.began)
    node.emit(into: &self)
    let isSame = previous.map { reuse.holds(items[start...], in: $0) } ?? false
    node.record(.ended(isSame: isSame))
  }
}
