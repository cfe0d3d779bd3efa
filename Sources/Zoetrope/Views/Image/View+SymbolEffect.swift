extension View {
  /// Plays a symbol effect in this view while the effect is active.
  ///
  /// - Parameters:
  ///   - effect: The effect on the symbol images of this view.
  ///   - options: The repetitions and the speed. Default: without end.
  ///   - isActive: Whether the effect is active. Default: true.
  public nonisolated func symbolEffect<T: IndefiniteSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        motion: effect.configuration.motion, options: options, isActive: isActive))
  }

  /// Plays a symbol effect in this view when a value changes.
  ///
  /// - Parameters:
  ///   - effect: The effect on the symbol images of this view.
  ///   - options: The repetitions and the speed. Default: once.
  ///   - value: The value whose changes play the effect.
  public nonisolated func symbolEffect<T: DiscreteSymbolEffect & SymbolEffect, U: Equatable>(
    _ effect: T, options: SymbolEffectOptions = .default, value: U
  ) -> some View {
    modifier(
      SymbolEffectModifier(
        motion: effect.configuration.motion, options: options, isActive: true,
        trigger: Trigger(value)))
  }

  /// Makes the symbols in this view ignore the symbol effects that enclosing views have set.
  ///
  /// - Parameter isEnabled: Whether the effects are ignored. Default: true.
  public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
    modifier(
      EnvironmentWriter {
        if isEnabled { $0.symbolPose = .identity }
      })
  }
}
