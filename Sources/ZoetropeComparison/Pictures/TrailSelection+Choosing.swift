import ZoetropeRecorder
import ZoetropeSequences

extension TrailSelection {
  /// Returns the indices of the selected views, in drawing order. Views that move together with an
  /// earlier view are left out.
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
