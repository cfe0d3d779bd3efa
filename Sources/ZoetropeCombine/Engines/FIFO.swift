/// A queue of elements. Each operation takes amortized constant time.
struct FIFO<Element> {
  private var elements: [Element?] = []
  private var head = 0

  /// The number of elements.
  var count: Int { elements.count - head }

  /// Whether the queue is empty.
  var isEmpty: Bool { count == 0 }

  /// Adds an element at the end.
  mutating func append(_ element: Element) { elements.append(element) }

  /// Removes and returns the first element. Returns nil if there is none.
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let first = elements[head].take()
    head += 1
    if head * 2 >= elements.count {
      elements.removeFirst(head)
      head = 0
    }
    return first
  }
}
