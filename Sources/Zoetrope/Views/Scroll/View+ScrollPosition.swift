import Foundation
import ZoetropeGeometry

/// A modifier that moves a scroll view to the position of a binding. When the scroll view is moved
/// in another way, for example by a finger, the modifier updates the binding.
nonisolated package struct ScrollPositionModifier<Value: Equatable>: ViewModifier {
  package typealias Body = Never
  var binding: Binding<Value>
  var anchor: UnitPoint?
  /// Returns the destination of the scroll view for a value of the binding. The second argument is
  /// the default anchor. The result is nil if the scroll view must stay where it is.
  var destination: (Value, UnitPoint?) -> ScrollDestination?
  /// Returns the new value of the binding after the scroll view has moved; nil for no change.
  ///
  /// The arguments are the current value of the binding, the ids that
  /// ``ScrollNode/currentTargetIDs(anchor:)`` returns, and whether a finger caused the movement.
  var report: (Value, [AnyHashable], Bool) -> Value?

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ScrollPositionNode(view, inputs)
  }
}

/// A destination of a scroll view.
enum ScrollDestination {
  case view(AnyHashable, UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)
}

private final class ScrollPositionNode<C: View, Value: Equatable>:
  ScrollListenerNode<C, ScrollPositionModifier<Value>>
{
  private var reader: Reader?
  private var last: Value?
  /// Whether the binding is the cause of the current movement of the scroll view.
  private var isMovedByBinding = false

  deinit { reader?.node = nil }

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    guard change.isDirty else { return }
    let old = last
    let new = readValue()
    last = new
    if old == nil { listener.didScroll = { [weak self] in self?.report(byUser: $0) } }
    guard new != old, let destination = view.modifier.destination(new, view.modifier.anchor) else {
      return
    }
    graph.afterLayout { [weak self] in self?.scroll(toDestination: destination) }
  }

  /// Reads the binding, and records this node as a reader. The node is then updated when the value
  /// of the binding changes, even if no body reads the binding.
  @MainActor private func readValue() -> Value {
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    return graph.reading(by: reader) { view.modifier.binding.wrappedValue }
  }

  private func scroll(toDestination destination: ScrollDestination) {
    moveByBinding {
      switch destination {
      case .view(let id, let anchor):
        scroll(to: id, anchor: anchor) { [weak self] step in self?.moveByBinding(step) }
      case .edge(let edge): listener.scrollNode?.scroll(to: edge)
      case .point(let x, let y): listener.scrollNode?.scroll(toX: x, y: y)
      }
    }
  }

  private func moveByBinding(_ step: () -> Void) {
    isMovedByBinding = true
    step()
    isMovedByBinding = false
  }

  private func report(byUser: Bool) {
    guard !isMovedByBinding, let scrollNode = listener.scrollNode else { return }
    let modifier = view.modifier
    let ids = scrollNode.currentTargetIDs(anchor: modifier.anchor)
    let old = modifier.binding.wrappedValue
    guard let new = modifier.report(old, ids, byUser), new != old else { return }
    // The new value describes a movement of the scroll view that has already happened, and must not
    // cause another movement.
    last = new
    modifier.binding.wrappedValue = new
  }

  override func destroy() {
    reader?.node = nil
    super.destroy()
  }
}

extension View {
  /// Binds the position of the scroll view inside this view to the id of a view.
  ///
  /// The scroll view shows the view with that id, initially and after each change of the binding.
  /// The movement has the animation of the change's transaction.
  ///
  /// When the scroll view is moved in another way, for example by a finger, the binding is set to
  /// the id of the first visible view of a `scrollTargetLayout(isEnabled:)`. During an animated
  /// movement, this is the first view that is visible at the destination. The value therefore does
  /// not depend on the frame rate.
  ///
  /// - Parameters:
  ///   - id: The id of the view to show; nil leaves the scroll view where it is.
  ///   - anchor: The unit point at which the view and the scroll view are aligned (for example,
  ///     `.center` aligns their centers). Default: nil, for the shortest move that shows the view.
  ///     With an anchor, the binding is set to the id of the view whose anchor point is nearest to
  ///     the anchor point of the scroll view.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        binding: id, anchor: anchor,
        destination: { id, anchor in id.map { .view(AnyHashable($0), anchor) } },
        report: { _, ids, _ in ids.lazy.compactMap { $0.base as? ID }.first }))
  }

  /// Binds the position of the scroll view inside this view.
  ///
  /// The scroll view moves to the position, initially and after each change of the binding. The
  /// movement has the animation of the change's transaction. When the scroll view is moved in
  /// another way, for example by a finger, the binding is updated.
  ///
  /// - Parameters:
  ///   - position: The position of the scroll view.
  ///   - anchor: If the position refers to a view, the unit point at which that view and the scroll
  ///     view are aligned (for example, `.center` aligns their centers). If the position has an
  ///     anchor of its own, that anchor takes precedence. Default: nil, for the shortest move that
  ///     shows the view.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        binding: position, anchor: anchor,
        destination: { position, anchor in
          switch position.target {
          case .none: nil
          case .view(let own): position.hashableID.map { .view($0, own ?? anchor) }
          case .edge(let edge): .edge(edge)
          case .point(let x, let y): .point(x: x, y: y)
          }
        },
        report: { $0.scrolled(to: $1, byUser: $2) }))
  }
}
