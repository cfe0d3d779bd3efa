import Foundation
import ZoetropeGeometry

/// Sentences about numbers that animations are changing.
extension ReasonFinder {
  /// A node whose frame is being changed by an animation.
  private struct Mover {
    var name: String
    var change: LayoutExplanation.Change
    /// The distance along the axis, in points, from the origin of the canvas to the origin of the
    /// coordinate space in which the node's frame is given.
    var distance: CGFloat
    /// Whether the node is the view or one of its ``standIns``. False for an ancestor of the view.
    var isView: Bool
  }

  // MARK: Coordinates

  /// Returns the sentences about an animated movement of the view to its position in the layout;
  /// empty if the view is drawn at that position.
  func moving() -> [String] {
    guard let spot = view.spot, let drawn, case let end = start(of: spot) else { return [] }
    let name = names[viewIndex]
    let shared =
      "The layout puts \(name) at the end of that way, \(letter) \(number(end)), for these reasons:"
    let movers = self.movers()
    guard !movers.isEmpty, (1...viewIndex).allSatisfy(isStraight) else {
      return [
        "An animation moves \(name), or a view around it that is turned or scaled.", shared,
      ]
    }
    var sentences = movers.map { way(of: $0, to: end) }
    let rests = movers.map {
      LayoutSum.length($0.change.end + $0.distance) - .length($0.change.shown + $0.distance)
    }
    if movers.count > 1 || !isTogether(movers[0]),
      let sum = rests.reduce(LayoutSum.length(end), -).equation(drawn)
    {
      let distance = movers.count == 1 ? "the same distance" : "the sum of these distances"
      sentences.append("\(name) is drawn at \(distance) from the end of its own way: \(sum).")
    }
    return sentences + [shared]
  }

  /// The coordinate at which the view is drawn; nil if the layout puts the view at this coordinate.
  var drawn: CGFloat? {
    guard let spot = view.spot else { return nil }
    return ([view] + standIns).lazy.compactMap { node in
      node.spot.map { coordinate($0.shownBox.origin) }
    }.first { !isClose($0, start(of: spot)) }
  }

  /// The inner nodes that share the view's position and length along the axis, from the outside in.
  ///
  /// Each node is the first child of the preceding node, and begins and ends where the preceding
  /// node does. If the boxes of the two nodes differ, the child must also be the only child or the
  /// content of a modifier.
  private var standIns: [Node] {
    var nodes: [Node] = []
    var node = view
    while let child = node.children.first, isStandIn(child, for: node) {
      nodes.append(child)
      node = child
    }
    return nodes
  }

  private func isStandIn(_ child: Node, for node: Node) -> Bool {
    guard let spot = child.spot else { return false }
    if spot.box == node.spot?.box { return true }
    return (node.children.count == 1 || node.description.name.hasPrefix("."))
      && spot.transform.isTranslation && isClose(start(of: child), start(of: node))
      && isClose(length(of: child), length(of: node))
  }

  /// Whether the node and the view move together. This is the case if the node is the view or one
  /// of its ``standIns``. It is also the case if the node's movement ends at the position that the
  /// layout gives to the view.
  private func isTogether(_ mover: Mover) -> Bool {
    mover.isView || isClose(mover.change.end + mover.distance, start(of: view))
  }

  private func way(of mover: Mover, to end: CGFloat) -> String {
    let (change, distance) = (mover.change, mover.distance)
    let (from, to) = (change.start + distance, change.end + distance)
    let node =
      mover.isView
      ? mover.name
      : isTogether(mover)
        ? "\(mover.name), and \(names[viewIndex]) with it,"
        : "\(mover.name), which contains \(names[viewIndex]),"
    guard let fraction = change.fraction else {
      return "An animation moved \(node) away from \(letter) \(number(to)), and then was "
        + "redirected to come back there; at \(moment) it has come to "
        + "\(letter) \(number(change.shown + distance))."
    }
    let start =
      "An animation moves \(node) from \(letter) \(number(from)) to \(letter) \(number(to))"
    return "\(start), \(covered(fraction, from, to, shown: change.shown + distance))."
  }

  /// Returns the nodes whose frames are being changed by animations, from the outside in.
  ///
  /// These are ancestors of the view, and then the view. If the view itself is not animated, the
  /// first animated node of ``standIns`` takes its place.
  private func movers() -> [Mover] {
    var movers = (1...max(viewIndex, 1)).compactMap { index in
      index > viewIndex ? nil : mover(chain[index], names[index], isView: index == viewIndex)
    }
    if movers.last?.isView != true {
      movers += standIns.lazy.compactMap { mover($0, names[viewIndex], isView: true) }.prefix(1)
    }
    return movers
  }

  private func mover(_ node: Node, _ name: String, isView: Bool) -> Mover? {
    guard let change = change(letter, of: node), let frame = node.spot?.frame,
      !isClose(change.shown, change.end)
    else { return nil }
    return Mover(
      name: name, change: change, distance: start(of: node) - coordinate(frame.origin),
      isView: isView)
  }

  private func change(_ name: String, of node: Node) -> LayoutExplanation.Change? {
    node.isContainer ? nil : node.changes?.first { $0.name == name }
  }

  // MARK: Lengths

  /// The length with which the view is drawn; nil if the layout gives the view this length.
  var drawnLength: CGFloat? {
    ([view] + standIns).lazy.map { length($0.spot?.shown.size) }.first {
      !isClose($0, length(of: view)) && !$0.isNaN
    }
  }

  /// Returns the sentences about an animated change of the view's length to its length in the
  /// layout; empty if the view is drawn with that length.
  func growing() -> [String] {
    guard let drawnLength else { return [] }
    let (name, end) = (names[viewIndex], length(of: view))
    let shared = "The layout makes \(name) \(number(end)) points \(adjective) for these reasons:"
    let change = ([view] + standIns).lazy.compactMap { self.change(noun, of: $0) }.first
    guard let change, let fraction = change.fraction else {
      return [
        "An animation changed the \(noun) of \(name), and then was redirected to come back to "
          + "\(number(end)); at \(moment) it has come to \(number(drawnLength)).", shared,
      ]
    }
    let way = covered(fraction, change.start, change.end, shown: drawnLength)
    return [
      "An animation changes the \(noun) of \(name) from \(number(change.start)) to "
        + "\(number(change.end)), \(way).", shared,
    ]
  }

  // MARK: Views inside, offsets and layouts

  /// Returns a sentence about descendants of the view that animations are still moving or resizing;
  /// nil if there are none. The sentence also tells how the first of them is drawn.
  ///
  /// - Parameter drawn: A closure that describes how a node is drawn, such as "drawn at x 20". It
  ///   returns nil if the node is drawn as in the layout.
  func movingInside(_ drawn: (Node) -> String?) -> String? {
    var changing: [Node] = []
    for child in view.children { child.forEach { if isChanging($0) { changing.append($0) } } }
    if changing.isEmpty { return nil }
    let views = changing.count == 1 ? "a view" : "\(changing.count) views"
    let example = changing.first { drawn($0) != nil }.flatMap { node in
      drawn(node).map { " \(ReasonNames.name(node, axis)) is \($0)." }
    }
    return "An animation is still changing the place or size of \(views) inside of "
      + "\(names[viewIndex]); this answer is about the layout in which they end."
      + (example ?? "")
  }

  /// Returns a clause that begins with "drawn at" and gives the coordinate at which a node is
  /// drawn. If possible, the clause also describes the animated movement of the node. The result is
  /// nil if the layout puts the node at that coordinate.
  func drawnPlace(of node: Node) -> String? {
    guard let spot = node.spot, case let drawn = coordinate(spot.shownBox.origin),
      !isClose(drawn, start(of: spot))
    else { return nil }
    let place = "drawn at \(letter) \(number(drawn))"
    guard let mover = mover(node, "", isView: true), let fraction = mover.change.fraction,
      isClose(mover.change.shown + mover.distance, drawn)
    else { return place }
    let (from, to) = (mover.change.start + mover.distance, mover.change.end + mover.distance)
    return "\(place): an animation moves it from \(letter) \(number(from)) to "
      + "\(letter) \(number(to)), \(covered(fraction, from, to, shown: drawn))"
  }

  /// Returns a clause such as "drawn 20 points wide" about a node; nil if the node is drawn with
  /// its length in the layout.
  func drawnExtent(of node: Node) -> String? {
    guard let spot = node.spot, case let drawn = length(spot.shown.size),
      !isClose(drawn, length(of: node))
    else { return nil }
    return "drawn \(number(drawn)) points \(adjective)"
  }

  private func isChanging(_ node: Node) -> Bool {
    [letter, noun].contains { name in
      change(name, of: node).map { !isClose($0.shown, $0.end) } ?? false
    }
  }

  /// Returns the sentences about the numbers that an animation is changing in an offset, a scroll
  /// view or a layout; empty if there are none.
  func changing(_ node: Node, named name: String) -> [String] {
    if let scrolling = node.scrolling {
      return scrolling.filter { $0.name == letter }.compactMap {
        way(of: $0, "the scroll offset of \(name)")
      }
    }
    guard let changes = node.changes else { return [] }
    if node.description.name.hasPrefix(".offset(") {
      return changes.filter { $0.name == letter }.compactMap {
        way(of: $0, "the \($0.name) of this offset")
      }
    }
    guard node.isContainer else { return [] }
    // A coordinate along the other axis is rarely the cause. It is mentioned only if nothing else
    // changes.
    let other = axis == .horizontal ? "y" : "x"
    let along = changes.filter { $0.name != other && !$0.name.hasSuffix(".\(other)") }
    let sentences = (along.isEmpty ? changes : along).compactMap {
      way(of: $0, "the property \($0.name) of \(name)")
    }
    if sentences.isEmpty {
      return ["An animation is changing \(name), which is laid out as it is at \(moment)."]
    }
    let values = sentences.count == 1 ? "that value" : "these values"
    return sentences + [
      node.isUserLayout
        ? "The code of \(name) runs with \(values) at \(moment)."
        : "\(name) is laid out with \(values) at \(moment)."
    ]
  }

  /// Returns a sentence for each of the given nodes that a keyframe animator or a timeline view
  /// recreates for every frame.
  func remade(_ indices: [Int]) -> [String] {
    indices.compactMap { index in
      guard let animator = chain[index].animatorName else { return nil }
      return "A \(animator) sets \(names[index]) at every frame; this is its value at \(moment)."
    }
  }

  private func way(of change: LayoutExplanation.Change, _ subject: String) -> String? {
    guard let fraction = change.fraction else { return nil }
    let way = covered(fraction, change.start, change.end, shown: change.shown)
    return "An animation changes \(subject) from \(number(change.start)) to \(number(change.end))"
      + "\(change.unit), \(way)."
  }

  /// Returns a clause about the fraction of a movement or change that has been covered, with the
  /// sum that yields the current value `shown`.
  private func covered(
    _ fraction: CGFloat, _ start: CGFloat, _ end: CGFloat, shown: CGFloat
  ) -> String {
    let sum = LayoutSum.way(start, end, fraction).equation(shown).map { ": \($0)" } ?? ""
    return "and has covered \(number(fraction * 100)) % of the way at \(moment)\(sum)"
  }
}
