import Foundation
import ZoetropeGeometry

/// Finds what can be operated by what it is called.
///
/// A name is, in this order: the whole text of what can be operated, or the label of a control; an
/// id, or an accessibility label or identifier, of a view that is or has or is part of what can be
/// operated; a text that is shown on it. Of several things of that name the first one in drawing
/// order is meant that is not disabled, and the innermost one.
@MainActor package struct ElementFinder {
  /// A way of operating things.
  enum Capability { case touch, drag, set }

  private let tree: ElementTree
  private let capability: Capability
  /// The leaves that are not on their way out.
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

  /// The index of the element that a name stands for.
  func find(_ name: AnyHashable) throws(InteractionError) -> Int {
    let candidates = self.candidates(name)
    if let index = candidates.first(where: { node($0)?.isEnabled == true }) { return index }
    let words = Self.words(name)
    if !candidates.isEmpty { throw .disabled(name: words) }
    throw .missing(name: words, available: names)
  }

  /// What can be operated is called, in drawing order.
  var names: [String] {
    var names: [String] = []
    for index in able where node(index)?.isEnabled == true {
      let label = label(index)
      let name = label.isEmpty ? identity(index).map(Self.words) : Self.words(label)
      if let name, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// A name as messages tell it: texts in quotation marks, so that they differ from numbers.
  nonisolated package static func words(_ name: some Hashable) -> String {
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

  /// The elements that can be operated in this way.
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

  /// The element itself or the nearest around it that can be operated in this way.
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

  /// Leaves out those that have another one of them inside.
  private func innermost(_ indices: [Int]) -> [Int] {
    indices.filter { outer in
      !indices.contains { $0 != outer && isInside($0, outer) }
    }
  }

  // MARK: Labels

  /// What the element is called: the label of a control, all texts of other things.
  private func label(_ index: Int) -> String {
    // What is in a scroll view is not what that is called.
    guard let node = node(index), !node.isScrollView else { return "" }
    if let part = node.part {
      let outer = tree.elements[index].parent.map(label) ?? ""
      return outer.isEmpty ? part : "\(outer), \(part)"
    }
    let text = text(index)
    if !text.isEmpty { return text }
    // The one thing to touch of a control is called what the control is.
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

  /// An id, or another name, of the view that the element belongs to.
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

  /// The elements that a view of a name is, or has, or is part of.
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

  /// The frontmost element inside a place that is at the place's middle.
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
  /// What cues and tests may call this place: its id, and its accessibility label and identifier.
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
