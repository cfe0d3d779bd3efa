import Foundation

/// A title with an icon. How the two are arranged is up to the ``LabelStyle``.
public struct Label<Title, Icon> {
  let title: Title
  let icon: Icon
  @Environment(\.labelStyles) private var styles
}

extension Label: View where Title: View, Icon: View {
  /// Creates a label.
  public nonisolated init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The label in the style that is set nearest to it.
  public var body: some View {
    let style: any LabelStyle = styles.last ?? DefaultLabelStyle()
    Self.styled(
      style, within: styles.dropLast(),
      configuration: LabelStyleConfiguration(
        title: .init(content: AnyView(title.environment(\.labelStyles, styles))),
        icon: .init(content: AnyView(icon.environment(\.labelStyles, styles)))))
  }

  /// Labels in the style's own body have the style outside of this one; the title and the icon are
  /// where the label is.
  private static func styled<Style: LabelStyle>(
    _ style: Style, within outer: [any LabelStyle], configuration: LabelStyleConfiguration
  ) -> AnyView {
    AnyView(
      StyledLabel(style: style, configuration: configuration).environment(\.labelStyles, outer))
  }
}

extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Creates a label of the parts of another one, for a style to add something to it.
  public nonisolated init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

/// A label's style as a view. The style comes first, so that its dynamic properties lie where those
/// of the view do.
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
  /// The styles set around, from the outermost inwards.
  fileprivate var labelStyles: [any LabelStyle] {
    get { self[LabelStylesKey.self] }
    set { self[LabelStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the labels inside.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    transformEnvironment(\.labelStyles) { $0.append(style) }
  }
}
