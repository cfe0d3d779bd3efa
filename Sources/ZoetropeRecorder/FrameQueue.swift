/// Elements on their way from one producer to several consumers: at most `capacity` wait.
///
/// Who sends waits while the queue is full, so that a fast producer does not fill the memory.
actor FrameQueue<Element: Sendable> {
  private let capacity: Int
  private var elements: [Element] = []
  private var isClosed = false
  private var consumers: [CheckedContinuation<Element?, Never>] = []
  private var producer: CheckedContinuation<Void, Never>?

  init(capacity: Int) { self.capacity = capacity }

  /// Sends an element when there is room; false if the queue is closed and nobody will take it.
  func send(_ element: Element) async -> Bool {
    if elements.count >= capacity, !isClosed {
      await withCheckedContinuation { producer = $0 }
    }
    guard !isClosed else { return false }
    if consumers.isEmpty {
      elements.append(element)
    } else {
      consumers.removeFirst().resume(returning: element)
    }
    return true
  }

  /// The next element, in the order of sending; `nil` when there will be none any more.
  func next() async -> Element? {
    if !elements.isEmpty {
      let element = elements.removeFirst()
      wakeProducer()
      return element
    }
    if isClosed { return nil }
    return await withCheckedContinuation { consumers.append($0) }
  }

  /// Lets the consumers take what waits, and no more.
  func finish() {
    isClosed = true
    for consumer in consumers { consumer.resume(returning: nil) }
    consumers.removeAll()
    wakeProducer()
  }

  /// Drops what waits.
  func abort() {
    elements.removeAll()
    finish()
  }

  private func wakeProducer() {
    producer?.resume()
    producer = nil
  }
}
