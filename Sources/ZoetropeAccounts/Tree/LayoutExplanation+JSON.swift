import Foundation
import ZoetropeFiles
import ZoetropeGeometry

extension LayoutExplanation {
  /// The explanation as one JSON object (RFC 8259) on one line.
  ///
  /// Keys of the object:
  /// - `time`: the virtual time, in seconds
  /// - `canvas`: `[width, height]`
  /// - `root`: the canvas, with the keys of a view
  /// - `diagnostics`: an array of sentences
  ///
  /// Keys of a view:
  /// - `path`: the path of the view, as in `Host.placements()`
  /// - `name`: the name of the view or modifier, as in source code
  /// - `text`: the text that the view shows, or null
  /// - `rule`: a clause that says how the view determines sizes, or null
  /// - `frame`: `[x, y, width, height]`, the bounding box on the canvas as laid out; null if the
  ///   view was not placed
  /// - `shown`: the bounding box as presented, which differs from `frame` while the view moves
  /// - `size`: the size as laid out, or null
  /// - `proposal`: the proposal with which the view was placed, or null
  /// - `request`: the position on the canvas and the anchor with which a layout placed the view, as
  ///   `{"position", "anchor"}`; null if no layout placed the view
  /// - `questions`: the proposals to the view and its answers
  /// - `stacks`: the divisions of a stack's length among the children
  /// - `children`: the children, with the keys of a view
  /// - `omitted`: the number of children that the explanation leaves out
  ///
  /// Keys of a question:
  /// - `proposal`: `[width, height]`
  /// - `answer`: `[width, height]`
  /// - `count`: the number of times that the proposal was made; the first answer was computed, and
  ///   later answers were memoized
  /// - `used`: whether the view was placed with this proposal
  /// - `during`: an array with an element for each occasion on which the parent made the proposal:
  ///   the proposal that the parent was answering, or null if the parent was placing its children
  ///
  /// Keys of a stack:
  /// - `axis`: `horizontal` or `vertical`
  /// - `proposal`: the proposal to the stack
  /// - `alignment`: the name of the alignment guide
  /// - `gaps`: the distances between neighboring views
  /// - `views`: the views of the stack, in their order, with the keys `path`, `priority`,
  ///   `minimum`, `maximum`, `flexibility`, `offered`, `length`, `guide` and `served`. The value of
  ///   `served` is the view's number, from 1, in the order in which the stack offered lengths.
  ///
  /// Lengths are in points; in a proposal, null is an unspecified length. Infinities and NaN are
  /// written as `"infinity"`, `"-infinity"` and `"nan"`.
  public var json: String { jsonValue().text }

  /// Returns the explanation as a JSON object. The values of the header precede those of the
  /// explanation.
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
      ("path", .string(path)), ("name", .string(description.name)),
      ("text", .text(description.text.map { "\"\($0)\"" } ?? description.detail)),
      ("rule", .text(description.rule)), ("frame", spot.map { .box($0.box) } ?? .null),
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
      ("used", JSON(isUsed)),
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
  /// Returns a length as JSON: a string for infinities and NaN, and null for nil.
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
