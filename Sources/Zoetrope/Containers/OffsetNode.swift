import Foundation
import ZoetropeGeometry

/// A modifier that moves a view by an animatable distance in points: x toward the trailing edge, y
/// down.
nonisolated package struct Offset: LayoutModifier, Animatable {
  var offset: CGSize

  package var animatableData: CGSize.AnimatableData {
    get { offset.animatableData }
    set { offset.animatableData = newValue }
  }

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    OffsetNode(owner: owner, child: child, offset: self)
  }

  package func refresh(_ wrapper: LayoutNode) {
    let wrapper = unsafeDowncast(wrapper, to: OffsetNode.self)
    wrapper.setOffset(self)
  }
}

final class OffsetNode: WrapperNode, Ticking {
  private(set) var slot: AnimatableSlot<Offset>

  init(owner: ViewNode, child: LayoutNode, offset: Offset) {
    slot = AnimatableSlot(offset)
    super.init(owner: owner, child: child)
  }

  func setOffset(_ offset: Offset) {
    let old = slot.presented.offset
    slot.set(offset, for: self)
    // The move is deferred to the next layout, so that a view moves once per transaction, even if
    // several modifiers move it.
    if slot.presented.offset != old { setNeedsPlacement() }
  }

  func tick(at time: Double) -> Bool {
    let goesOn = slot.tick(at: time)
    // Placing the child is sufficient, because the offset does not affect sizes.
    if isPlaced && !needsPlacement { placeChildren() }
    return goesOn
  }

  var nextEvent: Double? { slot.nextEvent }

  override var faultSubject: String { "its offset" }

  override func emit(into builder: inout DisplayListBuilder) {
    if slot.presented.offset == .zero && !slot.isActive { return child.emit(into: &builder) }
    builder.allowingHiddenViews { child.emit(into: &$0) }
  }

  override func placeChildren() {
    let offset = slot.presented.offset
    let x = offset.width == 0 || isLeftToRight ? offset.width : -offset.width
    child.place(at: CGPoint(x: origin.x + x, y: origin.y + offset.height), proposal: proposal)
  }

  private var isLeftToRight: Bool { owner.inputs.environment.layoutDirection == .leftToRight }

  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
}
