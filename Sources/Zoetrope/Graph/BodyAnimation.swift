import Foundation

/// The animation of a view, or of a modifier, that has animatable data of its own: while it runs,
/// the body is evaluated for every frame, with interpolated data.
package class BodyAnimation<V> {
  /// The view to evaluate at the time of the last tick.
  package var presented: V { preconditionFailure("Only animations of a type are made") }
  /// When the animation ends or completes, if that is known.
  package var nextEvent: Double? { nil }

  /// Takes a new value of the view; it animates as the transaction at its place says.
  package func set(_ view: V, at owner: ViewNode & Ticking) {}
  /// Takes the new time in seconds; false when nothing animates any more.
  package func tick(at time: Double) -> Bool { false }

  /// The animation of a view that has animatable data; nil for others.
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
