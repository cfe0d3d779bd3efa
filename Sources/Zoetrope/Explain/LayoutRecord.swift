import Foundation
import ZoetropeGeometry

/// A record of all proposals, answers and placements of one layout.
///
/// While a layout is recorded, the record memoizes the answers, and the nodes store no sizes. A
/// node therefore needs to check for a recorder only if it finds no memoized size. A record is
/// valid until the graph changes.
package final class LayoutRecord: LayoutRecording {
  /// A proposal to a node, and the node's answer.
  package struct Question {
    /// The proposal, in points.
    package let proposal: ProposedViewSize
    /// The answer, in points.
    package fileprivate(set) var answer: CGSize
    /// The number of times that the proposal was made. The first answer was computed; later answers
    /// were memoized.
    package fileprivate(set) var count = 1
    /// The distinct occasions on which the proposal was made.
    package fileprivate(set) var occasions: [Occasion]
  }

  /// The reason why a node proposes a size to a child.
  package enum Occasion: Equatable, Sendable {
    /// The node is answering the given proposal.
    case measuring(ProposedViewSize)
    /// The node is placing its children.
    case placing
    /// A more distant ancestor is reading an alignment guide of the child.
    case aligning
  }

  /// The recorded proposals, answers and placement of one layout node.
  package struct Entry {
    /// The layout node.
    package let node: LayoutNode
    /// The distinct proposals to the node, with the node's answers. They are in the order in which
    /// the proposals were first made.
    package fileprivate(set) var questions: [Question] = []
    /// Whether the node was placed.
    package fileprivate(set) var isPlaced = false
    /// The arguments with which the parent's ``Layout`` placed the node. The value is nil if that
    /// layout did not place the node, or if the parent has no ``Layout``.
    package fileprivate(set) var request: LayoutNode.Placement?
    /// The records of how stack layouts divided their lengths among the children of this node, in
    /// order to place the children.
    package fileprivate(set) var decisions: [StackDecision] = []
    fileprivate var placed: [Int] = []
    fileprivate var asked: [Int] = []
  }

  /// The entries of all nodes that were measured or placed. They are in the order in which the
  /// nodes first occurred. The entry of the root is the first.
  package private(set) var entries: [Entry] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The nodes that are being measured or placed at present, the outermost first.
  private var activeOperations: [(node: LayoutNode, occasion: Occasion)] = []

  /// Returns the indices of a node's children. The placed children come first, in the order of
  /// their placement. The children that were only measured follow.
  ///
  /// - Complexity: O(*n*), where *n* is the number of children.
  package func children(of index: Int) -> [Int] {
    entries[index].placed + entries[index].asked.filter { !entries[$0].isPlaced }
  }

  // MARK: Recording

  /// Returns the size of a node for a proposal. If the same proposal was made before, the size
  /// comes from the record.
  ///
  /// - Complexity: O(*n*) if the size comes from the record, where *n* is the number of distinct
  ///   proposals to the node.
  package func size(of node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    let entry = index(of: node)
    let occasion = occasion(of: node)
    if let known = entries[entry].questions.firstIndex(where: { $0.proposal == proposal }) {
      entries[entry].questions[known].repeatIt(occasion)
      return entries[entry].questions[known].answer
    }
    let number = entries[entry].questions.count
    entries[entry].questions.append(
      Question(proposal: proposal, answer: .zero, occasions: [occasion]))
    activeOperations.append((node, .measuring(proposal)))
    let size = node.measured(proposal)
    activeOperations.removeLast()
    entries[entry].questions[number].answer = size
    return size
  }

  /// Records the placement of a node, and places its children.
  package func place(_ node: LayoutNode) {
    let entry = index(of: node)
    entries[entry].decisions = []
    if let parent = node.parent {
      entries[entry].request = parent.isArranging ? node.placement : nil
      let outer = index(of: parent)
      if !entries[entry].isPlaced { entries[outer].placed.append(entry) }
    }
    entries[entry].isPlaced = true
    activeOperations.append((node, .placing))
    node.placeChildren()
    activeOperations.removeLast()
  }

  /// Records how a stack divided its length in order to place its views. A division that only
  /// serves to measure the stack is not recorded.
  ///
  /// - Parameters:
  ///   - decision: The division.
  ///   - view: One of the stack's children.
  package func add(_ decision: @autoclosure () -> StackDecision, of view: LayoutNode) {
    guard let operation = activeOperations.last, operation.occasion == .placing,
      operation.node === view.parent
    else {
      return
    }
    entries[index(of: operation.node)].decisions.append(decision())
  }

  private func occasion(of node: LayoutNode) -> Occasion {
    guard let operation = activeOperations.last, let parent = node.parent else { return .placing }
    return operation.node === parent ? operation.occasion : .aligning
  }

  private func index(of node: LayoutNode) -> Int {
    if let known = indices[ObjectIdentifier(node)] { return known }
    let index = entries.count
    indices[ObjectIdentifier(node)] = index
    entries.append(Entry(node: node))
    if let parent = node.parent {
      let outer = self.index(of: parent)
      entries[outer].asked.append(index)
    }
    return index
  }
}

extension LayoutRecord.Question {
  fileprivate mutating func repeatIt(_ occasion: LayoutRecord.Occasion) {
    count += 1
    if !occasions.contains(occasion) { occasions.append(occasion) }
  }
}

extension ViewGraph {
  /// Lays out all views again, and returns the record of all proposals, answers and placements.
  @MainActor package func recordLayout() -> LayoutRecord {
    let record = LayoutRecord()
    layOut(recordedBy: record)
    return record
  }
}
