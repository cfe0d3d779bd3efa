import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Walks through the layout nodes and collects the display items, the placements or the interactive
/// elements of a frame.
package struct DisplayListBuilder {
  /// The kind of result that a walk through the layout nodes collects.
  package enum Purpose { case drawing, placements, elements }

  /// The kind of result that this walk through the layout nodes collects.
  package let purpose: Purpose
  /// The display items, in drawing order; empty unless the builder draws.
  package internal(set) var items: [DisplayList.Item] = []
  /// The placements of the leaves, in drawing order; empty unless the builder collects placements.
  package private(set) var placements: [Placement] = []
  /// The leaves of the ``placements``, in the same order.
  package private(set) var placedLeaves: [PlacedLeaf] = []
  /// The product of the opacities that the current subtree inherits. It is computed only while the
  /// builder collects placements.
  var inheritedOpacity = 1.0
  /// The interactive elements and the leaves; empty unless the builder collects elements.
  package var elements = ElementTree()
  /// The leaves that draw only outside the canvas and have never been seen on it.
  package private(set) var offCanvasLeaves: ContiguousArray<OffCanvasLeaf> = []
  /// The size of the canvas, in points; nil if the builder does not look for leaves off the canvas.
  private let canvas: CGSize?
  /// The number of enclosing effects, such as clips, that may hide a view on purpose. Inside such
  /// an effect, leaves outside the canvas are not reported.
  private var intentionalHidingDepth = 0
  /// The range of indices in ``items`` that the most recently ended layer occupies. It includes the
  /// items that begin and end the layer. Nil if the range is unknown.
  var latestLayer: Range<Int>?
  /// The number of items whose pixels depend on their backdrop, within the innermost layer. Items
  /// of leaves are counted only while ``isIsolating`` is true.
  var dependentCount = 0
  /// Whether an enclosing group needs ``dependentCount``. If true, the items of leaves are counted.
  var isIsolating = false
  /// The enclosing effects that apply to each leaf separately.
  var inherited = InheritedEffects()
  /// The redaction of the current subtree.
  package var redaction = Redaction()
  /// The innermost container with a shape; nil for none.
  var container: ContainerOutline?
  /// The transform from the current space to the canvas, in points.
  package private(set) var transform = CGAffineTransform.identity

  /// The reusable items of the previous drawing walk. This value also records the positions of the
  /// current walk's items for the next drawing walk.
  var reuse: DrawingReuse

  /// Creates a builder with no results.
  ///
  /// - Parameters:
  ///   - purpose: The kind of result that the builder collects.
  ///   - canvas: The size of the canvas, in points; nil if the builder does not look for leaves off
  ///     the canvas. Default nil.
  ///   - reuse: The items of the previous drawing walk that can be reused. Default: none.
  init(_ purpose: Purpose, canvas: CGSize? = nil, reuse: DrawingReuse = DrawingReuse()) {
    self.purpose = purpose
    self.canvas = canvas
    self.reuse = reuse
    items.reserveCapacity(reuse.oldCount)
  }

  /// The transform, the effects, the redaction and the container that the current subtree inherits.
  var inheritedContext: InheritedContext {
    InheritedContext(
      transform: transform, inherited: inherited, redaction: redaction, container: container,
      allowsHiddenViews: intentionalHidingDepth > 0)
  }

  /// Facts about a leaf that its ``Placement`` does not contain: its node, size and opacity.
  package struct PlacedLeaf {
    /// The node of the leaf.
    package let node: DrawnNode
    /// The size of the leaf in its own space, in points.
    package let size: CGSize
    /// The product of the opacities of all enclosing effects, 0 to 1.
    package let opacity: Double
  }

  /// A leaf that draws only outside the canvas, to be reported.
  package struct OffCanvasLeaf {
    /// The node of the leaf.
    package let node: DrawnNode
    /// The path of the view, stored because the view may be gone when the leaf is reported.
    package let path: String
    /// The bounding box on the canvas, in points.
    package let box: CGRect
  }

  /// Adds a leaf that draws at most one item.
  ///
  /// - Parameters:
  ///   - node: The node of the leaf.
  ///   - frame: The frame of the leaf in the current space, in points.
  ///   - draw: Returns the item, given the size of the leaf and the transform from the leaf's own
  ///     space to the canvas. The origin of that space is the leaf's top left corner. Called only
  ///     if the builder draws.
  package mutating func leaf(
    _ node: DrawnNode, frame: CGRect, draw: (CGSize, CGAffineTransform) -> DisplayList.Item?
  ) {
    leaf(node, frame: frame) { size, transform, items in
      if let item = draw(size, transform) { items.append(item) }
    }
  }

  /// Adds a leaf that draws any number of items.
  ///
  /// - Parameters:
  ///   - node: The node of the leaf.
  ///   - frame: The frame of the leaf in the current space, in points.
  ///   - draw: Appends the items, given the size of the leaf and the transform from the leaf's own
  ///     space to the canvas. The origin of that space is the leaf's top left corner. Called only
  ///     if the builder draws.
  package mutating func leaf(
    _ node: DrawnNode, frame: CGRect,
    draw: (CGSize, CGAffineTransform, inout [DisplayList.Item]) -> Void
  ) {
    let toCanvas = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .concatenating(transform)
    // A leaf with an infinite or NaN frame cannot be drawn.
    guard (toCanvas.sum + frame.width + frame.height).isFinite else { return }
    switch purpose {
    case .drawing:
      node.pass.pointee.drawnNodeCount += 1
      if node.pass.pointee.isProfiling { node.record(.drewLeaf) }
      asOnePicture { builder in
        let start = builder.items.count
        draw(frame.size, toCanvas, &builder.items)
        if builder.redaction.isPlaceholder { builder.redact(from: start) }
        if builder.isIsolating { builder.countDependents(from: start) }
        if builder.items.count > start && !node.marks.contains(.wasOnCanvas) {
          builder.look(
            at: node, CGRect(origin: .zero, size: frame.size).applying(toCanvas), from: start)
        }
      }
    case .placements:
      let box = CGRect(origin: .zero, size: frame.size).applying(toCanvas)
      placements.append(Placement(path: node.path, frame: box, transform: toCanvas))
      placedLeaves.append(PlacedLeaf(node: node, size: frame.size, opacity: inheritedOpacity))
    case .elements:
      elements.append(leaf: node, size: frame.size, toCanvas: toCanvas)
    }
  }

  /// Gives a leaf the mark `wasOnCanvas` if the leaf draws on the canvas. Otherwise, the next
  /// drawing walk checks the leaf again, and the leaf may be added to ``offCanvasLeaves``. Called
  /// only for leaves without the mark.
  private mutating func look(at node: DrawnNode, _ box: CGRect, from start: Int) {
    guard let canvas, intentionalHidingDepth == 0, box.width > 0, box.height > 0 else { return }
    let room = CGRect(origin: .zero, size: canvas)
    // Paths may extend beyond the frame.
    if box.overlaps(room) || items[start...].contains(where: { $0.box?.overlaps(room) == true }) {
      node.marks.insert(.wasOnCanvas)
      return
    }
    // The next drawing walk must draw the leaf again, in order to check it again.
    reuse.mustRedraw = true
    if offCanvasLeaves.count <= DiagnosticLog.limit && !node.isInOverflow {
      offCanvasLeaves.append(OffCanvasLeaf(node: node, path: node.path, box: box))
    }
  }

  /// Walks a subtree that an enclosing effect may hide on purpose. Its leaves are not reported as
  /// lying off the canvas.
  package mutating func allowingHiddenViews(_ body: (inout DisplayListBuilder) -> Void) {
    intentionalHidingDepth += 1
    body(&self)
    intentionalHidingDepth -= 1
  }

  /// Walks a subtree in its own coordinate space.
  ///
  /// - Parameters:
  ///   - toOuter: The transform from the space of the subtree to the current one.
  ///   - body: Walks the subtree.
  package mutating func inSpace(
    _ toOuter: CGAffineTransform, _ body: (inout DisplayListBuilder) -> Void
  ) {
    let outer = transform
    transform = toOuter.concatenating(outer)
    body(&self)
    transform = outer
  }

  /// Draws a subtree clipped to a path in the current space.
  ///
  /// - Parameters:
  ///   - path: The path, in points.
  ///   - rule: The fill rule of the path.
  ///   - isAntialiased: Whether the edges of the clip are antialiased.
  ///   - isBox: Whether the path is a rectangle, a rounded rectangle or a circle. Inherited effects
  ///     apply to the subtree as one picture if `isBox` is true, or if the effects include shadows
  ///     or other filters. Default true.
  ///   - body: Walks the subtree.
  package mutating func clipped(
    to path: Path, rule: FillRule, isAntialiased: Bool, isBox: Bool = true,
    _ body: (inout DisplayListBuilder) -> Void
  ) {
    guard isBox || inherited.filters else {
      return clippedPicture(to: path, rule: rule, isAntialiased: isAntialiased, body)
    }
    asOnePicture { builder in
      builder.clippedPicture(to: path, rule: rule, isAntialiased: isAntialiased, body)
    }
  }

  private mutating func clippedPicture(
    to path: Path, rule: FillRule, isAntialiased: Bool,
    _ body: (inout DisplayListBuilder) -> Void
  ) {
    let start = items.count
    append(
      .pushClip(
        DisplayList.Clip(
          path: path, transform: transform, rule: rule, isAntialiased: isAntialiased)))
    allowingHiddenViews(body)
    if purpose == .drawing && items.count == start + 1 {
      items.removeLast()
    } else {
      append(.popClip)
    }
  }

  mutating func append(_ item: DisplayList.Item) {
    if purpose == .drawing { items.append(item) }
  }
}

extension CGAffineTransform {
  /// The sum of the entries. The sum is not finite if any entry is not finite.
  fileprivate var sum: CGFloat { a + b + c + d + tx + ty }
}

extension CGRect {
  /// Returns whether the intersection of two rectangles has a positive area.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
  }
}

extension DisplayList.Item {
  /// The bounding box, on the canvas, of a shape, an image or a backdrop; nil for other items.
  fileprivate var box: CGRect? {
    switch self {
    case .fill(let fill): fill.path.boundingRect.applying(fill.transform)
    case .stroke(let stroke): stroke.path.boundingRect.applying(stroke.transform)
    case .image(let image): image.frame.applying(image.transform)
    case .backdrop(let backdrop): backdrop.path.boundingRect.applying(backdrop.transform)
    case .glyphs, .pushClip, .popClip, .pushLayer, .popLayer: nil
    }
  }
}
