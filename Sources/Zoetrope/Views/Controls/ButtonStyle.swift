import Foundation

/// A type that defines the appearance of buttons and the gesture that triggers them.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// The type of the view that shows a button.
  associatedtype Body: View

  /// The parts of a button that the style arranges.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view of a button. The view calls `configuration.trigger()` to perform the action.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button that a style arranges.
public struct PrimitiveButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let content: AnyView
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  let action: @MainActor () -> Void

  /// Performs the action of the button.
  @MainActor @preconcurrency public func trigger() { action() }
}

extension PrimitiveButtonStyleConfiguration.Label: View {
  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the label.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

/// A type that defines the appearance of buttons that are triggered by a tap.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// The type of the view that shows a button.
  associatedtype Body: View

  /// The parts of a button that the style arranges.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a button that a style arranges.
public struct ButtonStyleConfiguration {
  /// The label of a button.
  public struct Label {
    let content: PrimitiveButtonStyleConfiguration.Label
  }

  /// The role of the button; nil for none.
  public let role: ButtonRole?
  /// The label of the button.
  public let label: Label
  /// Whether a finger is pressing the button.
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: View {
  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the label.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

/// A view that shows a button in a style.
///
/// The style has to be the first stored property. The dynamic properties of the style then have the
/// same memory offsets in this view as in the style itself. The node of this view, a
/// ``CompositeNode``, relies on these offsets.
nonisolated struct StyledPrimitiveButton<Style: PrimitiveButtonStyle>: View {
  var style: Style
  var configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, owner: Style.self)
  }
}

/// A view that shows a button in a style. The style has to be the first stored property. The
/// dynamic properties of the style then have the same memory offsets in this view as in the style
/// itself. The node of this view, a ``CompositeNode``, relies on these offsets.
nonisolated private struct StyledButton<Style: ButtonStyle>: View {
  var style: Style
  var configuration: ButtonStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, owner: Style.self)
  }
}

/// An adapter that makes a ``ButtonStyle`` usable as a ``PrimitiveButtonStyle``. A tap triggers the
/// button.
nonisolated struct PressableButtonStyle<Style: ButtonStyle>: PrimitiveButtonStyle {
  let style: Style

  @MainActor func makeBody(configuration: Configuration) -> some View {
    PressableButton(style: style, configuration: configuration)
  }
}

/// A button that tracks whether it is pressed.
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
