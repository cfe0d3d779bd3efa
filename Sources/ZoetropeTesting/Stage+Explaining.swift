import Zoetrope

extension Stage {
  /// Returns an explanation of the layout at the current time: the proposals, the sizes with which
  /// views answered them, and the placements.
  ///
  /// To print the explanation in a test, write `print(stage.explain())`.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of layout nodes and *d* their depth.
  public func explain() -> LayoutExplanation { host.explainAll() }

  /// Returns an explanation of the layout of one view, its ancestors and its descendants.
  ///
  /// - Parameter view: A path or a part of a path, an id, an accessibility label or identifier, or
  ///   a displayed text or a part of it.
  /// - Throws: ``StageError`` if no view matches, or if several views match.
  public func explain(
    _ view: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> LayoutExplanation {
    let explanation = host.explainAll()
    let name = ElementFinder.text(of: view)
    let paths = explanation.paths(named: name)
    let site = CallSite(fileID, filePath, line, column)
    guard let path = paths.first else {
      throw StageError(.missing(name: name, available: explanation.paths), at: site)
    }
    guard paths.count == 1, let part = explanation.restricted(to: path) else {
      throw StageError(.ambiguous(name: name, paths: paths), at: site)
    }
    return part
  }
}
