import Foundation

/// The layout node whose geometry a ``GeometryProxy`` reports, and a record of the values that
/// bodies and closures have read from the proxy. When one of these values changes, the body or
/// closure that read it is evaluated again.
final class GeometrySource: LayoutObserving {
  var isObservingLayout = false
  private weak var node: LayoutNode?
  private var reads: [Read] = []

  /// One read of a value: the evaluation that read the value, and a test of whether the value has
  /// changed since then.
  private struct Read {
    let reader: Reader
    let isStale: (LayoutNode) -> Bool
  }

  init(_ node: LayoutNode) { self.node = node }

  /// Returns a value of the layout node, and records the evaluation that reads the value.
  ///
  /// If the node has not been placed yet, returns the default.
  func read<Answer: Equatable>(
    _ defaultAnswer: Answer, _ answer: @escaping (LayoutNode) -> Answer
  ) -> Answer {
    guard let node else { return defaultAnswer }
    let value = node.isPlaced ? answer(node) : defaultAnswer
    if let reader = node.graph.reader {
      reader.noteRead()
      reads.append(Read(reader: reader) { $0.isPlaced && answer($0) != value })
      node.graph.observeLayout(self)
    }
    return value
  }

  func layoutDidFinish() -> Bool {
    guard let node else { return false }
    reads.removeAll { read in
      guard let place = read.reader.node else { return true }
      guard read.isStale(node) else { return false }
      place.markDirty(because: .geometry)
      return true
    }
    return !reads.isEmpty
  }
}
