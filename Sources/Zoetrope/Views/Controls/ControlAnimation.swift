import Foundation

private struct ControlAnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

extension Transaction {
  /// How the control that is operated moves by itself, where the change has no animation. What else
  /// changes does so at once.
  var controlAnimation: Animation? {
    get { self[ControlAnimationKey.self] }
    set { self[ControlAnimationKey.self] = newValue }
  }
}

extension Animation {
  /// How a knob moves when it is tapped.
  static var control: Animation { .snappy(duration: 0.3) }
}

extension Binding {
  /// Writes as a control does that is tapped: only the controls' own looks are animated.
  func setByControl(_ value: Value) {
    var transaction = self.transaction
    transaction.controlAnimation = .control
    self.transaction(transaction).wrappedValue = value
  }
}

extension View {
  /// Has the view move by itself when a control is operated.
  nonisolated func movesAsControl() -> some View {
    transaction {
      if $0.animation == nil, !$0.disablesAnimations { $0.animation = $0.controlAnimation }
    }
  }

  /// Gives a control its name for cues, where it is not shown.
  nonisolated func hiddenLabel<Label: View>(_ label: Label, isHidden: Bool) -> some View {
    background { if isHidden { label.modifier(ControlLabel(isShown: false)) } }
  }

  /// Sets the foreground unless a view around has set one.
  nonisolated func defaultForeground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentWriter {
        if $0.foreground == nil { $0.foreground = Foreground([AnyShapeStyle(style)], outer: nil) }
      })
  }

  /// Sets the font unless a view around has set one.
  nonisolated func defaultFont(_ font: Font) -> some View {
    modifier(EnvironmentWriter { if $0.font == nil { $0.font = font } })
  }
}
