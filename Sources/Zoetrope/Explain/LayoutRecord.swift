import Foundation
import ZoetropeGeometry

/// Who asked whom for which size, and who put whom where, in one layout.
///
/// While a layout is recorded, sizes are remembered here and not in the nodes, so that a node needs
/// to look for a record only where it would compute something. A record is good for as long as
/// nothing changes in the graph.
package final class LayoutRecord: LayoutRecording {
  /// A proposal that a node was given.
  package struct Question {
    package let proposal: ProposedViewSize
    /// The answer, in points.
    package fileprivate(set) var answer: CGSize
    /// How often it was asked; all but the first answers came from memory.
    package fileprivate(set) var count = 1
    /// What the node that asked was about, each different thing once.
    package fileprivate(set) var occasions: [Occasion]
  }

  /// What a node is about when it asks one inside of it for its size.
  package enum Occasion: Equatable, Sendable {
    /// It has been given a proposal itself.
    case measuring(ProposedViewSize)
    /// It places what is inside.
    case placing
    /// Another one, further out, looks for an alignment guide.
    case aligning
  }

  /// One node in the layout.
  package struct Entry {
    package let node: LayoutNode
    /// Each different proposal, in the order in which they came first.
    package fileprivate(set) var questions: [Question] = []
    /// Whether the node was placed.
    package fileprivate(set) var isPlaced = false
    /// What the layout around asked for; nil where it did not place the node, or is none.
    package fileprivate(set) var request: LayoutNode.Placement?
    /// How the stacks that this node runs divided their lengths when they placed their views.
    package fileprivate(set) var decisions: [StackDecision] = []
    fileprivate var placed: [Int] = []
    fileprivate var asked: [Int] = []
  }

  /// All nodes that were asked or placed, in the order of their first mention: the root first.
  package private(set) var entries: [Entry] = []
  private var indices: [ObjectIdentifier: Int] = [:]
  /// What is being measured or placed, innermost last.
  private var doings: [(node: LayoutNode, occasion: Occasion)] = []

  /// The indices of the nodes inside of one: those that were placed, in that order, and then others
  /// that were only asked. O(n)
  package func children(of index: Int) -> [Int] {
    entries[index].placed + entries[index].asked.filter { !entries[$0].isPlaced }
  }

  // MARK: Taking notes

  /// Answers for a node, from memory where it was asked the same before.
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
    doings.append((node, .measuring(proposal)))
    let size = node.measured(proposal)
    doings.removeLast()
    entries[entry].questions[number].answer = size
    return size
  }

  /// Notes where a node has been put, and has it place what is inside.
  package func place(_ node: LayoutNode) {
    let entry = index(of: node)
    entries[entry].decisions = []
    if let parent = node.parent {
      entries[entry].request = parent.isArranging ? node.placement : nil
      let outer = index(of: parent)
      if !entries[entry].isPlaced { entries[outer].placed.append(entry) }
    }
    entries[entry].isPlaced = true
    doings.append((node, .placing))
    node.placeChildren()
    doings.removeLast()
  }

  /// Notes how a stack has divided its length in order to place its views.
  package func add(_ decision: @autoclosure () -> StackDecision, of view: LayoutNode) {
    guard let doing = doings.last, doing.occasion == .placing, doing.node === view.parent else {
      return
    }
    entries[index(of: doing.node)].decisions.append(decision())
  }

  private func occasion(of node: LayoutNode) -> Occasion {
    guard let doing = doings.last, let parent = node.parent else { return .placing }
    return doing.node === parent ? doing.occasion : .aligning
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
  /// Lays everything out again, with a record of all proposals, answers and placements.
  @MainActor package func recordLayout() -> LayoutRecord {
    let record = LayoutRecord()
    layOut(recordedBy: record)
    return record
  }
}
