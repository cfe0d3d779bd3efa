import Foundation
import ZoetropeGeometry

/// A layout node's description of its own layout, as shown in a ``LayoutExplanation``.
package struct LayoutDescription: Sendable, Equatable {
  /// The name of the view or modifier as in source code: `HStack(spacing: 8)`, `.padding(8)`.
  package var name: String
  /// The content that the view shows, such as a text in quotation marks; nil for most nodes.
  package var detail: String?
  /// The whole text that the view shows, in one line; nil for views other than texts.
  package var text: String?
  /// The rule by which the node makes proposals to its content and answers proposals, such as
  /// "takes the whole proposed size". ``LayoutExplanation/description`` prints the rule after the
  /// word "it". The rule is nil if the node forwards proposals and answers unchanged.
  package var rule: String?
  /// The position at which the node places its content, such as "at the center".
  /// ``LayoutExplanation/description`` prints the position in a line such as "canvas puts it at the
  /// center". The value is nil if the position needs no explanation.
  package var placing: String?

  /// Creates a description from its parts.
  package init(
    _ name: String, detail: String? = nil, rule: String? = nil, placing: String? = nil
  ) {
    self.name = name
    self.detail = detail
    self.rule = rule
    self.placing = placing
  }

  /// Formats a call with its arguments, such as `HStack(spacing: 8)`. Arguments without a value are
  /// omitted.
  package static func call(_ name: String, _ arguments: [(label: String, value: String?)]) -> String
  {
    let texts = arguments.compactMap { label, value in
      value.map { label.isEmpty ? $0 : "\(label): \($0)" }
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  /// Puts a text in quotation marks. A text that is too long is cut off and ends with an ellipsis.
  ///
  /// - Parameters:
  ///   - text: The text; white space is collapsed to single spaces.
  ///   - length: The largest number of characters between the quotation marks, including the
  ///     ellipsis. Defaults to 24.
  package static func quoted(_ text: String, length: Int = 24) -> String {
    let line = line(text)
    return line.count <= length ? "\"\(line)\"" : "\"\(line.prefix(length - 1))…\""
  }

  /// Returns a text in one line: white space is collapsed to single spaces.
  package static func line(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  // MARK: Numbers

  /// Formats a length in points, rounded to hundredths.
  package static func number(_ value: CGFloat) -> String {
    if value.isNaN { return "undefined" }
    if value.isInfinite { return value > 0 ? "inf" : "-inf" }
    let rounded = (value * 100).rounded() / 100
    if abs(rounded) < 1e15, let whole = Int(exactly: rounded) { return "\(whole)" }
    return "\(Double(rounded))"
  }

  /// Formats a length in points, rounded to hundredths. The result is nil if the length is nil.
  package static func number(_ value: CGFloat?) -> String? { value.map { number($0) } }

  /// Formats a size in points: `300 x 200`.
  package static func size(_ size: CGSize) -> String {
    "\(number(size.width)) x \(number(size.height))"
  }

  /// Formats a proposal in points: `300 x nil`.
  package static func proposal(_ proposal: ProposedViewSize) -> String {
    "\(number(proposal.width) ?? "nil") x \(number(proposal.height) ?? "nil")"
  }

  /// Formats a point: `(10, 20)`.
  package static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }
}

extension LayoutDescription {
  /// Returns a type name with a lower-case first letter, as in the name of a value.
  package static func lowered(_ name: some StringProtocol) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}
