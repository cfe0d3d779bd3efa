import Foundation

/// A key for a value that a view carries for its container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value used for views that have not set one.
  static var defaultValue: Self.Value { get }
}

/// The values that a view carries for its container.
///
/// Values are set with `containerValue(_:_:)`. They reach the nearest container only, and the
/// values of different views are not combined. If several modifiers of a view set values for the
/// same key, the modifier nearest to the view takes precedence.
///
/// Copies are independent of each other. Copying takes O(1) time.
public struct ContainerValues {
  /// All traits of the view, including layout values and tags.
  package var traits: PropertyList

  /// Creates container values from the traits of a view. By default, there are no traits.
  package init(traits: PropertyList = PropertyList()) { self.traits = traits }

  /// The value for a key, or the key's default value if the view has set none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of keys that have been set.
  public subscript<Key>(key: Key.Type) -> Key.Value where Key: ContainerValueKey {
    get { traits.value(of: Key.Value.self, forKey: key) ?? Key.defaultValue }
    set { traits.set(newValue, forKey: key) }
  }

  /// Returns the view's tag of a given type, which was set with `tag(_:)`; nil if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tags.
  public func tag<V>(for type: V.Type) -> V? where V: Hashable {
    for tag in traits.tags {
      if let value = tag.base as? V { return value }
    }
    return nil
  }

  /// Whether the view has a given tag.
  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag(for: V.self) == tag }
}

/// The key under which the tags of a view are stored.
private enum ViewTags {}

extension PropertyList {
  /// The tags of the view, in the order in which the tag modifiers are applied to the view.
  package var tags: [AnyHashable] {
    value(of: [AnyHashable].self, forKey: ViewTags.self) ?? []
  }
}

/// A modifier that adds a tag to a view.
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

/// A modifier that sets a container value of a view, identified by a key path.
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
    // The value nearest to the view takes precedence.
    values.traits.merge(child.traits)
    return values.traits
  }

  override var priority: Double { child.priority }
}
