import Foundation
import ZoetropeGeometry

/// A modifier that attaches a value to a view, for the view's container to read. A key type
/// identifies the value.
nonisolated package struct Trait<Key, Value>: LayoutModifier {
  var value: Value

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    TraitNode(owner: owner, child: child, modifier: self)
  }
}

final class TraitNode<Key, Value>: ModifierNode<Trait<Key, Value>> {
  /// The child's traits at the latest access to ``traits``, and the result of that access; nil if
  /// there was no access since the last change of the modifier. The result is memoized because
  /// layouts and the drawing order read it in every frame.
  private var known: (inner: PropertyList, result: PropertyList)?

  override var traits: PropertyList {
    let inner = child.traits
    if let known, known.inner.isIdentical(to: inner) { return known.result }
    return traits(adding: inner)
  }

  /// Returns the given traits with the modifier's value, and remembers the result.
  private func traits(adding inner: PropertyList) -> PropertyList {
    var traits = inner
    // The value nearest to the view takes precedence.
    if traits.value(of: Value.self, forKey: Key.self) == nil {
      traits.set(modifier.value, forKey: Key.self)
    }
    known = (inner, traits)
    return traits
  }

  override func modifierChanged(from old: Trait<Key, Value>) {
    known = nil
    super.modifierChanged(from: old)
  }

  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
}

/// A modifier that sets a view's priority among the views of a stack.
nonisolated package struct LayoutPriority: LayoutModifier {
  var priority: Double

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    LayoutPriorityNode(owner: owner, child: child, modifier: self)
  }
}

final class LayoutPriorityNode: ModifierNode<LayoutPriority> {
  override var priority: Double { modifier.priority }
}

/// A modifier that sets an explicit alignment guide of a view.
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
  /// The record of the last evaluation of the closure that computes the guide. The record is needed
  /// because the closure may read state that no view's body has read.
  private var reader: Reader?

  deinit { reader?.node = nil }

  override func lengthRange(along axis: Axis) -> LengthRange? { nil }

  /// Invalidates the layout if the closure has read any state.
  func stateMayHaveChanged() { if reader?.hasRead == true { setNeedsLayout() } }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    let inner = child.dimensions(in: dimensions.proposal)
    if key != modifier.key { return child.explicitAlignment(key, in: inner) }
    self.reader?.node = nil
    let reader = Reader(node: owner)
    self.reader = reader
    return sanitizedGuide(graph.reading(by: reader) { modifier.computeValue(inner) }, in: inner)
  }

  override var priority: Double { child.priority }
}
