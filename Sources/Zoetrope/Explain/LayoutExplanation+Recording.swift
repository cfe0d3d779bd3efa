import Foundation
import ZoetropeGeometry

extension LayoutExplanation.Node {
  /// The node of an entry of a record, with all that is inside. O(n · depth)
  init(_ record: LayoutRecord, _ index: Int, in space: ShownSpace = ShownSpace()) {
    let entry = record.entries[index]
    let node = entry.node
    let inside = record.children(of: index)
    var inner = space
    if let toOuter = node.innerToOuter { inner.enter(node, toOuter) }
    children = inside.map { LayoutExplanation.Node(record, $0, in: inner) }
    words = node.words
    isNamed = node.owner.pathName != nil
    isContainer = node.isArranging
    path = ""
    snippet = words.detail ?? children.lazy.compactMap(\.snippet).first
    spot = entry.isPlaced ? LayoutExplanation.Spot(entry, in: space) : nil
    // What has the place of a view that is on its way goes with it.
    if let inner = children.first?.spot, inner.box == spot?.box { spot?.shown = inner.shown }
    questions = entry.questions.map { question in
      LayoutExplanation.Question(question, of: node, isPlaced: entry.isPlaced)
    }
    divisions = []
    path = viewPath(of: node, children: inside.map { record.entries[$0].node })
    divisions = entry.decisions.map { division($0, record, inside) }
    if node.isPartOfChild, let part = children.first { takeInside(of: part) }
  }

  /// Takes what a node says and has inside that is the same thing for whoever asks.
  private mutating func takeInside(of part: LayoutExplanation.Node) {
    words = part.words
    isNamed = part.isNamed
    isContainer = part.isContainer
    divisions = part.divisions
    children = part.children
  }

  /// The path of the view that a node is, or modifies.
  private func viewPath(of node: LayoutNode, children nodes: [LayoutNode]) -> String {
    if isNamed { return node.owner.path }
    if node.parent == nil { return "" }
    if node.isArranging || nodes.isEmpty {
      // A stack that nobody typed is where its views are.
      let common = PathParts.common(children.map { PathParts.of($0.path).dropLast() })
      return children.isEmpty ? node.owner.path : common.joined(separator: "/")
    }
    return nodes[0].modifiedPlace(below: node.owner)?.path ?? children[0].path
  }

  private func division(
    _ decision: StackDecision, _ record: LayoutRecord, _ indices: [Int]
  ) -> LayoutExplanation.Division {
    let portions = decision.portions.map { portion in
      let position = indices.firstIndex { record.entries[$0].node === portion.node }
      let child = position.map { children[$0] }
      return LayoutExplanation.Portion(
        path: child?.path ?? "", name: child?.name(inside: path) ?? "",
        priority: portion.priority, minimum: portion.minimum, maximum: portion.maximum,
        offered: portion.offered, length: portion.length, guide: portion.guide)
    }
    return LayoutExplanation.Division(
      axis: decision.axis, proposal: decision.proposal, alignment: decision.alignment.name,
      distances: decision.distances, portions: portions, order: decision.order)
  }
}

extension LayoutExplanation.Node {
  /// An empty canvas.
  init(emptyCanvas: Void) {
    self.init(
      path: "", isNamed: false, words: LayoutWords("canvas"), questions: [], spot: nil,
      divisions: [], children: [])
  }
}

extension LayoutNode {
  /// Whether this node is nothing apart from the one inside.
  fileprivate var isPartOfChild: Bool { (self as? InteractiveNode)?.isScrollView == true }

  /// The outermost place with a name around this node that is inside a given one.
  fileprivate func modifiedPlace(below outer: ViewNode) -> ViewNode? {
    var found: ViewNode?
    var place: ViewNode? = owner
    while let current = place, current !== outer {
      if current.pathName != nil { found = current }
      place = current.parent
    }
    return place == nil ? nil : found
  }
}

extension LayoutExplanation.Question {
  fileprivate init(_ question: LayoutRecord.Question, of node: LayoutNode, isPlaced: Bool) {
    let parent = node.parent
    self.init(
      proposal: question.proposal, answer: question.answer, count: question.count,
      isUsed: isPlaced && question.proposal == node.proposal,
      isMain: question.occasions.contains {
        switch $0 {
        case .placing: true
        case .aligning: false
        case .measuring(let proposal): proposal == parent?.proposal
        }
      },
      occasions: question.occasions.compactMap {
        switch $0 {
        case .placing: .some(nil)
        case .aligning: nil
        case .measuring(let proposal): .some(proposal)
        }
      })
  }
}

extension LayoutExplanation.Spot {
  fileprivate init(_ entry: LayoutRecord.Entry, in space: ShownSpace) {
    let node = entry.node
    let frame = CGRect(origin: node.origin, size: node.size)
    let shown = (node as? GeometryNode)?.presentedFrame ?? frame
    self.init(
      frame: frame, proposal: node.proposal,
      transform: CGAffineTransform(translationX: frame.minX, y: frame.minY)
        .concatenating(space.laidOut),
      shown: (
        CGAffineTransform(translationX: shown.minX, y: shown.minY).concatenating(space.shown),
        shown.size
      ),
      request: entry.request.map {
        .init(position: $0.position.applying(space.laidOut), anchor: $0.anchor)
      },
      isForgotten: node.parent?.isArranging == true && entry.request == nil)
  }
}

/// The ways from a space to the canvas: by the layout, and as it is drawn.
struct ShownSpace {
  fileprivate var laidOut = CGAffineTransform.identity
  fileprivate var shown = CGAffineTransform.identity

  /// Goes into the space that a node makes.
  fileprivate mutating func enter(_ node: LayoutNode, _ toOuter: CGAffineTransform) {
    let place = (node as? GeometryNode)?.presentedFrame.origin ?? node.origin
    let drift = CGAffineTransform(
      translationX: place.x - node.origin.x, y: place.y - node.origin.y)
    laidOut = toOuter.concatenating(laidOut)
    shown = toOuter.concatenating(drift).concatenating(shown)
  }
}

/// A path by its parts.
enum PathParts {
  static func of(_ path: String) -> ArraySlice<String> {
    path.split(separator: "/").map(String.init)[...]
  }

  /// What several paths begin with.
  static func common(_ paths: [ArraySlice<String>]) -> ArraySlice<String> {
    guard var common = paths.first else { return [] }
    for path in paths.dropFirst() {
      common = zip(common, path).prefix { $0 == $1 }.map(\.0)[...]
    }
    return common
  }

  /// What a path has that another one does not begin with.
  static func relative(_ path: String, to outer: String) -> String {
    let parts = of(path)
    let shared = common([parts, of(outer)]).count
    return parts.dropFirst(shared).joined(separator: "/")
  }
}
