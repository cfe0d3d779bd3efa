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

  /// Has the scroll views around the first place with an id show it; false where there is none.
  ///
  /// To be called when all is laid out. Scroll views move as the transaction that is being applied
  /// says, the innermost first.
  ///
  /// - Parameters:
  ///   - id: The id of a place at or below this one.
  ///   - anchor: The point of the target that is to be at the same point of the window; nil for the
  ///     shortest move.
  @discardableResult final func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let place = firstPlace(withID: id) else { return false }
    let targets = place.outputs.filter(\.isTarget)
    guard let first = targets.first else { return false }
    // What a place stands for is all in one space.
    var target = targets.map { CGRect(origin: $0.origin, size: $0.size) }
      .reduce(CGRect.null) { $0.union($1) }
    var node = first.parent
    while let current = node {
      if let window = current as? ScrollNode {
        window.scroll(to: target, anchor: anchor)
        target = target.offsetBy(dx: -window.offset.x, dy: -window.offset.y)
      }
      if current is SpaceNode {
        target = target.offsetBy(dx: current.origin.x, dy: current.origin.y)
      }
      node = current.parent
    }
    return true
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
  }

  /// The ids of this place: that of a `ForEach`, then that of `id(_:)`.
  private final var ids: [AnyHashable] {
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
