import Foundation

/// The views that another view stands for, in order; as a view, all of them.
public struct SubviewsCollection: RandomAccessCollection {
  /// One of the views.
  public typealias Element = Subview
  /// A position, counted from 0.
  public typealias Index = Int
  /// Some of the views.
  public typealias SubSequence = SubviewsCollectionSlice

  private let subviews: [Subview]

  init(_ subviews: [Subview] = []) { self.subviews = subviews }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { subviews.count }

  /// The view at a position.
  public subscript(index: Int) -> Subview {
    precondition(
      subviews.indices.contains(index), "There is no subview \(index) among \(subviews.count)")
    return subviews[index]
  }

  /// The views at some positions, which keep their indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      bounds.lowerBound >= 0 && bounds.upperBound <= subviews.count,
      "There are no subviews \(bounds) among \(subviews.count)")
    return SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  /// All of the views.
  public var body: some View { ForEach(self) { $0 } }

  /// Does not show in paths.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil)
  }
}

/// Some of the views that another view stands for; as a view, these.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  /// One of the views.
  public typealias Element = Subview
  /// A position in the whole collection.
  public typealias Index = Int
  /// Some of these views.
  public typealias SubSequence = SubviewsCollectionSlice

  fileprivate let base: SubviewsCollection
  fileprivate let bounds: Range<Int>

  /// The position of the first view in the whole collection.
  public var startIndex: Int { bounds.lowerBound }
  /// The position after the last view in the whole collection.
  public var endIndex: Int { bounds.upperBound }

  /// The view at a position of the whole collection.
  public subscript(index: Int) -> Subview {
    precondition(bounds.contains(index), "There is no subview \(index) in \(bounds)")
    return base[index]
  }

  /// The views at some positions of the whole collection.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    precondition(
      bounds.lowerBound >= self.bounds.lowerBound && bounds.upperBound <= self.bounds.upperBound,
      "There are no subviews \(bounds) in \(self.bounds)")
    return SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  /// These views.
  public var body: some View { ForEach(self) { $0 } }

  /// Does not show in paths.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil)
  }
}
