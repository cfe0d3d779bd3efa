import Foundation
import ZoetropeGeometry

/// A modifier that gives a view an id, by which it can be found.
protocol ExplicitlyIdentified {
  var explicitID: AnyHashable { get }
}

extension IdentityModifier: ExplicitlyIdentified {
  var explicitID: AnyHashable { AnyHashable(id) }
}

extension ModifiedContent: ExplicitlyIdentified where Modifier: ExplicitlyIdentified {
  var explicitID: AnyHashable { modifier.explicitID }
}

extension ViewNode {
  /// Whether this place has an id: by `id(_:)`, or as an element of a `ForEach`.
  final func hasID(_ id: AnyHashable) -> Bool { ids.contains(id) }

  /// The first place with an id, at or below this one, that is in a scroll view. O(n)
  final func firstPlace(withID id: AnyHashable) -> ViewNode? {
    if hasID(id), isInScrollView { return self }
    var found: ViewNode?
    forEachChild { if found == nil { found = $0.firstPlace(withID: id) } }
    return found
  }

  /// The first view with an id, at or below this one, that a lazy container has not had made. O(n)
  final func firstUnbuilt(withID id: AnyHashable) -> LazyElement? {
    var found: LazyElement?
    forEachUnbuilt { if found == nil && $0 == id { found = $1 } }
    forEachChild { if found == nil { found = $0.firstUnbuilt(withID: id) } }
    return found
  }

  /// Has the scroll views around the first place with an id show it; false where there is none.
  ///
  /// To be called when all is laid out. Scroll views move as the transaction that is being applied
  /// says, the innermost first. A view that a lazy container has not had made is made first; where
  /// no such view is known, all are, in case one of them has the id inside.
  ///
  /// - Parameters:
  ///   - id: The id of a place at or below this one.
  ///   - anchor: The point of the target that is to be at the same point of the window; nil for the
  ///     shortest move.
  ///   - going: Runs each step that is taken later, for a caller that wants to know whose they are.
  @discardableResult final func scroll(
    to id: AnyHashable, anchor: UnitPoint?, going: @escaping Going = { $0() }
  ) -> Bool {
    scroll(to: id, anchor: anchor, last: nil, attempts: 0, going: going)
  }

  /// Runs a step of a move.
  typealias Going = (_ step: () -> Void) -> Void

  /// How many times a view is aimed at: what is made on the way may move it.
  private static var aimBound: Int { 16 }

  /// Where a view was, and how far its window had moved, when it was aimed at.
  private struct Aim: Equatable {
    var target: CGRect
    var offset: CGPoint?
  }

  private final func scroll(
    to id: AnyHashable, anchor: UnitPoint?, last: Aim?, attempts: Int, going: @escaping Going
  ) -> Bool {
    guard attempts < Self.aimBound else { return true }
    func goOn(_ last: Aim?) {
      graph.afterLayout { [weak self] in
        going {
          _ = self?.scroll(
            to: id, anchor: anchor, last: last, attempts: attempts + 1, going: going)
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
    // What a place stands for is all in one space.
    let target = targets.map { CGRect(origin: $0.origin, size: $0.size) }
      .reduce(CGRect.null) { $0.union($1) }
    let (offset, isLazy) = first.showInWindows(target, anchor: anchor)
    let aim = Aim(target: target, offset: offset)
    if isLazy && aim != last { goOn(aim) }
    return true
  }

  /// Has the first view with an id made that has not been or, where there is none, all that have not
  /// been; false where there are none.
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
  /// Has the scroll views around show a target in the space that this node is in.
  ///
  /// - Returns: How far the innermost one has moved then, and whether a lazy container is around.
  fileprivate func showInWindows(
    _ target: CGRect, anchor: UnitPoint?
  ) -> (offset: CGPoint?, isLazy: Bool) {
    var target = target
    var result: (offset: CGPoint?, isLazy: Bool) = (nil, false)
    var node = parent
    while let current = node {
      if let window = current as? ScrollNode {
        window.scroll(to: target, anchor: anchor)
        result.offset = result.offset ?? window.offset
        target = target.offsetBy(dx: -window.offset.x, dy: -window.offset.y)
      }
      if current is SpaceNode {
        target = target.offsetBy(dx: current.origin.x, dy: current.origin.y)
      }
      if current.owner is any LazyPlace { result.isLazy = true }
      node = current.parent
    }
    return result
  }
}

extension ViewNode {
  /// Whether a scroll view is around what this place stands for.
  final var isInScrollView: Bool {
    var node = outputs.first(where: \.isTarget)?.parent
    while let current = node {
      if current is ScrollNode { return true }
      node = current.parent
    }
    return false
  }

  /// The ids of all places that can be scrolled to, at or below this one, in order. O(n)
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

  /// The ids of this place: that of a `ForEach`, then that of `id(_:)`.
  final var ids: [AnyHashable] {
    var ids: [AnyHashable] = []
    if case .element(let element) = label { ids.append(AnyHashable(element)) }
    if let id = (anyView as? any ExplicitlyIdentified)?.explicitID { ids.append(id) }
    return ids
  }
}

extension LayoutNode {
  /// Whether layout knows this node, and it is not leaving.
  fileprivate var isTarget: Bool { isPlaced && owner.inputs.presence?.isLeaving != true }
}
