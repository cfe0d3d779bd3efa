import Foundation
import ZoetropeGeometry

extension StackLayoutEngine {
  /// Reports how the stack has divided its length, if the layout is being recorded.
  func record(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache) {
    guard !subviews.isEmpty else { return }
    let view = subviews[0].retainedNode
    guard view.pass.pointee.isRecording, let record = view.graph.layoutRecorder else { return }
    record.add(decision(proposal, subviews, cache), of: view)
  }

  private func decision(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: Cache
  ) -> StackDecision {
    let isDivided = proposal[axis] != nil
    let portions = zip(subviews, cache.children).map { subview, child in
      StackDecision.Portion(
        node: subview.retainedNode, priority: child.priority,
        minimum: isDivided ? child.minimum : nil, maximum: isDivided ? child.maximum : nil,
        offered: child.proposal[axis], length: child.length, guide: child.guide)
    }
    return StackDecision(
      axis: axis, proposal: proposal, alignment: alignment, distances: Array(cache.distances),
      portions: portions, order: isDivided ? Array(cache.order) : Array(subviews.indices))
  }
}
