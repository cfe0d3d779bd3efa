import Foundation
import ZoetropeGeometry

/// Finds the interactive element that a cue or a test refers to by name.
///
/// A name is matched in three steps. The first step with a match decides:
///
/// 1. The name is compared with the labels of controls and with the whole texts of other elements.
///    The label of a control's part consists of the control's label and the part's name, as in
///    `Quantity, Increment`. If one match contains another, only the inner match counts.
/// 2. The name is compared with the ids, accessibility labels and accessibility identifiers of
///    views. The view may be an element, contain an element or be part of an element.
/// 3. The name is compared with each single text that an element shows.
///
/// A name that is not a string is only matched in the second step. If several elements match, the
/// first enabled element in drawing order is found.
@MainActor package struct ElementFinder {
  /// A kind of interaction that an element may support.
  enum Capability { case touch, drag, set }

  private let tree: ElementTree
  private let capability: Capability
  /// All leaves except those of removed views.
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

  /// Returns the index of the element with the given name.
  ///
  /// - Throws: ``InteractionError/missing(name:available:)`` if no element matches, and
  ///   ``InteractionError/disabled(name:)`` if all matching elements are disabled.
  func find(_ name: AnyHashable) throws(InteractionError) -> Int {
    let candidates = self.candidates(name)
    if let index = candidates.first(where: { node($0)?.isEnabled == true }) { return index }
    let words = Self.text(of: name)
    if !candidates.isEmpty { throw .disabled(name: words) }
    throw .missing(name: words, available: names)
  }

  /// The names of the enabled elements that support the finder's `capability`, without duplicates,
  /// in drawing order.
  var names: [String] {
    var names: [String] = []
    for index in able where node(index)?.isEnabled == true {
      let label = label(index)
      let name = label.isEmpty ? identity(index).map { Self.text(of: $0) } : Self.text(of: label)
      if let name, !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// Returns a name as it appears in messages. Strings are quoted, so that `"3"` differs from the
  /// number `3`.
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

  /// The indices of the elements that support the finder's `capability`.
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

  /// Returns the nearest element that supports the finder's `capability`: the given element, or one
  /// of its ancestors.
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

  /// Returns the innermost of the given elements: those that contain no other given element.
  private func innermost(_ indices: [Int]) -> [Int] {
    indices.filter { outer in
      !indices.contains { $0 != outer && isInside($0, outer) }
    }
  }

  // MARK: Labels

  /// Returns the label of an element. The label of a control is the text of its label view. The
  /// label of a control's part consists of the control's label and the part's name. The label of a
  /// scroll view is empty. The label of any other element consists of the texts inside the element,
  /// joined by spaces.
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

  /// Returns the first name of the nearest view node that has names. The search begins at the given
  /// element and goes outward to the next enclosing element, which is excluded.
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

  /// Returns the elements that belong to a view with the given name: the view itself, or elements
  /// that are inside the view or contain it.
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

  /// Returns the frontmost element that is inside the given view and supports the finder's
  /// `capability`. The element must cover the center of the view's bounding box on the canvas.
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
  /// The names by which cues and tests find this view: its ids, its accessibility label and its
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
