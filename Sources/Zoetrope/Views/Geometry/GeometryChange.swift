import Foundation
import ZoetropeGeometry

/// Runs an action when something about the geometry of a view changes.
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
  /// What the action was told last.
  private var told: Value?
  private var isWaiting = false

  override func modifierChanged(from old: GeometryChange<Value>) {}
  override var priority: Double { child.priority }

  func layoutDidFinish() -> Bool {
    guard isPlaced, !isWaiting, value != told else { return true }
    isWaiting = true
    // Once a frame, with what the last of its layouts has brought.
    graph.afterUpdate { [weak self] in self?.tell() }
    return true
  }

  private var value: Value { modifier.transform(GeometryProxy(source: source)) }

  private func tell() {
    isWaiting = false
    let new = value
    let old = told
    told = new
    if old != new { modifier.action(old ?? new, new) }
  }
}

extension View {
  /// Runs an action with a value made of the view's geometry, when the view is first laid out and
  /// whenever the value changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: Is given the new value, after the layout.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { action($1) })
  }

  /// Runs an action with a value made of the view's geometry, when the view is first laid out and
  /// whenever the value changes.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: Is given the old and the new value, after the layout; at first, the new one twice.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChange(transform: transform) { action($0, $1) })
  }
}
