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

  /// The sentences. The first has the result. A length is followed by the proposals, from the
  /// outside in, and the answers, from the inside out; a coordinate by the places of the views
  /// around, from the inside out.
  package let sentences: [String]
}

extension LayoutExplanation {
  /// Returns the reasons for a length or a coordinate of a view; nil if no view has the path, or if
  /// it was not placed.
  package func reason(for quantity: LayoutReason.Quantity, of path: String) -> LayoutReason? {
    guard let way = root.way(to: PathParts.of(path)), let view = way.last, view.spot != nil else {
      return nil
    }
    let finder = ReasonFinder(way: way, axis: quantity.axis)
    return LayoutReason(sentences: quantity.isLength ? finder.length() : finder.position())
  }
}

extension LayoutExplanation.Node {
  /// Returns the nodes from this one to the view with a path, both included: the outermost view
  /// inside of the path, without the modifiers around it.
  fileprivate func way(to parts: ArraySlice<String>) -> [Self]? {
    if !path.isEmpty, PathParts.of(path).starts(with: parts) {
      return wayToView(path) ?? [self]
    }
    for child in children {
      if let way = child.way(to: parts) { return [self] + way }
    }
    return nil
  }

  /// Returns the nodes from this one, a view or a modifier of a path, to the view of that path.
  private func wayToView(_ path: String) -> [Self]? {
    if self.path != path || spot == nil { return nil }
    if isNamed && !description.name.hasPrefix(".") { return [self] }
    for child in children {
      if let way = child.wayToView(path) { return [self] + way }
    }
    return nil
  }
}
