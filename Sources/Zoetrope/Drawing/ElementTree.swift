import Foundation
import ZoetropeGeometry

/// The interactive elements and the leaves of a picture, in drawing order.
package struct ElementTree {
  /// A node that cues and tests can operate.
  package struct Element {
    /// The node of the element.
    package let node: DrawnNode
    /// The size of the element, in points.
    package let size: CGSize
    /// The transform to the canvas from the node's own space, whose origin is the node's top left
    /// corner.
    package let toCanvas: CGAffineTransform
    /// The index of the enclosing element in ``ElementTree/elements``; nil if there is none.
    package let parent: Int?
  }

  /// A node that draws content of its own.
  package struct Leaf {
    /// The node of the leaf.
    package let node: DrawnNode
    /// The size of the leaf, in points.
    package let size: CGSize
    /// The transform to the canvas from the node's own space, whose origin is the node's top left
    /// corner.
    package let toCanvas: CGAffineTransform
    /// The index of the enclosing element in ``ElementTree/elements``; nil if there is none.
    package let parent: Int?
    /// Whether the leaf belongs to the label of the enclosing element.
    package let isLabel: Bool
  }

  /// The elements, in drawing order.
  package private(set) var elements: [Element] = []
  /// The leaves, in drawing order.
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

  /// The index of the element that encloses the node being visited; nil if there is none.
  fileprivate var parent: Int? { current }
}

extension DisplayListBuilder {
  /// Walks an interactive node and its descendants.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - frame: The frame of the node in the current space, in points.
  ///   - body: Walks the descendants.
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

  /// Visits the label of the enclosing element. A hidden label is visited only if the builder
  /// collects elements.
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
