import Foundation
import ZoetropeGeometry

/// What a layout node says of itself to a person who wonders why it is as large as it is.
package struct LayoutWords: Sendable, Equatable {
  /// What it is called, as one types it: `HStack(spacing: 8)`, `.padding(8)`.
  package var name: String
  /// What it shows: the text in quotation marks; nil for most.
  package var detail: String?
  /// How it comes to what it proposes and answers; nil where it passes on both as they are.
  package var rule: String?
  /// Where it puts what is inside, as the end of "puts it"; nil where there is nothing to say.
  package var placing: String?

  package init(
    _ name: String, detail: String? = nil, rule: String? = nil, placing: String? = nil
  ) {
    self.name = name
    self.detail = detail
    self.rule = rule
    self.placing = placing
  }

  /// A modifier with its arguments; those without a value are left out.
  package static func call(_ name: String, _ arguments: [(label: String, value: String?)]) -> String
  {
    let texts = arguments.compactMap { label, value in
      value.map { label.isEmpty ? $0 : "\(label): \($0)" }
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }

  /// The first words of a text, in quotation marks.
  package static func quoted(_ text: String, length: Int = 24) -> String {
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count <= length ? "\"\(line)\"" : "\"\(line.prefix(length - 1))…\""
  }

  // MARK: Numbers

  /// A length in points, to a hundredth.
  package static func number(_ value: CGFloat) -> String {
    if value.isNaN { return "undefined" }
    if value.isInfinite { return value > 0 ? "inf" : "-inf" }
    let rounded = (value * 100).rounded() / 100
    if abs(rounded) < 1e15, let whole = Int(exactly: rounded) { return "\(whole)" }
    return "\(Double(rounded))"
  }

  /// The same, nil where there is none.
  package static func number(_ value: CGFloat?) -> String? { value.map { number($0) } }

  /// Width and height.
  package static func size(_ size: CGSize) -> String {
    "\(number(size.width)) x \(number(size.height))"
  }

  /// What is proposed.
  package static func proposal(_ proposal: ProposedViewSize) -> String {
    "\(number(proposal.width) ?? "nil") x \(number(proposal.height) ?? "nil")"
  }

  /// A place.
  package static func point(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }
}

/// Something that can say in words what it does in layout: a layout node, or what one is made of.
protocol LayoutWording {
  /// The words, about the layout as it is now.
  var layoutWords: LayoutWords { get }
}

extension LayoutWords {
  /// A type's name as that of a value: with a small first letter.
  package static func lowered(_ name: some StringProtocol) -> String {
    name.prefix(1).lowercased() + name.dropFirst()
  }
}

extension AlignmentKey {
  /// What the guide is called.
  package var name: String {
    let name = typeName(id)
    return name == "HorizontalCenter" || name == "VerticalCenter"
      ? "center" : LayoutWords.lowered(name)
  }
}

extension Alignment {
  /// What the alignment is called.
  package var name: String {
    let (x, y) = (horizontal.alignmentKey.name, vertical.alignmentKey.name)
    if y == "center" { return x }
    return x == "center" ? y : y + x.prefix(1).uppercased() + x.dropFirst()
  }

  /// Where something with this alignment is put.
  package var place: String { name == "center" ? "in the middle" : "at its \(name)" }
}
