import Foundation
import ZoetropeGeometry

/// A value that a view carries for the container around it, under the type of a key.
nonisolated package struct Trait<Key, Value>: LayoutModifier {
  var value: Value

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    TraitNode(owner: owner, child: child, modifier: self)
  }
}

final class TraitNode<Key, Value>: ModifierNode<Trait<Key, Value>> {
  override var traits: PropertyList {
    var traits = child.traits
    // Of several values, the one nearest to the view counts.
    if traits.value(of: Value.self, forKey: Key.self) == nil {
      traits.set(modifier.value, forKey: Key.self)
    }
    return traits
  }

  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
}

/// How eagerly a stack serves a view.
nonisolated package struct LayoutPriority: LayoutModifier {
  var priority: Double

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    LayoutPriorityNode(owner: owner, child: child, modifier: self)
  }
}

final class LayoutPriorityNode: ModifierNode<LayoutPriority> {
  override var priority: Double { modifier.priority }
}

/// A guide that a view says explicitly.
nonisolated package struct ExplicitGuide: LayoutModifier {
  var key: AlignmentKey
  var computeValue: (ViewDimensions) -> CGFloat

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    ExplicitGuideNode(owner: owner, child: child, modifier: self)
  }

  package func refresh(_ wrapper: LayoutNode) {
    let wrapper = unsafeDowncast(wrapper, to: ExplicitGuideNode.self)
    wrapper.setModifier(self)
    wrapper.stateMayHaveChanged()
  }
}

final class ExplicitGuideNode: ModifierNode<ExplicitGuide> {
  /// The last evaluation of the closure, which may read state that no body did.
  private var reader: Reader?

  deinit { reader?.node = nil }

  override func lengthRange(along axis: Axis) -> LengthRange? { nil }

  /// Lays out anew if the closure depends on any state.
  func stateMayHaveChanged() { if reader?.hasRead == true { setNeedsLayout() } }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    let inner = child.dimensions(in: dimensions.proposal)
    if key != modifier.key { return child.explicitAlignment(key, in: inner) }
    self.reader?.node = nil
    let reader = Reader(node: owner)
    self.reader = reader
    return sound(graph.reading(by: reader) { modifier.computeValue(inner) }, in: inner)
  }

  override var priority: Double { child.priority }
}
