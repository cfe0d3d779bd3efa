import Foundation
import Zoetrope

extension Stage {
  /// Runs a closure at the current time, and then applies the changes, as ``settle()`` does.
  ///
  /// Work that the closure submits to `DispatchQueue.main.async` runs at the stage's virtual time.
  ///
  /// - Throws: The closure's error, or a ``Zoetrope/HostError`` if state keeps changing.
  public func perform(_ action: @escaping @MainActor () throws -> Void) async throws {
    host.schedule(at: time, action)
    try await settle()
  }

  /// Schedules cues, such as a tap, a drag or a change of state, at their times.
  ///
  /// A cue whose time has passed runs when the stage is next advanced. If the view of a cue does
  /// not exist when the cue runs, the call that advances the stage throws an
  /// ``Zoetrope/InteractionError``.
  public func schedule(@CueBuilder _ cues: () -> [Cue]) {
    for cue in cues() { host.schedule(cue) }
  }

  /// Taps a view at the current time, and then applies the changes, as ``settle()`` does.
  ///
  /// - Parameters:
  ///   - name: The text of the view, or its id.
  ///   - count: The number of taps. Default 1.
  ///   - point: The location of the taps, in unit coordinates of the view. Default: the center.
  /// - Throws: ``Zoetrope/InteractionError`` if there is no view of that name, or if that view is
  ///   disabled.
  public func tap(
    _ name: some Hashable & Sendable, count: Int = 1, at point: UnitPoint = .center
  ) async throws {
    try await perform(Cue(at: time, tap: name, count: count, point: point))
  }

  /// Sets a control to a value at the current time. A slider can move to the value gradually, as
  /// time advances.
  ///
  /// - Parameters:
  ///   - name: The control's label, or its id.
  ///   - value: A value that the control accepts: a Boolean, a number, or the value or label of a
  ///     choice.
  ///   - duration: The time in seconds that a slider takes to reach the value. Other controls
  ///     ignore it. Default 0.
  /// - Throws: ``Zoetrope/InteractionError`` if there is no such control, if the control is
  ///   disabled, or if it does not accept the value.
  public func set(
    _ name: some Hashable & Sendable, to value: some Sendable, over duration: Double = 0
  ) async throws {
    try await perform(Cue(at: time, set: name, to: value, over: duration))
  }

  /// Puts a finger on a view at the current time. As time advances, the finger moves in a straight
  /// line and is then lifted.
  ///
  /// - Parameters:
  ///   - name: The text of the view, or its id.
  ///   - translation: The movement of the finger in points, y down.
  ///   - duration: The duration of the movement in seconds.
  ///   - rest: The time in seconds that the finger rests before it moves. Default 0.
  /// - Throws: ``Zoetrope/InteractionError`` if there is no view of that name, or if that view is
  ///   disabled.
  public func drag(
    _ name: some Hashable & Sendable, by translation: CGSize, over duration: Double,
    afterResting rest: Double = 0
  ) async throws {
    try await perform(
      Cue(at: time, drag: name, by: translation, over: duration, afterResting: rest))
  }

  /// Scrolls all scroll views that contain a view, so that the view becomes visible.
  ///
  /// - Parameters:
  ///   - id: The view's id.
  ///   - anchor: The unit point of the view that is aligned with the same unit point of the scroll
  ///     view; nil for the shortest movement that shows the view. Default nil.
  ///   - animation: The animation of the movement; nil to scroll immediately. Default nil.
  /// - Throws: ``Zoetrope/InteractionError`` if no view in a scroll view has that id.
  public func scroll(
    to id: some Hashable & Sendable, anchor: UnitPoint? = nil, animation: Animation? = nil
  ) async throws {
    try await perform(Cue(at: time, scrollTo: id, anchor: anchor, animation: animation))
  }

  private func perform(_ cue: Cue) async throws {
    host.schedule(cue)
    try await settle()
  }
}
