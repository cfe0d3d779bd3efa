import Foundation

/// The subviews that a view resolves to, in order.
///
/// As a view, the collection shows all subviews.
public struct SubviewsCollection: RandomAccessCollection {
  /// A resolved subview.
  public typealias Element = Subview
  /// A position, counted from 0.
  public typealias Index = Int
  /// A contiguous range of the subviews.
  public typealias SubSequence = SubviewsCollectionSlice

  private let subviews: [Subview]

  init(_ subviews: [Subview] = []) { self.subviews = subviews }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { subviews.count }

  /// Returns the subview at a position, which must be in `0..<endIndex`.
  public subscript(index: Int) -> Subview {
    precondition(
      subviews.indices.contains(index), "There is no subview \(index) among \(subviews.count)")
    return subviews[index]
  }

  /// Returns the subviews at a range of positions; the slice shares the collection's indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      bounds.lowerBound >= 0 && bounds.upperBound <= subviews.count,
      "There are no subviews \(bounds) among \(subviews.count)")
    return SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  /// All of the subviews.
  public var body: some View { ForEach(self) { $0 } }

  /// Makes a node whose name does not appear in view paths.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil)
  }
}

/// A contiguous range of a ``SubviewsCollection``.
///
/// As a view, the slice shows the subviews in its range.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// A resolved subview.
  public typealias Element = Subview
  /// A position in the whole collection.
  public typealias Index = Int
  /// A contiguous range of the same collection.
  public typealias SubSequence = SubviewsCollectionSlice

  fileprivate let base: SubviewsCollection
  fileprivate let bounds: Range<Int>

  /// The position of the slice's first subview, counted in the whole collection.
  public var startIndex: Int { bounds.lowerBound }
  /// The position after the slice's last subview, counted in the whole collection.
  public var endIndex: Int { bounds.upperBound }

  /// Returns the subview at a position. The position is counted in the whole collection, and must
  /// lie in the slice.
  public subscript(index: Int) -> Subview {
    precondition(bounds.contains(index), "There is no subview \(index) in \(bounds)")
    return base[index]
  }

  /// Returns the subviews at a range of positions of the whole collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      bounds.lowerBound >= self.bounds.lowerBound && bounds.upperBound <= self.bounds.upperBound,
      "There are no subviews \(bounds) in \(self.bounds)")
    return SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  /// The subviews of the slice.
  public var body: some View { ForEach(self) { $0 } }

  /// Makes a node whose name does not appear in view paths.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil)
  }
}
