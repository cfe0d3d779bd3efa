import Foundation
import ZoetropeGeometry

/// A layout node's description of its own layout, for the explanation of a view's size.
package struct LayoutDescription: Sendable, Equatable {
  /// The name of the view or modifier as in source code: `HStack(spacing: 8)`, `.padding(8)`.
  package var name: String
  /// The content, such as a text in quotation marks; nil for most nodes.
  package var detail: String?
  /// The rule for the proposals to its content and for its own answers, worded to follow "it"; nil
  /// if the node passes both on unchanged.
  package var rule: String?
  /// The position of its content, worded to follow "puts it"; nil if there is nothing to say.
  package var placing: String?

  /// Creates a description.
  package init(
    _ name: String, detail: String? = nil, rule: String? = nil, placing: String? = nil
  ) {
    self.name = name
    self.detail = detail
    self.rule = rule
    self.placing = placing
  }

  /// Formats a call with its arguments; arguments without a value are omitted.
  package static func call(_ name: String, _ arguments: [(label: String, value: String?)]) -> String
  {
    let texts = arguments.compactMap { label, value in
      value.map { label.isEmpty ? $0 : "\(label): \($0)" }
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  /// Formats the beginning of a text in quotation marks.
  ///
  /// - Parameters:
  ///   - text: The text; white space is collapsed to single spaces.
  ///   - length: The number of characters to which the text is shortened. Defaults to 24.
  package static func quoted(_ text: String, length: Int = 24) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= length ? "\"\(line)\"" : "\"\(line.prefix(length - 1))…\""
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

  /// Formats a length in points, rounded to hundredths; nil for nil.
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

/// An object that describes its own layout: a layout node or a part of one.
protocol LayoutDescribing {
  /// The description of the current layout.
  var layoutDescription: LayoutDescription { get }
}

extension LayoutDescription {
  /// Returns the name of a type with a lower-case first letter, like the name of a value.
  package static func lowered(_ name: some StringProtocol) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension AlignmentKey {
  /// The name of the guide, such as `leading`.
  package var name: String {
    let name = typeName(id)
    return name == "HorizontalCenter" || name == "VerticalCenter"
      ? "center" : LayoutDescription.lowered(name)
  }
}

extension Alignment {
  /// The name of the alignment, such as `topLeading`.
  package var name: String {
    let (x, y) = (horizontal.alignmentKey.name, vertical.alignmentKey.name)
    if y == "center" { return x }
    return x == "center" ? y : y + x.prefix(1).uppercased() + x.dropFirst()
  }

  /// The aligned position as part of a sentence: `at the center`, `at its top`.
  package var place: String { name == "center" ? "at the center" : "at its \(name)" }
}
