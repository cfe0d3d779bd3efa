import Foundation

/// A transition that inserts a view with one transition and removes it with another.
nonisolated public struct AsymmetricTransition<Insertion, Removal>: Transition
where Insertion: Transition, Removal: Transition {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal

  /// Creates a transition from separate transitions for the insertion and the removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  /// Returns the content with both transitions applied. During the insertion, the removal
  /// transition is in its identity phase. During the removal, the insertion transition is in its
  /// identity phase.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    removal.apply(
      content: insertion.apply(
        content: content, phase: phase == .didDisappear ? .identity : phase),
      phase: phase == .didDisappear ? phase : .identity)
  }

  /// The union of both transitions' properties.
  @MainActor public static var properties: TransitionProperties {
    Insertion.properties.union(Removal.properties)
  }
}

/// A combination of two transitions. The second transition is applied around the first.
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

/// A transition that changes between two values of a modifier.
nonisolated package struct ModifierTransition<Modifier: ViewModifier>: Transition {
  var active: Modifier
  var identity: Modifier

  @MainActor package func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(phase.isIdentity ? identity : active)
  }
}

/// A transition whose modifiers have an animation of their own.
///
/// Movements that change the layout of the view keep the animation with which the view is inserted
/// or removed. An example is the movement of a ``MoveTransition``.
nonisolated struct AnimatedTransition<Base: Transition>: Transition {
  var base: Base
  var animation: Animation?

  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    base.apply(content: content.modifier(TransactionEscape()), phase: phase)
      .modifier(TransactionEnclosure { [animation] in $0.animation = animation })
  }

  @MainActor static var properties: TransitionProperties { Base.properties }
}
