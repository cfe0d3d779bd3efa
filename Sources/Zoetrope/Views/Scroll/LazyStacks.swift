import Foundation

/// Views one above the other, as wide as there is room for, of which those are made that show.
///
/// In a ``ScrollView`` that scrolls vertically, the views of a `ForEach` are made when their places
/// come into the window; until then, their heights are guessed from those that have been made. What
/// has been made stays. Other views are made at once, as is everything outside of a scroll view.
/// Each view has its ideal height.
public struct LazyVStack<Content> {
  let layout: VStackLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// Creates a stack; centred, with the distances that its views prefer, by default.
  ///
  /// - Parameters:
  ///   - alignment: How the views are lined up.
  ///   - spacing: The distance between neighbours in points; nil for what they prefer.
  ///   - pinnedViews: What of each ``Section`` stays in the window. Default: nothing.
  ///   - content: The views.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
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

/// Views side by side, as high as there is room for, of which those are made that show.
///
/// In a ``ScrollView`` that scrolls horizontally, the views of a `ForEach` are made when their
/// places come into the window; until then, their widths are guessed from those that have been
/// made. What has been made stays. Other views are made at once, as is everything outside of a
/// scroll view. Each view has its ideal width.
public struct LazyHStack<Content> {
  let layout: HStackLayout
  let pinnedViews: PinnedScrollableViews
  let content: Content
}

extension LazyHStack: View where Content: View {
  /// Creates a stack; centred, with the distances that its views prefer, by default.
  ///
  /// - Parameters:
  ///   - alignment: How the views are lined up.
  ///   - spacing: The distance between neighbours in points; nil for what they prefer.
  ///   - pinnedViews: What of each ``Section`` stays in the window. Default: nothing.
  ///   - content: The views.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
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
