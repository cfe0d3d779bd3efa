import Foundation

/// Recording of sizes, placements and drawings.
extension ProfileRecorder {
  /// Records a request for a size that the node has memoized.
  func noteMemoisedSize(of node: LayoutNode) { frame[index(of: node)].sizes += 1 }

  /// Computes the size of a node for a proposal, and records the computation.
  func measure(_ node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    let view = index(of: node)
    frame[view].sizes += 1
    frame[view].computedSizes += 1
    begin(.measuring, of: view)
    defer { end() }
    return node.measured(proposal)
  }

  /// Places the children of a node, and records the placement.
  ///
  /// - Parameter isSame: Whether the frame of the node itself is unchanged.
  func place(_ node: LayoutNode, isSame: Bool) {
    let view = index(of: node)
    if !isSame { moveCount += 1 }
    let before = moveCount
    frame[view].placements += 1
    begin(.placing, of: view)
    node.placeChildren()
    end()
    if isSame && moveCount == before { frame[view].idlePlacements += 1 }
  }

  /// Records an event in the drawing of a node.
  func record(_ event: DrawnNode.DrawingEvent, at node: LayoutNode) {
    let view = index(of: node)
    switch event {
    case .began:
      frame[view].drawings += 1
      begin(.drawing, of: view)
    case .ended(let isSame):
      end()
      if isSame { frame[view].idleDrawings += 1 }
    case .drewLeaf:
      if let call = frame.innermost, call.activity == .drawing, call.view == view { return }
      frame[view].drawings += 1
    case .wasReused(let itemCount):
      frame[view].reuses += 1
      frame.result.reusedItemCount += itemCount
    }
  }

  /// Records the number of items in the display list of the frame.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - isReused: Whether the whole list was taken over from the frame before. Default false.
  func noteItems(_ count: Int, isReused: Bool = false) {
    frame.result.itemCount = count
    if isReused { frame.result.reusedItemCount = count }
  }
}

extension ViewGraph {
  /// Runs a closure as a stage of the frame. If there is a recorder, it records the stage.
  @inline(__always)
  func stage<Result>(_ stage: ProfileActivity, _ body: () -> Result) -> Result {
    if !pass.pointee.isProfiling { return body() }
    profile?.begin(stage)
    defer { profile?.end() }
    return body()
  }

  /// Records the work of this graph in a profile from now on. Must be called before a view is
  /// shown.
  package func record(into profile: ProfileRecorder) {
    precondition(shown.root == nil, "A profile begins before the first view is shown.")
    self.profile = profile
    pass.pointee.isProfiling = true
  }
}
