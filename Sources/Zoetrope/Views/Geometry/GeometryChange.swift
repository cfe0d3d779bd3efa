import Foundation
import ZoetropeGeometry

/// A modifier that derives a value from a view's geometry, and runs an action when the value
/// changes.
nonisolated package struct GeometryChange<Value: Equatable>: LayoutModifier {
  var transform: (GeometryProxy) -> Value
  var action: (Value, Value) -> Void

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    let node = GeometryChangeNode(owner: owner, child: child, modifier: self)
    owner.graph.observeLayout(node)
    return node
  }
}

final class GeometryChangeNode<Value: Equatable>: ModifierNode<GeometryChange<Value>>,
  LayoutObserving
{
  var isObservingLayout = false
  private lazy var source = GeometrySource(self)
  /// The value that was passed to the most recent call of the action; nil before the first call.
  private var reported: Value?
  private var isWaiting = false

  override func modifierChanged(from old: GeometryChange<Value>) {}
  override var priority: Double { child.priority }

  func layoutDidFinish() -> Bool {
    guard isPlaced, !isWaiting, value != reported else { return true }
    isWaiting = true
    // Several layout passes may belong to one transaction. Only the value of the last pass is
    // reported.
    graph.afterUpdate { [weak self] in self?.report() }
    return true
  }

  private var value: Value { modifier.transform(GeometryProxy(source: source)) }

  private func report() {
    isWaiting = false
    let new = value
    let old = reported
    reported = new
    if old != new { modifier.action(old ?? new, new) }
  }
}

extension View {
  /// Derives a value from this view's geometry. Runs an action when the view is first laid out, and
  /// whenever the value changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value from the geometry.
  ///   - action: The action, called with the new value after the layout pass.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { action($1) })
  }

  /// Derives a value from this view's geometry. Runs an action when the view is first laid out, and
  /// whenever the value changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value from the geometry.
  ///   - action: The action, called with the old and the new value after the layout pass. The first
  ///     call passes the new value as both arguments.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { action($0, $1) })
  }
}
