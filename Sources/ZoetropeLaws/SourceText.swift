import Foundation
import Zoetrope

/// Values as they are written in Swift.
enum SourceText {
  /// A number with at most six digits after the point, without trailing zeros.
  static func number(_ value: Double) -> String {
    if value.isNaN { return ".nan" }
    if value.isInfinite { return value > 0 ? ".infinity" : "-.infinity" }
    let rounded = (value * 1e6).rounded() / 1e6
    if rounded == rounded.rounded(), abs(rounded) < 1e15 { return String(Int(rounded)) }
    return String(rounded)
  }

  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

  /// A side of a proposal: `nil`, or a number.
  static func side(_ side: CGFloat?) -> String { side.map { number($0) } ?? "nil" }

  static func proposal(_ proposal: ProposedViewSize) -> String {
    switch (proposal.width, proposal.height) {
    case (nil, nil): ".unspecified"
    case (0, 0): ".zero"
    case (.infinity, .infinity): ".infinity"
    default: "ProposedViewSize(width: \(side(proposal.width)), height: \(side(proposal.height)))"
    }
  }

  /// A proposal in words, such as `100 × nil`.
  static func words(_ proposal: ProposedViewSize) -> String {
    "\(side(proposal.width)) × \(side(proposal.height))"
  }

  static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

  static func vector(_ x: CGFloat, _ y: CGFloat) -> String { point(CGPoint(x: x, y: y)) }

  /// A value with its stored properties, such as `Wheel(radius: 50, isFacing: true)`. The call is
  /// that of a memberwise initializer, which the type may not have.
  static func value(_ value: Any) -> String {
    if let angle = value as? Angle { return ".degrees(\(number(angle.degrees)))" }
    if let number = value as? CGFloat { return self.number(number) }
    if let number = value as? Double { return self.number(number) }
    if let number = value as? Float { return self.number(Double(number)) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return mirror.children.first.map { Self.value($0.value) } ?? "nil"
    case .collection:
      return "[\(mirror.children.map { Self.value($0.value) }.joined(separator: ", "))]"
    case .enum:
      if let child = mirror.children.first { return ".\(child.label ?? "")(…)" }
      return ".\(value)"
    case .struct where !(value is any CustomStringConvertible), .class:
      let parts = mirror.children.map { child in
        let name = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
        return (name.map { "\($0): " } ?? "") + Self.value(child.value)
      }
      return "\(type(of: value))(\(parts.joined(separator: ", ")))"
    default:
      return value is String ? "\"\(value)\"" : "\(value)"
    }
  }
}
