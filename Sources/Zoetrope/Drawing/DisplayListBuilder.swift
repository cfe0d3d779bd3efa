import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Collects what a frame draws, or where its leaves are, on a walk through the layout nodes.
package struct DisplayListBuilder {
  /// What a walk is for.
  package enum Purpose { case drawing, placements, elements }

  package let purpose: Purpose
  package internal(set) var items: [DisplayList.Item] = []
  package private(set) var placements: [Placement] = []
  /// The node of each of the placements.
  package private(set) var placedNodes: [DrawnNode] = []
  /// What can be operated, and the leaves.
  package var elements = ElementTree()
  /// The leaves that draw something outside of the canvas and have never been seen on it.
  package private(set) var unseen: ContiguousArray<Unseen> = []
  /// The canvas in points; nil where it does not matter what is on it.
  private let canvas: CGSize?
  /// In how many things the walk is that may keep a view off the canvas on purpose.
  private var excuses = 0
  /// The items of the layer that was ended last.
  var latestLayer: Range<Int>?
  /// How many of the items in the innermost layer around look at what is behind them.
  var dependentCount = 0
  /// Whether anybody is going to ask how many.
  var isIsolating = false
  /// The effects around that each leaf is drawn with on its own.
  var inherited = InheritedEffects()
  /// What stands for texts and images that are not to be read.
  package var redaction = Redaction()
  /// From the current space to the canvas, in points.
  package private(set) var transform = CGAffineTransform.identity

  /// What is taken over from the walk before, and kept for the next one; by default nothing.
  var reuse: DrawingReuse

  /// - Parameters:
  ///   - canvas: In points, for a walk that looks for leaves outside of it. Default: none.
  ///   - reuse: What the walk need not draw anew. Default: nothing.
  init(_ purpose: Purpose, canvas: CGSize? = nil, reuse: DrawingReuse = DrawingReuse()) {
    self.purpose = purpose
    self.canvas = canvas
    self.reuse = reuse
    items.reserveCapacity(reuse.oldCount)
  }

  /// What the walk is in that what is inside does not know of.
  var surroundings: Surroundings {
    Surroundings(
      transform: transform, inherited: inherited, redaction: redaction, isExcused: excuses > 0)
  }

  /// A leaf that is outside of the canvas.
  package struct Unseen {
    package let node: DrawnNode
    /// By the time that this is told, the view may be gone.
    package let path: String
    /// In points, in the canvas.
    package let box: CGRect
  }

  /// Adds a leaf whose frame is given in the current space, and which draws in its own: with its
  /// top left corner at the origin.
  package mutating func leaf(
    _ node: DrawnNode, frame: CGRect, draw: (CGSize, CGAffineTransform) -> DisplayList.Item?
  ) {
    leaf(node, frame: frame) { size, transform, items in
      if let item = draw(size, transform) { items.append(item) }
    }
  }

  /// Adds a leaf that draws any number of items: `draw` appends them, given the leaf's size and the
  /// way from its space to the canvas.
  package mutating func leaf(
    _ node: DrawnNode, frame: CGRect,
    draw: (CGSize, CGAffineTransform, inout [DisplayList.Item]) -> Void
  ) {
    let toCanvas = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .concatenating(transform)
    // What no number says where it is is nowhere.
    guard (toCanvas.sum + frame.width + frame.height).isFinite else { return }
    switch purpose {
    case .drawing:
      node.pass.pointee.drawings += 1
      asOnePicture { builder in
        let start = builder.items.count
        draw(frame.size, toCanvas, &builder.items)
        if builder.redaction.isPlaceholder { builder.redact(from: start) }
        if builder.isIsolating { builder.countDependents(from: start) }
        if builder.items.count > start && !node.marks.contains(.seen) {
          builder.look(
            at: node, CGRect(origin: .zero, size: frame.size).applying(toCanvas), from: start)
        }
      }
    case .placements:
      let box = CGRect(origin: .zero, size: frame.size).applying(toCanvas)
      placements.append(Placement(path: node.path, frame: box, transform: toCanvas))
      placedNodes.append(node)
    case .elements:
      elements.append(leaf: node, size: frame.size, toCanvas: toCanvas)
    }
  }

  /// Notes whether a leaf that nobody has seen so far is on the canvas.
  private mutating func look(at node: DrawnNode, _ box: CGRect, from start: Int) {
    guard let canvas, excuses == 0, box.width > 0, box.height > 0 else { return }
    let room = CGRect(origin: .zero, size: canvas)
    // Paths may leave their frames.
    if box.overlaps(room) || items[start...].contains(where: { $0.box?.overlaps(room) == true }) {
      node.marks.insert(.seen)
      return
    }
    // The next walk looks again.
    reuse.isUnsettled = true
    if unseen.count <= DiagnosticLog.limit && !node.isInOverflow {
      unseen.append(Unseen(node: node, path: node.path, box: box))
    }
  }

  /// Walks through the inside of something that may keep views off the canvas on purpose.
  package mutating func excused(_ body: (inout DisplayListBuilder) -> Void) {
    excuses += 1
    body(&self)
    excuses -= 1
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
  ///
  /// - Parameter isBox: Whether the path is a rectangle, a rounded one or a circle: then effects
  ///   around take what is inside as one picture, as they do wherever shadows or filters are among
  ///   them. Default true.
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
    excused(body)
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
  /// Not finite where an entry is not.
  fileprivate var sum: CGFloat { a + b + c + d + tx + ty }
}

extension CGRect {
  /// Whether the two have any area in common.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    maxX > other.minX && minX < other.maxX && maxY > other.minY && minY < other.maxY
  }
}

extension DisplayList.Item {
  /// The box around the path of a shape, in the canvas; nil for others.
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
