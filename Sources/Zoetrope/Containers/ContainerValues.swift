import Foundation

/// A key of a value that a view carries for the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that were given none.
  static var defaultValue: Self.Value { get }
}

/// What a view carries for the container around it.
///
/// Values are set with `containerValue(_:_:)`. They reach the nearest container and no further, and
/// do not combine: each view has its own, and of several for one key the one nearest to the view
/// counts.
///
/// A plain value: copies are independent, and cost a reference.
public struct ContainerValues {
  /// All that the view carries, layout values and tags included.
  package var traits: PropertyList

  package init(traits: PropertyList = PropertyList()) { self.traits = traits }

  /// The value for a key; its default value where none was set.
  ///
  /// - Complexity: O(n) in the number of different keys that were set.
  public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { traits.value(of: Key.Value.self, forKey: key) ?? Key.defaultValue }
    set { traits.set(newValue, forKey: key) }
  }

  /// The tag of a type that the view was given with `tag(_:)`, if any.
  ///
  /// - Complexity: O(n) in the number of tags.
  public func tag<V>(for type: V.Type) -> V? where V: Hashable {
    for tag in traits.tags {
      if let value = tag.base as? V { return value }
    }
    return nil
  }

  /// Whether the view was given a tag.
  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag(for: V.self) == tag }
}

/// The key of the values that a view stands for, innermost first.
private enum ViewTags {}

extension PropertyList {
  /// The values that a view stands for, that nearest to the view first.
  package var tags: [AnyHashable] {
    value(of: [AnyHashable].self, forKey: ViewTags.self) ?? []
  }
}

/// Says which value a view stands for.
nonisolated package struct TagModifier: LayoutModifier {
  var tag: AnyHashable

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    TagNode(owner: owner, child: child, modifier: self)
  }
}

final class TagNode: ModifierNode<TagModifier> {
  override var traits: PropertyList {
    var traits = child.traits
    traits.set(traits.tags + [modifier.tag], forKey: ViewTags.self)
    return traits
  }

  override var priority: Double { child.priority }
}

/// A value that a view carries for the container around it, where a key path leads.
nonisolated package struct ContainerValueModifier<Value>: LayoutModifier {
  var keyPath: WritableKeyPath<ContainerValues, Value>
  var value: Value

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    ContainerValueNode(owner: owner, child: child, modifier: self)
  }
}

final class ContainerValueNode<Value>: ModifierNode<ContainerValueModifier<Value>> {
  override var traits: PropertyList {
    var values = ContainerValues()
    values[keyPath: modifier.keyPath] = modifier.value
    // Of several values, the one nearest to the view counts.
    values.traits.merge(child.traits)
    return values.traits
  }

  override var priority: Double { child.priority }
}
