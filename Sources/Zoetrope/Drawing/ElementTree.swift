import Foundation
import ZoetropeGeometry

/// What a person could operate on the picture, and the leaves, in drawing order.
package struct ElementTree {
  /// A node that can be operated.
  package struct Element {
    package let node: DrawnNode
    /// In points.
    package let size: CGSize
    /// From the node's own space, with its top left corner at the origin, to the canvas.
    package let toCanvas: CGAffineTransform
    /// The index of the element around, if there is one.
    package let parent: Int?
  }

  /// Something that draws.
  package struct Leaf {
    package let node: DrawnNode
    /// In points.
    package let size: CGSize
    /// From the node's own space, with its top left corner at the origin, to the canvas.
    package let toCanvas: CGAffineTransform
    /// The index of the element around, if there is one.
    package let parent: Int?
    /// Whether the leaf is part of what the element around is called.
    package let isLabel: Bool
  }

  package private(set) var elements: [Element] = []
  package private(set) var leaves: [Leaf] = []
  private var current: Int?
  private var isInLabel = false

  mutating func append(leaf node: DrawnNode, size: CGSize, toCanvas: CGAffineTransform) {
    leaves.append(
      Leaf(node: node, size: size, toCanvas: toCanvas, parent: current, isLabel: isInLabel))
  }

  fileprivate mutating func open(_ element: Element) -> (Int?, Bool) {
    let outer = (current, isInLabel)
    current = elements.count
    isInLabel = false
    elements.append(element)
    return outer
  }

  fileprivate mutating func close(_ outer: (Int?, Bool)) { (current, isInLabel) = outer }

  fileprivate mutating func setLabel(_ isLabel: Bool) -> Bool {
    defer { isInLabel = isLabel }
    return isInLabel
  }

  /// The index of the element around the one that is added next.
  fileprivate var parent: Int? { current }
}

extension DisplayListBuilder {
  /// Walks through the inside of a node that can be operated, whose frame is given in the current
  /// space.
  package mutating func element(
    _ node: DrawnNode, frame: CGRect, _ body: (inout DisplayListBuilder) -> Void
  ) {
    if purpose != .elements { return body(&self) }
    let toCanvas = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      .concatenating(transform)
    let outer = elements.open(
      ElementTree.Element(
        node: node, size: frame.size, toCanvas: toCanvas, parent: elements.parent))
    body(&self)
    elements.close(outer)
  }

  /// Walks through what the element around is called. A label that is not shown is only walked
  /// through in search of elements.
  package mutating func label(
    isShown: Bool, _ body: (inout DisplayListBuilder) -> Void
  ) {
    guard purpose == .elements else {
      if isShown { body(&self) }
      return
    }
    let outer = elements.setLabel(true)
    body(&self)
    _ = elements.setLabel(outer)
  }
}
