import Foundation

/// What stays in view while a lazy container is scrolled. Containers have no sections yet, so that
/// nothing does.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind of view.
  public let rawValue: UInt32

  /// Creates a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The headers of sections.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// The footers of sections.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views one above the other, as wide as there is room for.
///
/// All views are made at once, whether they show or not; each has its ideal height.
public struct LazyVStack<Content> {
  let layout: VStackLayout
  let content: Content
}

extension LazyVStack: View where Content: View {
  /// Creates a stack; centred, with the distances that its views prefer, by default.
  public nonisolated init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Never reached: the views inside draw.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LayoutContainer(
        layout: $0.layout, content: $0.content, name: "LazyVStack", isIdentityUnary: false
      )
      .modifier(FixedSize(horizontal: false, vertical: true))
      .modifier(
        FlexibleFrame(
          width: .init(maximum: .infinity), height: .init(),
          alignment: Alignment(horizontal: $0.layout.alignment, vertical: .center)))
    }
  }
}

/// Views side by side, as high as there is room for.
///
/// All views are made at once, whether they show or not; each has its ideal width.
public struct LazyHStack<Content> {
  let layout: HStackLayout
  let content: Content
}

extension LazyHStack: View where Content: View {
  /// Creates a stack; centred, with the distances that its views prefer, by default.
  public nonisolated init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  /// Never reached: the views inside draw.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a container.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) {
      LayoutContainer(
        layout: $0.layout, content: $0.content, name: "LazyHStack", isIdentityUnary: false
      )
      .modifier(FixedSize(horizontal: true, vertical: false))
      .modifier(
        FlexibleFrame(
          width: .init(), height: .init(maximum: .infinity),
          alignment: Alignment(horizontal: .center, vertical: $0.layout.alignment)))
    }
  }
}
