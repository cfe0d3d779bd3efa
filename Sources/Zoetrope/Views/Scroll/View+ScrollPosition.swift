import Foundation
import ZoetropeGeometry

/// Keeps a scroll view where a binding says, and the binding where the scroll view is.
nonisolated package struct ScrollPositionModifier<Value: Equatable>: ViewModifier {
  package typealias Body = Never
  var binding: Binding<Value>
  var anchor: UnitPoint?
  /// Where a value says that the scroll view is to go.
  var order: (Value, UnitPoint?) -> ScrollOrder?
  /// The value for the ids of the view that the scroll view is at now, and whether by a finger; nil
  /// to leave it.
  var report: (Value, [AnyHashable], Bool) -> Value?

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ScrollPositionNode(view, inputs)
  }
}

/// Where a scroll view is to go.
enum ScrollOrder {
  case view(AnyHashable, UnitPoint?)
  case edge(Edge)
  case point(x: CGFloat?, y: CGFloat?)
}

private final class ScrollPositionNode<C: View, Value: Equatable>:
  ScrollListenerNode<C, ScrollPositionModifier<Value>>
{
  private var reader: Reader?
  private var last: Value?
  /// Whether the scroll view moves because the binding says so.
  private var isObeying = false

  deinit { reader?.node = nil }

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    guard change.isDirty else { return }
    let old = last
    let new = readValue()
    last = new
    if old == nil { listener.didScroll = { [weak self] in self?.report(byUser: $0) } }
    guard new != old, let order = view.modifier.order(new, view.modifier.anchor) else { return }
    graph.afterLayout { [weak self] in self?.obey(order) }
  }

  /// The value; a change of it brings this node up to date, whoever else reads it.
  @MainActor private func readValue() -> Value {
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    return graph.reading(by: reader) { view.modifier.binding.wrappedValue }
  }

  private func obey(_ order: ScrollOrder) {
    whileObeying {
      switch order {
      case .view(let id, let anchor):
        scroll(to: id, anchor: anchor) { [weak self] step in self?.whileObeying(step) }
      case .edge(let edge): listener.window?.scroll(to: edge)
      case .point(let x, let y): listener.window?.scroll(toX: x, y: y)
      }
    }
  }

  private func whileObeying(_ step: () -> Void) {
    isObeying = true
    step()
    isObeying = false
  }

  private func report(byUser: Bool) {
    guard !isObeying, let window = listener.window else { return }
    let modifier = view.modifier
    let ids = window.currentTargetIDs(anchor: modifier.anchor)
    let old = modifier.binding.wrappedValue
    guard let new = modifier.report(old, ids, byUser), new != old else { return }
    // What the scroll view says about itself is no order.
    last = new
    modifier.binding.wrappedValue = new
  }

  override func destroy() {
    reader?.node = nil
    super.destroy()
  }
}

extension View {
  /// Has the scroll view inside show the view whose id a binding has, at first and whenever it
  /// changes; in the transaction of the change, so that it can be animated.
  ///
  /// When the scroll view is scrolled otherwise, the binding is set to the id of the first view that
  /// shows, of those of a `scrollTargetLayout(isEnabled:)`: where the scroll view is on its way to
  /// if it moves with an animation, so that it does not depend on the frames.
  ///
  /// - Parameters:
  ///   - id: The id of the view to show; nil to leave everything where it is.
  ///   - anchor: The point of the view that is to be at the same point of the scroll view; nil, the
  ///     default, for the shortest move that shows it. With an anchor, the binding is set to the
  ///     view for which these points are nearest.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        binding: id, anchor: anchor,
        order: { id, anchor in id.map { .view(AnyHashable($0), anchor) } },
        report: { _, ids, _ in ids.lazy.compactMap { $0.base as? ID }.first }))
  }

  /// Has the scroll view inside go where a binding says, at first and whenever it changes; in the
  /// transaction of the change, so that it can be animated. When the scroll view is scrolled
  /// otherwise, the binding is set.
  ///
  /// - Parameters:
  ///   - position: Where the scroll view is.
  ///   - anchor: The point of a view that is to be at the same point of the scroll view, where the
  ///     position does not say; nil, the default, for the shortest move that shows it.
  public nonisolated func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier(
        binding: position, anchor: anchor,
        order: { position, anchor in
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
