import Foundation
import ZoetropeGeometry

/// Views in rows and columns: all columns are sized together.
///
/// The views of a ``GridRow`` are cells, one a column; any other view is a row by itself that takes
/// all columns. See ``GridLayout`` for how widths and heights are found.
public struct Grid<Content> {
  let layout: GridLayout
  let content: Content
}

extension Grid: View where Content: View {
  /// Creates a grid; centred, with the distances that its cells prefer, by default.
  ///
  /// - Parameters:
  ///   - alignment: How cells are lined up in their columns and rows.
  ///   - horizontalSpacing: The distance between columns in points; nil for what cells prefer.
  ///   - verticalSpacing: The distance between rows in points; nil for what cells prefer.
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

  /// Never reached: the cells draw.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LayoutContainer(layout: $0.layout, content: $0.content, name: "Grid")
    }
  }
}

/// The cells of one row of a ``Grid``, from the first column on. Outside of a grid it is its views,
/// without a container around them.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View where Content: View {
  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: How the cells are lined up from top to bottom; nil, the default, for the
  ///     grid's own alignment.
  ///   - content: The cells.
  public nonisolated init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }

  /// Never reached: the cells draw.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place that tells its views which row they are in.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    WrappingNode(
      view, inputs, content: \.content,
      wrap: { TraitNode(owner: $1, child: $2, modifier: $0.trait(at: $1)) },
      refresh: { $1.setModifier($0.trait(at: $1.owner)) })
  }

  private nonisolated func trait(at place: ViewNode) -> Trait<GridRowKey, GridRowKey.Value> {
    Trait(value: GridRowPlace(id: ObjectIdentifier(place), alignment: alignment))
  }
}

extension View {
  /// Has the view take several columns of a ``Grid``. Default 1.
  ///
  /// - Parameter count: How many; less than 1 counts as 1.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridCellColumnsKey.self, value: count)
  }

  /// Puts a point of the view at the same point of its cell in a ``Grid``, whatever the alignments
  /// of grid, row and column.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridCellAnchorKey.self, value: anchor)
  }

  /// Sets how all cells of the view's column in a ``Grid`` are lined up. To be said by one cell of
  /// a column: of several the first counts.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Has a ``Grid`` not offer the view more room along some axes than other cells need, so that a
  /// view that takes all it is offered does not make its column or row larger.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridCellUnsizedAxesKey.self, value: axes)
  }
}
