import Foundation
import ZoetropeGeometry

/// A vertically growing grid with given columns. Only the views that become visible are created.
///
/// The grid is as wide as its columns. The views are created as in a ``LazyVStack``. The grid
/// proposes to each view the width of the view's column, and the view takes its ideal height.
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
  ///   - alignment: The alignment of the columns if their total width differs from the width of the
  ///     grid. Default: the center.
  ///   - spacing: The distance between two rows, in points. Default: nil, for 8 points.
  ///   - pinnedViews: The parts of each ``Section`` that stay in the viewport while the section is
  ///     visible: headers, footers or both. Default: none.
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

  /// Makes the view node of the grid.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LazyContainer(
        layout: $0.layout, axis: .vertical, pinnedViews: $0.pinnedViews, content: $0.content,
        name: "LazyVGrid")
    }
  }
}

/// A horizontally growing grid with given rows. Only the views that become visible are created.
///
/// The grid is as high as its rows. The views are created as in a ``LazyHStack``. The grid proposes
/// to each view the height of the view's row, and the view takes its ideal width.
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
  ///   - alignment: The alignment of the rows if their total height differs from the height of the
  ///     grid. Default: the center.
  ///   - spacing: The distance between two columns, in points. Default: nil, for 8 points.
  ///   - pinnedViews: The parts of each ``Section`` that stay in the viewport while the section is
  ///     visible: headers, footers or both. Default: none.
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

  /// Makes the view node of the grid.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LazyContainer(
        layout: $0.layout, axis: .horizontal, pinnedViews: $0.pinnedViews, content: $0.content,
        name: "LazyHGrid")
    }
  }
}
