import Foundation
import Zoetrope

/// Finds views in the layout by their names, whether or not they draw anything.
@MainActor struct LayoutFinder {
  /// A view that was found.
  struct Match {
    /// The first placed node among the outermost layout nodes of the view.
    let node: LayoutNode
    /// The frame that the last layout pass gave the view, in points in the canvas, y down. If the
    /// view has several outermost layout nodes, the value is the union of the nodes' frames.
    let layoutFrame: CGRect
  }

  private let root: ViewNode?

  init(_ host: Zoetrope.Host) { root = host.root }

  /// Finds the view with the given name. If no view has the name, this method finds the view whose
  /// path contains the name.
  ///
  /// - Throws: The reason of a ``StageError`` if no view or more than one view matches, or if the
  ///   view was not placed.
  func find(_ name: some Hashable) throws(StageError.Reason) -> Match {
    let words = ElementFinder.text(of: name)
    let part = (name as? String)?.pathComponents
    var named: [ViewNode] = []
    var onPath: [ViewNode] = []
    var available: [String] = []
    visit(root, around: []) { place, outer in
      for other in place.names {
        let other = ElementFinder.text(of: other)
        if other == words { named.append(place) }
        if !available.contains(other) { available.append(other) }
      }
      if let part, Self.path(place, around: outer, endsIn: part) { onPath.append(place) }
    }
    let matches = named.isEmpty ? onPath : named
    if matches.isEmpty { throw .missing(name: words, available: available) }
    return try only(matches, words)
  }

  /// Visits a view node and its descendants, parents before children. The closure receives each
  /// node and the path of the node's parent.
  private func visit(
    _ node: ViewNode?, around outer: [String], _ body: (ViewNode, [String]) -> Void
  ) {
    guard let node else { return }
    body(node, outer)
    let path = node.path.pathComponents
    node.forEachChild { visit($0, around: path, body) }
  }

  /// Whether the components of `part` occur in sequence in the path of a view node. The last of
  /// them must be one of the components that the node adds to the path of its parent.
  ///
  /// For example, `B/C` matches the node `A/B/C` with the parent `A/B`. It does not match the node
  /// `A/B/C/D` with the parent `A/B/C`, because the parent matches already.
  private static func path(
    _ place: ViewNode, around outer: [String], endsIn part: [String]
  ) -> Bool {
    let path = place.path.pathComponents
    let shared = zip(path, outer).prefix { $0 == $1 }.count
    guard path.count > shared, path.count >= part.count else { return false }
    return (max(shared + 1, part.count)...path.count).contains { end in
      path[(end - part.count)..<end].elementsEqual(part)
    }
  }

  private func only(_ matches: [ViewNode], _ words: String) throws(StageError.Reason) -> Match {
    var found: [(view: ViewNode, place: Match)] = []
    for match in matches {
      guard let place = place(of: match) else { continue }
      // A view and its only content count as one view. The outer view, which is visited first,
      // represents both.
      let isInside = found.contains { outer in
        isAncestor(outer.view, of: match) && outer.view.outputs.count == 1
          && match.outputs.count == 1 && isOnlyContent(match, of: outer.view)
      }
      if !isInside { found.append((match, place)) }
    }
    if found.isEmpty { throw .notPlaced(name: words) }
    if found.count == 1 { return found[0].place }
    throw .ambiguous(name: words, paths: found.map { $0.view.path })
  }

  private func place(of view: ViewNode) -> Match? {
    let nodes = view.outputs.filter(\.hasBeenPlaced)
    guard let first = nodes.first else { return nil }
    let frames = nodes.map { $0.bounds.applying($0.localToCanvas) }
    return Match(node: first, layoutFrame: frames.reduce(CGRect.null) { $0.union($1) })
  }

  private func isAncestor(_ outer: ViewNode, of inner: ViewNode) -> Bool {
    var place = inner.parent
    while let current = place {
      if current === outer { return true }
      place = current.parent
    }
    return false
  }

  /// Whether only modifiers lie between the layout node of the outer view and that of the inner
  /// view.
  private func isOnlyContent(_ inner: ViewNode, of outer: ViewNode) -> Bool {
    let target = outer.outputs[0]
    var node: LayoutNode? = inner.outputs[0]
    while let current = node {
      if current === target { return true }
      guard let parent = current.parentNode as? WrapperNode else { return false }
      node = parent
    }
    return false
  }
}
