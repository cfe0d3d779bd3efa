import Foundation
import ZoetropeGeometry

/// A node that animates its own frame: a leaf that draws, or an effect with its own coordinate
/// space.
///
/// When a transaction with an animation moves the node, its origin and size travel in straight
/// lines from the old frame to the new one. When an animated layout moves it instead, the node
/// follows at once, so that the two motions never add up.
package class GeometryNode: LayoutNode, Ticking {
  private final var animator = Animator<CGRect.AnimatableData>()
  /// The moment, in a batch of changes, at which this node was first placed. Until the next moment,
  /// the frame counts as not shown yet, so that the node does not animate away from it.
  private final var appearance: ViewGraph.Batch.Moment?

  package final override func frameWillChange(toOrigin origin: CGPoint, size: CGSize) {
    // By far the most frequent case: a layout animates, and the view follows.
    if isPlaced && pass.pointee.isFollowing && !animator.isActive { return }
    guard isPlaced else {
      appearance = graph.batch?.moment
      return
    }
    if let batch = graph.batch, batch.moment == appearance { return }
    if graph.isPlacingUnshown {
      animator.stop()
      return
    }
    let new = CGRect(origin: origin, size: size).animatableData
    let old = CGRect(origin: self.origin, size: self.size).animatableData
    if graph.batch == nil && !animator.isActive { return }
    animator.change(from: old, to: new, at: owner)
    if animator.isActive { graph.startTicking(self) }
  }

  /// The frame presented at the current time, in points, in the space of ``LayoutNode/origin``.
  package final var presentedFrame: CGRect {
    var frame = CGRect(origin: origin, size: size)
    if animator.isActive {
      frame.animatableData = animator.value(at: graph.time, model: frame.animatableData)
    }
    return frame
  }

  /// Advances the animations of a subclass, other than that of the frame, to a time in seconds, and
  /// returns whether any still runs.
  package func tickContent(at time: Double) -> Bool { false }
  /// The time at which an animation of a subclass ends or counts as complete, in seconds; nil if it
  /// is unknown.
  package var nextContentEvent: Double? { nil }

  package final func tick(at time: Double) -> Bool {
    let frame = CGRect(origin: origin, size: size).animatableData
    if animator.isActive { _ = animator.value(at: time, model: frame) }
    let contentGoesOn = tickContent(at: time)
    return animator.isActive || contentGoesOn
  }

  package final var nextEvent: Double? {
    earlier(animator.nextEvent, nextContentEvent)
  }
}
