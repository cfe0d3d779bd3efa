import Foundation
import ZoetropeGeometry

/// A grid that grows vertically, with given columns, and creates only the views that become
/// visible.
///
/// The grid is as wide as its columns. Views are created as in a ``LazyVStack``. Each is proposed
/// the width of its column and takes its ideal height.
public struct LazyVGrid<Content> {
  let layout: LazyGridLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVGrid: View where Content: View {
  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns. An empty array is treated as one flexible column.
  ///   - alignment: The alignment of the columns if their total width differs from that of the
  ///     grid. Default: the center.
  ///   - spacing: The distance between two rows, in points. Default: nil, for 8 points.
  ///   - pinnedViews: The parts of each ``Section`` that stay in the viewport. Default: none.
  ///   - content: The views, row by row.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: alignment.alignmentKey, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the lazy container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LazyContainer(
        layout: $0.layout, axis: .vertical, pinnedViews: $0.pinnedViews, content: $0.content,
        name: "LazyVGrid")
    }
  }
}

/// A grid that grows horizontally, with given rows, and creates only the views that become visible.
///
/// The grid is as high as its rows. Views are created as in a ``LazyHStack``. Each is proposed the
/// height of its row and takes its ideal width.
public struct LazyHGrid<Content> {
  let layout: LazyGridLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHGrid: View where Content: View {
  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows. An empty array is treated as one flexible row.
  ///   - alignment: The alignment of the rows if their total height differs from that of the grid.
  ///     Default: the center.
  ///   - spacing: The distance between two columns, in points. Default: nil, for 8 points.
  ///   - pinnedViews: The parts of each ``Section`` that stay in the viewport. Default: none.
  ///   - content: The views, column by column.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: alignment.alignmentKey, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the lazy container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LazyContainer(
        layout: $0.layout, axis: .horizontal, pinnedViews: $0.pinnedViews, content: $0.content,
        name: "LazyHGrid")
    }
  }
}
