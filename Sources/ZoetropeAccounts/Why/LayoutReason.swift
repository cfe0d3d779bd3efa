import Foundation
import ZoetropeGeometry

/// The reasons for one length or coordinate of a view: the chain of proposals, answers and
/// placements that led to it.
package struct LayoutReason: Sendable, Equatable {
  /// A length or a coordinate.
  package enum Quantity: String, CaseIterable, Sendable {
    case width, height, x, y

    var axis: Axis { self == .width || self == .x ? .horizontal : .vertical }
    var isLength: Bool { self == .width || self == .height }
  }

  /// The sentences. The first sentence states the result.
  ///
  /// If the result is a length, the next sentences explain the proposals, from the outside in. The
  /// last sentences explain the answers, from the inside out.
  ///
  /// If the result is a coordinate, the other sentences explain the positions of the view and of
  /// its ancestors, from the view out to the canvas.
  package let sentences: [String]
}

extension LayoutExplanation {
  /// Returns the reasons for a length or a coordinate of a view; nil if no view has the path, or if
  /// the view was not placed.
  ///
  /// - Parameters:
  ///   - quantity: The length or coordinate.
  ///   - path: The path of the view.
  ///   - moment: The name of the moment, such as `frame 40 (0.67 s)`. Defaults to the time.
  package func reason(
    for quantity: LayoutReason.Quantity, of path: String, moment: String? = nil
  ) -> LayoutReason? {
    let parts = PathParts.of(path)
    guard let way = root.way(to: parts), let view = way.last, view.spot != nil else { return nil }
    let moment = moment ?? "\(LayoutDescription.number(CGFloat(time))) s"
    let finder = ReasonFinder(way: way, asked: parts, axis: quantity.axis, moment: moment)
    return LayoutReason(sentences: quantity.isLength ? finder.length() : finder.position())
  }
}

extension LayoutExplanation.Node {
  /// Returns the nodes from this node to the view whose path has the given components, both
  /// included. The result is nil if no view has that path.
  ///
  /// A user-defined view has no layout node of its own, but has the size and position of the
  /// outermost view in its body. The result then ends with that outermost view. A modifier around a
  /// view counts as an ancestor of the view. The result ends with a modifier only if no view is
  /// found.
  fileprivate func way(to parts: ArraySlice<String>) -> [Self]? {
    wayToView(parts) ?? wayToModifier(parts)
  }

  private func wayToView(_ parts: ArraySlice<String>) -> [Self]? {
    let own = PathParts.of(path)
    if spot != nil, own.starts(with: parts) {
      let isView = isContainer || isNamed && !description.name.hasPrefix(".")
      if own.count > parts.count || isView { return [self] }
    }
    return wayThroughChildren { $0.wayToView(parts) }
  }

  /// Returns the nodes from this node to the outermost modifier of the view whose path has the
  /// given components; nil if no node is found.
  private func wayToModifier(_ parts: ArraySlice<String>) -> [Self]? {
    if !path.isEmpty, PathParts.of(path).starts(with: parts) { return [self] }
    return wayThroughChildren { $0.wayToModifier(parts) }
  }

  /// Returns this node, followed by the first way that a closure returns for a child; nil if there
  /// is no such way.
  ///
  /// The closure is called once for each child. The first element of a lazy collection would call
  /// it several times, so that the time would grow exponentially with the depth of the tree.
  private func wayThroughChildren(_ way: (Self) -> [Self]?) -> [Self]? {
    for child in children {
      if let way = way(child) { return [self] + way }
    }
    return nil
  }
}
