import Foundation

extension Host {
  /// Explains how the layout at the current time came about.
  ///
  /// Lays out all views again, from the root and without memoised sizes, and records every proposal
  /// and answer. Nothing moves. Side effects of layouts, such as work handed to the main queue,
  /// happen again.
  ///
  /// - Parameter path: The path of a view, as in ``placements()``; the explanation is then limited
  ///   to the view, its descendants and its ancestors. Default: nil, for all views.
  /// - Returns: The explanation; nil if no view has the path.
  /// - Complexity: O(*n* · *depth*), where *n* is the number of layout nodes.
  public func explain(view path: String? = nil) -> LayoutExplanation? {
    let explanation = explainAll()
    guard let path else { return explanation }
    return explanation.restricted(to: path)
  }
}
