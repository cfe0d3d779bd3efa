/// A transition that makes the symbols of a view appear and disappear.
///
/// The whole view fades, including the content that is not a symbol. For most effects, the view
/// also shrinks.
nonisolated public struct SymbolEffectTransition: Transition {
  private let hidden: SymbolPose

  /// Creates a transition from an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect that shows and hides symbols.
  ///   - options: The speed of the effect. This argument is ignored: the transaction's animation
  ///     determines the duration.
  public init<T: SymbolEffect & TransitionSymbolEffect>(effect: T, options: SymbolEffectOptions) {
    switch effect.configuration.motion {
    case .drawOn, .drawOff: hidden = SymbolPose(opacity: 0)
    default: hidden = SymbolPose(scale: 0.5, opacity: 0)
    }
  }

  /// The properties of the transition: `hasMotion` is true.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

  /// Returns the view. Outside the identity phase, the view is transparent and, for most effects,
  /// smaller.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(phase.isIdentity ? 1 : hidden.scale)
      .modifier(Opacity(opacity: phase.isIdentity ? 1 : hidden.opacity))
  }
}

extension Transition where Self == SymbolEffectTransition {
  /// A transition that makes symbols appear and disappear.
  @MainActor @preconcurrency public static var symbolEffect: SymbolEffectTransition {
    SymbolEffectTransition(effect: .automatic, options: .default)
  }

  /// Returns a transition that makes symbols appear and disappear with an effect.
  ///
  /// - Parameters:
  ///   - effect: The effect that shows and hides symbols.
  ///   - options: The speed of the effect. This argument is ignored: the transaction's animation
  ///     determines the duration.
  @MainActor @preconcurrency
  public static func symbolEffect<
    T: SymbolEffect & TransitionSymbolEffect
  >(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}

extension ContentTransition {
  /// A transition in which the new symbol fades in while the old symbol fades out.
  public static var symbolEffect: ContentTransition { symbolEffect(.automatic) }

  /// Returns a transition that replaces a symbol by another symbol. The symbols always cross-fade.
  ///
  /// - Parameters:
  ///   - effect: The effect.
  ///   - options: The speed of the effect. This argument is ignored: the transaction's animation
  ///     determines the duration.
  public static func symbolEffect<T: SymbolEffect & ContentTransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .opacity
  }
}
