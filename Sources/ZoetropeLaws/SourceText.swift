import Foundation
import Zoetrope

/// Formats values as Swift source, or as words.
enum SourceText {
  /// Formats a number with at most six digits after the point, without trailing zeros.
  static func number(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value > 0 ? ".infinity" : "-.infinity" }
    if abs(value) >= 1e9 { return String(value) }
    let rounded = (value * 1e6).rounded() / 1e6
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }

  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  /// Formats a side of a proposal: `nil`, or a number.
  static func side(_ side: CGFloat?) -> String { side.map { number($0) } ?? "nil" }

  static func proposal(_ proposal: ProposedViewSize) -> String {
    switch (proposal.width, proposal.height) {
    case (nil, nil): ".unspecified"
    case (0, 0): ".zero"
    case (.infinity, .infinity): ".infinity"
    default: "ProposedViewSize(width: \(side(proposal.width)), height: \(side(proposal.height)))"
    }
  }

  /// Formats a proposal as words, such as `100 × nil`.
  static func words(_ proposal: ProposedViewSize) -> String {
    "\(side(proposal.width)) × \(side(proposal.height))"
  }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func vector(_ x: CGFloat, _ y: CGFloat) -> String { point(CGPoint(x: x, y: y)) }

  /// Formats a value with its stored properties, such as `Wheel(radius: 50, isFacing: true)`. The
  /// text looks like a call of the memberwise initializer, even if the type has no such
  /// initializer.
  ///
  /// Instances of classes are written without their properties. Values that are nested more than
  /// five levels deep are written as `…`, which limits the length of the text.
  static func value(_ value: Any) -> String { text(of: value, depth: 0) }

  /// The maximum number of elements that are written for a collection.
  private static let elementLimit = 50

  private static func text(of value: Any, depth: Int) -> String {
    if let known = known(value) { return known }
    if depth > 5 { return "…" }
    let mirror = Mirror(reflecting: value)
    func children() -> [String] {
      let shown = mirror.children.prefix(elementLimit).map { text(of: $0.value, depth: depth + 1) }
      return mirror.children.count > elementLimit ? shown + ["…"] : shown
    }
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { text(of: $0.value, depth: depth) } ?? "nil"
    case .collection: return "[\(children().joined(separator: ", "))]"
    // The order of the elements differs between runs.
    case .set, .dictionary: return "[\(mirror.children.isEmpty ? "" : "…")]"
    case .enum:
      let name = mirror.children.first.map { ".\($0.label ?? "")(…)" } ?? ".\(value)"
      return depth == 0 ? "\(type(of: value))\(name)" : name
    case .struct where depth == 0 || !(value is any CustomStringConvertible):
      let parts = mirror.children.map { child in
        let name = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
        return (name.map { "\($0): " } ?? "") + text(of: child.value, depth: depth + 1)
      }
      return "\(type(of: value))(\(parts.joined(separator: ", ")))"
    case .class: return "\(type(of: value))(…)"
    default: return value is String ? "\"\(value)\"" : "\(value)"
    }
  }

  /// Returns the short form of a number, an angle or a standard alignment; nil for other values.
  private static func known(_ value: Any) -> String? {
    switch value {
    case let angle as Angle: return ".degrees(\(number(angle.degrees)))"
    case let value as CGFloat: return number(value)
    case let value as Double: return number(value)
    case let value as Float: return number(Double(value))
    case let alignment as HorizontalAlignment:
      let names: [(HorizontalAlignment, String)] = [
        (.leading, ".leading"), (.center, ".center"), (.trailing, ".trailing"),
      ]
      return names.first { $0.0 == alignment }?.1
    case let alignment as VerticalAlignment:
      let names: [(VerticalAlignment, String)] = [
        (.top, ".top"), (.center, ".center"), (.bottom, ".bottom"),
        (.firstTextBaseline, ".firstTextBaseline"), (.lastTextBaseline, ".lastTextBaseline"),
      ]
      return names.first { $0.0 == alignment }?.1
    default: return nil
    }
  }
}
