import Foundation
import ZoetropeGeometry

/// A control with two buttons that increment and decrement a value.
nonisolated public struct Stepper<Label: View>: View {
  private let label: Label
  private let steps: StepperSteps
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isEnabled) private var isEnabled

  private init(label: Label, steps: StepperSteps) {
    self.label = label
    self.steps = steps
  }

  /// The label, with the buttons at the trailing edge.
  @MainActor @preconcurrency public var body: some View {
    Group {
      if labelsHidden {
        buttons
      } else {
        HStack {
          label.modifier(ControlLabel(isShown: true))
          Spacer()
          buttons
        }
      }
    }
    .hiddenLabel(label, isHidden: labelsHidden)
    .modifier(ControlModifier(setting: steps.setting))
  }

  @MainActor private var buttons: some View {
    HStack(spacing: 0) {
      StepperButton(
        isPlus: false, onEditingChanged: steps.onEditingChanged, action: steps.decrement)
      Rectangle().fill(ControlFill.thin).frame(width: 1, height: 18)
      StepperButton(
        isPlus: true, onEditingChanged: steps.onEditingChanged, action: steps.increment)
    }
    .frame(width: 94, height: 32)
    .background(ControlFill.large, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
    .compositingGroup().opacity(isEnabled ? 1 : 0.5)
  }
}

extension Stepper {
  /// Creates a stepper with actions.
  ///
  /// - Parameters:
  ///   - label: Makes the label.
  ///   - onIncrement: The action of the increment button; nil disables the button.
  ///   - onDecrement: The action of the decrement button; nil disables the button.
  ///   - onEditingChanged: Called with true when the user presses a button, and with false when the
  ///     user releases it. Default: no action.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      steps: StepperSteps(
        increment: onIncrement, decrement: onDecrement, onEditingChanged: onEditingChanged))
  }

  /// Creates a stepper for a value without bounds.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: The amount by which a button changes the value. Default: 1.
  ///   - label: Makes the label.
  ///   - onEditingChanged: Called with true when the user presses a button, and with false when the
  ///     user releases it. Default: no action.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: .counting(value, in: nil, step: step, onEditingChanged))
  }

  /// Creates a stepper for a value in a range.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The minimum and the maximum of the value.
  ///   - step: The amount by which a button changes the value. Default: 1.
  ///   - label: Makes the label.
  ///   - onEditingChanged: Called with true when the user presses a button, and with false when the
  ///     user releases it. Default: no action.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), steps: .counting(value, in: bounds, step: step, onEditingChanged))
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a title and actions.
  ///
  /// If an action is nil, the corresponding button is disabled.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title and actions.
  ///
  /// If an action is nil, the corresponding button is disabled.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title, for a value without bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title, for a value without bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title, for a value in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title, for a value in a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

/// The actions of a stepper's buttons. An action is nil if its button is disabled.
private struct StepperSteps {
  var increment: (() -> Void)?
  var decrement: (() -> Void)?
  var setting: ControlSetting?
  var onEditingChanged: (Bool) -> Void

  /// Returns the actions that change a value by one step.
  ///
  /// A step that would leave the range moves the value to the end of the range. If the value is
  /// already at that end, the action is nil.
  static func counting<V: Strideable>(
    _ value: Binding<V>, in bounds: ClosedRange<V>?, step: V.Stride,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) -> Self {
    let now = value.wrappedValue
    func clamped(_ value: V) -> V {
      bounds.map { min(max(value, $0.lowerBound), $0.upperBound) } ?? value
    }
    func move(_ step: V.Stride) -> (() -> Void)? {
      if clamped(now.advanced(by: step)) == now { return nil }
      return { value.wrappedValue = clamped(value.wrappedValue.advanced(by: step)) }
    }
    let words = bounds.map { "a value from \($0.lowerBound) to \($0.upperBound)" }
    return Self(
      increment: move(step), decrement: move(0 - step),
      setting: ControlSetting(expected: words ?? "a \(V.self)", editing: onEditingChanged) { new in
        guard let new = value.wrappedValue.counterpart(of: new), clamped(new) == new else {
          return false
        }
        value.wrappedValue = new
        return true
      },
      onEditingChanged: onEditingChanged)
  }
}

extension Strideable {
  /// Converts a value given by a ``Cue`` into the type of the stepper's value. Returns nil if no
  /// value of that type equals the given value.
  fileprivate func counterpart(of value: Any) -> Self? {
    if let value = value as? Self { return value }
    guard let number = ControlNumber.number(value) else { return nil }
    switch Self.self {
    case let type as any BinaryFloatingPoint.Type: return type.init(exactly: number) as? Self
    case let type as any BinaryInteger.Type: return type.init(exactly: number) as? Self
    default: return nil
    }
  }
}

/// The increment button or the decrement button of a stepper, 47 by 32 points in size.
private struct StepperButton: View {
  let isPlus: Bool
  let onEditingChanged: (Bool) -> Void
  let action: (() -> Void)?
  @State private var isPressed = false

  var body: some View {
    StepperSign(isPlus: isPlus)
      .stroke(Color.primary, style: StrokeStyle(lineWidth: 1.7, lineCap: .round))
      .opacity(action == nil ? 0.3 : 1)
      .frame(width: 14, height: 14)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        Color.primary.opacity(isPressed ? 0.1 : 0),
        in: RoundedRectangle(cornerRadius: 8, style: .continuous)
      )
      .modifier(
        GestureModifier(
          gesture: PressingGesture(
            base: TapGesture(), action: { action?() },
            onPressingChanged: {
              isPressed = $0
              onEditingChanged($0)
            }), part: isPlus ? "Increment" : "Decrement")
      )
      .disabled(action == nil)
  }
}

/// A plus sign or a minus sign.
nonisolated private struct StepperSign: Shape {
  let isPlus: Bool

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    if isPlus {
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    }
    return path
  }
}
