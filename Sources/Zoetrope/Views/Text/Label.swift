import Foundation

/// A title with an icon. The ``LabelStyle`` of the environment arranges the two.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyles) private var styles
}

extension Label: View where Title: View, Icon: View {
  /// Creates a label from a title and an icon.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label in the style set by the innermost enclosing `labelStyle(_:)`.
  public var body: some View {
    let style: any LabelStyle = styles.last ?? DefaultLabelStyle()
    Self.styled(
      style, within: styles.dropLast(),
      configuration: LabelStyleConfiguration(
        title: .init(content: AnyView(title.environment(\.labelStyles, styles))),
        icon: .init(content: AnyView(icon.environment(\.labelStyles, styles)))))
  }

  /// Applies a style to a label.
  ///
  /// If the style's body contains another label, that label uses the next outer style. A label in
  /// the title or in the icon uses the same style as the enclosing label.
  private static func styled<Style: LabelStyle>(
    _ style: Style, within outer: [any LabelStyle], configuration: LabelStyleConfiguration
  ) -> AnyView {
    AnyView(
      StyledLabel(style: style, configuration: configuration).environment(\.labelStyles, outer))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label from the title and the icon of another label. In the body of a label style,
  /// the new label uses the next outer style. A label style can therefore extend the outer style.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// A view that shows a label in a style.
///
/// The style has to be the first stored property. The dynamic properties of the style then have the
/// same memory offsets in this view as in the style itself. The node of this view, a
/// ``CompositeNode``, relies on these offsets.
nonisolated private struct StyledLabel<Style: LabelStyle>: View {
  var style: Style
  var configuration: LabelStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, owner: Style.self)
  }
}

private struct LabelStylesKey: EnvironmentKey {
  static var defaultValue: [any LabelStyle] { [] }
}

extension EnvironmentValues {
  /// The label styles set around a view, outermost first.
  fileprivate var labelStyles: [any LabelStyle] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels in this view.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyles) { $0.append(style) }
  }
}
