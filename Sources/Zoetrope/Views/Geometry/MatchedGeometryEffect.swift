import Foundation
import ZoetropeGeometry

/// What a view takes over from the one that it is matched with.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// One bit a property.
  public let rawValue: UInt32

  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where the view is: its anchor goes where that of the source is.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// How large the view is: it is proposed the size of the source.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Both.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// Which views match.
nonisolated struct MatchedKey: Hashable {
  var id: AnyHashable
  var namespace: Namespace.ID
}

/// Shows a view with the geometry of another one.
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

/// The node of a view that others match, or that matches another: layout around it goes by its own
/// frame, and its inside is placed by that of the source.
final class MatchedGeometryNode: WrapperNode {
  private(set) var modifier: MatchedGeometry
  private var group: MatchedGroup?
  /// Where the inside was placed by another frame, in the space around; nil where it was not.
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
    group = owner.inputs.environment.matchedGroups?.join(self, modifier.key)
  }

  /// Matches no other view from here on.
  func leave() {
    group?.remove(self)
    group = nil
  }

  // MARK: Geometry

  /// This view's own frame in the canvas, as its modifier offers it to others.
  var offered: MatchedFrame {
    let point = CGPoint(
      x: origin.x + modifier.anchor.x * size.width, y: origin.y + modifier.anchor.y * size.height)
    return MatchedFrame(point: point.applying(surroundingsToCanvas), size: size)
  }

  /// The frame that the inside is to have, in the space around; nil for its own.
  private var wanted: MatchedFrame? {
    guard var frame = group?.frame(for: self) else { return nil }
    frame.point = frame.point.applying(surroundingsToCanvas.inverted())
    return frame
  }

  /// Whether the view has been taken out, although it is still shown.
  var isLeaving: Bool { owner.inputs.presence?.isLeaving == true }

  /// Has the inside placed again if the frame that it is to have is another one.
  func update() {
    guard isPlaced, wanted != applied else { return }
    // Layout no longer cares for what is on its way out.
    if isLeaving { placeChildren() } else { setNeedsPlacement() }
  }

  override func placeChildren() {
    applied = wanted
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
  /// Gives views with the same id the geometry of one of them, the source, as they are shown; the
  /// layout around each goes by its own frame.
  ///
  /// When the source is replaced by another one in a transaction with an animation, the frame that
  /// all of them have moves from the old one's to the new one's.
  ///
  /// - Parameters:
  ///   - id: What the views have in common.
  ///   - namespace: The name under which the id is known.
  ///   - properties: What a view takes over. Default: its frame.
  ///   - anchor: The point of a view that is put on that of the source. Default: the middle.
  ///   - isSource: Whether the others take over this view's frame. Of several sources, the one that
  ///     came last counts. Default true.
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
