import Foundation

/// How buttons look, and which gesture presses them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of view that a button is made of.
  associatedtype Body: View

  /// What a button is made of.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes a button's view, which calls `configuration.trigger()` when it is pressed.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button, for its style to arrange.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    let content: AnyView
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button is for.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// Never reached: the label itself draws.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place for the label.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

/// How buttons look that are pressed by a tap.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of view that a button is made of.
  associatedtype Body: View

  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes a button's view.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button, for its style to arrange.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label {
    let content: PrimitiveButtonStyleConfiguration.Label
  }

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  /// Never reached: the label itself draws.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place for the label.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

/// A button's style as a view. The style comes first, so that its dynamic properties lie where
/// those of the view do.
nonisolated struct StyledPrimitiveButton<Style: PrimitiveButtonStyle>: View {
  var style: Style
  var configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, owner: Style.self)
  }
}

/// A button's style as a view; the style comes first.
nonisolated private struct StyledButton<Style: ButtonStyle>: View {
  var style: Style
  var configuration: ButtonStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, owner: Style.self)
  }
}

/// A style whose buttons are pressed by a tap.
nonisolated struct PressableButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: style, configuration: configuration)
  }
}

/// A button that knows whether a finger is on it.
private struct PressableButton<Style: ButtonStyle>: View {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration
  @State private var isPressed = false

  var body: some View {
    StyledButton(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label),
        isPressed: isPressed)
    )
    .modifier(
      GestureModifier(
        gesture: PressingGesture(
          base: TapGesture(), action: { configuration.trigger() },
          onPressingChanged: { isPressed = $0 })))
  }
}
