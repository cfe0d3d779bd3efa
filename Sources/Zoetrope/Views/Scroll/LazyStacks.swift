import Foundation

/// A vertical stack that creates only the views that become visible.
///
/// In a ``ScrollView`` that scrolls vertically, the view of a `ForEach` element is created when the
/// view's position enters the viewport. Until then the view's height is estimated as the average
/// height of the views created so far. Created views are kept. Views that do not belong to a
/// `ForEach`, and all views outside of such a scroll view, are created immediately.
///
/// Each view takes its ideal height. The stack takes the proposed width.
public struct LazyVStack<Content> {
  let layout: VStackLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the views. Default: the centers.
  ///   - spacing: The distance between neighbors, in points. Default: nil, for the preferred
  ///     spacing of the two neighbors.
  ///   - pinnedViews: The parts of each ``Section`` that stay in the viewport while the section is
  ///     visible: headers, footers or both. Default: none.
  ///   - content: The views, from top to bottom.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the view node of the stack.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LazyContainer(
        layout: $0.layout, axis: .vertical, pinnedViews: $0.pinnedViews, content: $0.content,
        name: "LazyVStack"
      )
      .modifier(FixedSize(horizontal: false, vertical: true))
      .modifier(
        FlexibleFrame(
          width: .init(maximum: .infinity), height: .init(),
          alignment: Alignment(horizontal: $0.layout.alignment, vertical: .center)))
    }
  }
}

/// A horizontal stack that creates only the views that become visible.
///
/// In a ``ScrollView`` that scrolls horizontally, the view of a `ForEach` element is created when
/// the view's position enters the viewport. Until then the view's width is estimated as the average
/// width of the views created so far. Created views are kept. Views that do not belong to a
/// `ForEach`, and all views outside of such a scroll view, are created immediately.
///
/// Each view takes its ideal width. The stack takes the proposed height.
public struct LazyHStack<Content> {
  let layout: HStackLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHStack: View where Content: View {
  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the views. Default: the centers.
  ///   - spacing: The distance between neighbors, in points. Default: nil, for the preferred
  ///     spacing of the two neighbors.
  ///   - pinnedViews: The parts of each ``Section`` that stay in the viewport while the section is
  ///     visible: headers, footers or both. Default: none.
  ///   - content: The views, from the leading to the trailing edge.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the view node of the stack.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LazyContainer(
        layout: $0.layout, axis: .horizontal, pinnedViews: $0.pinnedViews, content: $0.content,
        name: "LazyHStack"
      )
      .modifier(FixedSize(horizontal: true, vertical: false))
      .modifier(
        FlexibleFrame(
          width: .init(), height: .init(maximum: .infinity),
          alignment: Alignment(horizontal: .center, vertical: $0.layout.alignment)))
    }
  }
}
