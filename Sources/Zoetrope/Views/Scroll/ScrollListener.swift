import Foundation

/// An observer of the movements and phases of a scroll view.
final class ScrollListener {
  /// The scroll view that the listener is attached to. If several scroll views receive the
  /// listener, it stays attached to the first of them.
  fileprivate(set) weak var scrollNode: ScrollNode?
  /// Called when the scroll offset changes, or when an animated change of the offset begins. The
  /// argument is true if a finger is the cause.
  var didScroll: (_ byUser: Bool) -> Void = { _ in }
  /// Called when the phase of the scroll view has changed.
  var phaseDidChange: (_ old: ScrollPhase, _ new: ScrollPhase) -> Void = { _, _ in }

  /// Attaches this listener to a scroll view, unless it is attached to one already.
  func listen(to scrollNode: ScrollNode) {
    if self.scrollNode == nil { self.scrollNode = scrollNode }
  }
}

/// The listeners of a scroll view, compared by identity.
struct ScrollListeners: Equatable {
  private(set) var list: [ScrollListener] = []

  mutating func append(_ listener: ScrollListener) { list.append(listener) }

  static func == (a: Self, b: Self) -> Bool { a.list.elementsEqual(b.list, by: ===) }
}

/// The view node of a modifier that observes the nearest scroll view inside the modified view.
class ScrollListenerNode<C: View, M: ViewModifier>: UnaryNode<ModifiedContent<C, M>, C> {
  final let listener = ScrollListener()
  private final var inner: EnvironmentValues?

  init(_ view: ModifiedContent<C, M>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  override func willUpdate(_ change: Change) {
    guard inner == nil || change.environmentChanged else { return }
    var environment = inputs.environment
    environment.scrollSettings.listeners.append(listener)
    inner = environment
  }

  override var environmentForChild: EnvironmentValues { inner ?? inputs.environment }

  override var inputsForChild: _ViewInputs {
    var inputs = childInputs
    inputs.environment = environmentForChild
    return inputs
  }
}
