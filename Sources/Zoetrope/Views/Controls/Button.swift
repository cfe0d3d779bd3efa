import Foundation

/// A control that performs an action when it is tapped.
nonisolated public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyles) private var styles

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - action: The action, performed outside of any transaction.
  ///   - label: Makes the label of the button.
  public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role.
  ///
  /// - Parameters:
  ///   - role: The role; nil for none.
  ///   - action: The action, performed outside of any transaction.
  ///   - label: Makes the label of the button.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// The button in the style of the innermost enclosing `buttonStyle(_:)`, or else in the default
  /// style.
  @MainActor @preconcurrency public var body: some View {
    let style: any PrimitiveButtonStyle = styles.last ?? DefaultButtonStyle()
    Self.styled(
      style, within: styles.dropLast(),
      PrimitiveButtonStyleConfiguration(
        role: role,
        label: .init(content: AnyView(label.environment(\.buttonStyles, styles))),
        action: action))
  }

  /// Returns the view of a button in a style. Buttons that the style creates use only the styles in
  /// `outer`. Buttons inside the label use all styles that are set for this button.
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
  /// Creates a button labeled by a title.
  public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleKey) }
  }

  /// Creates a button labeled by a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(title) }
  }

  /// Creates a button with a role, labeled by a title.
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  /// Creates a button with a role, labeled by a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of another button.
  ///
  /// Inside a button style's `makeBody(configuration:)`, the new button has the style of the next
  /// enclosing `buttonStyle(_:)`. A style can thus extend the appearance that an outer style
  /// defines.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// The button deletes or destroys something.
  public static let destructive = ButtonRole(name: "destructive")
  /// The button cancels an operation without making a change.
  public static let cancel = ButtonRole(name: "cancel")
}

private struct ButtonStylesKey: EnvironmentKey {
  static var defaultValue: [any PrimitiveButtonStyle] { [] }
}

extension EnvironmentValues {
  /// The button styles that enclosing views set, the outermost first.
  fileprivate var buttonStyles: [any PrimitiveButtonStyle] {
    get { self[ButtonStylesKey.self] }
    set { self[ButtonStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the buttons in this view's subtree.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0.append(style) }
  }

  /// Sets the style of the buttons in this view's subtree.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    transformEnvironment(\.buttonStyles) { $0.append(PressableButtonStyle(style: style)) }
  }
}
