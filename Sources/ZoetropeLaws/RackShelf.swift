import Zoetrope

/// The racks of the groups of specimens with which several laws are checked, and of the equal ones
/// with which the cost is counted. To show a group takes about as long as to check a law with it.
@MainActor final class RackShelf {
  private let groups: Set<[Specimen]>
  private var racks: [[Specimen]: Rack] = [:]

  /// Creates a shelf without racks.
  ///
  /// - Parameter groups: The groups whose racks are kept.
  init(for groups: [[Specimen]]) { self.groups = Set(groups) }

  /// Makes the racks of all groups now, so that later copies of the process need not make them.
  func fill() {
    for group in groups { _ = rack(with: group) }
  }

  /// Returns a rack with specimens. Earlier checks may have used it, so that the sizes of its
  /// subviews are memoized.
  ///
  /// Checks that read faults need a rack of their own, because a host reports a fault only once for
  /// each subview.
  func rack(with specimens: [Specimen]) -> Rack {
    rack(with: specimens, isKept: groups.contains(specimens))
  }

  /// The number of equal specimens up to which a rack is kept.
  static var longestRow: Int { 300 }

  /// Returns a rack with a number of equal specimens. Earlier checks may have used it. The rack is
  /// kept if a group begins with such a specimen, unless there are more than ``longestRow``.
  func rack(of kind: Specimen, count: Int) -> Rack {
    rack(
      with: Array(repeating: kind, count: count),
      isKept: count <= Self.longestRow && groups.contains { $0.first == kind })
  }

  private func rack(with specimens: [Specimen], isKept: Bool) -> Rack {
    if let rack = racks[specimens], !rack.hasFailed {
      rack.discardFaults()
      return rack
    }
    let rack = Rack(specimens)
    if isKept { racks[specimens] = rack }
    return rack
  }
}
