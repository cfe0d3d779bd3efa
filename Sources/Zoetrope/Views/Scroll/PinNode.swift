import Foundation
import ZoetropeGeometry

/// A modifier for the header or footer of a section. A lazy container may pin the header or footer
/// to an edge of the viewport.
nonisolated package struct Pin: LayoutModifier {
  /// An edge of a section: `first` for the edge with the header, `last` for the edge with the
  /// footer.
  enum Edge { case first, last }

  var edge: Edge
  var section: SectionIdentity
  /// The viewport of the enclosing lazy container; nil outside of lazy containers.
  var viewport: LazyViewport?

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    let node = PinNode(owner: owner, child: child, pin: self)
    viewport?.add(node)
    return node
  }

  package func refresh(_ wrapper: LayoutNode) {}
}

/// The layout node of a header or footer. While its section is visible, a pinned header or footer
/// is drawn inside the viewport.
///
/// Pinning does not affect layout. Like scrolling, pinning translates the coordinate space of the
/// node's content.
final class PinNode: SpaceNode {
  private let pin: Pin
  /// The range of positions that the section occupies along the container's axis, in points, in the
  /// enclosing coordinate space; nil if unknown.
  var sectionExtent: ClosedRange<CGFloat>?

  init(owner: ViewNode, child: LayoutNode, pin: Pin) {
    self.pin = pin
    super.init(owner: owner, child: child)
  }

  var section: ObjectIdentifier { ObjectIdentifier(pin.section) }

  private var isPinned: Bool {
    pin.viewport?.pinnedViews.contains(pin.edge == .first ? .sectionHeaders : .sectionFooters)
      == true
  }

  /// The displacement of the view from its position in the layout, in points.
  private var shift: CGSize {
    guard isPinned, let viewport = pin.viewport, let section = sectionExtent,
      let shown = viewport.shown(around: self)
    else { return .zero }
    let isHorizontal = viewport.axis == .horizontal
    let start = isHorizontal ? origin.x : origin.y
    let length = isHorizontal ? size.width : size.height
    let distance =
      switch pin.edge {
      case .first:
        max(min(shown.lowerBound - start, section.upperBound - length - start), 0)
      case .last:
        min(max(shown.upperBound - length - start, section.lowerBound - start), 0)
      }
    return isHorizontal ? CGSize(width: distance, height: 0) : CGSize(width: 0, height: distance)
  }

  override var innerToOuter: CGAffineTransform? {
    let shift = shift
    return CGAffineTransform(translationX: origin.x + shift.width, y: origin.y + shift.height)
  }

  override var traits: PropertyList {
    var traits = child.traits
    // Pinned views are drawn in front of the views that scroll past them.
    if isPinned, traits.value(of: Double.self, forKey: ZIndexKey.self) == nil {
      traits.set(1.0, forKey: ZIndexKey.self)
    }
    return traits
  }

  override func emit(into builder: inout DisplayListBuilder) {
    let frame = presentedFrame
    let shift = shift
    builder.setAlwaysRedraws()
    let transform = CGAffineTransform(
      translationX: frame.minX + shift.width, y: frame.minY + shift.height)
    builder.inSpace(transform) { child.emit(into: &$0) }
  }
}

extension LazyViewport {
  /// Updates ``PinNode/sectionExtent`` of the registered headers and footers.
  ///
  /// - Complexity: O(*n*), where *n* is the number of layout nodes in the container.
  func updatePins(in container: LayoutNode) {
    let pins = self.pins
    if pins.isEmpty { return }
    var extents: [ObjectIdentifier: ClosedRange<CGFloat>] = [:]
    for node in container.arrangedNodes ?? [] {
      guard let section = node.traits.section?.section else { continue }
      let (start, length) =
        axis == .horizontal ? (node.origin.x, node.size.width) : (node.origin.y, node.size.height)
      guard start.isFinite, length.isFinite else { continue }
      let extent = start...start + max(length, 0)
      let id = ObjectIdentifier(section)
      extents[id] =
        extents[id].map {
          min($0.lowerBound, extent.lowerBound)...max($0.upperBound, extent.upperBound)
        } ?? extent
    }
    for pin in pins { pin.sectionExtent = extents[pin.section] }
  }
}
