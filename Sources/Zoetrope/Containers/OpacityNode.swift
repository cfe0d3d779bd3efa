import Foundation

/// A modifier that draws a view with an animatable opacity, from 0 to 1.
nonisolated package struct Opacity: LayoutModifier, Animatable {
  var opacity: Double

  package var animatableData: Double {
    get { opacity }
    set { opacity = newValue }
  }

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    OpacityNode(owner: owner, child: child, opacity: self)
  }

  package func refresh(_ wrapper: LayoutNode) {
    let wrapper = unsafeDowncast(wrapper, to: OpacityNode.self)
    wrapper.setOpacity(self)
  }
}

final class OpacityNode: WrapperNode, Ticking {
  private(set) var slot: AnimatableSlot<Opacity>

  init(owner: ViewNode, child: LayoutNode, opacity: Opacity) {
    slot = AnimatableSlot(opacity)
    super.init(owner: owner, child: child)
  }

  func setOpacity(_ opacity: Opacity) { slot.set(opacity, for: self) }

  func tick(at time: Double) -> Bool { slot.tick(at: time) }
  var nextEvent: Double? { slot.nextEvent }

  override func emit(into builder: inout DisplayListBuilder) {
    builder.layer(opacity: slot.presented.opacity) { child.emit(into: &$0) }
  }

  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
}
