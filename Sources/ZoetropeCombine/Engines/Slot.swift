import Zoetrope

/// The members of ``Slot`` that do not depend on the type of its values.
protocol AnySlot: AnyObject {
  /// Whether the slot has a value to combine.
  var isReady: Bool { get }
  /// Whether the publisher has ended.
  var isClosed: Bool { get }
  /// Requests values from the publisher.
  func request(_ demand: Subscribers.Demand)
  /// Cancels the subscription to the publisher.
  func cancel()
}

/// Values that have arrived from one publisher and can be combined with values of others.
final class Slot<Value, Failure: Error>: AnySlot {
  private let keepsLatest: Bool
  private var queue = FIFO<Value>()
  private var latest: Value?
  private(set) var isClosed = false
  private var inlet: Inlet<Value, Failure>?

  /// Creates a slot without values.
  ///
  /// - Parameter keepsLatest: Whether a new value replaces the previous value and can be combined
  ///   any number of times. Otherwise, all values wait, and each is combined once.
  init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

  var isReady: Bool { latest != nil || !queue.isEmpty }

  /// Adds a value.
  func put(_ value: Value) {
    if keepsLatest { latest = value } else { queue.append(value) }
  }

  /// Returns a value to combine. The slot must be ready.
  func take() -> Value {
    guard let value = latest ?? queue.popFirst() else {
      preconditionFailure("there is no value; expected one in each slot")
    }
    return value
  }

  func request(_ demand: Subscribers.Demand) { inlet?.request(demand) }

  func cancel() { inlet?.cancel() }

  /// Records that the publisher has ended.
  func close() { isClosed = true }

  /// Subscribes `inlet` to the publisher. The inlet later passes on demands and the cancellation.
  func connect(_ publisher: some Publisher<Value, Failure>, by inlet: Inlet<Value, Failure>) {
    self.inlet = inlet
    publisher.subscribe(inlet)
  }
}
