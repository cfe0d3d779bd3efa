import Foundation
import ZoetropeGeometry

/// A view that another view resolves to, such as one element of a ``ForEach``.
///
/// A subview is itself a view. It shows the original view with its modifiers, its state and the
/// environment of its original place. The original view can be shown in one place only. If a
/// subview is used in several places, only the place that was created last shows the view; the
/// other places are empty.
public struct Subview: Identifiable {
  /// The identity of a subview, stable for as long as the subview exists.
  public struct ID: Hashable, CustomStringConvertible {
    let serial: Int

    /// The word "subview" and the subview's serial number.
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

  /// The container values of the view.
  public var containerValues: ContainerValues { ContainerValues(traits: traits) }

  /// The section that the view belongs to, and the part of the section: header, content or footer.
  /// Nil for a view outside any section.
  var section: SectionPart? { traits.section }
}

extension Subview: _PrimitiveView {
  /// Makes the node that shows the subview.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    SubviewPlace(view, inputs)
  }
}

/// A resolved view, and the node that shows it at present.
final class SubviewItem {
  let serial: Int
  let node: LayoutNode
  /// The outermost view node whose only layout node is this item's `node`.
  let top: ViewNode
  /// The ``Presence`` that tracks the removal of the view whose subviews were resolved. It is nil
  /// if that view cannot be removed, either alone or with an enclosing view.
  let boundary: Presence?
  /// The view node that shows the subview; nil if no view node shows it.
  fileprivate(set) weak var place: SubviewPlace?
  /// The preference values that the view published when they were last checked for changes.
  private var preferences: PreferenceList?

  /// The view node of the view whose subviews were resolved.
  private let root: ViewNode

  init(serial: Int, node: LayoutNode, root: ViewNode, boundary: Presence?) {
    self.serial = serial
    self.node = node
    self.root = root
    self.boundary = boundary
    top = node.topPlace(below: root)
  }

  /// The ids of the view, set by `id(_:)` or given by ``ForEach`` elements, innermost first.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view.
  var explicitIDs: [AnyHashable] {
    var ids: [AnyHashable] = []
    var place: ViewNode? = node.owner
    while let current = place {
      ids += current.ids.reversed()
      place = current === root ? nil : current.parent
    }
    return ids
  }

  /// Updates the node that shows the view, but only if the view's preference values have changed.
  func passPreferences() {
    if top.preferences === preferences { return }
    preferences = top.preferences
    place?.markDirty()
  }
}

/// The view node that shows a subview.
final class SubviewPlace: ViewNodeOf<Subview> {
  private var item: SubviewItem?
  private var wrapper: SubviewNode?
  /// The object that tracks the removal of the shown view; nil if there is none, or if this node
  /// shows no view. While this node retains the object, the view is not removed.
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
    kept?.retain(inside: new.boundary)
  }

  /// Releases the view, because another node shows it now.
  private func lose() {
    release()
    // The running update may have visited this node already, so the node is updated again after
    // layout.
    graph.afterLayout { [weak self] in self?.markDirty() }
  }

  private func release() {
    if item?.place === self { item?.place = nil }
    kept?.release(inside: item?.boundary)
    kept = nil
    wrapper = nil
  }

  override func publishedPreferences(from inner: PreferenceList?) -> PreferenceList? {
    wrapper == nil ? nil : item?.top.preferences
  }

  override func destroy() { release() }
}

/// The layout node that shows a subview.
final class SubviewNode: WrapperNode {
  /// Whether this node shows the view; false once another node shows it.
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
  // Insertion and removal follow the place that shows the view, not the view's original place.
  override var presence: Presence? { owner.inputs.presence }
}
