import Foundation

/// A pattern of touches that a view responds to.
///
/// A type conforms by providing a ``body`` made of other gestures.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// The type of the value that describes the gesture's progress.
  associatedtype Value
  /// The type of ``body``.
  associatedtype Body: Gesture

  /// The gesture that implements this gesture.
  var body: Self.Body { get }

  /// Processes one event of a touch and returns the gesture's phase.
  ///
  /// User-defined gestures use the default implementation, which passes the event to the body.
  static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value>
}

extension Gesture where Value == Body.Value {
  /// Passes the event to the body.
  public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    Body._recognize(gesture.body, event, &memory)
  }
}

extension Gesture where Body == Never {
  /// Traps when read: a primitive gesture has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) is a primitive gesture and has no body")
  }
}

extension Never: Gesture {
  /// The type of the gesture's value: `Never`, because `Never` has no instances.
  public typealias Value = Never

  /// Unreachable: `Never` has no instances.
  public static func _recognize(
    _ gesture: Never, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Never> {}
}

/// The progress of a gesture within one touch.
public enum _GesturePhase<Value> {
  /// The gesture has neither been recognized nor failed yet. It may have a value already.
  case possible(Value?)
  /// The gesture has been recognized and continues.
  case active(Value)
  /// The gesture has been recognized and has ended.
  case ended(Value)
  /// The gesture cannot be recognized any more, or has been cancelled.
  case failed

  func map<T>(_ transform: (Value) -> T) -> _GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// The value of the gesture; nil if the gesture has failed or has no value yet.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// Whether the gesture has ended or failed.
  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }
}

/// The state that a gesture and its parts keep between the events of a touch.
public struct _GestureMemory {
  var state: Any?
  private var parts: [_GestureMemory] = []

  init() {}

  /// The state of one part of a combined gesture, given the index of the part. The state is empty
  /// until it is first set.
  subscript(part index: Int) -> _GestureMemory {
    get { parts.indices.contains(index) ? parts[index] : _GestureMemory() }
    set {
      while parts.count <= index { parts.append(_GestureMemory()) }
      parts[index] = newValue
    }
  }
}

/// An event of a touch, as delivered to a gesture.
public struct _GestureEvent {
  enum Phase { case began, moved, ended, cancelled }

  var phase: Phase
  /// The time of the event, in seconds on the animation's virtual clock.
  var time: Double
  /// The position of the finger in the canvas, in points.
  var location: CGPoint
  /// The view that the gesture belongs to.
  var target: GestureTarget
}

/// The interface through which a gesture accesses its view during a touch.
@MainActor protocol GestureTarget: AnyObject {
  /// Converts a position from canvas coordinates to the given coordinate space. All coordinates are
  /// in points.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint
  /// The size of the view, in points.
  var touchedSize: CGSize { get }
  /// Requests that the gesture receives an event at the given time, in seconds on the animation's
  /// virtual clock.
  ///
  /// A gesture calls this method if its phase may change at that time without a movement of the
  /// finger. For example, a long press ends when it has lasted for the minimum duration.
  func wake(at time: Double)
}
