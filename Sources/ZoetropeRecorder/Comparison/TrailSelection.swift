import Zoetrope
import ZoetropeSequences

/// The views whose trails a comparison draws.
package enum TrailSelection: Sendable, Equatable {
  /// All views that move.
  case all
  /// None.
  case none
  /// A number of views: those that are farthest apart in two columns at any frame.
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

  /// Returns the indices of the selected views, in drawing order. Views that move together with an
  /// earlier one have no trail of their own.
  ///
  /// - Throws: ``RecorderError/noSuchView(name:names:)`` if no view has the name.
  /// - Complexity: O(frames × leaves + *n* log *n*) for *n* leaves.
  func indices(in measured: MeasuredComparison) throws(RecorderError) -> [Int] {
    let views = measured.comparison.views
    switch self {
    case .all: return measured.distinct
    case .none: return []
    case .worst(let count):
      func distance(_ index: Int) -> Double {
        measured.differences[index].map(\.distance.value).max() ?? 0
      }
      let worst = measured.distinct.sorted { (-distance($0), $0) < (-distance($1), $1) }
      return worst.prefix(count).filter { distance($0) > ViewMotion.tolerance }.sorted()
    case .named(let text):
      let indices = views.indices.filter { views[$0].name.contains(text) }
      guard !indices.isEmpty else { throw .noSuchView(name: text, names: views.map(\.name)) }
      let distinct = indices.filter(Set(measured.distinct).contains)
      return distinct.isEmpty ? indices : distinct
    }
  }
}
