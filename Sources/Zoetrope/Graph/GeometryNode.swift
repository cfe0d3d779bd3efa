import Foundation
import ZoetropeGeometry

/// A node that animates its own frame: a leaf that draws, or an effect with a space of its own.
///
/// When a transaction with an animation moves it, origin and size travel in straight lines from
/// the old frame to the new one. A frame that moves because a layout around it animates is simply
/// followed, so that the two never add up.
package class GeometryNode: LayoutNode, Ticking {
  private final var animator = Animator<CGRect.AnimatableData>()
  /// The batch in which this was first placed: until it is applied, nobody has seen where.
  private final var appearance: ViewGraph.Batch.Moment?

  package final override func frameWillChange(toOrigin origin: CGPoint, size: CGSize) {
    // By far the most frequent: a layout animates, and the view follows.
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

  /// The frame as it is shown at the current time, in the space around, in points.
  package final var presentedFrame: CGRect {
    var frame = CGRect(origin: origin, size: size)
    if animator.isActive {
      frame.animatableData = animator.value(at: graph.time, model: frame.animatableData)
    }
    return frame
  }

  /// Advances what animates in this kind of node besides its frame.
  package func tickContent(at time: Double) -> Bool { false }
  /// When something other than the frame ends or completes.
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
