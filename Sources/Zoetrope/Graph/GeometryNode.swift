import Foundation
import ZoetropeGeometry

/// A node that animates its own frame: a leaf that draws, or an effect with its own coordinate
/// space.
///
/// When a transaction with an animation moves the node, its origin and size travel in straight
/// lines from the old frame to the new one. When a container's layout animates and thereby moves
/// the node, the node is placed at its new frame without an animation of its own. Otherwise the two
/// motions would add up.
package class GeometryNode: LayoutNode, Ticking {
  private final var animator = Animator<CGRect.AnimatableData>()
  /// The value of ``ViewGraph/Batch/moment`` when this node was first placed; nil if no batch of
  /// changes was being applied then. If the node is placed again in the same moment, the move does
  /// not animate, because the node has not been shown at its first position.
  private final var appearance: ViewGraph.Batch.Moment?

  package final override func frameWillChange(toOrigin origin: CGPoint, size: CGSize) {
    // The most frequent case: a container's layout animates, and this node moves with it.
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

  /// The frame that is displayed at the current time, in points, in the coordinate space of
  /// ``LayoutNode/origin``. While an animation runs, this frame is interpolated.
  package final var presentedFrame: CGRect {
    var frame = CGRect(origin: origin, size: size)
    if animator.isActive {
      frame.animatableData = animator.value(at: graph.time, model: frame.animatableData)
    }
    return frame
  }

  /// The frame at which the running animation of the frame began, in points, in the coordinate
  /// space of ``LayoutNode/origin``; nil if none runs.
  package final var startFrame: CGRect? {
    guard let data = animator.start else { return nil }
    var frame = CGRect.zero
    frame.animatableData = data
    return frame
  }

  /// Advances the animations that a subclass runs in addition to the animation of the frame.
  /// Returns whether any of them still runs at the given time in seconds.
  package func tickContent(at time: Double) -> Bool { false }
  /// The next time, in seconds, at which an animation of a subclass ends or reaches its logical
  /// completion. Nil if no such animation runs, or if no such time is known.
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
