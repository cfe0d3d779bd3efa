import Foundation

/// A way of touching a view that has a meaning.
///
/// A type conforms by giving a ``body`` of other gestures.
@MainActor @preconcurrency public protocol Gesture<Value> {
  /// What the gesture tells about itself.
  associatedtype Value
  /// The type of gesture that this one is made of.
  associatedtype Body: Gesture

  /// What this gesture is made of.
  var body: Self.Body { get }

  /// Takes an event of a touch; gestures that a person writes use the default.
  static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value>
}

extension Gesture where Value == Body.Value {
  /// Hands the event to the body.
  public static func _recognize(
    _ gesture: Self, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Value> {
    Body._recognize(gesture.body, event, &memory)
  }
}

extension Gesture where Body == Never {
  /// Never reached: a primitive gesture has no body.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: do not ask for it")
  }
}

extension Never: Gesture {
  /// Nothing.
  public typealias Value = Never

  /// Never reached: a primitive gesture has no body.
  public static func _recognize(
    _ gesture: Never, _ event: _GestureEvent, _ memory: inout _GestureMemory
  ) -> _GesturePhase<Never> {}
}

/// How far a gesture is in one touch.
public enum _GesturePhase<Value> {
  /// It may yet come about; perhaps it has something to tell already.
  case possible(Value?)
  /// It has come about, and goes on.
  case active(Value)
  /// It has come about, and is over.
  case ended(Value)
  /// It has not come about, or was broken off.
  case failed

  func map<T>(_ transform: (Value) -> T) -> _GesturePhase<T> {
    switch self {
    case .possible(let value): .possible(value.map(transform))
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }

  /// What is told, if anything.
  var value: Value? {
    switch self {
    case .possible(let value): value
    case .active(let value), .ended(let value): value
    case .failed: nil
    }
  }

  /// Whether nothing more can come.
  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }
}

/// What a gesture remembers between the events of a touch, and its parts as well.
public struct _GestureMemory {
  var state: Any?
  private var parts: [_GestureMemory] = []

  init() {}

  /// The memory of a part.
  subscript(part index: Int) -> _GestureMemory {
    get { parts.indices.contains(index) ? parts[index] : _GestureMemory() }
    set {
      while parts.count <= index { parts.append(_GestureMemory()) }
      parts[index] = newValue
    }
  }
}

/// Something that happens to a touch, as the view that is touched sees it.
public struct _GestureEvent {
  enum Phase { case began, moved, ended, cancelled }

  var phase: Phase
  /// The virtual time, in seconds.
  var time: Double
  /// Where the finger is on the canvas, in points.
  var location: CGPoint
  /// The view that is touched.
  var target: GestureTarget
}

/// The view that a gesture belongs to, while it is touched.
@MainActor protocol GestureTarget: AnyObject {
  /// Where a point of the canvas lies in a space, in points.
  func convert(_ point: CGPoint, to space: CoordinateSpace) -> CGPoint
  /// The size of the view, in points.
  var touchedSize: CGSize { get }
  /// Asks for an event at a time, in seconds, at which the touch may come to mean something.
  func wake(at time: Double)
}
