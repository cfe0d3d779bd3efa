import Foundation
import ZoetropeGeometry

extension ReasonFinder {
  /// Returns the sentences that explain a coordinate: first the result, and then the positions of
  /// the view and its ancestors, from the view out to the canvas.
  func position() -> [String] {
    let start = view.spot.map { self.start(of: $0) } ?? .nan
    let inside = drawn == nil ? movingInside(drawnPlace) : nil
    var title = title(
      inside == nil
        ? "begins at \(letter) \(number(start))"
        : "is put at \(letter) \(number(start)) by the layout")
    if let drawn {
      title = self.title(
        "is drawn at \(letter) \(number(drawn)), on the way to \(letter) \(number(start))")
    }
    let parts = [outside(), inside].compactMap(\.self)
    return [title] + parts + moving() + steps()
  }

  /// Returns the position of the left or top edge of a view on the canvas, in points.
  func start(of spot: LayoutExplanation.Spot) -> CGFloat { coordinate(spot.box.origin) }

  func start(of node: Node) -> CGFloat { node.spot.map { start(of: $0) } ?? 0 }

  private func steps() -> [String] {
    var sentences: [String] = []
    var last = viewIndex
    if let turned = (1..<viewIndex + 1).first(where: { !isStraight($0) }) {
      sentences.append(turning(by: turned - 1))
      last = turned - 1
    }
    // The index of the innermost of several nodes that begin at the same position.
    var subject: Int?
    for index in (0..<last + 1).reversed() where index > 0 && chain[index].spot != nil {
      if index > 1, isUnmoved(index) {
        subject = subject ?? index
        continue
      }
      if let subject { sentences.append(same(subject, index)) }
      subject = nil
      sentences.append(step(index))
      sentences += changing(chain[index - 1], named: names[index - 1])
      sentences += remade([index - 1])
    }
    return sentences
  }

  /// Whether the transform of a node of ``chain`` is a translation, without rotation or scaling.
  func isStraight(_ index: Int) -> Bool {
    chain[index].spot?.transform.isTranslation != false
  }

  /// Returns whether a node of ``chain`` begins at the same position as its parent, and needs no
  /// sentence about its position in the parent.
  private func isUnmoved(_ index: Int) -> Bool {
    let (node, above) = (chain[index], chain[index - 1])
    let division = above.division(axis, of: node)
    return isClose(start(of: node), start(of: above)) && !above.isUserLayout
      && above.grid == nil && !isMovingOffset(above) && (division?.portions.count ?? 1) < 2
  }

  private func isMovingOffset(_ node: Node) -> Bool {
    node.description.name.hasPrefix(".offset(")
      && (node.changes != nil || node.animatorName != nil)
  }

  /// Returns a sentence about an effect that turns or scales the view. Because of such an effect,
  /// the view's position is not a sum of lengths.
  private func turning(by effect: Int) -> String {
    let side = axis == .horizontal ? "left" : "top"
    let effects = (effect..<viewIndex).filter { index in
      [".rotationEffect", ".scaleEffect", ".rotation3DEffect", ".transformEffect"]
        .contains(where: chain[index].description.name.hasPrefix)
    }
    let words =
      "\(effects.isEmpty ? names[effect] : list(effects)) "
      + "\(effects.count > 1 ? "turn or scale" : "turns or scales") \(names[viewIndex]). The \(side) "
      + "edge of its bounding box after that is \(letter) \(number(start(of: view))), to which no sum of "
      + "lengths leads. Without \(effects.count > 1 ? "these effects" : "this effect"), "
      + "\(names[viewIndex]) would begin at \(letter) \(number(start(of: chain[effect]))), for these "
      + "reasons:"
    return words.capitalizedSentence
  }

  /// Returns a sentence about nodes that begin at the same position as a node inside of them.
  private func same(_ subject: Int, _ outermost: Int) -> String {
    let around = (outermost..<subject).reversed().map(\.self)
    let begin = "\(names[subject]) begins at \(letter) \(number(start(of: chain[subject])))"
    let words =
      around.count == 1
      ? "as does \(list(around))" : "as do \(list(around))"
    return "\(begin), \(words).".capitalizedSentence
  }

  private func step(_ index: Int) -> String {
    let (node, above) = (chain[index], chain[index - 1])
    let begin = "\(names[index]) begins at \(letter) \(number(start(of: node)))"
    if index == 1 { return "\(begin): \(onCanvas(node, above)).".capitalizedSentence }
    var container = "\(names[index - 1]), which begins at \(letter) \(number(start(of: above)))"
    if node.spot?.lineUp != nil, !above.description.name.hasPrefix(".position(") {
      container += " and is \(number(length(of: above))) \(adjective)"
    }
    let place =
      place(of: node, in: above, named: names[index - 1])
      ?? "puts this view there; no sum of lengths leads to that"
    return "\(begin): \(container), \(place).".capitalizedSentence
  }

  // MARK: Clauses

  /// Returns a clause about the position of a node in a container, with a sum that yields this
  /// position; nil if no such sum is found.
  private func place(of node: Node, in above: Node, named name: String) -> String? {
    guard let spot = node.spot else { return nil }
    if let division = above.division(axis, of: node) {
      return along(division, node, above, named: name) ?? requested(node, above, named: name)
    }
    if let division = above.division(axis.other, of: node) {
      return across(division, node, above, named: name) ?? requested(node, above, named: name)
    }
    if let guide = spot.lineUp?[axis] { return linedUp(node, above, by: guide) }
    if spot.isUnplacedByLayout {
      return centered(node, above).map {
        "does not place this view, which is therefore centered: \($0)"
      }
    }
    if let clause = inGrid(node, above) { return clause }
    return spot.request == nil ? moved(node, above) : requested(node, above, named: name)
  }

  private func onCanvas(_ node: Node, _ canvas: Node) -> String {
    let (whole, own) = (length(of: canvas), length(of: node))
    if isClose(whole, own), isClose(start(of: node), 0) {
      return "the canvas begins there, and this view fills its \(noun) of \(number(own))"
    }
    let sum = ((.length(whole) - .length(own)) / 2 as LayoutSum).equation(start(of: node))
    guard let sum else {
      return "the canvas centers this view in the part that is free of safe area insets"
    }
    return "the canvas, \(number(whole)) \(adjective), centers this view, \(number(own)) "
      + "\(adjective): \(sum)"
  }

  /// Returns the sum that yields the position of a view centered in a container; nil if the view is
  /// not centered.
  private func centered(_ node: Node, _ above: Node) -> String? {
    let half: LayoutSum = (.length(length(of: above)) - .length(length(of: node))) / 2
    return (.length(start(of: above)) + half).equation(start(of: node))
  }

  /// Returns a clause about a node that moves the node inside of it by a distance. Examples of such
  /// nodes are a padding, an offset and a scroll view. The result is nil for any other node.
  private func moved(_ node: Node, _ above: Node) -> String? {
    let distance = start(of: node) - start(of: above)
    let sum = (.length(start(of: above)) + .length(distance) as LayoutSum).equation(start(of: node))
    guard let sum else { return nil }
    let edge = axis == .horizontal ? "left" : "top"
    if above.isPadding { return "has a padding of \(number(distance)) at the \(edge): \(sum)" }
    if above.description.name.hasPrefix(".offset(") {
      return "moves this view by \(number(distance)): \(sum)"
    }
    if above.description.name == "ScrollView" {
      return distance < 0
        ? "is scrolled by \(number(-distance)): \(sum)"
        : "puts this view \(number(distance)) from the \(edge) edge of its content: \(sum)"
    }
    guard let placing = above.description.placing else { return nil }
    return "puts this view \(placing): \(sum)"
  }
}
