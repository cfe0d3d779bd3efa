/// An object that depends on the results of layout passes, and is therefore notified after each
/// pass.
package protocol LayoutObserving: AnyObject {
  /// Whether this object is registered with the graph. Written only by the graph.
  var isObservingLayout: Bool { get set }
  /// Called after a layout pass. The object may request an update or another layout. Returns
  /// whether the object stays registered.
  func layoutDidFinish() -> Bool
}
