/// The views whose trails a comparison draws.
package enum TrailSelection: Sendable, Equatable {
  /// All views. A view that does not move has no trail.
  case all
  /// None.
  case none
  /// The given number of views: those with the largest distances from their positions in the first
  /// column. The distance of a view is the maximum over all other columns and all frames.
  case worst(Int)
  /// The views whose names contain a text.
  case named(String)
}

extension TrailSelection: CustomStringConvertible {
  /// Parses `all`, `none`, `worst:N` with a positive number, or a part of a name; nil for an empty
  /// text and for a number that is not positive.
  package init?(_ text: String) {
    switch text {
    case "": return nil
    case "all": self = .all
    case "none": self = .none
    case _ where text.hasPrefix("worst:"):
      let digits = text.dropFirst("worst:".count)
      guard digits.count <= 9, digits.utf8.allSatisfy({ (48...57).contains($0) }),
        let count = Int(digits), count > 0
      else { return nil }
      self = .worst(count)
    default: self = .named(text)
    }
  }

  /// The text that ``init(_:)`` reads.
  package var description: String {
    switch self {
    case .all: "all"
    case .none: "none"
    case .worst(let count): "worst:\(count)"
    case .named(let text): text
    }
  }
}
