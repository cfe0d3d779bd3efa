import Foundation

extension Host {
  /// Tells how the layout of the current time came to be.
  ///
  /// What is shown is laid out once more, from the root and with nothing remembered, and every
  /// question and answer is written down. Nothing moves by that; a layout that hands work over
  /// does so once more. O(n · depth)
  ///
  /// - Parameter path: The path of a view, as ``placements()`` has it. What is told is the way
  ///   there from the root, and what is inside of the view. Default: nil, for everything.
  /// - Returns: The explanation; nil where there is no view of that path.
  public func explain(view path: String? = nil) -> LayoutExplanation? {
    let explanation = explainAll()
    guard let path else { return explanation }
    return explanation.restricted(to: path)
  }
}
