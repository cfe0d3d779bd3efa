import Foundation
import ZoetropeGeometry

extension Cue {
  /// Creates a cue that taps something: a button, a toggle, a segment, a view with a gesture.
  ///
  /// What is tapped is found by what is written on it, or by the id or the accessibility label or
  /// identifier of a view. If there is nothing of that name at that time, or if it is disabled, the
  /// run ends with an ``AnimError/interaction(anim:cue:time:_:)``.
  ///
  /// - Parameters:
  ///   - seconds: When it happens, in seconds from the start.
  ///   - name: What is written on it, or an id.
  ///   - count: How often, at once. Default 1.
  ///   - point: Where, in the view that is tapped. Default in its middle.
  public init<Name: Hashable & Sendable>(
    at seconds: Double, tap name: Name, count: Int = 1, point: UnitPoint = .center
  ) {
    self.init(at: seconds, words: "tap: \(ElementFinder.words(name))") { host in
      try host.tap(AnyHashable(name), count: count, at: point)
    }
  }

  /// Creates a cue that taps the view of an id.
  ///
  /// - Parameters:
  ///   - seconds: When it happens, in seconds from the start.
  ///   - id: The id, from `id(_:)` or from a `ForEach`.
  ///   - count: How often, at once. Default 1.
  ///   - point: Where, in the view that is tapped. Default in its middle.
  public init<ID: Hashable & Sendable>(
    at seconds: Double, tapID id: ID, count: Int = 1, point: UnitPoint = .center
  ) {
    self.init(at: seconds, tap: id, count: count, point: point)
  }

  /// Creates a cue that keeps a finger on something for a while.
  ///
  /// - Parameters:
  ///   - seconds: When the finger comes down, in seconds from the start.
  ///   - name: What is written on it, or an id.
  ///   - duration: How long the finger stays, in seconds. Default 1.
  public init<Name: Hashable & Sendable>(
    at seconds: Double, longPress name: Name, for duration: Double = 1
  ) {
    precondition(duration >= 0 && duration.isFinite, "A press lasts for 0 seconds or longer")
    self.init(at: seconds, words: "longPress: \(ElementFinder.words(name))") { host in
      try host.drag(AnyHashable(name), by: .zero, over: 0, afterResting: duration)
    }
  }

  /// Creates a cue that drags something: a finger comes down in the middle of it, moves in a
  /// straight line at one speed, and is gone.
  ///
  /// The finger is looked at 60 times a second, whatever the frame rate, and at its exact end. What
  /// has no gesture of its own, and is in a scroll view, scrolls that.
  ///
  /// - Parameters:
  ///   - seconds: When the finger comes down, in seconds from the start.
  ///   - name: An id, or what is written on it.
  ///   - translation: How far the finger moves, in points.
  ///   - duration: How long it moves, in seconds.
  ///   - rest: How long it rests before it moves, in seconds. Default 0.
  public init<Name: Hashable & Sendable>(
    at seconds: Double, drag name: Name, by translation: CGSize, over duration: Double,
    afterResting rest: Double = 0
  ) {
    precondition(duration >= 0 && duration.isFinite, "A drag lasts for 0 seconds or longer")
    precondition(rest >= 0 && rest.isFinite, "A finger rests for 0 seconds or longer")
    self.init(at: seconds, words: "drag: \(ElementFinder.words(name))") { host in
      try host.drag(AnyHashable(name), by: translation, over: duration, afterResting: rest)
    }
  }

  /// Creates a cue that sets a control: a toggle to true or false, a slider or a stepper to a
  /// number, a picker to the value of a choice or to what is written on one.
  ///
  /// - Parameters:
  ///   - seconds: When it happens, in seconds from the start.
  ///   - name: The control's label, whether shown or not, or an id.
  ///   - value: The value. One that the control does not take ends the run with an error.
  ///   - duration: How long a slider takes to get there, in seconds; it is moved 60 times a second.
  ///     Default 0, which is at once, as all other controls are set.
  public init<Name: Hashable & Sendable, Value: Sendable>(
    at seconds: Double, set name: Name, to value: Value, over duration: Double = 0
  ) {
    precondition(duration >= 0 && duration.isFinite, "A change lasts for 0 seconds or longer")
    self.init(at: seconds, words: "set: \(ElementFinder.words(name))") { host in
      try host.set(AnyHashable(name), to: value, over: duration)
    }
  }
}
