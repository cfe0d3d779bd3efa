/// An object that is notified after layout passes, because it depends on their results.
package protocol LayoutObserving: AnyObject {
  /// Whether this object is registered with the graph. Written only by the graph.
  var isObservingLayout: Bool { get set }
  /// Called after a layout pass. The object may request an update or another layout. Returns
  /// whether it stays registered.
  func layoutDidFinish() -> Bool
}
