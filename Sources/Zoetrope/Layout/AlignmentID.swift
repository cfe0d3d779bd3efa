import Foundation
import ZoetropeGeometry

/// A type that names an alignment guide and says where it lies in a view that does not say itself.
public protocol AlignmentID: SendableMetatype {
  /// The guide's position in a view of the given size, in points from its leading or top edge.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges the explicit guides of a container's children; the default takes their mean.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Merges the guide of child number `n` (counted from 0) into the mean so far.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    let sum = (parentValue ?? 0) * CGFloat(n) + childValue
    parentValue = sum / CGFloat(n + 1)
  }
}

/// A guide as the graph passes it around: which one it is, and along which axis.
package struct AlignmentKey: Equatable {
  package let id: any AlignmentID.Type
  package let axis: Axis

  package static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.axis == b.axis }

  /// Whether this is a guide of the frame itself (leading, center, …). Those of its children say
  /// nothing about a container, which has such guides of its own.
  package var isFrameGuide: Bool {
    switch axis {
    case .horizontal: id == HorizontalCenter.self || id == Leading.self || id == Trailing.self
    case .vertical: id == VerticalCenter.self || id == Top.self || id == Bottom.self
    }
  }

  /// How far into a frame its guide lies, as a fraction of its length; 0 for guides that depend on
  /// what is inside.
  package var fraction: CGFloat { (id as? any FrameGuide.Type)?.fraction ?? 0 }

  /// Merges children's explicit values; nil where none has one. O(n).
  package func combine(_ values: some Sequence<CGFloat?>) -> CGFloat? {
    var result: CGFloat?
    var count = 0
    for case let value? in values {
      id._combineExplicit(childValue: value, count, into: &result)
      count += 1
    }
    return result
  }
}

/// The guides that every frame has by its size alone.
private protocol FrameGuide: AlignmentID {
  /// Where the guide lies, as a fraction of the frame's length.
  static var fraction: CGFloat { get }
}

private enum Leading: FrameGuide {
  static var fraction: CGFloat { 0 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum HorizontalCenter: FrameGuide {
  static var fraction: CGFloat { 0.5 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
private enum Trailing: FrameGuide {
  static var fraction: CGFloat { 1 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum ListRowSeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum ListRowSeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
private enum Top: FrameGuide {
  static var fraction: CGFloat { 0 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
private enum VerticalCenter: FrameGuide {
  static var fraction: CGFloat { 0.5 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
private enum Bottom: FrameGuide {
  static var fraction: CGFloat { 1 }
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
private enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = min(parentValue ?? .infinity, childValue)
  }
}
private enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?) {
    parentValue = max(parentValue ?? -.infinity, childValue)
  }
}

/// A vertical line through a view, along which views are lined up side to side.
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: any (AlignmentID.Type)

  /// Creates an alignment from the type that defines it.
  public init(_ id: any AlignmentID.Type) { key = id }

  package var alignmentKey: AlignmentKey { AlignmentKey(id: key, axis: .horizontal) }

  /// Whether both mean the same guide.
  public static func == (a: Self, b: Self) -> Bool { a.key == b.key }

  /// The guide that a container has by those of its children, nil where none has one. O(n).
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    alignmentKey.combine(values)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// Half-way between leading and trailing edge.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The leading end of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The trailing end of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A horizontal line through a view, along which views are lined up above and below.
public struct VerticalAlignment: Equatable, Sendable {
  package let key: any (AlignmentID.Type)

  /// Creates an alignment from the type that defines it.
  public init(_ id: any AlignmentID.Type) { key = id }

  package var alignmentKey: AlignmentKey { AlignmentKey(id: key, axis: .vertical) }

  /// Whether both mean the same guide.
  public static func == (a: Self, b: Self) -> Bool { a.key == b.key }

  /// The guide that a container has by those of its children, nil where none has one. O(n).
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    alignmentKey.combine(values)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// Half-way between top and bottom edge.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}
