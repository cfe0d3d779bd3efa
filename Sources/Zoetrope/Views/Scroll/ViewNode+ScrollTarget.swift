import Foundation
import ZoetropeGeometry

extension ViewNode {
  /// Whether this node has the given id, set by `id(_:)` or given by a `ForEach` element.
  final func hasID(_ id: AnyHashable) -> Bool { ids.contains(id) }

  /// Returns the first node that is inside a scroll view and has the given id. The search covers
  /// this node and its descendants.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes in the subtree.
  final func firstPlace(withID id: AnyHashable) -> ViewNode? {
    if hasID(id), isInScrollView { return self }
    var found: ViewNode?
    forEachChild { if found == nil { found = $0.firstPlace(withID: id) } }
    return found
  }

  /// Returns the first view with the given id, among the views that lazy containers have not
  /// created yet. The search covers this node and its descendants.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes in the subtree.
  final func firstUnbuilt(withID id: AnyHashable) -> LazyElement? {
    var found: LazyElement?
    forEachUnbuilt { if found == nil && $0 == id { found = $1 } }
    forEachChild { if found == nil { found = $0.firstUnbuilt(withID: id) } }
    return found
  }

  /// Scrolls all scroll views that enclose the first node with the given id, so that the node
  /// becomes visible.
  ///
  /// Must be called after layout. The scroll views move from the innermost to the outermost, with
  /// the animation of the current transaction.
  ///
  /// If no created view has the id, the method searches the views that lazy containers have not
  /// created yet, and creates the first one with the id. If none of these views has the id, the
  /// method creates them all, because the target may be inside one of them.
  ///
  /// - Parameters:
  ///   - id: The id of a node at or below this one.
  ///   - anchor: The unit point at which target and viewport are aligned (for example, `.center`
  ///     aligns their centers); nil for the shortest move that shows the target.
  ///   - runStep: A closure that runs one attempt to reach the target. The first attempt runs
  ///     immediately, outside of the closure. Each later attempt runs after a layout pass, inside
  ///     the closure, so that the caller can recognize the movements that the attempt causes. By
  ///     default, the closure runs the attempt and does nothing else.
  ///
  /// - Returns: True if a view with the id has been found, or if missing views have been created;
  ///   otherwise false.
  @discardableResult final func scroll(
    to id: AnyHashable, anchor: UnitPoint?, runStep: @escaping StepRunner = { $0() }
  ) -> Bool {
    scroll(to: id, anchor: anchor, last: nil, attempts: 0, runStep: runStep)
  }

  /// A closure that runs a step. A step is one attempt to reach the target of a scroll movement.
  typealias StepRunner = (_ step: () -> Void) -> Void

  /// The maximum number of attempts to reach a target. Several attempts may be necessary, because
  /// views that are created during the movement may shift the target.
  private static var aimBound: Int { 16 }

  /// The state after one attempt to scroll to a target: the frame of the target, and the offset of
  /// the innermost scroll view around the target.
  private struct Aim: Equatable {
    var target: CGRect
    var offset: CGPoint?
  }

  private final func scroll(
    to id: AnyHashable, anchor: UnitPoint?, last: Aim?, attempts: Int, runStep: @escaping StepRunner
  ) -> Bool {
    guard attempts < Self.aimBound else { return true }
    func goOn(_ last: Aim?) {
      graph.afterLayout { [weak self] in
        runStep {
          _ = self?.scroll(
            to: id, anchor: anchor, last: last, attempts: attempts + 1, runStep: runStep)
        }
      }
    }
    guard let place = firstPlace(withID: id) else {
      let isBuilding = buildPlaces(withID: id)
      if isBuilding { goOn(nil) }
      return isBuilding
    }
    let targets = place.outputs.filter(\.isTarget)
    guard let first = targets.first else { return false }
    // All layout nodes of one view node are in the same space.
    let target = targets.map { CGRect(origin: $0.origin, size: $0.size) }
      .reduce(CGRect.null) { $0.union($1) }
    let (offset, isLazy) = first.showInWindows(target, anchor: anchor)
    let aim = Aim(target: target, offset: offset)
    if isLazy && aim != last { goOn(aim) }
    return true
  }

  /// Creates the first view with the given id among the views that lazy containers have not created
  /// yet. If none of these views has the id, creates all of them.
  ///
  /// - Returns: Whether any view has been created.
  private final func buildPlaces(withID id: AnyHashable) -> Bool {
    if let element = firstUnbuilt(withID: id) {
      element.setOnScreen(false)
      element.build()
      return true
    }
    var isAny = false
    forEachUnbuiltBelow {
      $0.setOnScreen(false)
      $0.build()
      isAny = true
    }
    return isAny
  }

  private final func forEachUnbuiltBelow(_ body: (LazyElement) -> Void) {
    forEachUnbuilt { body($1) }
    forEachChild { $0.forEachUnbuiltBelow(body) }
  }
}

extension LayoutNode {
  /// Scrolls all enclosing scroll views so that a target becomes visible.
  ///
  /// - Parameters:
  ///   - target: The target, in points, in the enclosing coordinate space.
  ///   - anchor: The unit point at which the target is aligned with each viewport (for example,
  ///     `.center` aligns their centers); nil for the shortest move that shows the target.
  ///
  /// - Returns: The new offset of the innermost scroll view, and whether a lazy container encloses
  ///   this node.
  fileprivate func showInWindows(
    _ target: CGRect, anchor: UnitPoint?
  ) -> (offset: CGPoint?, isLazy: Bool) {
    var target = target
    var result: (offset: CGPoint?, isLazy: Bool) = (nil, false)
    var node = parent
    while let current = node {
      if let scrollNode = current as? ScrollNode {
        scrollNode.scroll(to: target, anchor: anchor)
        result.offset = result.offset ?? scrollNode.offset
        target = target.offsetBy(dx: -scrollNode.offset.x, dy: -scrollNode.offset.y)
      }
      if current is SpaceNode {
        target = target.offsetBy(dx: current.origin.x, dy: current.origin.y)
      }
      if current.owner is any LazyContainerMarker { result.isLazy = true }
      node = current.parent
    }
    return result
  }
}

extension ViewNode {
  /// Whether this node's view is inside a scroll view.
  final var isInScrollView: Bool {
    var node = outputs.first(where: \.isTarget)?.parent
    while let current = node {
      if current is ScrollNode { return true }
      node = current.parent
    }
    return false
  }

  /// The ids of this node and its descendants, in the order of the nodes and without duplicates.
  /// Nodes outside of scroll views are left out. Views that a lazy container has not created yet
  /// are included.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes in the subtree.
  final var scrollableIDs: [AnyHashable] {
    var ids: [AnyHashable] = []
    collectIDs(&ids)
    return ids
  }

  private final func collectIDs(_ ids: inout [AnyHashable]) {
    for id in self.ids where !ids.contains(id) && isInScrollView { ids.append(id) }
    forEachChild { $0.collectIDs(&ids) }
    forEachUnbuilt { id, _ in if !ids.contains(id) { ids.append(id) } }
  }
}

extension LayoutNode {
  /// Whether this node can be the target of a scroll movement: it is placed and is not being
  /// removed.
  fileprivate var isTarget: Bool { isPlaced && owner.inputs.presence?.isLeaving != true }
}
