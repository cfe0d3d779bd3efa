/// An object whose state changes with time, as during an animation.
package protocol Ticking: AnyObject {
  /// Whether the graph advances this object with the clock. Written only by the graph.
  var isTicking: Bool { get set }
  /// Advances the object to the given time in seconds, and returns whether it still animates.
  func tick(at time: Double) -> Bool
  /// The next time, in seconds, at which an animation of the object ends or reaches its logical
  /// completion. While ``isWaiting`` is true, this is the time of the object's next change. Nil if
  /// no such time is known.
  var nextEvent: Double? { get }
  /// Whether the object stays the same until ``nextEvent``, and is advanced only at that time.
  var isWaiting: Bool { get }
  /// Invalidates the retained drawing of this object. Called after each tick, because the object
  /// may look different at the new time.
  func setNeedsDrawing()
}

extension Ticking {
  /// The default: false, because most objects change in every frame.
  package var isWaiting: Bool { false }
}

/// Returns the earlier of two times. If one of them is nil, returns the other.
package func earlier(_ a: Double?, _ b: Double?) -> Double? {
  guard let a else { return b }
  return b.map { min(a, $0) } ?? a
}

extension Ticking where Self: ViewNode {
  /// Does nothing, because view nodes do not draw. The layout nodes that draw for a view node are
  /// invalidated when the view node is updated.
  package func setNeedsDrawing() {}
}
