import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The bounds of a view in a picture of an explanation.
struct ExplanationBox: Sendable {
  /// In the view's own space, with its top left corner at the origin, in points.
  var size: CGSize
  /// From there to the canvas.
  var transform: CGAffineTransform
  /// What a container was proposed, on the canvas, where that is not its size.
  var proposal: CGRect?
  /// How many boxes are around it.
  var depth: Int
  var name: String
  /// Whether it has no box inside.
  var isLeaf = true
  /// Outside of what nothing is seen of it, on the canvas.
  var window = CGRect.infinite

  /// The box around it on the canvas.
  var box: CGRect { CGRect(origin: .zero, size: size).applying(transform) }

  /// The part of that which is seen.
  var seenBox: CGRect { window.isInfinite ? box : box.intersection(window) }

  /// The size in words.
  var sizeWords: String { LayoutWords.size(size).replacing(" x ", with: " × ") }

  /// The colour of its depth.
  var color: PaintColor { ExplanationBox.hues[depth % ExplanationBox.hues.count] }

  /// Dark enough for white labels, and each unlike the next (after Okabe and Ito's palette).
  private static let hues: [PaintColor] = [
    PaintColor(red: 0.25, green: 0.25, blue: 0.3), PaintColor(red: 0, green: 0.4, blue: 0.7),
    PaintColor(red: 0.78, green: 0.32, blue: 0), PaintColor(red: 0, green: 0.5, blue: 0.36),
    PaintColor(red: 0.68, green: 0.28, blue: 0.5), PaintColor(red: 0.45, green: 0.35, blue: 0.75),
    PaintColor(red: 0.5, green: 0.42, blue: 0.05),
  ]

  // MARK: Which boxes there are

  /// The boxes of all views with a size, from the outside in. One that is just where the one around
  /// it is has none of its own. O(n)
  static func boxes(of explanation: LayoutExplanation) -> [ExplanationBox] {
    var boxes: [ExplanationBox] = []
    let canvas = CGRect(origin: .zero, size: explanation.size)
    for child in explanation.root.children {
      add(child, around: canvas, path: "", depth: 0, window: .infinite, to: &boxes)
    }
    return boxes
  }

  private static func add(
    _ node: LayoutExplanation.Node, around outer: CGRect, path: String, depth: Int,
    window: CGRect, to boxes: inout [ExplanationBox]
  ) {
    guard let spot = node.spot else { return }
    let box = spot.shownBox
    let isNew = boxes.isEmpty || box != outer
    let isSeen = window.isInfinite || window.intersects(box)
    let number = boxes.count
    if isNew, isSeen, box.width > 0, box.height > 0, box.width.isFinite, box.height.isFinite {
      boxes.append(
        ExplanationBox(
          size: spot.shown.size, transform: spot.shown.transform,
          proposal: node.isContainer ? proposal(spot, around: outer) : nil, depth: depth,
          name: name(of: node, beneath: path), window: window))
    }
    let inner =
      node.shortName == "ScrollView" || node.shortName == ".clipShape"
      ? (window.isInfinite ? box : window.intersection(box)) : window
    let below = boxes.count
    for child in node.children {
      add(
        child, around: box, path: node.path, depth: isNew ? depth + 1 : depth, window: inner,
        to: &boxes)
    }
    if number < below { boxes[number].isLeaf = boxes.count == below }
  }

  /// What was proposed, as a box where the container is: that around it, where it has the size.
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

  /// What a view is called in the picture: by its type, with the number that tells it from others.
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

  /// The same box, moved on the canvas.
  func transformed(by shift: CGAffineTransform) -> ExplanationBox {
    var result = self
    result.transform = transform.concatenating(shift)
    result.proposal = proposal?.applying(shift)
    if !window.isInfinite { result.window = window.applying(shift) }
    return result
  }

  // MARK: How they look

  /// The bounds, and the proposal dashed.
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
    if window.isInfinite { return items }
    return [.pushClip(.init(path: Path(window), isAntialiased: false))] + items + [.popClip]
  }
}
