import Foundation

/// The subviews of the content of a ``_VariadicView/Tree``, in order.
///
/// As a view, the collection shows all subviews.
public struct _VariadicView_Children {
  private let subviews: SubviewsCollection

  init(_ subviews: SubviewsCollection) { self.subviews = subviews }
}

extension _VariadicView_Children: RandomAccessCollection {
  /// A position, counted from 0.
  public typealias Index = Int
  /// The type of the collection's iterator.
  public typealias Iterator = IndexingIterator<_VariadicView_Children>
  /// A contiguous range of the subviews.
  public typealias SubSequence = Slice<_VariadicView_Children>
  /// The positions of the subviews.
  public typealias Indices = Range<Int>

  /// Always 0.
  public var startIndex: Int { subviews.startIndex }
  /// The number of subviews.
  public var endIndex: Int { subviews.endIndex }

  /// Returns the subview at a position, which must be in `0..<endIndex`.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }

  /// A subview. It can be in one place only; see ``Subview``.
  public struct Element: Identifiable {
    fileprivate let subview: Subview
    /// The traits that have been set through this element's trait subscript.
    fileprivate var written = PropertyList()

    /// The identity of the subview, stable for as long as the subview exists.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// Returns the view's id of the given type, set by `id(_:)` or given by a ``ForEach`` element.
    /// Of several ids of this type, the innermost one takes precedence. The result is nil if the
    /// view has no id of this type.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
      subview.item.explicitIDs.lazy.compactMap { $0.base as? ID }.first
    }

    /// The value of a trait of the view, or the default value of the key.
    ///
    /// A value set through this subscript replaces the view's own value where this element is
    /// shown.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        written.value(of: Trait.Value.self, forKey: key)
          ?? subview.item.node.traits.value(of: Trait.Value.self, forKey: key)
          ?? Trait.defaultValue
      }
      set { written.set(newValue, forKey: key) }
    }
  }
}

extension _VariadicView_Children: View {
  /// Traps when read: the subviews have no common body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a node that shows all subviews.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) { ForEach($0) { $0 } }
  }
}

extension _VariadicView_Children.Element: View {
  /// Traps when read: a subview has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node that shows the subview.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    UnaryNode(view, inputs) { $0.subview.modifier(WrittenTraits(traits: $0.written)) }
  }
}

/// A modifier that replaces traits of a view.
nonisolated struct WrittenTraits: LayoutModifier {
  var traits: PropertyList

  func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    WrittenTraitsNode(owner: owner, child: child, modifier: self)
  }
}

final class WrittenTraitsNode: ModifierNode<WrittenTraits> {
  override var traits: PropertyList {
    var traits = child.traits
    traits.merge(modifier.traits)
    return traits
  }

  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
}

/// A key for a view's value. The enclosing container can read this value.
public protocol _ViewTraitKey {
  /// The type of the value.
  associatedtype Value

  /// The value for views on which no value has been set.
  static var defaultValue: Self.Value { get }
}

extension View {
  /// Sets a trait of this view. The root of an enclosing ``_VariadicView/Tree`` can read the trait.
  /// Among several values for a key, the value nearest to the view takes precedence.
  ///
  /// - Parameters:
  ///   - key: The key of the trait.
  ///   - value: The value.
  public nonisolated func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    modifier(Trait<K, K.Value>(value: value))
  }
}
