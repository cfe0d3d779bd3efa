import Foundation
import ZoetropeGeometry

/// The parts of a source view's geometry that a matched view adopts: the position, the size, or
/// both.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits of the set, one for each property.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position: the view's anchor point is placed on the source's anchor point.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size: the size of the source is proposed to the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// The key that matching views share.
nonisolated struct MatchedKey: Hashable {
  var id: AnyHashable
  var namespace: Namespace.ID
}

/// A modifier that shows a view with the geometry of another view.
nonisolated package struct MatchedGeometry: ViewModifier, Equatable {
  package typealias Body = Never
  var key: MatchedKey
  var properties: MatchedGeometryProperties
  var anchor: UnitPoint
  var isSource: Bool

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    MatchedGeometryViewNode(view, inputs)
  }
}

private final class MatchedGeometryViewNode<C: View>:
  WrappingNode<ModifiedContent<C, MatchedGeometry>, C, MatchedGeometryNode>
{
  init(_ view: ModifiedContent<C, MatchedGeometry>, _ inputs: _ViewInputs) {
    super.init(
      view, inputs, content: \.content,
      wrap: { MatchedGeometryNode(owner: $1, child: $2, modifier: $0.modifier) },
      refresh: { $1.setModifier($0.modifier) })
  }

  override func destroy() {
    super.destroy()
    for case let node as MatchedGeometryNode in outputs { node.leave() }
  }
}

/// The node of a view in a matched group, which consists of all views with the same id and
/// namespace. One of these views is the source.
///
/// Layout around the node uses the view's own frame; the child is placed in the frame of the
/// source.
final class MatchedGeometryNode: WrapperNode {
  private(set) var modifier: MatchedGeometry
  private var group: MatchedGroup?
  /// The frame that the last placement of the child adopted from the source, in the enclosing
  /// coordinate space; nil if the child was placed in this node's own frame.
  private(set) var applied: MatchedFrame?

  init(owner: ViewNode, child: LayoutNode, modifier: MatchedGeometry) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
    join()
  }

  deinit { leave() }

  func setModifier(_ new: MatchedGeometry) {
    let old = modifier
    if new == old { return }
    modifier = new
    setNeedsPlacement()
    if new.key != old.key {
      leave()
      join()
    }
  }

  private func join() {
    group = owner.hostEnvironment.matchedGroups?.join(self, modifier.key)
  }

  /// Leaves the matched group.
  func leave() {
    group?.remove(self)
    group = nil
  }

  // MARK: Geometry

  /// The view's own frame on the canvas, which the other views of the group adopt if this view is
  /// the source.
  var offered: MatchedFrame {
    let point = CGPoint(
      x: origin.x + modifier.anchor.x * size.width, y: origin.y + modifier.anchor.y * size.height)
    return MatchedFrame(point: point.applying(outerSpaceToCanvas), size: size)
  }

  /// The frame that the placement of the child should adopt from the source, in the enclosing
  /// coordinate space; nil if the child should be placed in this node's own frame.
  private var targetFrame: MatchedFrame? {
    guard var frame = group?.frame(for: self) else { return nil }
    frame.point = frame.point.applying(outerSpaceToCanvas.inverted())
    return frame
  }

  /// Whether the view has been removed, but is still shown because its removal has not ended.
  var isLeaving: Bool { owner.inputs.presence?.isLeaving == true }

  /// Invalidates the placement of the child if the frame in which it should be placed has changed.
  func update() {
    guard isPlaced, targetFrame != applied else { return }
    // Layout no longer places removed views, so they are placed here.
    if isLeaving { placeChildren() } else { setNeedsPlacement() }
  }

  override func placeChildren() {
    applied = targetFrame
    guard let frame = applied else {
      child.place(at: origin, size: size, proposal: proposal)
      return
    }
    var (size, proposal, origin) = (self.size, self.proposal, self.origin)
    if modifier.properties.contains(.size) {
      proposal = ProposedViewSize(frame.size)
      size = child.sizeThatFits(proposal)
    }
    if modifier.properties.contains(.position) {
      origin = CGPoint(
        x: frame.point.x - modifier.anchor.x * size.width,
        y: frame.point.y - modifier.anchor.y * size.height)
    }
    child.place(at: origin, size: size, proposal: proposal)
  }

  override var priority: Double { child.priority }
}

extension View {
  /// Shows this view with the geometry of the source view that has the same id and namespace.
  ///
  /// Only the display changes: the layout around this view uses the view's own frame. When another
  /// view becomes the source in an animated transaction, the shared frame moves from the old source
  /// to the new source.
  ///
  /// - Parameters:
  ///   - id: The id shared by the matching views.
  ///   - namespace: The namespace of the id.
  ///   - properties: The parts of the source's geometry to adopt. Default: the frame.
  ///   - anchor: The anchor point of this view, in fractions of its size. If this view is the
  ///     source, the other views adopt the point's position; otherwise the point is placed on the
  ///     anchor point of the source. Default: the center.
  ///   - isSource: Whether this view can be the source, whose frame the other views adopt. Of
  ///     several such views, the view added last is the source. Default: true.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometry(
        key: MatchedKey(id: AnyHashable(id), namespace: namespace), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}
