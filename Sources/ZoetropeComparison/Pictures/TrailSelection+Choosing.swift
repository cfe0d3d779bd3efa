import ZoetropeRecorder
import ZoetropeSequences

extension TrailSelection {
  /// Returns the indices of the selected views, in drawing order. Duplicates (see
  /// ``Comparison/distinctIndices``) are left out, unless a name selects only duplicates.
  ///
  /// - Throws: ``RecorderError/noSuchView(name:names:)`` if no view has a name that contains the
  ///   selected text.
  /// - Complexity: O(frames × *n* + *n* log *n*) for *n* leaves.
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
