import Foundation
import Zoetrope

extension Stage {
  /// The placements of all leaves at the current time. The value's description is a tree of paths
  /// and frames.
  public var tree: PlacementTree { PlacementTree(host) }

  /// The placements of the leaves at the current time, in drawing order, in points in the canvas,
  /// y down.
  public var placements: [Placement] { tree.placements }

  /// Returns the bounding box of a view's drawing at the current time, in points in the canvas,
  /// y down.
  ///
  /// - Parameter name: An id, an accessibility label or identifier, a path or a part of one, or the
  ///   text of the view; see ``Stage``.
  /// - Throws: ``StageError`` if no view of that name is shown, if several are, or if state has
  ///   been written since the stage was last advanced.
  public func frame(
    of name: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> CGRect {
    try read(CallSite(fileID, filePath, line, column)) { () throws(StageError.Reason) in
      try tree.shownFrame(of: name)
    }
  }

  /// Returns the frame of a view in the layout, in points in the canvas, y down.
  ///
  /// A `GeometryReader` in the view's background reads the same frame. Modifiers that precede the
  /// id in the source, such as frames, paddings and offsets, are a part of the view.
  ///
  /// The view need not draw anything. While the view's position is being interpolated (see
  /// ``Zoetrope/LayoutInterpolation/positions``), the result is already the final frame. Inside a
  /// rotated view, the result is the bounding box of the frame on the canvas.
  ///
  /// - Parameter name: An id, an accessibility label or identifier, or a path or a part of one; see
  ///   ``Stage``.
  /// - Throws: ``StageError`` if no view of that name is laid out, if several are, or if state has
  ///   been written since the stage was last advanced.
  public func layoutFrame(
    of name: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> CGRect {
    try read(CallSite(fileID, filePath, line, column)) { () throws(StageError.Reason) in
      try LayoutFinder(host).find(name).layoutFrame
    }
  }

  /// Returns the proposal with which a view was placed. The result is the `proposal` argument of
  /// `LayoutSubview.place`, after changes by the frames and paddings that follow the id in the
  /// source.
  ///
  /// - Parameter name: An id, an accessibility label or identifier, or a path or a part of one; see
  ///   ``Stage``.
  /// - Throws: ``StageError`` if no view of that name is laid out, if several are, or if state has
  ///   been written since the stage was last advanced.
  public func proposal(
    for name: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> ProposedViewSize {
    try read(CallSite(fileID, filePath, line, column)) { () throws(StageError.Reason) in
      try LayoutFinder(host).find(name).node.placementProposal
    }
  }

  /// Runs a lookup and returns its result. If written state has not taken effect yet, this method
  /// throws an error without running the lookup.
  func read<Value>(
    _ site: CallSite, _ body: () throws(StageError.Reason) -> Value
  ) throws(StageError) -> Value {
    if host.hasPendingChanges { throw StageError(.stateWritten, at: site) }
    do throws(StageError.Reason) { return try body() } catch {
      throw StageError(error, at: site)
    }
  }
}
