import Foundation

/// What a geometry proxy asks, and who has asked what.
final class GeometrySource: LayoutObserving {
  var isObservingLayout = false
  private weak var node: LayoutNode?
  private var reads: [Read] = []

  /// An answer that was given, to an evaluation that is still current.
  private struct Read {
    let reader: Reader
    let isStale: (LayoutNode) -> Bool
  }

  init(_ node: LayoutNode) { self.node = node }

  /// Answers by the layout node, and notes who has asked; a node that has no place yet answers a
  /// default.
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
      place.markDirty()
      return true
    }
    return !reads.isEmpty
  }
}
