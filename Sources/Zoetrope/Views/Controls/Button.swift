import Foundation

/// Something to press.
nonisolated public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyles) private var styles

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: What to do when it is pressed; outside of any transaction.
  ///   - label: What it shows.
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button in the style that is set nearest to it.
  @MainActor @preconcurrency public var body: some View {
    let style: any PrimitiveButtonStyle = styles.last ?? DefaultButtonStyle()
    Self.styled(
      style, within: styles.dropLast(),
      PrimitiveButtonStyleConfiguration(
        role: role,
        label: .init(content: AnyView(label.environment(\.buttonStyles, styles))),
        action: action))
  }

  /// Buttons in the style's own body have the style outside of this one; the label is where the
  /// button is.
  @MainActor private static func styled<Style: PrimitiveButtonStyle>(
    _ style: Style, within outer: [any PrimitiveButtonStyle],
    _ configuration: PrimitiveButtonStyleConfiguration
  ) -> AnyView {
    AnyView(
      StyledPrimitiveButton(style: style, configuration: configuration)
        .environment(\.buttonStyles, outer))
  }
}

extension Button where Label == Text {
  /// Creates a button with a title.
  public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a title and a role.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a title and a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button of the parts of another one, for a style to add something to it.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}

/// What a button is for.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// It destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// It goes back without having done anything.
  public static let cancel = ButtonRole(name: "cancel")
}

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: [any PrimitiveButtonStyle] { [] }
}

extension EnvironmentValues {
  /// The styles set around, from the outermost inwards.
  fileprivate var buttonStyles: [any PrimitiveButtonStyle] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons inside.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0.append(style) }
  }

  /// Sets the style of the buttons inside.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0.append(PressableButtonStyle(style: style)) }
  }
}
