import Foundation

/// The animation of a view or a modifier that has animatable data of its own. While it runs, the
/// body is evaluated for every frame, with interpolated data.
package class BodyAnimation<V> {
  /// The view, with its animatable data as interpolated at the last call of ``tick(at:)``.
  package var presented: V {
    preconditionFailure("BodyAnimation is abstract; only its typed subclass may be used")
  }
  /// The next time, in seconds, at which the animation ends or reaches its logical completion. Nil
  /// if no animation runs, or if no such time is known.
  package var nextEvent: Double? { nil }

  /// Sets the view to a new value. The change is animated if the transaction at the node has an
  /// animation.
  package func set(_ view: V, at owner: ViewNode & Ticking) {}
  /// Advances the animation to the given time in seconds, and returns whether it still runs.
  package func tick(at time: Double) -> Bool { false }

  /// Creates the animation of a view. Returns nil if the view has no animatable data.
  package static func make(for view: V) -> BodyAnimation<V>? {
    guard let animatable = view as? any Animatable else { return nil }
    return makeTyped(animatable) as? BodyAnimation<V>
  }
}

private func makeTyped<A: Animatable>(_ view: A) -> AnyObject? {
  if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
  return TypedBodyAnimation(view)
}

private final class TypedBodyAnimation<V: Animatable>: BodyAnimation<V> {
  private var slot: AnimatableSlot<V>

  init(_ view: V) { slot = AnimatableSlot(view) }

  override var presented: V { slot.presented }
  override var nextEvent: Double? { slot.nextEvent }

  override func set(_ view: V, at owner: ViewNode & Ticking) {
    slot.set(view, at: owner, ticker: owner)
  }

  override func tick(at time: Double) -> Bool { slot.tick(at: time) }
}
