import Foundation
import ZoetropeGeometry

/// The subviews of a layout, in order.
///
/// A slice is a collection of its own, counted from 0, of the same subviews: a layout may call
/// itself on the rest of its subviews.
public struct LayoutSubviews: Equatable, RandomAccessCollection {
  /// One subview.
  public typealias Element = LayoutSubview
  /// A position, counted from 0.
  public typealias Index = Int
  /// Some of the subviews.
  public typealias SubSequence = LayoutSubviews

  /// The direction in which the container lays out. Placements are mirrored from left to right
  /// by the container itself.
  public var layoutDirection: LayoutDirection
  private let storage: Storage
  /// The first of them in the storage.
  @usableFromInline let base: UnsafePointer<LayoutSubview>
  @usableFromInline let length: Int

  /// The nodes behind the subviews, kept alive for as long as anybody holds the collection.
  fileprivate final class Storage {
    let nodes: ContiguousArray<LayoutNode>
    /// The same, as layouts see them.
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

  package init(_ nodes: ContiguousArray<LayoutNode>, direction: LayoutDirection) {
    self.init(Storage(nodes), from: 0, length: nodes.count, direction: direction)
  }

  private init(_ storage: Storage, from start: Int, length: Int, direction: LayoutDirection) {
    self.storage = storage
    base = UnsafePointer(storage.subviews + start)
    self.length = length
    layoutDirection = direction
  }

  /// Always 0.
  @inlinable public var startIndex: Int { 0 }
  /// The number of subviews.
  @inlinable public var endIndex: Int { length }

  /// The subview at a position.
  @inlinable public subscript(index: Int) -> LayoutSubview {
    precondition(
      index >= 0 && index < length,
      "There is no subview \(index) among the \(length) of this layout")
    return base[index]
  }

  /// Some of the subviews, counted from 0 again.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.lowerBound >= 0 && bounds.upperBound <= length,
      "There are no subviews \(bounds) among the \(length) of this layout")
    let start = base - UnsafePointer(storage.subviews) + bounds.lowerBound
    return LayoutSubviews(
      storage, from: start, length: bounds.count, direction: layoutDirection)
  }

  /// The subviews from a position on, counted from 0 again.
  public subscript(bounds: PartialRangeFrom<Int>) -> LayoutSubviews {
    // Without this, the range would count as a sequence of positions, one that never ends.
    self[bounds.lowerBound..<endIndex]
  }

  /// The subviews at some positions, counted from 0 again. O(n)
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int {
    let nodes = ContiguousArray(indices.map { self[$0].retainedNode })
    return LayoutSubviews(nodes, direction: layoutDirection)
  }

  /// Whether both hold the same views in the same order. O(n)
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.layoutDirection == b.layoutDirection && a.elementsEqual(b)
  }

  /// Does something with each node, without counting references.
  @inline(__always) func forEachNode(_ body: (LayoutNode) -> Void) {
    for index in 0..<length { base[index].withNode(body) }
    withExtendedLifetime(storage) {}
  }

  /// What the subviews were told so far in the pass that is running.
  func savePlacements() -> [LayoutNode.Placement?] {
    let saved = map { $0.retainedNode.placement }
    for subview in self { subview.retainedNode.placement = nil }
    return saved
  }

  /// Runs something in which the subviews may be placed.
  func allowingPlacements(_ body: () -> Void) {
    guard let parent = first?.retainedNode.parent else { return body() }
    parent.allowPlacements(body)
  }

  func restorePlacements(_ saved: [LayoutNode.Placement?]) {
    for (subview, placement) in zip(self, saved) { subview.retainedNode.placement = placement }
  }
}
