import Foundation

extension Host {
  /// Explains the layout at the current time: which proposals, answers and placements led to it.
  ///
  /// The method lays out all views again, from the root and without memoized sizes, and records
  /// every proposal and answer. The result of the layout stays the same. Side effects of layouts,
  /// such as work that they submit to the main queue, happen again.
  ///
  /// - Parameter path: The path of a view, as in ``placements()``. The explanation is limited to
  ///   this view, its descendants and its ancestors. Default: nil, for all views.
  /// - Returns: The explanation; nil if no view has the path.
  /// - Complexity: O(*n* · *d*), where *n* is the number of layout nodes and *d* their depth.
  public func explain(view path: String? = nil) -> LayoutExplanation? {
    let explanation = explainAll()
    guard let path else { return explanation }
    return explanation.restricted(to: path)
  }
}
