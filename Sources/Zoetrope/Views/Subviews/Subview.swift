import Foundation
import ZoetropeGeometry

/// One of the views that another view stands for.
///
/// It is a view itself, and shows what it stands for: with all the modifiers that it had, in the
/// environment where it was found, and with the state that it has there. There is one of it: where
/// it is shown several times, the place that was made last has it, and the others show nothing.
public struct Subview: Identifiable {
  /// Tells a subview from others, for as long as it is there.
  public struct ID: Hashable, CustomStringConvertible {
    let serial: Int

    /// A number that counts the subviews of a view.
    public var description: String { "subview \(serial)" }
  }

  let item: SubviewItem
  private let traits: PropertyList

  init(_ item: SubviewItem) {
    self.item = item
    traits = item.node.traits
  }

  /// The identity of the view.
  public var id: ID { ID(serial: item.serial) }

  /// What the view carries for containers.
  public var containerValues: ContainerValues { ContainerValues(traits: traits) }

  /// Which section the view belongs to, and as what, if any.
  var section: SectionPart? { traits.section }
}

extension Subview: _PrimitiveView {
  /// Makes a place that shows the view.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SubviewPlace(view, inputs)
  }
}

/// A view that was found inside another one.
final class SubviewItem {
  let serial: Int
  let node: LayoutNode
  /// The outermost place that is this view and no other.
  let top: ViewNode
  /// The presence of what the view was found in.
  let boundary: Presence?
  /// Where the view is shown.
  fileprivate(set) weak var place: SubviewPlace?
  /// What the view handed up when it was last looked at.
  private var preferences: PreferenceList?

  init(serial: Int, node: LayoutNode, top: ViewNode, boundary: Presence?) {
    self.serial = serial
    self.node = node
    self.top = top
    self.boundary = boundary
  }

  /// Has what the view hands up now handed up where it is shown.
  func passPreferences() {
    if top.preferences === preferences { return }
    preferences = top.preferences
    place?.markDirty()
  }
}

/// A place that shows a subview.
final class SubviewPlace: ViewNodeOf<Subview> {
  private var item: SubviewItem?
  private var wrapper: SubviewNode?
  /// The presence that has to wait for this place before it is gone.
  private var kept: Presence?

  override func update(_ change: Change) {
    if view.item !== item { take(view.item) }
    setOutputs(wrapper.map { [$0] } ?? [])
  }

  private func take(_ new: SubviewItem) {
    release()
    item = new
    new.place?.lose()
    new.place = self
    wrapper = SubviewNode(owner: self, child: new.node)
    kept = new.node.presence
    kept?.keep(inside: new.boundary)
  }

  /// Gives the view up, which is shown elsewhere now.
  private func lose() {
    release()
    // This place may have been visited already in the update that runs.
    graph.afterLayout { [weak self] in self?.markDirty() }
  }

  private func release() {
    if item?.place === self { item?.place = nil }
    kept?.letGo(inside: item?.boundary)
    kept = nil
    wrapper = nil
  }

  override func handUp(_ inner: PreferenceList?) -> PreferenceList? {
    wrapper == nil ? nil : item?.top.preferences
  }

  override func destroy() { release() }
}

/// The node of a subview where it is shown.
final class SubviewNode: WrapperNode {
  /// Whether the view is shown here, and not elsewhere by now.
  private var isCurrent: Bool { child.parent === self }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    isCurrent ? child.sizeThatFits(proposal) : .zero
  }

  override func lengthRange(along axis: Axis) -> LengthRange? {
    isCurrent ? child.lengthRange(along: axis) : .fixed(0)
  }

  override func placeChildren() { if isCurrent { super.placeChildren() } }

  override func emit(into builder: inout DisplayListBuilder) {
    if isCurrent { child.emit(into: &builder) }
  }

  override var traits: PropertyList {
    var traits = child.traits
    if var part = traits.section {
      part.isElsewhere = true
      traits.set(SectionPartKey.Value.some(part), forKey: SectionPartKey.self)
    }
    return traits
  }

  override var priority: Double { child.priority }
  // It comes and goes with its place.
  override var presence: Presence? { owner.inputs.presence }
}
