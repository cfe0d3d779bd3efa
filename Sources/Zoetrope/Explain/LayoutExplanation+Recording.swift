import Foundation
import ZoetropeGeometry

extension LayoutNode {
  /// Returns the names by which cues find a child. The names by which cues also find this node are
  /// left out.
  fileprivate func ids(of child: LayoutNode) -> [String] {
    var ids: [String] = []
    var place: ViewNode? = child.owner
    while let current = place, current !== owner {
      ids += current.names.map { "\($0.base)" }
      place = current.parent
    }
    return ids
  }
}

extension LayoutExplanation.Node {
  /// Creates the explanation of one entry of a record and of its descendants.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of nodes and *d* their depth.
  init(_ record: LayoutRecord, _ index: Int, in space: ShownSpace = ShownSpace()) {
    let entry = record.entries[index]
    let node = entry.node
    let inside = record.children(of: index)
    var inner = space
    if let toOuter = node.innerToOuter { inner.enter(node, toOuter) }
    let description = node.selfDescription
    self.init(
      path: "", isNamed: node.owner.pathName != nil, description: description,
      questions: entry.questions.map { question in
        LayoutExplanation.Question(question, of: node, isPlaced: entry.isPlaced)
      },
      spot: entry.isPlaced ? LayoutExplanation.Spot(entry, in: space) : nil, divisions: [],
      children: inside.map { LayoutExplanation.Node(record, $0, in: inner) })
    for (child, index) in inside.enumerated() {
      children[child].ids = node.ids(of: record.entries[index].node)
    }
    isContainer = node.isArranging
    isUserLayout = node.isUserLayout
    wrappedLayout = node.wrappedLayout
    textLines = node.textLines
    changes = entry.isPlaced ? (node as? any ChangeTelling)?.changes : nil
    scrolling = entry.isPlaced ? (node as? ScrollNode)?.scrolling : nil
    animatorName = description.name.hasPrefix(".") ? node.animatorName : nil
    returnedGuide = entry.isPlaced ? (node as? ExplicitGuideNode)?.returnedGuide : nil
    grid = entry.isPlaced ? (node as? any GridTelling)?.gridTracks : nil
    snippet = description.detail ?? children.lazy.compactMap(\.snippet).first
    // A node with the same box as a moving child moves with that child.
    if let inner = children.first?.spot, inner.box == spot?.box { spot?.shown = inner.shown }
    path = viewPath(of: node, children: inside.map { record.entries[$0].node })
    divisions = entry.decisions.map { division($0, record, inside) }
    setLineUps(by: node, of: inside.map { record.entries[$0] })
    if node.isPartOfChild, let part = children.first { takeInside(of: part) }
  }

  /// Replaces the description and the children of this node by those of its only child, because
  /// users see the two nodes as one view.
  private mutating func takeInside(of part: LayoutExplanation.Node) {
    description = part.description
    isNamed = part.isNamed
    isContainer = part.isContainer
    isUserLayout = part.isUserLayout
    wrappedLayout = part.wrappedLayout
    divisions = part.divisions
    changes = part.changes
    grid = part.grid
    ids += part.ids
    scrolling = scrolling ?? part.scrolling
    children = part.children
  }

  /// Records the guides by which the layout node aligned each of its placed children.
  private mutating func setLineUps(by node: LayoutNode, of entries: [LayoutRecord.Entry]) {
    guard let node = node as? any LayoutNode & LiningUp else { return }
    let count = entries.prefix(while: \.isPlaced).count
    for (index, lineUp) in node.lineUps(of: entries.prefix(count).map(\.node)).enumerated() {
      children[index].spot?.lineUp = lineUp
    }
  }

  /// Returns the path of the view that a node represents or modifies.
  private func viewPath(of node: LayoutNode, children nodes: [LayoutNode]) -> String {
    if isNamed { return node.owner.path }
    if node.parent == nil { return "" }
    if node.isArranging || nodes.isEmpty {
      // The path of an implicit stack is the longest path that the parents of its views share.
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
  /// Creates the explanation of an empty canvas.
  init(emptyCanvas: Void) {
    self.init(
      path: "", isNamed: false, description: LayoutDescription("canvas"), questions: [], spot: nil,
      divisions: [], children: [])
  }
}

extension LayoutNode {
  /// Whether users see this node and its child as one view. This is true for the gesture node of a
  /// scroll view.
  fileprivate var isPartOfChild: Bool { (self as? InteractiveNode)?.isScrollView == true }

  /// Returns the outermost view node that has a path name and lies between this node's owner and
  /// `outer`. The search includes the owner and excludes `outer`. The result is nil if no such view
  /// node has a path name, or if the owner is not inside `outer`.
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
      belongsToFinalLayout: question.occasions.contains {
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
      isUnplacedByLayout: node.parent?.isArranging == true && entry.request == nil)
  }
}

/// The transforms from a coordinate space to the canvas. `laidOut` applies to frames as the layout
/// placed them. `shown` applies to frames as presented. The two transforms differ during
/// animations.
struct ShownSpace {
  fileprivate var laidOut = CGAffineTransform.identity
  fileprivate var shown = CGAffineTransform.identity

  /// Enters the coordinate space that a node establishes for its children.
  fileprivate mutating func enter(_ node: LayoutNode, _ toOuter: CGAffineTransform) {
    let place = (node as? GeometryNode)?.presentedFrame.origin ?? node.origin
    let drift = CGAffineTransform(
      translationX: place.x - node.origin.x, y: place.y - node.origin.y)
    laidOut = toOuter.concatenating(laidOut)
    shown = toOuter.concatenating(drift).concatenating(shown)
  }
}
