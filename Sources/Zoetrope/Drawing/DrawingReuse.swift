import ZoetropeDisplayList
import ZoetropeGeometry

/// What a walk that draws takes over from the one before, and keeps for the one after.
///
/// The list that was made last is kept as a whole. Containers know where in it what their children
/// drew begins; children that have not changed since are not walked through again: what they drew is
/// appended, in one go where they follow each other.
///
///     the list of the last walk    | container: child 0, 1, 2 | … |
///     the new one                  | … | container: child 0 (taken over), 1 (drawn), 2 (taken over)
///
/// Guarantees: the list is the one that a walk through everything makes. All positions are relative
/// to what is around, so that what is inside need not be told where it has gone to; and each is taken
/// with the number of the walk that it is of, so that none counts for another list. What has been
/// changed after it was drawn, inside of layers that were merged or dropped, is drawn anew.
struct DrawingReuse {
  /// The number of this walk.
  let walk: UInt32
  private let old: [DisplayList.Item]
  /// Where the child that is being walked through began in the old list, and the walk that it was
  /// drawn in; nil where that is not known.
  fileprivate var around: (start: Int, walk: UInt32)?
  /// Where that child begins in the new list.
  fileprivate var start = 0
  /// Whether items stay as they are appended.
  fileprivate(set) var isOpen: Bool
  /// Whether the child that is being walked through has to be drawn by the next walk, too.
  var isUnsettled = false
  /// The children of the containers that are being walked through, one container after the other.
  fileprivate var children: ContiguousArray<DrawnChildren.Child> = []

  /// Takes over nothing, and keeps nothing.
  init() {
    walk = 0
    old = []
    isOpen = false
  }

  /// - Parameters:
  ///   - drawn: What was drawn last; nil to take over nothing.
  ///   - walk: The number of the walk.
  init(_ drawn: DrawnPicture?, walk: UInt32) {
    self.walk = walk
    old = drawn?.items ?? []
    around = drawn.map { (0, $0.walk) }
    isOpen = true
  }

  /// How many items there were before.
  var oldCount: Int { old.count }

  fileprivate func append(_ range: Range<Int>, to items: inout [DisplayList.Item]) {
    if !range.isEmpty { items.append(contentsOf: old[range]) }
  }
}

/// A display list, as the graph keeps it.
struct DrawnPicture {
  let items: [DisplayList.Item]
  /// The number of the walk that made it.
  let walk: UInt32
}

/// What what is drawn inside depends on, besides what is there.
struct Surroundings: Equatable {
  var transform = CGAffineTransform.identity
  var inherited = InheritedEffects()
  var redaction = Redaction()
  var isExcused = false
}

/// Where the children of a container drew in the last list.
struct DrawnChildren {
  /// A child, in drawing order.
  fileprivate struct Child {
    /// A node that is gone may have left its address to another one; that has changed since.
    let node: ObjectIdentifier
    /// The walk that it was drawn in last.
    var walk: UInt32
    /// Whether it has to be drawn anew although it has not changed.
    var isUnsettled = false
    /// Where it begins, counted from the beginning of the first child.
    var start: Int
  }

  /// The walk that went through the container last; 0 where nothing is kept.
  fileprivate var walk: UInt32 = 0
  /// Where the first child began, counted from the beginning of the child of the container around
  /// that this one is in.
  fileprivate var start = 0
  fileprivate var surroundings = Surroundings()
  fileprivate var children: ContiguousArray<Child> = []
  /// Where the last child ended.
  fileprivate var end = 0

  /// Containers that draw fewer items are not worth keeping them.
  fileprivate static let worthwhileCount = 8

  /// Where a child began and ended.
  fileprivate func range(_ index: Int) -> Range<Int> {
    children[index].start..<(index + 1 < children.count ? children[index + 1].start : end)
  }
}

extension DisplayListBuilder {
  /// Notes that what is drawn here depends on what is around in a way that nothing tells of: each
  /// walk has to go there.
  package mutating func noteSurroundings() { reuse.isUnsettled = true }

  /// Walks through the inside of something whose items are looked at again when it ends.
  mutating func withoutReuse(_ body: (inout DisplayListBuilder) -> Void) {
    let wasOpen = reuse.isOpen
    reuse.isOpen = false
    body(&self)
    reuse.isOpen = wasOpen
  }

  /// Draws the children of a container, as far as they have changed.
  ///
  /// - Parameters:
  ///   - nodes: The children in drawing order.
  ///   - drawn: What they drew last, and then what they draw now.
  mutating func append<Node: DrawnNode>(
    _ nodes: ContiguousArray<Node>, _ drawn: inout DrawnChildren
  ) {
    guard reuse.isOpen, !nodes.isEmpty else {
      for node in nodes { node.emit(into: &self) }
      return
    }
    let surroundings = surroundings
    let (around, start, isUnsettled) = (reuse.around, reuse.start, reuse.isUnsettled)
    let (begin, firstChild) = (items.count, reuse.children.count)
    reuse.isUnsettled = false
    if let around, drawn.walk == around.walk, drawn.children.count == nodes.count,
      drawn.surroundings == surroundings
    {
      appendChanged(nodes, drawn, from: around.start + drawn.start, to: begin)
    } else {
      for node in nodes { appendAnew(node, at: nil, to: begin) }
    }
    reuse.around = around
    reuse.start = start
    reuse.isUnsettled = reuse.isUnsettled || isUnsettled
    drawn.end = items.count - begin
    drawn.walk = drawn.end < DrawnChildren.worthwhileCount ? 0 : reuse.walk
    if drawn.walk != 0 {
      drawn.start = begin - start
      drawn.surroundings = surroundings
      drawn.children.replaceSubrange(0..., with: reuse.children[firstChild...])
    }
    reuse.children.removeSubrange(firstChild...)
  }

  /// Takes over the children that have not changed and draws the others.
  ///
  /// - Parameters:
  ///   - old: Where the first child began in the old list.
  ///   - begin: Where it begins in the new one.
  private mutating func appendChanged<Node: DrawnNode>(
    _ nodes: ContiguousArray<Node>, _ drawn: DrawnChildren, from old: Int, to begin: Int
  ) {
    // What is taken over, in the old list.
    var pending = old..<old
    for index in nodes.indices {
      let node = nodes[index]
      var child = drawn.children[index]
      let range = drawn.range(index)
      let isSame = child.node == ObjectIdentifier(node)
      if isSame && !child.isUnsettled && node.changedFor <= child.walk {
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

  /// Draws a child.
  ///
  /// - Parameters:
  ///   - old: Where it began in the old list, and the walk that it was drawn in last; nil where that
  ///     is not known.
  ///   - begin: Where the first child begins in the new list.
  private mutating func appendAnew(
    _ node: DrawnNode, at old: (start: Int, walk: UInt32)?, to begin: Int
  ) {
    let (index, isUnsettled) = (reuse.children.count, reuse.isUnsettled)
    reuse.children.append(
      DrawnChildren.Child(
        node: ObjectIdentifier(node), walk: reuse.walk, start: items.count - begin))
    reuse.around = old
    reuse.start = items.count
    reuse.isUnsettled = false
    node.pass.pointee.drawings += 1
    node.emit(into: &self)
    reuse.children[index].isUnsettled = reuse.isUnsettled
    if isUnsettled { reuse.isUnsettled = true }
  }
}
