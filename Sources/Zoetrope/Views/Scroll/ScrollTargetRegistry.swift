import Foundation
import ZoetropeGeometry

/// The scroll targets inside one scroll view.
final class ScrollTargetRegistry {
  private var nodes: [Entry] = []

  private struct Entry {
    weak var node: ScrollTargetNode?
  }

  func add(_ node: ScrollTargetNode) {
    nodes.removeAll { $0.node == nil }
    nodes.append(Entry(node: node))
  }

  /// Returns the scroll targets that are placed inside a scroll view. Their frames are in points,
  /// in the space of the scroll view's content.
  ///
  /// - Complexity: O(*n*), where *n* is the number of targets.
  func targets(in scrollNode: ScrollNode) -> [(node: LayoutNode, frame: CGRect)] {
    nodes.flatMap { $0.node?.targets ?? [] }.compactMap { node in
      guard node.isPlaced, node.owner.isStaying, let frame = node.frame(in: scrollNode) else {
        return nil
      }
      return (node, frame)
    }
  }
}

private struct ScrollTargetRegistryKey: EnvironmentKey {
  static var defaultValue: ScrollTargetRegistry? { nil }
}

extension EnvironmentValues {
  /// The registry of the nearest enclosing scroll view.
  var scrollTargets: ScrollTargetRegistry? {
    get { self[ScrollTargetRegistryKey.self] }
    set { self[ScrollTargetRegistryKey.self] = newValue }
  }
}

/// A modifier that makes a view, or each view of a layout, a scroll target.
nonisolated package struct ScrollTargetModifier: LayoutModifier {
  enum Kind { case layout, view }

  var kind: Kind
  var isEnabled: Bool

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    let node = ScrollTargetNode(owner: owner, child: child, modifier: self)
    owner.inputs.environment.scrollTargets?.add(node)
    return node
  }
}

final class ScrollTargetNode: ModifierNode<ScrollTargetModifier> {
  /// The layout nodes of the scroll targets. The array is empty if the modifier is disabled.
  var targets: ContiguousArray<LayoutNode> {
    if !modifier.isEnabled { return [] }
    switch modifier.kind {
    case .layout: return child.arrangedNodes ?? [child]
    case .view: return [child]
    }
  }

  override func modifierChanged(from old: ScrollTargetModifier) {}
  override var priority: Double { child.priority }
}

extension LayoutNode {
  /// Returns the frame of this node in the space of a scroll view's content, in points; nil if the
  /// node is outside of the scroll view.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of this node.
  fileprivate func frame(in scrollNode: ScrollNode) -> CGRect? {
    var frame = CGRect(origin: origin, size: size)
    var node = parent
    while let current = node, current !== scrollNode {
      if let transform = current.innerToOuter { frame = frame.applying(transform) }
      node = current.parent
    }
    return node == nil ? nil : frame
  }

  /// Returns the ids of this node's view and of its enclosing views, innermost first. The ids of
  /// the root and of the views that enclose the root are not included.
  func targetIDs(below root: ViewNode) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    // A view that a lazy container has not created has no view node. Its id is that of the lazy
    // element.
    if let element = presence?.element, !element.isBuilt, let id = element.elementID {
      ids.append(id)
    }
    var place: ViewNode? = owner
    while let current = place, current !== root {
      ids.append(contentsOf: current.ids)
      place = current.parent
    }
    return ids
  }
}
