import Foundation

/// How toggles look.
@MainActor @preconcurrency public protocol ToggleStyle {
  /// The type of view that a toggle is made of.
  associatedtype Body: View

  /// What a toggle is made of.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes a toggle's view, which writes `configuration.isOn`.
  @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// The parts of a toggle, for its style to arrange.
public struct ToggleStyleConfiguration {
  /// What the toggle is called.
  public struct Label {
    let content: AnyView
  }

  /// What the toggle is called.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle stands for several values that differ. False.
  public var isMixed: Bool { false }

  nonisolated init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

extension ToggleStyleConfiguration.Label: View {
  /// Never reached: the label itself draws.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place for the label.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs, content: \.content)
  }
}

/// A toggle's style as a view. The style comes first, so that its dynamic properties lie where
/// those of the view do.
nonisolated struct StyledToggle<Style: ToggleStyle>: View {
  var style: Style
  var configuration: ToggleStyleConfiguration

  @MainActor var body: Style.Body { style.makeBody(configuration: configuration) }

  @MainActor static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: nil, owner: Style.self)
  }
}

/// The style of toggles where none is asked for: a switch.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Shows a label with a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration)
  }
}

/// A style of toggles with a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }

  /// Creates the style, with a colour of switches that are on.
  public nonisolated init(tint: Color) { self.tint = tint }

  /// Shows a label with a switch.
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggle(configuration: configuration, tint: tint)
  }
}

/// A style of toggles that look like a button with a ground while they are on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Shows a label to press.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.$isOn.setByControl(!configuration.isOn)
    } label: {
      configuration.label
        .padding(.horizontal, 12)
        .padding(.vertical, 6)
        .frame(minHeight: 34)
        .background(
          PaleGround(base: TintShapeStyle()).opacity(configuration.isOn ? 1 : 0),
          in: RoundedRectangle(cornerRadius: 8, style: .continuous)
        )
        .movesAsControl()
    }
    .buttonStyle(.borderless)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style of toggles where none is asked for.
  public static nonisolated var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A label with a switch.
  public static nonisolated var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A label to press, with a ground while it is on.
  public static nonisolated var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A label with a switch at the trailing edge.
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

/// The switch of a toggle: 51 by 31 points.
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

/// What is moved on a control: a white disc with a faint rim below.
struct Knob: View {
  /// The diameter, in points.
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
