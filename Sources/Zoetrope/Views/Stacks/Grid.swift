import Foundation
import ZoetropeGeometry

/// A container that arranges views in rows and columns. A column has the same width in all rows.
///
/// Each view of a ``GridRow`` is a cell in one column. Any other view forms a row of its own and
/// spans all columns. ``GridLayout`` describes how widths and heights are computed.
public struct Grid<Content> {
  let layout: GridLayout
  let content: Content
}

extension Grid: View where Content: View {
  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the cells in their columns and rows. Default: the center.
  ///   - horizontalSpacing: The distance between columns, in points. Default: nil, for the spacing
  ///     that the cells prefer.
  ///   - verticalSpacing: The distance between rows, in points. Default: nil, for the spacing that
  ///     the cells prefer.
  ///   - content: The rows.
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LayoutContainer(layout: $0.layout, content: $0.content, name: "Grid")
    }
  }
}

/// The cells of one row of a ``Grid``, from the first column on.
///
/// Outside of a grid, the row has no effect: its views belong to the enclosing container.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the cells. Default: nil, for the alignment of the
  ///     grid.
  ///   - content: The cells.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node that marks the views of the row as cells of one row.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    WrappingNode(
      view, inputs, content: \.content,
      wrap: { TraitNode(owner: $1, child: $2, modifier: $0.trait(at: $1)) },
      refresh: { $1.setModifier($0.trait(at: $1.owner)) })
  }

  private nonisolated func trait(at place: ViewNode) -> Trait<GridRowKey, GridRowKey.Value> {
    Trait(value: GridRowIdentity(id: ObjectIdentifier(place), alignment: alignment))
  }
}

extension View {
  /// Makes this view span several columns of a ``Grid``.
  ///
  /// - Parameter count: The number of columns; values below 1 count as 1.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }

  /// Aligns this view with its cell in a ``Grid`` at a relative position. With `.bottom`, for
  /// example, the bottom center of the view lies at the bottom center of the cell.
  ///
  /// The anchor takes precedence over the alignments of the grid, the row and the column.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Sets the alignment of all cells in this view's column of a ``Grid``.
  ///
  /// If several cells of a column set an alignment, the alignment of the first of them takes
  /// effect.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Keeps this view from enlarging its row or column in a ``Grid``.
  ///
  /// Along the given axes, the grid proposes to the view only the length that the other cells of
  /// its row or column need. A view that takes the whole proposal then does not enlarge the row or
  /// column.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
