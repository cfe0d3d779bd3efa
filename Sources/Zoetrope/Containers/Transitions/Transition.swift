import Foundation

/// A change that is animated when a view is inserted or removed.
///
/// A transition puts modifiers on the view whose values depend on the phase. The body is evaluated
/// with ``TransitionPhase/willAppear`` first, and then, in the transaction of the insertion, with
/// ``TransitionPhase/identity``; what differs between the two is animated. On removal it goes on to
/// ``TransitionPhase/didDisappear``, and the view is gone once all that this has set in motion has
/// come to rest.
@MainActor @preconcurrency public protocol Transition {
  /// The type of view that the transition makes.
  associatedtype Body: View

  /// What stands for the view that comes and goes.
  typealias Content = PlaceholderContentView<Self>

  /// The view in a phase.
  @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

  /// What is to be known of all transitions of this type. Default: that something moves.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// Something moves.
  public static var properties: TransitionProperties { TransitionProperties() }

  /// A view as this transition shows it in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    content.modifier(ApplyTransition(transition: self, phase: phase))
  }
}

/// A transition in one of its phases.
nonisolated package struct ApplyTransition<T: Transition>: PlaceholderModifier {
  package var transition: T
  package var phase: TransitionPhase

  package init(transition: T, phase: TransitionPhase) {
    self.transition = transition
    self.phase = phase
  }

  @MainActor package func body(content: Content) -> T.Body {
    transition.body(content: PlaceholderContentView(), phase: phase)
  }

  package nonisolated static var placeholder: Any.Type { T.self }
}

/// A transition that changes nothing: the view is there at once, and gone at once.
nonisolated public struct IdentityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view as it is.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> Content { content }

  /// Nothing moves.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}

/// A transition that fades the view in and out.
nonisolated public struct OpacityTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view, opaque only while it is there.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Opacity(opacity: phase.isIdentity ? 1 : 0))
  }

  /// Nothing moves.
  @MainActor public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: false)
  }
}
