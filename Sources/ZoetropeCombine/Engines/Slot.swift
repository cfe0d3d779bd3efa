import Zoetrope

/// The values of one publisher that wait to be combined with those of others.
protocol AnySlot: AnyObject {
  /// Whether there is a value to combine.
  var isReady: Bool { get }
  /// Whether the publisher has ended.
  var isClosed: Bool { get }
  /// Asks the publisher for values.
  func request(_ demand: Subscribers.Demand)
  /// Cancels the subscription to the publisher.
  func cancel()
}

/// The values of one publisher that wait to be combined with those of others.
final class Slot<Value, Failure: Error>: AnySlot {
  private let keepsLatest: Bool
  private var queue = FIFO<Value>()
  private var latest: Value?
  private(set) var isClosed = false
  private var inlet: Inlet<Value, Failure>?

  /// Creates a place for values.
  ///
  /// - Parameter keepsLatest: Whether the latest value replaces earlier ones, and is combined again
  ///   and again.
  init(keepsLatest: Bool) { self.keepsLatest = keepsLatest }

  var isReady: Bool { latest != nil || !queue.isEmpty }

  /// Adds a value.
  func put(_ value: Value) {
    if keepsLatest { latest = value } else { queue.append(value) }
  }

  /// Returns a value to combine, which there has to be.
  func take() -> Value {
    guard let value = latest ?? queue.popFirst() else {
      preconditionFailure("there is no value; expected one in each slot")
    }
    return value
  }

  func request(_ demand: Subscribers.Demand) { inlet?.request(demand) }

  func cancel() { inlet?.cancel() }

  /// Marks the publisher as ended.
  func close() { isClosed = true }

  /// Subscribes to the publisher.
  func connect(_ publisher: some Publisher<Value, Failure>, by inlet: Inlet<Value, Failure>) {
    self.inlet = inlet
    publisher.subscribe(inlet)
  }
}
