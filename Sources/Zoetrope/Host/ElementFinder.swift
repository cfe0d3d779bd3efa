import Foundation
import ZoetropeGeometry

/// Finds an interactive element by name, for cues and tests.
///
/// A name is matched in three steps; the first step with a match decides:
///
/// 1. the label of a control; the label and the name of one of its parts, as in
///    `Quantity, Increment`; or the whole text of any other element. Of nested matches, the
///    innermost one counts;
/// 2. the id, accessibility label or accessibility identifier of a view that is an element,
///    contains one or is part of one;
/// 3. a single text that an element shows.
///
/// A name that is not a string is only matched in the second step. Of several matches, the first
/// one in drawing order that is enabled is found.
@MainActor package struct ElementFinder {
  /// A kind of interaction that an element may support.
  enum Capability { case touch, drag, set }

  private let tree: ElementTree
  private let capability: Capability
  /// The leaves of views that have not been removed.
  private let leaves: [Leaf]

  private struct Leaf {
    let node: LayoutNode
    let box: CGRect
    let text: String?
    let parent: Int?
    let isLabel: Bool
  }

  init(_ tree: ElementTree, _ capability: Capability) {
    self.tree = tree
    self.capability = capability
    leaves = tree.leaves.lazy.filter { Self.isPresent($0.node.layoutNode) }.map {
      Leaf(
        node: $0.node.layoutNode, box: CGRect(origin: .zero, size: $0.size).applying($0.toCanvas),
        text: $0.text, parent: $0.parent, isLabel: $0.isLabel)
    }
  }

  /// Returns the index of the element with a name.
  ///
  /// - Throws: ``InteractionError/missing(name:available:)`` if no element matches, and
  ///   ``InteractionError/disabled(name:)`` if every match is disabled.
  func find(_ name: AnyHashable) throws(InteractionError) -> Int {
    let candidates = self.candidates(name)
    if let index = candidates.first(where: { node($0)?.isEnabled == true }) { return index }
    let words = Self.text(of: name)
    if !candidates.isEmpty { throw .disabled(name: words) }
    throw .missing(name: words, available: names)
  }

  /// The names of the enabled elements that support the interaction, without duplicates, in drawing
  /// order.
  var names: [String] {
    var names: [String] = []
    for index in able where node(index)?.isEnabled == true {
      let label = label(index)
      let name = label.isEmpty ? identity(index).map { Self.text(of: $0) } : Self.text(of: label)
      if let name, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns a name as it appears in messages. Strings are quoted, to tell them from numbers.
  nonisolated package static func text(of name: some Hashable) -> String {
    let base = AnyHashable(name).base
    return base is String ? "\"\(base)\"" : "\(base)"
  }

  private func candidates(_ name: AnyHashable) -> [Int] {
    guard let text = name.base as? String else { return marked(name) }
    let labelled = innermost(able.filter { label($0) == text })
    if !labelled.isEmpty { return labelled }
    let marked = marked(name)
    if !marked.isEmpty { return marked }
    return leaves.filter { $0.text == text }.compactMap { nearest($0.parent) }
  }

  // MARK: Elements

  private func node(_ index: Int) -> InteractiveNode? {
    tree.elements[index].node as? InteractiveNode
  }

  private static func isPresent(_ node: LayoutNode) -> Bool {
    node.owner.isStaying
  }

  /// The indices of the elements that support the interaction.
  private var able: [Int] { tree.elements.indices.filter(isAble) }

  private func isAble(_ index: Int) -> Bool {
    guard let node = node(index), Self.isPresent(node) else { return false }
    switch capability {
    case .touch:
      return node.handler != nil && node.mask.contains(.gesture) && !node.isScrollView
    case .drag: return node.handler != nil && node.mask.contains(.gesture)
    case .set: return node.setting != nil
    }
  }

  /// Returns the nearest element that supports the interaction, from the given one outward.
  private func nearest(_ index: Int?) -> Int? {
    var index = index
    while let current = index {
      if isAble(current) { return current }
      index = tree.elements[current].parent
    }
    return nil
  }

  private func isInside(_ index: Int?, _ outer: Int) -> Bool {
    var index = index
    while let current = index {
      if current == outer { return true }
      index = tree.elements[current].parent
    }
    return false
  }

  /// Removes the elements that contain another one of the list.
  private func innermost(_ indices: [Int]) -> [Int] {
    indices.filter { outer in
      !indices.contains { $0 != outer && isInside($0, outer) }
    }
  }

  // MARK: Labels

  /// Returns the label of a control, or the texts inside any other element, joined by spaces.
  private func label(_ index: Int) -> String {
    // The texts in a scroll view are its content, not its label.
    guard let node = node(index), !node.isScrollView else { return "" }
    if let part = node.part {
      let outer = tree.elements[index].parent.map(label) ?? ""
      return outer.isEmpty ? part : "\(outer), \(part)"
    }
    let text = text(index)
    if !text.isEmpty { return text }
    // If a control has only one touchable part, the part has the label of the control.
    guard let outer = tree.elements[index].parent, self.node(outer)?.setting != nil,
      tree.elements.indices.count(where: { tree.elements[$0].parent == outer }) == 1
    else { return "" }
    return self.text(outer)
  }

  private func text(_ index: Int) -> String {
    let isControl = node(index)?.setting != nil
    return leaves.filter { isInside($0.parent, index) && (!isControl || $0.isLabel) }
      .compactMap(\.text).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// Returns the first name of the nearest named view node around an element. The search ends at the
  /// enclosing element.
  private func identity(_ index: Int) -> AnyHashable? {
    let outer = tree.elements[index].parent.map { tree.elements[$0].node.layoutNode.owner }
    var place: ViewNode? = tree.elements[index].node.layoutNode.owner
    while let current = place, current !== outer {
      if let name = current.names.first { return name }
      place = current.parent
    }
    return nil
  }

  // MARK: Ids

  /// Returns the elements that a named view is, contains or is part of.
  private func marked(_ name: AnyHashable) -> [Int] {
    var result: [Int] = []
    for index in able {
      guard let place = place(named: name, around: tree.elements[index].node.layoutNode) else {
        continue
      }
      result.append(element(of: place) ?? index)
    }
    if !result.isEmpty { return result }
    return leaves.filter { place(named: name, around: $0.node) != nil }
      .compactMap { nearest($0.parent) }
  }

  private func place(named name: AnyHashable, around node: LayoutNode) -> ViewNode? {
    var place: ViewNode? = node.owner
    while let current = place {
      if current.names.contains(name) { return current }
      place = current.parent
    }
    return nil
  }

  /// Returns the frontmost of those elements inside a view that support the interaction and cover
  /// the center of the view's bounding box on the canvas.
  private func element(of place: ViewNode) -> Int? {
    func isInside(_ node: LayoutNode) -> Bool {
      var owner: ViewNode? = node.owner
      while let current = owner {
        if current === place { return true }
        owner = current.parent
      }
      return false
    }
    let box = leaves.filter { isInside($0.node) }.map(\.box)
      .reduce(CGRect.null) { $0.union($1) }
    if box.isNull { return nil }
    let middle = CGPoint(x: box.midX, y: box.midY)
    return able.last {
      let element = tree.elements[$0]
      return isInside(element.node.layoutNode)
        && CGRect(origin: .zero, size: element.size)
          .contains(middle.applying(element.toCanvas.inverted()))
    }
  }
}

extension ViewNode {
  /// The names that cues and tests can find this view by: its id, its accessibility label and its
  /// accessibility identifier.
  package var names: [AnyHashable] {
    var names: [AnyHashable] = []
    if let id = (anyView as? any ExplicitlyIdentified)?.explicitID { names.append(id) }
    if case .element(let id) = label { names.append(AnyHashable(id)) }
    if let node = self as? any AccessibilityNode {
      if let label = node.accessibilityLabel { names.append(AnyHashable(label)) }
      if let identifier = node.accessibilityIdentifier { names.append(AnyHashable(identifier)) }
    }
    return names
  }
}
