import Foundation

/// An animated change of a view when it is inserted or removed.
///
/// A transition applies modifiers whose values depend on the phase. On insertion, the body is
/// evaluated with ``TransitionPhase/willAppear`` first and then with ``TransitionPhase/identity``,
/// in the transaction of the insertion. The difference is animated. On removal, the body is
/// evaluated with ``TransitionPhase/didDisappear``. The view disappears when all animations of the
/// removal have ended.
@MainActor @preconcurrency public protocol Transition {
  /// The type of the view that the transition produces.
  associatedtype Body: View

  /// A placeholder for the view that is inserted or removed.
  typealias Content = PlaceholderContentView<Self>

  /// Returns the view as it looks in a phase of the transition.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// The properties of all transitions of this type. By default, a transition has motion.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// The default properties: the transition has motion.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// Returns a view as it looks in a phase of this transition.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(ApplyTransition(transition: self, phase: phase))
  }
}

/// A modifier that shows a view in one phase of a transition.
nonisolated package struct ApplyTransition<T: Transition>: PlaceholderModifier {
  /// The transition to apply to the view.
  package var transition: T
  /// The current phase.
  package var phase: TransitionPhase

  /// Creates a modifier from a transition and a phase.
  package init(transition: T, phase: TransitionPhase) {
    self.transition = transition
    self.phase = phase
  }

  @MainActor package func body(content: Content) -> T.Body {
    transition.body(content: PlaceholderContentView(), phase: phase)
  }

  package nonisolated static var placeholder: Any.Type { T.self }
}

/// A transition without animation: the view appears immediately on insertion, and disappears
/// immediately on removal.
nonisolated public struct IdentityTransition: Transition {
  /// Creates the transition, which has no settings.
  public init() {}

  /// Returns the view unchanged.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> Content { content }

  /// The properties of a transition without motion.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A transition that fades the view in and out.
nonisolated public struct OpacityTransition: Transition {
  /// Creates the transition, which has no settings.
  public init() {}

  /// Returns the view, opaque in the identity phase and transparent in the others.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Opacity(opacity: phase.isIdentity ? 1 : 0))
  }

  /// The properties of a transition without motion.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}
