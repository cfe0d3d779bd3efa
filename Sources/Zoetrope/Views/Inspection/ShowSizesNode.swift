import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A modifier that draws, beside a view, a list of the sizes that the view returns for some
/// proposals.
nonisolated package struct ShowSizes: LayoutModifier {
  var probes: [SizeProbe]

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    ShowSizesNode(owner: owner, child: child, modifier: self)
  }
}

/// The layout node that draws a list of a view's sizes beside the view.
///
/// The list takes no part in layout. It is updated whenever the view is placed. It is drawn above,
/// below, to the right or to the left of the view: at the first of these places where the canvas
/// has room. If the canvas has room at none of them, the list is drawn on the view, half
/// transparent. Inside scroll views, only the visible part of the canvas counts as room.
final class ShowSizesNode: ModifierNode<ShowSizes> {
  /// The text of the list of sizes, and the node that draws the list.
  private var label: (words: String, node: TextNode)?
  /// The position of the list of sizes. `origin` is the top left corner of the list, in points, in
  /// the same space as the view's own `origin`. `isOnView` is true if the list lies on the view.
  private var place = (origin: CGPoint.zero, isOnView: false)

  // The probes do not influence sizes, so new probes need only a new placement.
  override func modifierChanged(from old: ShowSizes) { setNeedsPlacement() }
  override var priority: Double { child.priority }

  override func placeChildren() {
    super.placeChildren()
    let words = modifier.probes.map(line).joined(separator: "\n").replacing(" x ", with: " × ")
    if label?.words != words { label = words.isEmpty ? nil : (words, makeNode(words)) }
    guard let node = label?.node else { return }
    // The place is chosen on the canvas, and then converted to the space of the view.
    let (toCanvas, room) = (outerSpaceToCanvas, self.room)
    let frame = CGRect(origin: origin, size: size).applying(toCanvas)
      .offsetBy(dx: -room.minX, dy: -room.minY)
    let list = node.sizeThatFits(.unspecified)
    place = Self.place(for: list, beside: frame, on: room.size)
    // A turned or scaled list keeps its center.
    let (x, y) = toCanvas.isTranslation ? (0, 0) : (list.width / 2, list.height / 2)
    let point = CGPoint(x: room.minX + place.origin.x + x, y: room.minY + place.origin.y + y)
      .applying(toCanvas.inverted())
    place.origin = CGPoint(x: point.x - x, y: point.y - y)
    node.place(at: place.origin, proposal: .unspecified)
  }

  /// The part of the canvas that is available to the list, in points. It is the intersection of the
  /// canvas with all enclosing scroll views, or the whole canvas if that intersection is empty.
  private var room: CGRect {
    let canvas = CGRect(origin: .zero, size: owner.graph.size)
    var room = canvas
    var node = parent
    while let current = node {
      if current is ScrollNode {
        room = room.intersection(current.bounds.applying(current.localToCanvas))
      }
      node = current.parent
    }
    return room.isEmpty ? canvas : room
  }

  /// Returns the top left corner of a list with the size `list`, and whether the list lies on the
  /// view.
  ///
  /// The list lies above, below, to the right or to the left of the frame: at the first of these
  /// places where the canvas has room. If there is none, the list lies on the view. All lengths are
  /// in points.
  static func place(
    for list: CGSize, beside frame: CGRect, on canvas: CGSize
  ) -> (origin: CGPoint, isOnView: Bool) {
    func within(_ start: CGFloat, _ length: CGFloat, _ room: CGFloat) -> CGFloat {
      max(min(start, room - length), 0)
    }
    // The background of the list extends beyond the text by `margin` on each side. The line around
    // the view extends beyond the view's frame by `line`.
    let (margin, line): (CGFloat, CGFloat) = (2, 0.5)
    let x = within(frame.minX, list.width + margin, canvas.width)
    let y = within(frame.minY, list.height, canvas.height)
    let above = frame.minY - line - list.height
    if above >= 0 { return (CGPoint(x: x, y: above), false) }
    let below = frame.maxY + line
    if below + list.height <= canvas.height { return (CGPoint(x: x, y: below), false) }
    let right = frame.maxX + line + margin
    if right + list.width + margin <= canvas.width { return (CGPoint(x: right, y: y), false) }
    let left = frame.minX - line - margin - list.width
    if left - margin >= 0 { return (CGPoint(x: left, y: y), false) }
    return (CGPoint(x: x, y: y), true)
  }

  private func line(_ probe: SizeProbe) -> String {
    guard let question = probe.question else {
      let proposed = LayoutDescription.proposal(proposal)
      return "\(probe.name) \(LayoutDescription.size(size)) of \(proposed)"
    }
    return "\(probe.name) \(LayoutDescription.size(child.sizeThatFits(question)))"
  }

  private func makeNode(_ words: String) -> TextNode {
    var environment = owner.inputs.environment
    environment.font = .system(size: 8, weight: .medium)
    let text = Text(verbatim: words).foregroundColor(.white)
    return TextNode(
      owner: owner, text: text.resolve(in: environment, clock: owner.graph.clock),
      contentChange: .immediate)
  }

  override func emit(into builder: inout DisplayListBuilder) {
    super.emit(into: &builder)
    guard builder.purpose == .drawing, let node = label?.node else { return }
    let blue = PaintColor(
      red: 0, green: 0.3, blue: 0.6, alpha: place.isOnView ? 0.5 : 0.85)
    builder.leaf(self, frame: CGRect(origin: origin, size: size)) { size, toCanvas, items in
      let outline = Path(CGRect(origin: .zero, size: size))
      let start = CGPoint(x: place.origin.x - origin.x, y: place.origin.y - origin.y)
      let plate = Path(CGRect(origin: start, size: node.size).insetBy(dx: -2, dy: 0))
      items.append(
        .stroke(
          .init(
            path: outline, transform: toCanvas, style: StrokeStyle(lineWidth: 1),
            paint: .color(blue))))
      items.append(.fill(.init(path: plate, transform: toCanvas, paint: .color(blue))))
    }
    node.emit(into: &builder)
  }
}
