import Foundation
import ZoetropeGeometry

/// Where a scroll view is, by what it shows.
public struct ScrollGeometry: Equatable, Sendable {
  /// The point of the content at the top left corner of the window, in points.
  public var contentOffset: CGPoint
  /// The size of the content in points, without margins.
  public var contentSize: CGSize
  /// The margins around the content, in points.
  public var contentInsets: EdgeInsets
  /// The size of the window in points.
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

  /// The window, in the space of the content, in points.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }

  /// The part of the content's space that shows, in points.
  public var visibleRect: CGRect { bounds }
}

/// How a scroll view moves.
public enum ScrollPhase: Hashable, Sendable {
  /// Not at all.
  case idle
  /// A finger rests on it, and may yet scroll. Scroll views here go on to ``interacting`` at once.
  case tracking
  /// A finger scrolls it.
  case interacting
  /// A finger has let go of it.
  case decelerating
  /// Code has it scroll with an animation.
  case animating

  /// Whether it moves at all.
  public var isScrolling: Bool { self != .idle }
}

/// What there is to know when a scroll view moves in another way.
public struct ScrollPhaseChangeContext {
  /// Where the scroll view is.
  public let geometry: ScrollGeometry
  /// How fast the window moves over the content, in points a second; nil where that is unknown.
  public let velocity: CGVector?
}

/// Runs an action when something about the geometry of a scroll view changes.
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
  /// What the action was told last.
  private var told: Value?
  private var isWaiting = false

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    graph.observeLayout(self)
  }

  private var value: Value? {
    listener.window.flatMap { $0.isPlaced ? view.modifier.transform($0.geometry) : nil }
  }

  func layoutDidFinish() -> Bool {
    guard !isWaiting, let value, value != told else { return true }
    isWaiting = true
    // Once a frame, with what the last of its layouts has brought.
    graph.afterUpdate { [weak self] in self?.tell() }
    return true
  }

  private func tell() {
    isWaiting = false
    guard let new = value else { return }
    let old = told
    told = new
    if old != new { view.modifier.action(old ?? new, new) }
  }
}

/// Runs an action when a scroll view moves in another way.
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
      guard let self, let window = listener.window else { return }
      let context = ScrollPhaseChangeContext(
        geometry: window.geometry, velocity: window.velocity)
      graph.afterUpdate { action(old, new, context) }
    }
  }
}

extension View {
  /// Runs an action with a value made of the geometry of the scroll view inside, when that is first
  /// laid out and whenever the value changes.
  ///
  /// While the scroll view moves, the geometry is looked at for every frame.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - transform: Makes the value.
  ///   - action: Is given the old and the new value; at first, the new one twice.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryChange(transform: transform, action: action))
  }

  /// Runs an action when the scroll view inside begins to move, ends, or moves in another way.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseChange { old, new, _ in action(old, new) })
  }

  /// Runs an action when the scroll view inside begins to move, ends, or moves in another way.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseChange(action: action))
  }
}
