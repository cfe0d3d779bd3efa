import Foundation
import ZoetropeGeometry

extension Cue {
  /// Creates a cue that taps an element: a button, a toggle, a segment, or a view with a gesture.
  ///
  /// The element is found by the text that it shows, or by the id, accessibility label or
  /// accessibility identifier of a view. If no element has the given name at the time of the cue,
  /// or if the element is disabled, the run ends with an
  /// ``AnimError/interaction(anim:cue:time:_:)``.
  ///
  /// - Parameters:
  ///   - seconds: The time of the cue, in seconds from the start.
  ///   - name: The text of the element, or an id.
  ///   - count: The number of taps, all at the same time. Default 1.
  ///   - point: The point to tap, in unit coordinates of the element. Default: its center.
  public init<Name: Hashable & Sendable>(
    at seconds: Double, tap name: Name, count: Int = 1, point: UnitPoint = .center
  ) {
    self.init(at: seconds, words: "tap: \(ElementFinder.text(of: name))") { host in
      try host.tap(AnyHashable(name), count: count, at: point)
    }
  }

  /// Creates a cue that taps the interactive element that belongs to the view with the given id.
  ///
  /// - Parameters:
  ///   - seconds: The time of the cue, in seconds from the start.
  ///   - id: The id, from `id(_:)` or from a `ForEach`.
  ///   - count: The number of taps, all at the same time. Default 1.
  ///   - point: The point to tap, in unit coordinates of the element. Default: its center.
  public init<ID: Hashable & Sendable>(
    at seconds: Double, tapID id: ID, count: Int = 1, point: UnitPoint = .center
  ) {
    self.init(at: seconds, tap: id, count: count, point: point)
  }

  /// Creates a cue that presses an element for some time, as in a long press.
  ///
  /// - Parameters:
  ///   - seconds: The time at which the finger comes down, in seconds from the start.
  ///   - name: The text of the element, or an id.
  ///   - duration: The time that the finger stays down, in seconds; finite and not negative.
  ///     Default 1.
  public init<Name: Hashable & Sendable>(
    at seconds: Double, longPress name: Name, for duration: Double = 1
  ) {
    self.init(
      at: seconds, words: "longPress: \(ElementFinder.text(of: name))",
      problem: .unusable(seconds: duration, "the duration of the press")
    ) { host in
      try host.drag(AnyHashable(name), by: .zero, over: 0, afterResting: duration)
    }
  }

  /// Creates a cue that drags an element: a finger comes down at the center of the element, moves
  /// in a straight line at constant speed, and is lifted.
  ///
  /// Gestures receive the position of the finger 60 times a second, at any frame rate, and once
  /// more at the end of the drag. If the element has no gesture of its own but is inside a scroll
  /// view, the drag scrolls that scroll view.
  ///
  /// - Parameters:
  ///   - seconds: The time at which the finger comes down, in seconds from the start.
  ///   - name: An id, or the text of the element.
  ///   - translation: The movement of the finger, in points, y down.
  ///   - duration: The duration of the movement, in seconds; finite and not negative.
  ///   - rest: The time that the finger rests before it moves, in seconds; finite and not negative.
  ///     Default 0.
  public init<Name: Hashable & Sendable>(
    at seconds: Double, drag name: Name, by translation: CGSize, over duration: Double,
    afterResting rest: Double = 0
  ) {
    self.init(
      at: seconds, words: "drag: \(ElementFinder.text(of: name))",
      problem: .unusable(seconds: duration, "the duration of the drag")
        ?? .unusable(seconds: rest, "the rest before the drag")
        ?? .unusable(translation: translation)
    ) { host in
      try host.drag(AnyHashable(name), by: translation, over: duration, afterResting: rest)
    }
  }

  /// Creates a cue that sets a control to a value.
  ///
  /// A toggle accepts true or false. A slider and a stepper accept a number. A picker accepts the
  /// value or the label of a choice.
  ///
  /// - Parameters:
  ///   - seconds: The time of the cue, in seconds from the start.
  ///   - name: The label of the control, or an id. A hidden label counts as well.
  ///   - value: The new value. If the control does not accept it, the run ends with an error.
  ///   - duration: The time that a slider takes to reach the value, in seconds; finite and not
  ///     negative. The slider moves in steps of 1/60 s. Other controls are set immediately. Default
  ///     0.
  public init<Name: Hashable & Sendable, Value: Sendable>(
    at seconds: Double, set name: Name, to value: Value, over duration: Double = 0
  ) {
    self.init(
      at: seconds, words: "set: \(ElementFinder.text(of: name))",
      problem: .unusable(seconds: duration, "the duration of the change")
    ) { host in
      try host.set(AnyHashable(name), to: value, over: duration)
    }
  }
}

extension InteractionError {
  /// Returns the error for a duration that is negative or not finite. Returns nil for any other
  /// duration.
  fileprivate static func unusable(seconds: Double, _ quantity: String) -> InteractionError? {
    if seconds >= 0, seconds.isFinite { return nil }
    return .number(
      quantity: quantity, value: "\(seconds) s", expected: "a finite time that is not negative")
  }

  /// Returns the error for a movement that is not finite. Returns nil for a finite movement.
  fileprivate static func unusable(translation: CGSize) -> InteractionError? {
    if translation.width.isFinite, translation.height.isFinite { return nil }
    return .number(
      quantity: "the movement of the drag", value: "\(translation.width)x\(translation.height)",
      expected: "finite numbers of points")
  }
}
