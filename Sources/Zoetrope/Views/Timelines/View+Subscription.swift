import Foundation

/// A modifier that performs an action for each value of a publisher.
nonisolated package struct SubscriptionModifier<P: Publisher>: ViewModifier
where P.Failure == Never {
  package typealias Body = Never
  var publisher: P
  var action: (P.Output) -> Void

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    SubscriptionNode(view, inputs)
  }
}

private final class SubscriptionNode<C: View, P: Publisher>:
  UnaryNode<ModifiedContent<C, SubscriptionModifier<P>>, C>, VisibilityObserving
where P.Failure == Never {
  private var publisher: P?
  private var input: ActionInput<P.Output>?
  private var isDestroyed = false
  private var equality = Equality<P>()
  /// Whether the view is shown. If false, the view is only measured.
  private var isShown = false

  init(_ view: ModifiedContent<C, SubscriptionModifier<P>>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  deinit { input?.cancel() }

  override func didUpdate(_ change: Change) {
    super.didUpdate(change)
    input?.action = view.modifier.action
    let isFirst = publisher == nil
    if let publisher, isSame(publisher, view.modifier.publisher) { return }
    publisher = view.modifier.publisher
    if let choice = inputs.choice, isFirst { return choice.add(self) }
    if isFirst { isShown = true }
    if isShown { subscribeLater() }
  }

  /// Returns whether two publishers are equal or have equal bytes. If so, the subscription is kept.
  private func isSame(_ a: P, _ b: P) -> Bool {
    graph.haveEqualBytes(a, b) || equality.areEqual(a, b)
  }

  func visibilityDidChange(isShown: Bool) {
    self.isShown = isShown
    if isShown { subscribeLater() } else { input?.cancel() }
  }

  /// Subscribes at the end of the current update, because a publisher may send a value immediately.
  private func subscribeLater() {
    graph.afterUpdate { [weak self] in self?.subscribe() }
  }

  private func subscribe() {
    input?.cancel()
    if isDestroyed || !isShown { return }
    let input = ActionInput(graph: graph, action: view.modifier.action)
    self.input = input
    view.modifier.publisher.subscribe(input)
  }

  override func destroy() {
    super.destroy()
    isDestroyed = true
    input?.cancel()
  }
}

/// A subscriber that performs an action of a view for each value of a publisher.
private final class ActionInput<Input>: Subscriber, Cancellable {
  typealias Failure = Never

  /// The closure to call on the main actor.
  var action: (Input) -> Void
  private weak var graph: ViewGraph?
  private var subscription: (any Subscription)?
  private var isCancelled = false

  init(graph: ViewGraph, action: @escaping (Input) -> Void) {
    self.graph = graph
    self.action = action
  }

  func receive(subscription: any Subscription) {
    if isCancelled { return subscription.cancel() }
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let value = Transferred(input)
    Confined(self).use { input in
      guard !input.isCancelled, let graph = input.graph else { return }
      graph.noteAction()
      graph.entered { input.action(value.value) }
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) { subscription = nil }

  func cancel() {
    isCancelled = true
    subscription.take()?.cancel()
  }
}

extension View {
  /// Performs an action for each value of a publisher while this view is shown.
  ///
  /// The subscription begins when the view appears. If an update gives the view a different
  /// publisher, such as a newly created timer, a new subscription replaces the old subscription.
  ///
  /// - Parameters:
  ///   - publisher: The publisher.
  ///   - action: The closure to call on the main actor. Its parameter is the value.
  public nonisolated func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(SubscriptionModifier(publisher: publisher, action: action))
  }
}
