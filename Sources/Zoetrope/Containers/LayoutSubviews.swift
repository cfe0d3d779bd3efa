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
    a.layoutDirection == b.layoutDirection && a.elementsEqual(b)
  }

  /// Calls a closure with the node of each subview, without reference counting.
  @inline(__always) func forEachNode(_ body: (LayoutNode) -> Void) {
    for index in 0..<length { base[index].withNode(body) }
    withExtendedLifetime(storage) {}
  }

  /// Returns the placements requested so far in the current pass, and clears them.
  func savePlacements() -> [LayoutNode.Placement?] {
    let saved = map { $0.retainedNode.placement }
    for subview in self { subview.retainedNode.placement = nil }
    return saved
  }

  /// Runs a closure during which the subviews may be placed.
  func allowingPlacements(_ body: () -> Void) {
    guard let parent = first?.retainedNode.parent else { return body() }
    parent.allowPlacements(body)
  }

  /// Restores the placements that ``savePlacements()`` returned.
  func restorePlacements(_ saved: [LayoutNode.Placement?]) {
    for (subview, placement) in zip(self, saved) { subview.retainedNode.placement = placement }
  }
}
