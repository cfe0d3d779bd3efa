import Foundation
import Zoetrope

extension Stage {
  /// Runs a closure at the current time and settles the stage.
  ///
  /// Work that the closure hands to `DispatchQueue.main.async` runs on the stage's clock.
  ///
  /// - Throws: The closure's error; ``Zoetrope/HostError`` if state does not come to rest.
  public func perform(_ action: @escaping @MainActor () throws -> Void) async throws {
    host.schedule(at: time, action)
    try await settle()
  }

  /// Schedules cues, such as a tap, a drag or a change of state, at their times.
  ///
  /// A cue whose time has passed runs when the stage is next advanced. If a cue does not find its
  /// view, that advance throws an ``Zoetrope/InteractionError``.
  public func schedule(@CueBuilder _ cues: () -> [Cue]) {
    for cue in cues() { host.schedule(cue) }
  }

  /// Taps a view at the current time and settles the stage.
  ///
  /// - Parameters:
  ///   - name: The text of the view, or its id.
  ///   - count: The number of taps. Default 1.
  ///   - point: The location of the taps in the view, in units of its size. Default: the center.
  /// - Throws: ``Zoetrope/InteractionError`` if there is no view of that name, or if it is
  ///   disabled.
  public func tap(
    _ name: some Hashable & Sendable, count: Int = 1, at point: UnitPoint = .center
  ) async throws {
    try await perform(Cue(at: time, tap: name, count: count, point: point))
  }

  /// Sets a control to a value, either at once or gradually, passing through the values between as
  /// time advances.
  ///
  /// - Parameters:
  ///   - name: The control's label, or its id.
  ///   - value: The value: a Boolean, a number, or the tag of a choice, as the control takes it.
  ///   - duration: The time in seconds until the control has the value. Default 0.
  /// - Throws: ``Zoetrope/InteractionError`` if there is no such control, or if it does not take
  ///   the value.
  public func set(
    _ name: some Hashable & Sendable, to value: some Sendable, over duration: Double = 0
  ) async throws {
    try await perform(Cue(at: time, set: name, to: value, over: duration))
  }

  /// Puts a finger on a view at the current time; the finger moves in a straight line as time
  /// advances.
  ///
  /// - Parameters:
  ///   - name: The text of the view, or its id.
  ///   - translation: The movement of the finger in points, y down.
  ///   - duration: The duration of the movement in seconds.
  ///   - rest: The time in seconds that the finger rests before it moves. Default 0.
  /// - Throws: ``Zoetrope/InteractionError`` if there is no view of that name, or if it is
  ///   disabled.
  public func drag(
    _ name: some Hashable & Sendable, by translation: CGSize, over duration: Double,
    afterResting rest: Double = 0
  ) async throws {
    try await perform(
      Cue(at: time, drag: name, by: translation, over: duration, afterResting: rest))
  }

  /// Scrolls the scroll views that contain a view so that they show it.
  ///
  /// - Parameters:
  ///   - id: The view's id.
  ///   - anchor: The point, in units of size, at which the view and the scroll view are to
  ///     coincide; nil for the shortest movement that shows the view. Default nil.
  ///   - animation: The animation of the movement; nil to scroll at once. Default nil.
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
