import Foundation
import ZoetropeGeometry

/// What scrolling aims at inside of one scroll view.
final class ScrollTargetRegistry {
  private var nodes: [Entry] = []

  private struct Entry {
    weak var node: ScrollTargetNode?
  }

  func add(_ node: ScrollTargetNode) {
    nodes.removeAll { $0.node == nil }
    nodes.append(Entry(node: node))
  }

  /// The layout nodes of all targets that are placed inside of a window, with their frames in the
  /// space of its content. O(n)
  func targets(in window: ScrollNode) -> [(node: LayoutNode, frame: CGRect)] {
    nodes.flatMap { $0.node?.targets ?? [] }.compactMap { node in
      guard node.isPlaced, node.owner.isStaying, let frame = node.frame(in: window) else {
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
  /// What scrolling aims at in the scroll view around.
  var scrollTargets: ScrollTargetRegistry? {
    get { self[ScrollTargetRegistryKey.self] }
    set { self[ScrollTargetRegistryKey.self] = newValue }
  }
}

/// Says that a view, or each view of a layout, is what scrolling aims at.
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
  /// What scrolling aims at.
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
  /// The frame of this node in the space of a window's content; nil where it is not inside. O(depth)
  fileprivate func frame(in window: ScrollNode) -> CGRect? {
    var frame = CGRect(origin: origin, size: size)
    var node = parent
    while let current = node, current !== window {
      if let transform = current.innerToOuter { frame = frame.applying(transform) }
      node = current.parent
    }
    return node == nil ? nil : frame
  }

  /// The ids by which the view of this node may be known, inside of a place, innermost first.
  func targetIDs(below root: ViewNode) -> [AnyHashable] {
    var ids: [AnyHashable] = []
    // What has not been made yet has no place of its own.
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
