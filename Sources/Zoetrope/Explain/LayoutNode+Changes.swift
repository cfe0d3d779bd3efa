import Foundation
import ZoetropeGeometry

/// A layout node that reports the numbers that a running animation changes.
protocol ChangeTelling: LayoutNode {
  /// The changes of the numbers that make up the animated value; nil if no animation runs. Numbers
  /// that the animation leaves unchanged may be included.
  var changes: [LayoutExplanation.Change]? { get }
}

extension GeometryNode: ChangeTelling {
  /// The changes of the frame, in points, in the enclosing coordinate space; nil if no animation
  /// runs.
  final var changes: [LayoutExplanation.Change]? {
    guard let start = startFrame else { return nil }
    let (end, shown) = (CGRect(origin: origin, size: size), presentedFrame)
    return [
      .init(name: "x", start: start.minX, end: end.minX, shown: shown.minX),
      .init(name: "y", start: start.minY, end: end.minY, shown: shown.minY),
      .init(name: "width", start: start.width, end: end.width, shown: shown.width),
      .init(name: "height", start: start.height, end: end.height, shown: shown.height),
    ]
  }
}

extension OffsetNode: ChangeTelling {
  var changes: [LayoutExplanation.Change]? {
    guard let start = slot.start?.offset else { return nil }
    let (end, shown) = (slot.model.offset, slot.presented.offset)
    return [
      .init(name: "x", start: start.width, end: end.width, shown: shown.width),
      .init(name: "y", start: start.height, end: end.height, shown: shown.height),
    ]
  }
}

extension ScrollNode {
  /// The changes of the scroll offset, in points; nil if no animation runs.
  var scrolling: [LayoutExplanation.Change]? {
    guard let start = slot.start else { return nil }
    let (end, shown) = (slot.model, slot.presented)
    return [
      .init(name: "x", start: start.x, end: end.x, shown: shown.x),
      .init(name: "y", start: start.y, end: end.y, shown: shown.y),
    ]
  }
}

extension LayoutContainerNode: ChangeTelling {
  /// The changes of the numbers among the layout's stored properties; nil if no animation runs.
  var changes: [LayoutExplanation.Change]? {
    guard let start else { return nil }
    let values: [[NamedNumber]] = [start, model, layout].map { layout in
      NamedNumber.all(in: (layout as? AnyLayout)?.wrapped ?? layout)
    }
    guard values[0].map(\.name) == values[1].map(\.name),
      values[1].map(\.name) == values[2].map(\.name)
    else { return [] }
    return values[0].indices.compactMap { index in
      let (start, end, shown) = (values[0][index], values[1][index], values[2][index])
      if start.value == end.value && shown.value == end.value { return nil }
      return LayoutExplanation.Change(
        name: start.name, unit: start.unit, start: start.value, end: end.value,
        shown: shown.value)
    }
  }
}

/// A number among the stored properties of a value.
struct NamedNumber {
  /// The names of the nested properties that lead to the number, joined by dots: `location.x`.
  var name: String
  /// The unit of the number, with a space before it; empty for a plain number.
  var unit = ""
  var value: CGFloat

  /// The maximum number of property names on the way from a value to a number inside it. Numbers at
  /// deeper levels are left out.
  private static let depth = 3

  /// Returns the numbers in a value, in the order of its properties. Objects and collections are
  /// left out.
  static func all(in value: Any) -> [NamedNumber] { all(in: value, named: "", depth: 0) }

  private static func all(in value: Any, named name: String, depth: Int) -> [NamedNumber] {
    switch value {
    case let number as CGFloat: return [NamedNumber(name: name, value: number)]
    case let number as Double: return [NamedNumber(name: name, value: CGFloat(number))]
    case let number as Float: return [NamedNumber(name: name, value: CGFloat(number))]
    case let angle as Angle:
      return [NamedNumber(name: name, unit: " degrees", value: CGFloat(angle.degrees))]
    default: break
    }
    let mirror = Mirror(reflecting: value)
    guard depth < NamedNumber.depth, mirror.displayStyle == .struct else { return [] }
    return mirror.children.flatMap { child -> [NamedNumber] in
      guard let label = child.label else { return [] }
      return all(
        in: child.value, named: name.isEmpty ? label : "\(name).\(label)", depth: depth + 1)
    }
  }
}
