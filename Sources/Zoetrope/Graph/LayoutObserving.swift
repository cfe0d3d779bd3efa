/// Something that depends on where layout puts things.
package protocol LayoutObserving: AnyObject {
  /// Whether the graph shows each layout to this; the graph's own note.
  var isObservingLayout: Bool { get set }
  /// Looks at the layout, and may ask for an update or another layout; false to look no more.
  func layoutDidFinish() -> Bool
}
