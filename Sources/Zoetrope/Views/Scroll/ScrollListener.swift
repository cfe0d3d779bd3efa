import Foundation

/// Something around a scroll view that hears of its movements.
final class ScrollListener {
  /// The scroll view; the first one, where there are several.
  fileprivate(set) weak var window: ScrollNode?
  /// Told when the window has been moved, or is about to; and whether by a finger.
  var didScroll: (_ byUser: Bool) -> Void = { _ in }
  /// Told when the window moves in another way.
  var phaseDidChange: (_ old: ScrollPhase, _ new: ScrollPhase) -> Void = { _, _ in }

  /// Begins to listen to a scroll view, unless there is another one.
  func listen(to window: ScrollNode) { if self.window == nil { self.window = window } }
}

/// What hears of the movements of a scroll view.
struct ScrollListeners: Equatable {
  private(set) var list: [ScrollListener] = []

  mutating func append(_ listener: ScrollListener) { list.append(listener) }

  static func == (a: Self, b: Self) -> Bool { a.list.elementsEqual(b.list, by: ===) }
}

/// The place of a modifier that hears of the movements of the nearest scroll view inside.
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
