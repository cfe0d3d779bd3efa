import Foundation

/// A transition that comes in one way and goes out another.
nonisolated public struct AsymmetricTransition<Insertion, Removal>: Transition
where Insertion: Transition, Removal: Transition {
  /// How the view comes.
  public var insertion: Insertion
  /// How the view goes.
  public var removal: Removal

  /// Creates a transition of two.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// The view as the one of the two shows it whose turn it is.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .didDisappear ? phase : .identity)
  }

  /// Those of both.
  @MainActor public static var properties: TransitionProperties {
    Insertion.properties.union(Removal.properties)
  }
}

/// Two transitions at once, the second around the first.
nonisolated struct CombinedTransition<First: Transition, Second: Transition>: Transition {
  var first: First
  var second: Second

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    second.apply(content: first.apply(content: content, phase: phase), phase: phase)
  }

  @MainActor static var properties: TransitionProperties {
    First.properties.union(Second.properties)
  }
}

/// A transition between two values of a modifier.
nonisolated package struct ModifierTransition<Modifier: ViewModifier>: Transition {
  var active: Modifier
  var identity: Modifier

  @MainActor package func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition whose modifiers have an animation of their own.
///
/// It is the modifiers' alone: what the transition moves by its place, as a move does, travels with
/// the animation that the view comes or goes with.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  var base: Base
  var animation: Animation?

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content.modifier(TransactionEscape()), phase: phase)
      .modifier(TransactionEnclosure { [animation] in $0.animation = animation })
  }

  @MainActor static var properties: TransitionProperties { Base.properties }
}
