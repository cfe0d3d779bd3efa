import Foundation

/// A type that defines the appearance and the interaction of toggles.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of the view that shows a toggle.
  associatedtype Body: View

  /// The parts of a toggle that the style arranges.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view of a toggle. The view sets `configuration.isOn` to switch the toggle.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a toggle that a style arranges.
public struct ToggleStyleConfiguration {
  /// The label of a toggle.
  public struct Label {
    let content: AnyView
  }

  /// The label of the toggle.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several values that differ. Always false.
  public var isMixed: Bool { false }

  nonisolated init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node of the label.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

/// A view that shows a toggle in a style.
///
/// The style has to be the first stored property. The dynamic properties of the style then have the
/// same memory offsets in this view as in the style itself. The node of this view, a
/// ``CompositeNode``, relies on these offsets.
nonisolated struct StyledToggle<Style: ToggleStyle>: View {
  var style: Style
  var configuration: ToggleStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, owner: Style.self)
  }
}

/// The default style of toggles: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label with a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration)
  }
}

/// A toggle style with a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates a style. A switch that is on is filled with the environment's tint, or with green if
  /// no tint is set.
  public nonisolated init() { tint = nil }

  /// Creates a style. A switch that is on is filled with the given color.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Returns the label with a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

/// A toggle style that looks like a button, with a background while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Returns the label as a button.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.$isOn.setByControl(!configuration.isOn)
    } label: {
      configuration.label
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .frame(minHeight: 34)
        .background(
          FaintBackgroundStyle(base: TintShapeStyle()).opacity(configuration.isOn ? 1 : 0),
          in: RoundedRectangle(cornerRadius: 8, style: .continuous)
        )
        .movesAsControl()
    }
    .buttonStyle(.borderless)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style of toggles: a switch.
  public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style that shows the label with a switch.
  public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// The style that shows the label as a button, with a background while the toggle is on.
  public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label, with a switch at the trailing edge.
private struct SwitchToggle: View {
  let configuration: ToggleStyleConfiguration
  var tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden

  var body: some View {
    Group {
      if labelsHidden {
        knob
      } else {
        HStack {
          configuration.label
          Spacer()
          knob
        }
      }
    }
    .modifier(
      GestureModifier(
        gesture: TapGesture().onEnded {
          configuration.$isOn.setByControl(!configuration.isOn)
        }))
  }

  private var knob: some View { Switch(isOn: configuration.isOn, tint: tint) }
}

/// The switch of a toggle, 51 by 31 points in size.
private struct Switch: View {
  let isOn: Bool
  let tint: Color?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.tint) private var outerTint

  var body: some View {
    Capsule()
      .fill(ground)
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) { Knob(size: 27).padding(2) }
      .compositingGroup().opacity(isEnabled ? 1 : 0.5)
      .movesAsControl()
  }

  private var ground: AnyShapeStyle {
    guard isOn else { return AnyShapeStyle(ControlFill.medium) }
    return tint.map { AnyShapeStyle($0) } ?? outerTint ?? AnyShapeStyle(Color.green)
  }
}

/// The knob of a control: a white disc with a faint shadow below.
struct Knob: View {
  /// The diameter of the disc, in points.
  let size: CGFloat

  var body: some View {
    ZStack {
      Circle().fill(Color.black.opacity(0.05)).frame(width: size + 1, height: size + 1)
        .offset(y: 2)
      Circle().fill(Color.black.opacity(0.08)).frame(width: size + 1, height: size + 1)
        .offset(y: 0.5)
      Circle().fill(.white).frame(width: size, height: size)
    }
    .frame(width: size, height: size)
  }
}
