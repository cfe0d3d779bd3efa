import Zoetrope

@testable import ZoetropeLaws

extension LayoutLaws {
  /// The racks that the checks of all tests share. To make them takes a third of the time of a
  /// check.
  private static let shelf = RackShelf(for: [Specimen].usualGroups)

  /// Returns the laws that a layout breaks, like the public function, but with shared racks.
  static func quickFindings<L: Layout>(
    of layout: L, others: [L] = [], laws: [LayoutLaw] = LayoutLaw.allCases,
    groups: [[Specimen]] = [Specimen].usualGroups
  ) -> [LawFinding] {
    findings(
      of: layout, others: others, laws: laws, groups: groups, notes: nil, shelf: shelf
    ) { _ in }
  }
}
