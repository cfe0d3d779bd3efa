/// An object that changes by itself as time passes.
package protocol Ticking: AnyObject {
  /// Whether the graph advances this object with the clock. Written only by the graph.
  var isTicking: Bool { get set }
  /// Advances the object to a time in seconds, and returns whether it still animates.
  func tick(at time: Double) -> Bool
  /// The time at which an animation ends or counts as complete, in seconds; nil if it is unknown.
  var nextEvent: Double? { get }
  /// Invalidates the retained drawing of this object, which may look different at the new time.
  func setNeedsDrawing()
}

/// Returns the earlier of two times; a time that is nil is unknown.
package func earlier(_ a: Double?, _ b: Double?) -> Double? {
  guard let a else { return b }
  return b.map { min(a, $0) } ?? a
}

extension Ticking where Self: ViewNode {
  /// Does nothing: view nodes do not draw, and the layout nodes that do are invalidated by the
  /// update.
  package func setNeedsDrawing() {}
}
