import Foundation
import ZoetropeGeometry

/// The scroll offset, the sizes and the margins of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The position of the viewport's top left corner, in points, relative to the top left corner of
  /// the content. The margins lie outside of the content.
  public var contentOffset: CGPoint
  /// The size of the content, in points, without margins.
  public var contentSize: CGSize
  /// The margins around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the viewport, in points.
  public var containerSize: CGSize

  /// Creates a geometry.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }

  /// The viewport, in points, in the space of the content.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The visible part of the content's space, in points. It is equal to ``bounds``.
  public var visibleRect: CGRect { bounds }
}

/// The state of a scroll view: whether it moves, and the cause of its movement.
public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view is at rest.
  case idle
  /// A finger rests on the scroll view and may begin to scroll. Scroll views of this library never
  /// report this phase, because they begin with ``interacting``.
  case tracking
  /// A finger moves the content.
  case interacting
  /// The scroll view decelerates after the finger has let go.
  case decelerating
  /// The scroll view is moved by code, with an animation.
  case animating

  /// Whether the phase is any phase other than ``idle``.
  public var isScrolling: Bool { self != .idle }
}

/// The state of a scroll view at a change of its phase.
public struct ScrollPhaseChangeContext {
  /// The scroll offset, the sizes and the margins of the scroll view.
  public let geometry: ScrollGeometry
  /// The velocity of the viewport at the end of the last drag, relative to the content, in points
  /// per second; nil during a drag and before the first drag.
  public let velocity: CGVector?
}

/// A modifier that derives a value from a scroll view's geometry, and runs an action when the value
/// changes.
nonisolated package struct ScrollGeometryChange<Value: Equatable>: ViewModifier {
  package typealias Body = Never
  var transform: (ScrollGeometry) -> Value
  var action: (Value, Value) -> Void

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ScrollGeometryNode(view, inputs)
  }
}

private final class ScrollGeometryNode<C: View, Value: Equatable>:
  ScrollListenerNode<C, ScrollGeometryChange<Value>>, LayoutObserving
{
  var isObservingLayout = false
  /// The value passed to the last call of the action; nil before the first call.
  private var reported: Value?
  private var isWaiting = false

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    graph.observeLayout(self)
  }

  private var value: Value? {
    listener.scrollNode.flatMap { $0.isPlaced ? view.modifier.transform($0.geometry) : nil }
  }

  func layoutDidFinish() -> Bool {
    guard !isWaiting, let value, value != reported else { return true }
    isWaiting = true
    // Several layout passes may belong to one transaction. Only the value of the last pass is
    // reported.
    graph.afterUpdate { [weak self] in self?.report() }
    return true
  }

  private func report() {
    isWaiting = false
    guard let new = value else { return }
    let old = reported
    reported = new
    if old != new { view.modifier.action(old ?? new, new) }
  }
}

/// A modifier that runs an action when the phase of a scroll view changes.
nonisolated package struct ScrollPhaseChange: ViewModifier {
  package typealias Body = Never
  var action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ScrollPhaseNode(view, inputs)
  }
}

private final class ScrollPhaseNode<C: View>: ScrollListenerNode<C, ScrollPhaseChange> {
  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    let action = view.modifier.action
    listener.phaseDidChange = { [weak self] old, new in
      guard let self, let scrollNode = listener.scrollNode else { return }
      let context = ScrollPhaseChangeContext(
        geometry: scrollNode.geometry, velocity: scrollNode.velocity)
      graph.afterUpdate { action(old, new, context) }
    }
  }
}

extension View {
  /// Derives a value from the geometry of the scroll view inside this view. Runs an action when the
  /// scroll view is first laid out, and whenever the value changes.
  ///
  /// While the scroll view moves, the value is derived again for every frame.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Derives the value from the geometry.
  ///   - action: The action, called with the old and the new value. The first call passes the new
  ///     value as both arguments.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryChange(transform: transform, action: action))
  }

  /// Runs an action when the phase of the scroll view inside this view changes.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseChange { old, new, _ in action(old, new) })
  }

  /// Runs an action when the phase of the scroll view inside this view changes.
  ///
  /// - Parameter action: The action, called with the old phase, the new phase, and the state of the
  ///   scroll view.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseChange(action: action))
  }
}
