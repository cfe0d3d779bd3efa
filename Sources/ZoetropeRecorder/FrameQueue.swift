import Synchronization

/// A bounded queue between one producer and several consumers.
///
/// The producer waits while the queue is full, so that waiting elements do not fill the memory. The
/// producer resumes when half of the queue is empty.
///
/// An operation that can proceed immediately does not suspend its task. A suspended task needs a
/// free thread to resume, and the consumers may occupy all threads.
final class FrameQueue<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var isClosed = false
    var consumers: [CheckedContinuation<Element?, Never>] = []
    var producer: CheckedContinuation<Void, Never>?
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// Creates a queue.
  ///
  /// - Parameter capacity: The maximum number of waiting elements; at least 1.
  init(capacity: Int) { self.capacity = capacity }

  /// Sends an element as soon as there is room.
  ///
  /// - Returns: Whether the element was sent; false if the queue is closed.
  nonisolated(nonsending) func send(_ element: Element) async -> Bool {
    while true {
      if let isSent = place(element) { return isSent }
      await withCheckedContinuation { continuation in
        let mayGoOn = state.withLock { state in
          if state.isClosed || state.elements.count < capacity { return true }
          state.producer = continuation
          return false
        }
        if mayGoOn { continuation.resume() }
      }
    }
  }

  /// Returns the next element, in the order of sending; nil if the queue is closed and empty.
  nonisolated(nonsending) func next() async -> Element? {
    if let taken = take() { return taken }
    return await withCheckedContinuation { continuation in
      // An element may have been sent in the meantime.
      if let taken = take(orWaitWith: continuation) { continuation.resume(returning: taken) }
    }
  }

  /// Closes the queue. Consumers still receive the waiting elements.
  func finish() { close(dropping: false) }

  /// Closes the queue and discards the waiting elements.
  func abort() { close(dropping: true) }

  /// Adds an element or hands it to a waiting consumer.
  ///
  /// - Returns: True on success, false if the queue is closed, and nil if it is full.
  private func place(_ element: Element) -> Bool? {
    let (isSent, consumer) = state.withLock {
      state -> (Bool?, CheckedContinuation<Element?, Never>?) in
      if state.isClosed { return (false, nil) }
      if !state.consumers.isEmpty { return (true, state.consumers.removeFirst()) }
      if state.elements.count >= capacity { return (nil, nil) }
      state.elements.append(element)
      return (true, nil)
    }
    consumer?.resume(returning: element)
    return isSent
  }

  /// Takes the first element, if there is one.
  ///
  /// - Parameter consumer: The consumer to add to the waiting consumers if the queue is empty but
  ///   still open. Default nil: none is added.
  /// - Returns: The element. The result is `.some(nil)` if the queue is closed and empty, and nil
  ///   if the queue is empty but still open.
  private func take(
    orWaitWith consumer: CheckedContinuation<Element?, Never>? = nil
  ) -> Element?? {
    let (taken, producer) = state.withLock {
      state -> (Element??, CheckedContinuation<Void, Never>?) in
      guard !state.elements.isEmpty else {
        if state.isClosed { return (.some(nil), nil) }
        if let consumer { state.consumers.append(consumer) }
        return (nil, nil)
      }
      let element = state.elements.removeFirst()
      guard state.elements.count <= capacity / 2 else { return (element, nil) }
      defer { state.producer = nil }
      return (element, state.producer)
    }
    producer?.resume()
    return taken
  }

  private func close(dropping: Bool) {
    let (consumers, producer) = state.withLock { state in
      state.isClosed = true
      if dropping { state.elements.removeAll() }
      defer { (state.consumers, state.producer) = ([], nil) }
      return (state.consumers, state.producer)
    }
    for consumer in consumers { consumer.resume(returning: nil) }
    producer?.resume()
  }
}
