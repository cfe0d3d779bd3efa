import Foundation
import ZoetropeGeometry

extension Transition {
  /// Returns a transition that applies this transition first, and then another transition around
  /// the result.
  @MainActor @preconcurrency public func combined<T: Transition>(
    with other: T
  ) -> some Transition {
    CombinedTransition(first: self, second: other)
  }

  /// Returns this transition with a separate animation for the effects of its modifiers. If the
  /// animation is nil, these effects are not animated.
  ///
  /// `move`, `slide` and `push` change the layout of the view. Their movement keeps the animation
  /// with which the view is inserted or removed.
  @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some Transition {
    AnimatedTransition(base: self, animation: animation)
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition without effect: the view appears and disappears immediately.
  @MainActor @preconcurrency public static var identity: IdentityTransition { Self() }
}

extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  @MainActor @preconcurrency public static var opacity: OpacityTransition { Self() }
}

extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from its leading edge and out toward its trailing edge, by
  /// the view's width.
  @MainActor @preconcurrency public static var slide: SlideTransition { Self() }
}

extension Transition where Self == ScaleTransition {
  /// A transition that grows the view from nothing, and shrinks it to nothing on removal.
  @MainActor @preconcurrency public static var scale: ScaleTransition {
    Self(ScaleTransition.smallest)
  }

  /// Returns a transition that scales the view from a factor to its normal size, and back on
  /// removal.
  ///
  /// - Parameters:
  ///   - scale: The scale factor at the start of the insertion and at the end of the removal.
  ///   - anchor: The fixed point of the scaling. Default: the center.
  @MainActor @preconcurrency public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> Self {
    Self(scale, anchor: anchor)
  }
}

extension Transition where Self == MoveTransition {
  /// Returns a transition that moves the view in from an edge, and out toward the same edge, by the
  /// view's own size.
  @MainActor @preconcurrency public static func move(edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == PushTransition {
  /// Returns a transition that moves the view in from an edge and out toward the opposite edge. The
  /// view fades in and out.
  @MainActor @preconcurrency public static func push(from edge: Edge) -> Self { Self(edge: edge) }
}

extension Transition where Self == OffsetTransition {
  /// Returns a transition that moves the view in from an offset, and back to the offset on removal.
  ///
  /// - Parameter offset: The offset from the view's normal position, in points, y down.
  @MainActor @preconcurrency public static func offset(_ offset: CGSize) -> Self { Self(offset) }

  /// Returns a transition that moves the view in from an offset, and back to the offset on removal.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset from the view's normal position, in points. Default: 0.
  ///   - y: The vertical offset from the view's normal position, in points, y down. Default: 0.
  @MainActor @preconcurrency public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    Self(CGSize(width: x, height: y))
  }
}

extension View {
  /// Sets the transition of this view's own insertion and removal.
  ///
  /// The transition plays when the view itself is inserted or removed with an animation. A view
  /// without a transition fades in and out. If several transitions are applied, the innermost takes
  /// effect.
  public nonisolated func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionTrait(t))
  }

  /// Sets the transition of this view's own insertion and removal.
  ///
  /// The transition plays when the view itself is inserted or removed with an animation. A view
  /// without a transition fades in and out. If several transitions are applied, the innermost takes
  /// effect.
  @MainActor @preconcurrency public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionTrait(AnyTransition(transition)))
  }
}
