import Foundation

/// An animatable value in the graph: the model value, which the view specifies, and the presented
/// value, which approaches the model value while an animation runs.
package struct AnimatableSlot<Value: Animatable> {
  /// The value that the view specifies.
  package private(set) var model: Value
  /// The value presented at the time of the last call of ``tick(at:)``.
  package private(set) var presented: Value
  private var animator = Animator<Value.AnimatableData>()

  /// Creates a slot. The given value becomes both the model value and the presented value.
  package init(_ value: Value) {
    model = value
    presented = value
  }

  /// Sets the model value. The change is animated if the transaction at `owner` has an animation.
  ///
  /// - Parameters:
  ///   - owner: The view node whose transaction applies.
  ///   - ticker: The object that the graph advances while the value animates.
  ///   - animates: Whether the transaction's animation applies; if false, the value jumps. Default
  ///     true.
  package mutating func set(
    _ value: Value, at owner: ViewNode, ticker: some Ticking, animates: Bool = true
  ) {
    let old = model.animatableData
    model = value
    presented = value
    guard Value.AnimatableData.self != EmptyAnimatableData.self, animates else { return }
    let new = value.animatableData
    let graph = owner.graph
    if old != new {
      animator.change(from: old, to: new, at: owner)
      if animator.isActive { graph.startTicking(ticker) }
    }
    _ = tick(at: graph.time)
  }

  /// Sets the model value of a slot that belongs to a layout node, and invalidates the node's
  /// drawing. The change is animated if `animates` is true and the transaction at the node's owner
  /// has an animation.
  package mutating func set(_ value: Value, for node: LayoutNode & Ticking, animates: Bool = true) {
    set(value, at: node.owner, ticker: node, animates: animates)
    node.setNeedsDrawing()
  }

  /// Sets the model value and presents it immediately. A running animation stops.
  package mutating func jump(to value: Value) {
    animator.stop()
    model = value
    presented = value
  }

  /// Advances ``presented`` to the given time in seconds, and returns whether an animation still
  /// runs.
  package mutating func tick(at time: Double) -> Bool {
    guard animator.isActive else { return false }
    presented = model
    presented.animatableData = animator.value(at: time, model: model.animatableData)
    return animator.isActive
  }

  /// Whether an animation runs.
  package var isActive: Bool { animator.isActive }

  /// The value at which the running animation began; nil if none runs.
  package var start: Value? {
    guard let data = animator.start else { return nil }
    var value = model
    value.animatableData = data
    return value
  }

  /// The next time, in seconds, at which the animation ends or reaches its logical completion. Nil
  /// if no animation runs, or if no such time is known.
  package var nextEvent: Double? { animator.nextEvent }
}

extension Animator {
  /// Passes a change of the model value to the animator. If the transaction at the view node has an
  /// animation, the change is animated. Otherwise the change is immediate: a running animation
  /// continues, but all its values are shifted by the difference between `new` and `old`.
  package mutating func change(from old: Value, to new: Value, at owner: ViewNode) {
    let graph = owner.graph
    if let batch = graph.batch {
      let transaction = owner.inputs.scope?.resolve(batch) ?? batch.transaction
      if transaction.animation != nil, !transaction.disablesAnimations {
        retarget(
          from: old, to: new, transaction: transaction, at: graph.time,
          environment: owner.inputs.environment, change: batch.serial)
        return
      }
    }
    if isActive { shift(by: new - old) }
  }
}
