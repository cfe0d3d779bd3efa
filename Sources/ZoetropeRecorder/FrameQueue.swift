import Synchronization

/// Elements on their way from one producer to several consumers: at most `capacity` wait.
///
/// Who sends waits while the queue is full, so that a fast producer does not fill the memory, and goes
/// on when half of the queue is empty. Nobody who need not wait gives up its thread: the consumers
/// may be busy on all threads there are, and a producer that had to get hold of one first would wait
/// for them.
final class FrameQueue<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var isClosed = false
    var consumers: [CheckedContinuation<Element?, Never>] = []
    var producer: CheckedContinuation<Void, Never>?
  }

  private let capacity: Int
  private let state = Mutex(State())

  /// - Parameter capacity: How many elements may wait, 1 or more.
  init(capacity: Int) { self.capacity = capacity }

  /// Sends an element when there is room; false if the queue is closed and nobody will take it.
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

  /// The next element, in the order of sending; `nil` when there will be none any more.
  nonisolated(nonsending) func next() async -> Element? {
    if let taken = take() { return taken }
    return await withCheckedContinuation { continuation in
      // Something may have come in between.
      if let taken = take(orWaitWith: continuation) { continuation.resume(returning: taken) }
    }
  }

  /// Lets the consumers take what waits, and no more.
  func finish() { close(dropping: false) }

  /// Drops what waits.
  func abort() { close(dropping: true) }

  /// Nil if the queue is full.
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

  /// What waits first, or the `nil` that comes at the end; no answer at all where more may come, which
  /// the one who would wait for it then gets.
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
