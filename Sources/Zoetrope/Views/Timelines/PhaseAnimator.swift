import Foundation

/// A view that is made from a phase. The change from each phase to the next is animated.
///
/// A phase begins when the animation to the previous phase is logically complete. A phase in which
/// nothing animates is complete immediately. If nothing animates during a whole cycle, or during 32
/// successive phases of a longer cycle, each further phase of this kind lasts 1/60 second.
public struct PhaseAnimator<Phase, Content> where Phase: Equatable, Content: View {
  let phases: [Phase]
  let trigger: Trigger?
  let content: (Phase) -> Content
  let animation: (Phase) -> Animation?

  /// Creates a view that runs through its phases once, and returns to the first phase, each time a
  /// trigger changes.
  ///
  /// If the trigger changes during a run, the run starts again with the second phase.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; at least one. The first phase is shown before and after each
  ///     run.
  ///   - trigger: The value whose changes start a run.
  ///   - content: Makes the view for a phase.
  ///   - animation: Returns the animation with which the view changes to a phase; nil for none.
  ///     Default: ``Animation/default``.
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

  /// Creates a view that cycles through its phases from the time at which it appears.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; at least one.
  ///   - content: Makes the view for a phase.
  ///   - animation: Returns the animation with which the view changes to a phase; nil for none.
  ///     Default: ``Animation/default``.
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
  /// Makes the node that runs through the phases.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    PhaseAnimatorNode(view, inputs)
  }
}

extension View {
  /// Animates this view once through phases, and back to the first phase, each time a trigger
  /// changes.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; at least one. The first phase is shown before and after each
  ///     run.
  ///   - trigger: The value whose changes start a run through the phases.
  ///   - content: Applies modifiers to a placeholder of this view, given a phase.
  ///   - animation: Returns the animation with which the view changes to a phase; nil for none.
  ///     Default: ``Animation/default``.
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

  /// Animates this view through phases repeatedly.
  ///
  /// - Parameters:
  ///   - phases: The phases, in order; at least one.
  ///   - content: Applies modifiers to a placeholder of this view, given a phase.
  ///   - animation: Returns the animation with which the view changes to a phase; nil for none.
  ///     Default: ``Animation/default``.
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
