import Foundation
import ZoetropeGeometry

extension LayoutExplanation {
  /// The explanation for programs, as one JSON object (RFC 8259) on one line.
  ///
  /// Keys: `time` in seconds, `canvas` `[width, height]`, `root` a view, `diagnostics` an array of
  /// sentences. A view has `path` (as placements have it), `name` (as one types it), `text` (what
  /// it shows, or null), `rule` (what it does, or null), `frame` `[x, y, width, height]` (the box
  /// around it on the canvas, by the layout; null where it was not placed), `shown` (the same as
  /// it is drawn, on its way), `size`, `proposal` (what it was placed with), `request`
  /// (`{"position", "anchor"}`, on the canvas, where a layout placed it, else null), `questions`,
  /// `stacks`, `children` (views), and `omitted`, the number of views inside that were left out.
  ///
  /// A question has `proposal`, `answer`, `count` (how often it was asked; all but one answer came
  /// from memory), `used` (whether the view was placed with it) and `during`: for each occasion the
  /// proposal that the view around was given itself, or null while that one placed its views.
  /// A stack has `axis`, `proposal`, `alignment`, `gaps` and `views`, in their order, each with
  /// `path`, `priority`, `minimum`, `maximum`, `flexibility`, `offered`, `length`, `guide` and
  /// `served`, its number in the order of serving.
  ///
  /// Lengths are points; null in a proposal is an unspecified length. What JSON has no numbers for
  /// is `"infinity"`, `"-infinity"` or `"nan"`.
  public var json: String { jsonValue().text }

  /// The explanation with further values in front.
  package func jsonValue(_ header: [(key: String, value: JSON)] = []) -> JSON {
    .object(
      header + [
        ("time", .number(time)), ("canvas", .size(size)), ("root", root.json),
        ("diagnostics", .array(diagnostics.map { .string($0.message) })),
      ])
  }
}

extension LayoutExplanation.Node {
  fileprivate var json: JSON {
    .object([
      ("path", .string(path)), ("name", .string(words.name)), ("text", .text(words.detail)),
      ("rule", .text(words.rule)), ("frame", spot.map { .box($0.box) } ?? .null),
      ("shown", spot.map { .box($0.shownBox) } ?? .null),
      ("size", spot.map { .size($0.frame.size) } ?? .null),
      ("proposal", spot.map { .proposal($0.proposal) } ?? .null),
      ("request", spot?.request?.json ?? .null),
      ("questions", .array(questions.map(\.json))), ("stacks", .array(divisions.map(\.json))),
      ("children", .array(children.map(\.json))), ("omitted", .integer(leftOutCount)),
    ])
  }
}

extension LayoutExplanation.Request {
  fileprivate var json: JSON {
    .object([
      ("position", .array([.length(position.x), .length(position.y)])),
      ("anchor", .array([.length(anchor.x), .length(anchor.y)])),
    ])
  }
}

extension LayoutExplanation.Question {
  fileprivate var json: JSON {
    .object([
      ("proposal", .proposal(proposal)), ("answer", .size(answer)), ("count", .integer(count)),
      ("used", .boolean(isUsed)),
      ("during", .array(occasions.map { $0.map(JSON.proposal) ?? .null })),
    ])
  }
}

extension LayoutExplanation.Division {
  fileprivate var json: JSON {
    var served = order
    for (position, index) in order.enumerated() { served[index] = position + 1 }
    return .object([
      ("axis", .string(axis == .horizontal ? "horizontal" : "vertical")),
      ("proposal", .proposal(proposal)), ("alignment", .string(alignment)),
      ("gaps", .array(distances.map(JSON.length))),
      ("views", .array(zip(portions, served).map { $0.json(served: $1) })),
    ])
  }
}

extension LayoutExplanation.Portion {
  fileprivate func json(served: Int) -> JSON {
    let flexibility = maximum.flatMap { maximum in minimum.map { maximum - $0 } }
    return .object([
      ("path", .string(path)), ("priority", .length(priority)),
      ("minimum", .length(minimum)), ("maximum", .length(maximum)),
      ("flexibility", .length(flexibility)), ("offered", .length(offered)),
      ("length", .length(length)), ("guide", .length(guide)), ("served", .integer(served)),
    ])
  }
}

extension JSON {
  /// A length; in words where JSON has no number for it, null where there is none.
  fileprivate static func length(_ length: CGFloat?) -> JSON {
    guard let length else { return .null }
    if length.isNaN { return .string("nan") }
    if length.isInfinite { return .string(length > 0 ? "infinity" : "-infinity") }
    return .number(Double(length))
  }

  fileprivate static func text(_ text: String?) -> JSON { text.map(JSON.string) ?? .null }

  fileprivate static func size(_ size: CGSize) -> JSON {
    .array([length(size.width), length(size.height)])
  }

  fileprivate static func proposal(_ proposal: ProposedViewSize) -> JSON {
    .array([length(proposal.width), length(proposal.height)])
  }

  fileprivate static func box(_ box: CGRect) -> JSON {
    .array([box.minX, box.minY, box.width, box.height].map { length($0) })
  }
}
