import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Collects what a frame draws, or where its leaves are, on a walk through the layout nodes.
package struct DisplayListBuilder {
  /// What a walk is for.
  package enum Purpose { case drawing, placements, elements }

  package let purpose: Purpose
  package private(set) var items: [DisplayList.Item] = []
  package private(set) var placements: [Placement] = []
  /// What can be operated, and the leaves.
  package var elements = ElementTree()
  /// From the current space to the canvas, in points.
  package private(set) var transform = CGAffineTransform.identity

  package init(_ purpose: Purpose) { self.purpose = purpose }

  /// Adds a leaf whose frame is given in the current space, and which draws in its own: with its
  /// top left corner at the origin.
  package mutating func leaf(
    _ node: LayoutNode, frame: CGRect, draw: (CGSize, CGAffineTransform) -> DisplayList.Item?
  ) {
    leaf(node, frame: frame) { size, transform, items in
      if let item = draw(size, transform) { items.append(item) }
    }
  }

  /// Adds a leaf that draws any number of items: `draw` appends them, given the leaf's size and the
  /// way from its space to the canvas.
  package mutating func leaf(
    _ node: LayoutNode, frame: CGRect,
    draw: (CGSize, CGAffineTransform, inout [DisplayList.Item]) -> Void
  ) {
    let toCanvas = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .concatenating(transform)
    switch purpose {
    case .drawing:
      draw(frame.size, toCanvas, &items)
    case .placements:
      let box = CGRect(origin: .zero, size: frame.size).applying(toCanvas)
      placements.append(Placement(path: node.owner.path, frame: box, transform: toCanvas))
    case .elements:
      elements.append(leaf: node, size: frame.size, toCanvas: toCanvas)
    }
  }

  /// Walks through the inside of an effect with a space of its own.
  package mutating func inSpace(
    _ toOuter: CGAffineTransform, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let outer = transform
    transform = toOuter.concatenating(outer)
    body(&self)
    transform = outer
  }

  /// Confines what is drawn inside to a path in the current space.
  package mutating func clipped(
    to path: Path, rule: FillRule, isAntialiased: Bool,
    _ body: (inout DisplayListBuilder) -> Void
  ) {
    let start = items.count
    append(
      .pushClip(
        DisplayList.Clip(
          path: path, transform: transform, rule: rule, isAntialiased: isAntialiased)))
    body(&self)
    if purpose == .drawing && items.count == start + 1 {
      items.removeLast()
    } else {
      append(.popClip)
    }
  }

  /// Draws what is inside as one picture with an opacity from 0 to 1.
  package mutating func layer(opacity: Double, _ body: (inout DisplayListBuilder) -> Void) {
    if opacity >= 1 { return body(&self) }
    // What cannot be seen cannot be operated.
    if purpose == .elements && opacity <= 0 { return }
    let start = items.count
    append(.pushLayer(DisplayList.Layer(opacity: max(opacity, 0))))
    body(&self)
    guard purpose == .drawing else { return }
    if items.count == start + 1 || opacity <= 0 {
      items.removeSubrange(start...)
    } else if items.count == start + 2, let faded = items[start + 1].faded(by: opacity) {
      // One shape alone looks the same with its own colour faded, and needs no layer.
      items.replaceSubrange(start..., with: CollectionOfOne(faded))
    } else {
      append(.popLayer)
    }
  }

  private mutating func append(_ item: DisplayList.Item) {
    if purpose == .drawing { items.append(item) }
  }
}

extension DisplayList.Item {
  /// The item with its colour's alpha multiplied; nil for items without one colour.
  fileprivate func faded(by opacity: Double) -> DisplayList.Item? {
    switch self {
    case .fill(var fill):
      guard case .color(var color) = fill.paint else { return nil }
      color.alpha *= Float(opacity)
      fill.paint = .color(color)
      return .fill(fill)
    case .stroke(var stroke):
      guard case .color(var color) = stroke.paint else { return nil }
      color.alpha *= Float(opacity)
      stroke.paint = .color(color)
      return .stroke(stroke)
    case .glyphs(var run):
      guard case .color(var color) = run.paint else { return nil }
      color.alpha *= Float(opacity)
      run.paint = .color(color)
      return .glyphs(run)
    default: return nil
    }
  }
}
