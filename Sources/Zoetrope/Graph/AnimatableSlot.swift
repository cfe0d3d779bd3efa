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

  /// Takes a new value of the model; from here on it animates as the transaction at `owner` says.
  ///
  /// - Parameters:
  ///   - owner: The place whose transaction counts.
  ///   - ticker: What is informed of the time while the value animates.
  ///   - animates: False for values that are to jump whatever the transaction says.
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

  /// Takes a new value of the model for a layout node, by the transaction at the node's owner.
  package mutating func set(_ value: Value, for node: LayoutNode & Ticking, animates: Bool = true) {
    set(value, at: node.owner, ticker: node, animates: animates)
    node.setNeedsDrawing()
  }

  /// Takes a new value of the model that shows at once; what animates stops.
  package mutating func jump(to value: Value) {
    animator.stop()
    model = value
    presented = value
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
  /// Takes a change of the model at a place: it animates where the transaction there says so, and
  /// otherwise carries a running animation along.
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
