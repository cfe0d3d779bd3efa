import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The bounds of a view in the picture of a ``LayoutExplanation``.
struct ExplanationBox: Sendable {
  /// The size in the view's own space, in points. The top left corner is at the origin.
  var size: CGSize
  /// The transform from the view's own space to the canvas.
  var transform: CGAffineTransform
  /// The proposal to the view, as a rectangle on the canvas. It is nil if the view is not a
  /// container, or if the proposal equals the view's size.
  var proposal: CGRect?
  /// The number of boxes that enclose this one.
  var depth: Int
  /// The name of the view in its label.
  var name: String
  /// Whether the box contains no other box.
  var isLeaf = true
  /// The region of the canvas that the view is clipped to; infinite if it is not clipped.
  var clipRect = CGRect.infinite

  /// The bounding rectangle of the view on the canvas, in points.
  var box: CGRect { CGRect(origin: .zero, size: size).applying(transform) }

  /// The visible part of ``box``.
  var visibleBox: CGRect { clipRect.isInfinite ? box : box.intersection(clipRect) }

  /// The size as text, such as "80 × 40".
  var sizeText: String { LayoutDescription.size(size).replacing(" x ", with: " × ") }

  /// The color for the depth of the box.
  var color: PaintColor { ExplanationBox.hues[depth % ExplanationBox.hues.count] }

  /// Colors after Okabe and Ito's palette. They are dark enough for white labels, and adjacent
  /// colors in the list are easy to tell apart.
  private static let hues: [PaintColor] = [
    PaintColor(red: 0.25, green: 0.25, blue: 0.3), PaintColor(red: 0, green: 0.4, blue: 0.7),
    PaintColor(red: 0.78, green: 0.32, blue: 0), PaintColor(red: 0, green: 0.5, blue: 0.36),
    PaintColor(red: 0.68, green: 0.28, blue: 0.5), PaintColor(red: 0.45, green: 0.35, blue: 0.75),
    PaintColor(red: 0.5, green: 0.42, blue: 0.05),
  ]

  // MARK: Boxes

  /// Returns the boxes of all visible views that are not empty. Each box comes before the boxes
  /// inside it. A view with the same bounds as the enclosing box has no box of its own. O(*n*) in
  /// the number of views.
  static func boxes(of explanation: LayoutExplanation) -> [ExplanationBox] {
    var boxes: [ExplanationBox] = []
    let canvas = CGRect(origin: .zero, size: explanation.size)
    for child in explanation.root.children {
      add(child, around: canvas, path: "", depth: 0, clipRect: .infinite, to: &boxes)
    }
    return boxes
  }

  private static func add(
    _ node: LayoutExplanation.Node, around outer: CGRect, path: String, depth: Int,
    clipRect: CGRect, to boxes: inout [ExplanationBox]
  ) {
    guard let spot = node.spot else { return }
    let box = spot.shownBox
    let isNew = boxes.isEmpty || box != outer
    let isSeen = clipRect.isInfinite || clipRect.intersects(box)
    let number = boxes.count
    if isNew, isSeen, box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite {
      boxes.append(
        ExplanationBox(
          size: spot.shown.size, transform: spot.shown.transform,
          proposal: node.isContainer ? proposal(spot, around: outer) : nil, depth: depth,
          name: name(of: node, beneath: path), clipRect: clipRect))
    }
    let inner =
      node.shortName == "ScrollView" || node.shortName == ".clipShape"
      ? (clipRect.isInfinite ? box : clipRect.intersection(box)) : clipRect
    let below = boxes.count
    for child in node.children {
      add(
        child, around: box, path: node.path, depth: isNew ? depth + 1 : depth, clipRect: inner,
        to: &boxes)
    }
    if number < below { boxes[number].isLeaf = boxes.count == below }
  }

  /// Returns the proposal to a container as a rectangle. The result is the enclosing box if that
  /// box has the proposed size; otherwise, it is a rectangle of the proposed size at the
  /// container's own origin. Returns nil if the proposal equals the container's size or is
  /// infinite.
  private static func proposal(
    _ spot: LayoutExplanation.Spot, around outer: CGRect
  ) -> CGRect? {
    let size = CGSize(
      width: spot.proposal.width ?? spot.frame.width,
      height: spot.proposal.height ?? spot.frame.height)
    guard size != spot.frame.size, size.width.isFinite, size.height.isFinite else { return nil }
    if size == outer.size { return outer }
    return CGRect(origin: spot.shownBox.origin, size: size)
  }

  /// Returns the name of a view in the picture: its type, with the number that distinguishes it
  /// from its siblings.
  private static func name(of node: LayoutExplanation.Node, beneath path: String) -> String {
    let outer = path.split(separator: "/")
    var parts = node.path.split(separator: "/")[...]
    while let part = parts.first, outer.indices.contains(parts.startIndex),
      outer[parts.startIndex] == part
    {
      parts = parts.dropFirst()
    }
    guard let first = parts.first else { return node.shortName }
    if first.hasPrefix("ForEach["), let next = parts.dropFirst().first {
      return "\(next)\(first.dropFirst("ForEach".count))"
    }
    return String(first == "overlay" || first == "background" ? parts.last ?? first : first)
  }

  /// Returns the box as changed by a transform of the canvas.
  func transformed(by shift: CGAffineTransform) -> ExplanationBox {
    var result = self
    result.transform = transform.concatenating(shift)
    result.proposal = proposal?.applying(shift)
    if !clipRect.isInfinite { result.clipRect = clipRect.applying(shift) }
    return result
  }

  // MARK: Drawing

  /// The display items that outline the bounds with a solid line and the proposal with a dashed
  /// line.
  var outline: [DisplayList.Item] {
    var items: [DisplayList.Item] = []
    if let proposal {
      let style = StrokeStyle(lineWidth: 1, dash: [4, 3])
      let path = Path(proposal.insetBy(dx: 0.5, dy: 0.5))
      items.append(.stroke(.init(path: path, style: style, paint: .color(color))))
    }
    let inset = min(0.5, size.width / 2, size.height / 2)
    let path = Path(CGRect(origin: .zero, size: size).insetBy(dx: inset, dy: inset))
    items.append(
      .stroke(
        .init(
          path: path, transform: transform, style: StrokeStyle(lineWidth: 1), paint: .color(color)))
    )
    if clipRect.isInfinite { return items }
    return [.pushClip(.init(path: Path(clipRect), isAntialiased: false))] + items + [.popClip]
  }
}
