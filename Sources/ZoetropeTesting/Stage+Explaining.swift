import Zoetrope

extension Stage {
  /// Explains the layout at the current time: which proposals, answers and placements led to it.
  ///
  /// `print(stage.explain())` in a test prints the tree.
  ///
  /// - Complexity: O(*n* · *d*), where *n* is the number of layout nodes and *d* their depth.
  public func explain() -> LayoutExplanation { host.explainAll() }

  /// Explains the layout of one view, with its ancestors and its descendants.
  ///
  /// - Parameter view: The path of a view, a part of one, an id, a text or a part of a text.
  /// - Throws: ``StageError`` if no view, or more than one, has the name.
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
