import Foundation
import ZoetropeGeometry

/// A type that identifies an alignment guide and defines its default position.
public protocol AlignmentID: SendableMetatype {
  /// Returns the position of the guide in a view that does not set it explicitly.
  ///
  /// - Parameter context: The size and the other guides of the view.
  /// - Returns: The distance from the view's leading or top edge, in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat

  /// Merges a child's explicit guide into the guide of its container. By default, the result is the
  /// mean of all children's explicit guides.
  ///
  /// - Parameters:
  ///   - childValue: The explicit guide of the child, in points from the container's edge.
  ///   - n: The number of values merged before.
  ///   - parentValue: The merged value, to be updated; nil if no value has been merged before.
  static func _combineExplicit(childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?)
}

extension AlignmentID {
  /// Includes a child's explicit guide in the mean of the `n` values merged before.
  public static func _combineExplicit(
    childValue: CGFloat, _ n: Int, into parentValue: inout CGFloat?
  ) {
    let sum = (parentValue ?? 0) * CGFloat(n) + childValue
    parentValue = sum / CGFloat(n + 1)
  }
}

/// The type-erased identity of an alignment guide: its type and its axis.
package struct AlignmentKey: Equatable {
  /// The type that defines the guide.
  package let id: any AlignmentID.Type
  /// The axis along which the guide is measured.
  package let axis: Axis

  package static func == (a: Self, b: Self) -> Bool { a.id == b.id && a.axis == b.axis }

  /// Whether the guide is a frame guide: one that depends on the frame alone, such as leading or
  /// center.
  ///
  /// A container ignores its children's explicit frame guides, because it has frame guides of its
  /// own.
  package var isFrameGuide: Bool {
    switch axis {
    case .horizontal: id == HorizontalCenter.self || id == Leading.self || id == Trailing.self
    case .vertical: id == VerticalCenter.self || id == Top.self || id == Bottom.self
    }
  }

  /// The default position of a frame guide as a fraction of the frame's length; 0 for other guides,
  /// which depend on the content.
  package var fraction: CGFloat { (id as? any FrameGuide.Type)?.fraction ?? 0 }

  /// Returns the merged explicit guides of children; nil if no child sets the guide. O(n).
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

/// A guide whose default position depends on the frame's length alone.
private protocol FrameGuide: AlignmentID {
  /// The default position as a fraction of the frame's length.
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

/// A horizontal position in a view, given by a vertical guide line. Vertical stacks align their
/// views along such lines.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The type that defines the alignment.
  package let key: any (AlignmentID.Type)

  /// Creates an alignment from the type that defines it.
  public init(_ id: any AlignmentID.Type) { key = id }

  /// The guide of this alignment.
  package var alignmentKey: AlignmentKey { AlignmentKey(id: key, axis: .horizontal) }

  /// Whether both alignments use the same guide.
  public static func == (a: Self, b: Self) -> Bool { a.key == b.key }

  /// Returns the merged explicit guides of a container's children, in points; nil if no child sets
  /// the guide.
  ///
  /// - Complexity: O(*n*) in the number of values.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    alignmentKey.combine(values)
  }

  /// The leading edge.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The center between the leading and the trailing edge.
  public static let center = HorizontalAlignment(HorizontalCenter.self)
  /// The trailing edge.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The leading end of a list row's separator.
  public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
  /// The trailing end of a list row's separator.
  public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)
}

/// A vertical position in a view, given by a horizontal guide line. Horizontal stacks align their
/// views along such lines.
public struct VerticalAlignment: Equatable, Sendable {
  /// The type that defines the alignment.
  package let key: any (AlignmentID.Type)

  /// Creates an alignment from the type that defines it.
  public init(_ id: any AlignmentID.Type) { key = id }

  /// The guide of this alignment.
  package var alignmentKey: AlignmentKey { AlignmentKey(id: key, axis: .vertical) }

  /// Whether both alignments use the same guide.
  public static func == (a: Self, b: Self) -> Bool { a.key == b.key }

  /// Returns the merged explicit guides of a container's children, in points; nil if no child sets
  /// the guide.
  ///
  /// - Complexity: O(*n*) in the number of values.
  public func combineExplicit<S>(_ values: S) -> CGFloat?
  where S: Sequence, S.Element == CGFloat? {
    alignmentKey.combine(values)
  }

  /// The top edge.
  public static let top = VerticalAlignment(Top.self)
  /// The center between the top and the bottom edge.
  public static let center = VerticalAlignment(VerticalCenter.self)
  /// The bottom edge.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The baseline of the first line of text; the bottom edge of a view without text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text; the bottom edge of a view without text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}
