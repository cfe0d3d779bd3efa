import Foundation

private struct ControlAnimationKey: TransactionKey {
  static var defaultValue: Animation? { nil }
}

extension Transaction {
  /// The animation that a control uses to change its own appearance when the user operates the
  /// control. This animation is used only if the transaction has no other animation. Other changes
  /// that the control causes are not animated.
  var controlAnimation: Animation? {
    get { self[ControlAnimationKey.self] }
    set { self[ControlAnimationKey.self] = newValue }
  }
}

extension Animation {
  /// The animation with which a control changes its appearance after a tap.
  static var control: Animation { .snappy(duration: 0.3) }
}

extension Binding {
  /// Writes a value on behalf of a tapped control. The transaction of the write carries the control
  /// animation, which affects only the appearance of controls.
  func setByControl(_ value: Value) {
    var transaction = self.transaction
    transaction.controlAnimation = .control
    self.transaction(transaction).wrappedValue = value
  }
}

extension View {
  /// Animates this view with the transaction's control animation, unless the transaction has
  /// another animation or disables animations.
  nonisolated func movesAsControl() -> some View {
    transaction {
      if $0.animation == nil, !$0.disablesAnimations { $0.animation = $0.controlAnimation }
    }
  }

  /// Adds an undrawn label if `isHidden` is true. The label serves only to let a ``Cue`` find the
  /// control.
  nonisolated func hiddenLabel<Label: View>(_ label: Label, isHidden: Bool) -> some View {
    background { if isHidden { label.modifier(ControlLabel(isShown: false)) } }
  }

  /// Sets the foreground style, unless an enclosing view has set one.
  nonisolated func defaultForeground<S: ShapeStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentWriter {
        if $0.foreground == nil { $0.foreground = Foreground([AnyShapeStyle(style)], outer: nil) }
      })
  }

  /// Sets the font, unless an enclosing view has set one.
  nonisolated func defaultFont(_ font: Font) -> some View {
    modifier(EnvironmentWriter { if $0.font == nil { $0.font = font } })
  }
}
