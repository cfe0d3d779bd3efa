/// Something that changes by itself while time passes.
package protocol Ticking: AnyObject {
  /// Whether the graph keeps this informed of the time; the graph's own note.
  var isTicking: Bool { get set }
  /// Takes the new time in seconds; false when there is nothing more to animate.
  func tick(at time: Double) -> Bool
  /// When an animation ends or completes, in seconds, if that is known.
  var nextEvent: Double? { get }
  /// Notes that what is drawn here may look different at the new time.
  func setNeedsDrawing()
}

/// The earlier of two times, of which either may be unknown.
package func earlier(_ a: Double?, _ b: Double?) -> Double? {
  guard let a else { return b }
  return b.map { min(a, $0) } ?? a
}

extension Ticking where Self: ViewNode {
  /// Nothing: places do not draw, and what draws is told of what they say.
  package func setNeedsDrawing() {}
}
