import Foundation
import Zoetrope

extension Stage {
  /// Where all that is drawn is now; printed, a tree of paths and frames.
  public var tree: PlacementTree { PlacementTree(host) }

  /// Where the leaves are shown now, in drawing order, in points in the canvas.
  public var placements: [Placement] { tree.placements }

  /// The box around what a view draws, where it is shown now, in points in the canvas.
  ///
  /// - Parameter name: An id, an accessibility label or identifier, a path or a part of one, or the
  ///   text that is written on it.
  /// - Throws: ``StageError``: nothing of that name is shown, or several views are, or state has been
  ///   written since the stage was advanced.
  public func frame(
    of name: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> CGRect {
    try read(CallSite(fileID, filePath, line, column)) { () throws(StageError.Reason) in
      try tree.shownFrame(of: name)
    }
  }

  /// The frame that layout gave a view, in points in the canvas: what a `GeometryReader` in its
  /// background says, with the frames, paddings and offsets that are applied before the id.
  ///
  /// It counts whether or not the view draws anything. A view that is moved by its position, not by
  /// a layout's animatable data, has the frame here that it is on its way to. In a turned space, the
  /// box around the view.
  ///
  /// - Parameter name: An id, an accessibility label or identifier, or a path or a part of one.
  /// - Throws: ``StageError``: no view of that name is laid out, or several are, or state has been
  ///   written since the stage was advanced.
  public func layoutFrame(
    of name: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> CGRect {
    try read(CallSite(fileID, filePath, line, column)) { () throws(StageError.Reason) in
      try PlaceFinder(host).find(name).layoutFrame
    }
  }

  /// What a view was proposed where it is placed: the `proposal` of `LayoutSubview.place`, by the
  /// time it has passed through the frames and paddings outside of the id.
  ///
  /// - Parameter name: An id, an accessibility label or identifier, or a path or a part of one.
  /// - Throws: ``StageError``, as for ``layoutFrame(of:fileID:filePath:line:column:)``.
  public func proposal(
    for name: some Hashable, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) throws -> ProposedViewSize {
    try read(CallSite(fileID, filePath, line, column)) { () throws(StageError.Reason) in
      try PlaceFinder(host).find(name).node.proposalAtPlace
    }
  }

  /// Looks something up, unless what is shown is out of date.
  func read<Value>(
    _ site: CallSite, _ body: () throws(StageError.Reason) -> Value
  ) throws(StageError) -> Value {
    if host.hasPendingChanges { throw StageError(.stateWritten, at: site) }
    do throws(StageError.Reason) { return try body() } catch {
      throw StageError(error, at: site)
    }
  }
}
