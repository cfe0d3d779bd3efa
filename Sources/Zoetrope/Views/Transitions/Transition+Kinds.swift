import Foundation
import ZoetropeGeometry

extension Transition {
  /// This transition and another at once.
  @MainActor @preconcurrency public func combined<T: Transition>(
    with other: T
  ) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// This transition with an animation of its own for what its modifiers change; nil for none.
  ///
  /// What a transition moves by its place (`move`, `slide`, `push`) travels with the animation that
  /// the view comes or goes with.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

extension Transition where Self == IdentityTransition {
  /// The view is there at once, and gone at once.
  @MainActor @preconcurrency public static var identity: IdentityTransition { Self() }
}

extension Transition where Self == OpacityTransition {
  /// The view fades in and out.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { Self() }
}

extension Transition where Self == SlideTransition {
  /// The view moves in from its leading edge and out toward its trailing one, by its own width.
  @MainActor @preconcurrency public static var slide: SlideTransition { Self() }
}

extension Transition where Self == ScaleTransition {
  /// The view grows from nothing, and shrinks to nothing.
  @MainActor @preconcurrency public static var scale: ScaleTransition {
    Self(ScaleTransition.smallest)
  }

  /// The view is scaled about a point of it.
  ///
  /// - Parameters:
  ///   - scale: The scale of the view while it is not there.
  ///   - anchor: The point that stays where it is. Default: the middle.
  @MainActor @preconcurrency public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// The view moves in from one of its edges and out toward the same, by its own size.
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// The view moves in from one of its edges and out toward the one opposite, and fades.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// The view moves by a distance in points.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// The view moves by a distance in points.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension View {
  /// Says how this view comes and goes.
  ///
  /// It counts where the view itself is inserted or removed under an animation; a view without one
  /// fades. Of several, the one nearest to the view counts.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionTrait(t))
  }

  /// Says how this view comes and goes.
  @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionTrait(AnyTransition(transition)))
  }
}
