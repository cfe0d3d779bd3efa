import Foundation

/// A view that is made of a phase, and is animated from one phase to the next.
///
/// The next phase begins when the animation to the one before is logically complete. A change that
/// animates nothing is complete at once; where no change of a whole round animates anything, each
/// phase lasts for a sixtieth of a second.
public struct PhaseAnimator<Phase, Content> where Phase: Equatable, Content: View {
  let phases: [Phase]
  let trigger: Trigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates a view that goes through its phases once, and back to the first, when a value changes.
  ///
  /// A change in the middle starts anew with the second phase.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; not none. The first is shown while nothing happens.
  ///   - trigger: The value whose changes count.
  ///   - content: Makes the view of a phase.
  ///   - animation: The animation to a phase; nil for none. Default ``Animation/default``.
  public nonisolated init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = Trigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// Creates a view that goes through its phases over and over, from when it appears.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; not none.
  ///   - content: Makes the view of a phase.
  ///   - animation: The animation to a phase; nil for none. Default ``Animation/default``.
  public nonisolated init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }
}

extension PhaseAnimator: _PrimitiveView {
  /// Makes a place for the content.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    PhaseAnimatorNode(view, inputs)
  }
}

extension View {
  /// Changes the view by a phase, once through all phases when a value changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; not none. The first is shown while nothing happens.
  ///   - trigger: The value whose changes count.
  ///   - content: Changes the view by a phase.
  ///   - animation: The animation to a phase; nil for none. Default ``Animation/default``.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PlaceholderBody(of: Self.self) { subject in
        PhaseAnimator(
          phases, trigger: trigger, content: { content(subject, $0) }, animation: animation)
      })
  }

  /// Changes the view by a phase, through all phases over and over.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; not none.
  ///   - content: Changes the view by a phase.
  ///   - animation: The animation to a phase; nil for none. Default ``Animation/default``.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PlaceholderBody(of: Self.self) { subject in
        PhaseAnimator(phases, content: { content(subject, $0) }, animation: animation)
      })
  }
}
