import Foundation

/// A control that switches between on and off.
nonisolated public struct Toggle<Label: View>: View {
  @Binding private var isOn: Bool
  private let label: Label
  @Environment(\.toggleStyles) private var styles
  @Environment(\.labelsHidden) private var labelsHidden

  /// Creates a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether the toggle is on.
  ///   - label: Makes the label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    _isOn = isOn
    self.label = label()
  }

  /// The toggle in the style of the innermost enclosing `toggleStyle(_:)`, or else in the default
  /// style.
  @MainActor @preconcurrency public var body: some View {
    let style: any ToggleStyle = styles.last ?? DefaultToggleStyle()
    let binding = $isOn
    let named = label.environment(\.toggleStyles, styles).modifier(ControlLabel(isShown: true))
    Self.styled(
      style, within: styles.dropLast(),
      ToggleStyleConfiguration(
        label: .init(content: AnyView(named)), isOn: binding)
    )
    .hiddenLabel(label, isHidden: labelsHidden)
    .modifier(
      ControlModifier(
        setting: ControlSetting(expected: "true or false") { value in
          guard let value = value as? Bool else { return false }
          if value != binding.wrappedValue { binding.setByControl(value) }
          return true
        }))
  }

  /// Returns the view of a toggle in a style. Toggles that the style creates use only the styles in
  /// `outer`. Toggles inside the label use all styles that are set for this toggle.
  @MainActor private static func styled<Style: ToggleStyle>(
    _ style: Style, within outer: [any ToggleStyle], _ configuration: ToggleStyleConfiguration
  ) -> AnyView {
    AnyView(
      StyledToggle(style: style, configuration: configuration)
        .environment(\.toggleStyles, outer))
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a title.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates a toggle from the configuration of another toggle.
  ///
  /// Inside a toggle style's `makeBody(configuration:)`, the new toggle has the style of the next
  /// enclosing `toggleStyle(_:)`. A style can thus extend the appearance that an outer style
  /// defines.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

private struct ToggleStylesKey: EnvironmentKey {
  static var defaultValue: [any ToggleStyle] { [] }
}

extension EnvironmentValues {
  /// The toggle styles that enclosing views set, the outermost first.
  fileprivate var toggleStyles: [any ToggleStyle] {
    get { self[ToggleStylesKey.self] }
    set { self[ToggleStylesKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the toggles in this view's subtree.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyles) { $0.append(style) }
  }
}
