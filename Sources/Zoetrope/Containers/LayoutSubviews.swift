import Foundation
import ZoetropeGeometry

/// The subviews of a layout, in order.
///
/// A slice is again a collection of this type, indexed from 0. A layout can therefore call its own
/// functions with a part of its subviews.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// The type of one subview.
  public typealias Element = LayoutSubview
  /// The type of an index. The first index is 0.
  public typealias Index = Int
  /// The type of a slice, which is indexed from 0.
  public typealias SubSequence = LayoutSubviews
  /// The type of the collection of all indices.
  public typealias Indices = Range<Int>

  /// The layout direction of the container.
  ///
  /// Layouts always place subviews from left to right. If the direction is right to left, the
  /// container then mirrors the placements.
  public var layoutDirection: LayoutDirection
  private let storage: Storage
  /// A pointer to the first subview of this collection in the storage.
  @usableFromInline let base: UnsafePointer<LayoutSubview>
  @usableFromInline let length: Int

  /// The storage that a collection shares with its slices. It keeps the nodes of the subviews
  /// alive.
  fileprivate final class Storage {
    let nodes: ContiguousArray<LayoutNode>
    /// One ``LayoutSubview`` for each node, in the same order.
    let subviews: UnsafeMutablePointer<LayoutSubview>

    init(_ nodes: ContiguousArray<LayoutNode>) {
      self.nodes = nodes
      subviews = .allocate(capacity: nodes.count)
      for (index, node) in nodes.enumerated() {
        (subviews + index).initialize(to: LayoutSubview(node))
      }
    }

    deinit { subviews.deallocate() }
  }

  /// Creates a collection of all subviews from their nodes. O(n).
  package init(_ nodes: ContiguousArray<LayoutNode>, direction: LayoutDirection) {
    self.init(Storage(nodes), from: 0, length: nodes.count, direction: direction)
  }

  private init(_ storage: Storage, from start: Int, length: Int, direction: LayoutDirection) {
    self.storage = storage
    base = UnsafePointer(storage.subviews + start)
    self.length = length
    layoutDirection = direction
  }

  /// The index of the first subview: always 0.
  @inlinable public var startIndex: Int { 0 }
  /// The index after the last subview, which is the number of subviews.
  @inlinable public var endIndex: Int { length }

  /// The subview at the given index.
  @inlinable public subscript(index: Int) -> LayoutSubview {
    precondition(
      index >= 0 && index < length,
      "There is no subview \(index) among the \(length) of this layout")
    return base[index]
  }

  // A build without optimization does not specialize the standard library's own implementations of
  // these functions. Each of their steps asks for several witnesses, which takes most of the time
  // of a loop over subviews. As for arrays, only subscripts check that an index is in bounds.

  /// Returns the next index.
  @inlinable public func index(after index: Int) -> Int { index + 1 }
  /// Returns the previous index.
  @inlinable public func index(before index: Int) -> Int { index - 1 }
  /// Replaces an index by the next one.
  @inlinable public func formIndex(after index: inout Int) { index += 1 }
  /// Replaces an index by the previous one.
  @inlinable public func formIndex(before index: inout Int) { index -= 1 }
  /// Returns the index at a distance from another index. The result may be out of bounds.
  @inlinable public func index(_ index: Int, offsetBy distance: Int) -> Int { index + distance }
  /// Returns the distance between two indices. It is negative if `end` is smaller than `start`.
  @inlinable public func distance(from start: Int, to end: Int) -> Int { end - start }
  /// The number of subviews. O(1).
  @inlinable public var count: Int { length }
  /// Whether there are no subviews.
  @inlinable public var isEmpty: Bool { length == 0 }

  /// Returns an iterator over the subviews.
  @inlinable public func makeIterator() -> Iterator { Iterator(self) }

  /// An iterator over the subviews of a layout. It keeps their collection alive.
  public struct Iterator: IteratorProtocol {
    @usableFromInline let subviews: LayoutSubviews
    @usableFromInline var position = 0

    @inlinable init(_ subviews: LayoutSubviews) { self.subviews = subviews }

    /// Returns the next subview; nil after the last one.
    @inlinable public mutating func next() -> LayoutSubview? {
      if position == subviews.length { return nil }
      defer { position += 1 }
      return subviews.base[position]
    }
  }

  /// The subviews in a range, as a collection indexed from 0. O(1).
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= 0 && bounds.upperBound <= length,
      "There are no subviews \(bounds) among the \(length) of this layout")
    let start = base - UnsafePointer(storage.subviews) + bounds.lowerBound
    return LayoutSubviews(
      storage, from: start, length: bounds.count, direction: layoutDirection)
  }

  /// The subviews from an index on, as a collection indexed from 0. O(1).
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    // Without this overload, the range would count as a sequence of indices, which never ends.
    self[bounds.lowerBound..<endIndex]
  }

  /// The subviews at the given indices, in that order, as a collection indexed from 0. O(n).
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    let nodes = ContiguousArray(indices.map { self[$0].retainedNode })
    return LayoutSubviews(nodes, direction: layoutDirection)
  }

  /// Returns whether both collections have the same direction and the same views in the same order.
  /// O(n).
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    guard a.layoutDirection == b.layoutDirection, a.length == b.length else { return false }
    var index = 0
    while index < a.length, a.base[index] == b.base[index] { index += 1 }
    return withExtendedLifetime((a.storage, b.storage)) { index == a.length }
  }

  /// Calls a closure with the node of each subview, without reference counting.
  @inline(__always) func forEachNode(_ body: (LayoutNode) -> Void) {
    var index = 0
    while index < length {
      base[index].withNode(body)
      index += 1
    }
    withExtendedLifetime(storage) {}
  }

  /// Returns the placements requested so far in the current pass, and clears them.
  func savePlacements() -> [LayoutNode.Placement?] {
    let saved = placements
    forEachNode { $0.placement = nil }
    return saved
  }

  /// The placements requested so far in the current pass.
  var placements: [LayoutNode.Placement?] {
    var placements: [LayoutNode.Placement?] = []
    placements.reserveCapacity(length)
    forEachNode { placements.append($0.placement) }
    return placements
  }

  /// Runs a closure during which the subviews may be placed.
  func allowingPlacements(_ body: () -> Void) {
    guard let parent = first?.retainedNode.parent else { return body() }
    parent.allowPlacements(body)
  }

  /// Restores the placements that ``savePlacements()`` returned.
  func restorePlacements(_ saved: [LayoutNode.Placement?]) {
    var index = 0
    forEachNode {
      $0.placement = saved[index]
      index += 1
    }
  }
}
