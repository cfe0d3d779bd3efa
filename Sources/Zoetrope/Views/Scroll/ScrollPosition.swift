import Foundation
import ZoetropeGeometry

/// Keeps scroll views at the view whose id a binding has.
nonisolated package struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
  package typealias Body = Never
  var id: Binding<ID?>
  var anchor: UnitPoint?

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    ScrollPositionNode(view, inputs)
  }
}

private final class ScrollPositionNode<C: View, ID: Hashable>:
  UnaryNode<ModifiedContent<C, ScrollPositionModifier<ID>>, C>
{
  private var reader: Reader?
  private var last: ID?

  init(_ view: ModifiedContent<C, ScrollPositionModifier<ID>>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  deinit { reader?.node = nil }

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    guard change.isDirty else { return }
    let old = last
    last = readID()
    guard let id = last, id != old else { return }
    let anchor = view.modifier.anchor
    graph.afterLayout { [weak self] in self?.scroll(to: AnyHashable(id), anchor: anchor) }
  }

  /// The id; a change of it brings this node up to date, whoever else reads it.
  @MainActor private func readID() -> ID? {
    reader?.node = nil
    let reader = Reader(node: self)
    self.reader = reader
    return graph.reading(by: reader) { view.modifier.id.wrappedValue }
  }

  override func destroy() {
    reader?.node = nil
    super.destroy()
  }
}

extension View {
  /// Has the scroll views inside show the view whose id a binding has, at first and whenever it
  /// changes; in the transaction of the change, so that it can be animated.
  ///
  /// Scrolling by other means does not write the binding.
  ///
  /// - Parameters:
  ///   - id: The id of the view to show; nil to leave everything where it is.
  ///   - anchor: The point of the view that is to be at the same point of the scroll view; nil, the
  ///     default, for the shortest move that shows it.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier(id: id, anchor: anchor))
  }
}
