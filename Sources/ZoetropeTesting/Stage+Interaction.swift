import Foundation
import Zoetrope

extension Stage {
  /// Does something now, and lets it take effect.
  ///
  /// Work that it hands over with `DispatchQueue.main.async` falls on the stage's clock.
  ///
  /// - Throws: What the closure throws; ``HostError`` where state does not come to rest.
  public func perform(_ action: @escaping @MainActor () throws -> Void) async throws {
    host.schedule(at: time, action)
    try await settle()
  }

  /// Has cues happen at their times: a tap, a drag, a change of state.
  ///
  /// A cue whose time has passed happens when the stage is next advanced. A cue that finds nothing to
  /// operate ends that advance with an ``InteractionError``.
  public func schedule(@CueBuilder _ cues: () -> [Cue]) {
    for cue in cues() { host.schedule(cue) }
  }

  /// Taps something now, and lets it take effect.
  ///
  /// - Parameters:
  ///   - name: What is written on it, or an id.
  ///   - count: How often. Default 1.
  ///   - point: Where, in the view that is tapped. Default in its middle.
  /// - Throws: ``InteractionError`` where there is nothing of that name, or it is disabled.
  public func tap(
    _ name: some Hashable & Sendable, count: Int = 1, at point: UnitPoint = .center
  ) async throws {
    try await perform(Cue(at: time, tap: name, count: count, point: point))
  }

  /// Sets a control now, or has it pass through all values for a while, as time advances.
  ///
  /// - Parameters:
  ///   - name: The control's label, or an id.
  ///   - value: What the control takes: true or false, a number, the value of a choice.
  ///   - duration: How long it takes, in seconds. Default 0.
  /// - Throws: ``InteractionError`` where there is no such control, or it does not take the value.
  public func set(
    _ name: some Hashable & Sendable, to value: some Sendable, over duration: Double = 0
  ) async throws {
    try await perform(Cue(at: time, set: name, to: value, over: duration))
  }

  /// Puts a finger on something now, which moves in a straight line as time advances.
  ///
  /// - Parameters:
  ///   - name: An id, or what is written on it.
  ///   - translation: How far the finger moves, in points.
  ///   - duration: How long it moves, in seconds.
  ///   - rest: How long it rests before, in seconds. Default 0.
  /// - Throws: ``InteractionError`` where there is nothing of that name, or it is disabled.
  public func drag(
    _ name: some Hashable & Sendable, by translation: CGSize, over duration: Double,
    afterResting rest: Double = 0
  ) async throws {
    try await perform(
      Cue(at: time, drag: name, by: translation, over: duration, afterResting: rest))
  }

  /// Has the scroll views around a view show it.
  ///
  /// - Parameters:
  ///   - id: The view's id.
  ///   - anchor: The point of the view that is to be at the same point of the scroll view; nil, the
  ///     default, for the shortest move that shows it.
  ///   - animation: How the scroll views move. Default nil, for at once.
  /// - Throws: ``InteractionError`` where no view in a scroll view has that id.
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
