import Foundation
import ZoetropeGeometry

/// Views in columns of given widths, row by row, of which those are made that show.
///
/// The grid is as wide as its columns. Views are made as those of a ``LazyVStack`` are; each is
/// proposed the width of its column, and has its ideal height.
public struct LazyVGrid<Content> {
  let layout: LazyGridLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVGrid: View where Content: View {
  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns; none counts as one flexible column.
  ///   - alignment: Where the columns are in a grid of another width. Default: the middle.
  ///   - spacing: The distance between rows in points; nil, the default, for 8.
  ///   - pinnedViews: What of each ``Section`` stays in the window. Default: nothing.
  ///   - content: The views.
  public nonisolated init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, alignment: alignment.alignmentKey, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Never reached: the views inside draw.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LazyContainer(
        layout: $0.layout, axis: .vertical, pinnedViews: $0.pinnedViews, content: $0.content,
        name: "LazyVGrid")
    }
  }
}

/// Views in rows of given heights, column by column, of which those are made that show.
///
/// The grid is as high as its rows. Views are made as those of a ``LazyHStack`` are; each is
/// proposed the height of its row, and has its ideal width.
public struct LazyHGrid<Content> {
  let layout: LazyGridLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHGrid: View where Content: View {
  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rows: The rows; none counts as one flexible row.
  ///   - alignment: Where the rows are in a grid of another height. Default: the middle.
  ///   - spacing: The distance between columns in points; nil, the default, for 8.
  ///   - pinnedViews: What of each ``Section`` stays in the window. Default: nothing.
  ///   - content: The views.
  public nonisolated init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, alignment: alignment.alignmentKey, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Never reached: the views inside draw.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LazyContainer(
        layout: $0.layout, axis: .horizontal, pinnedViews: $0.pinnedViews, content: $0.content,
        name: "LazyHGrid")
    }
  }
}
