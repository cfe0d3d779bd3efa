import Foundation

/// An animatable value in the graph: what the model says, and what is shown meanwhile.
package struct AnimatableSlot<Value: Animatable> {
  /// What the view says.
  package private(set) var model: Value
  /// What is shown at the time of the last tick.
  package private(set) var presented: Value
  private var animator = Animator<Value.AnimatableData>()

  package init(_ value: Value) {
    model = value
    presented = value
  }

  /// Takes a new value of the model; from here on it animates as the transaction at `node` says.
  ///
  /// - Parameter animates: False for values that are to jump whatever the transaction says.
  package mutating func set(_ value: Value, for node: LayoutNode & Ticking, animates: Bool = true) {
    let old = model.animatableData
    model = value
    presented = value
    guard Value.AnimatableData.self != EmptyAnimatableData.self, animates else { return }
    let new = value.animatableData
    let graph = node.graph
    if old != new {
      animator.change(from: old, to: new, at: node)
      if animator.isActive { graph.startTicking(node) }
    }
    _ = tick(at: graph.time)
  }

  /// Brings ``presented`` to a time in seconds; false when nothing animates any more.
  package mutating func tick(at time: Double) -> Bool {
    guard animator.isActive else { return false }
    presented = model
    presented.animatableData = animator.value(at: time, model: model.animatableData)
    return animator.isActive
  }

  /// Whether an animation runs.
  package var isActive: Bool { animator.isActive }

  /// When the animation ends or completes, if that is known.
  package var nextEvent: Double? { animator.nextEvent }
}

extension Animator {
  /// Takes a change of the model at a node: it animates where the transaction there says so, and
  /// otherwise carries a running animation along.
  package mutating func change(from old: Value, to new: Value, at node: LayoutNode) {
    let graph = node.graph
    if let batch = graph.batch {
      let transaction = node.owner.inputs.scope?.resolve(batch) ?? batch.transaction
      if transaction.animation != nil, !transaction.disablesAnimations {
        retarget(
          from: old, to: new, transaction: transaction, at: graph.time,
          environment: node.owner.inputs.environment)
        return
      }
    }
    shift(by: new - old)
  }
}
