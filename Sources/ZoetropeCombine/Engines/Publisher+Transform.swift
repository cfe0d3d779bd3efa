import Zoetrope

extension Publisher {
  /// Attaches a subscriber through an operator that changes the type of errors.
  func transform<T, E>(
    for subscriber: any Subscriber<T, E>, demand: TransformDemand = .each,
    step: @escaping (Output) -> TransformStep<T, E>,
    end: @escaping (Subscribers.Completion<Failure>) -> TransformEnd<T, E>
  ) {
    subscribe(Transformer(subscriber, policy: demand, step: step, end: end))
  }

  /// Attaches a subscriber through an operator that does not change errors.
  ///
  /// - Parameter last: A closure that is called when the input has finished. It returns a last
  ///   value to send, or nil for none.
  func transform<T>(
    for subscriber: any Subscriber<T, Failure>, demand: TransformDemand = .each,
    step: @escaping (Output) -> TransformStep<T, Failure>, last: @escaping () -> T? = { nil }
  ) {
    transform(for: subscriber, demand: demand, step: step) { completion in
      TransformEnd(last: completion.isFinished ? last() : nil, completion: completion)
    }
  }

  /// Attaches a subscriber through an operator that fails when its closure throws an error.
  ///
  /// - Parameter last: A closure that is called when the input has finished. It returns a last
  ///   value to send, or nil for none.
  func attempt<T>(
    for subscriber: any Subscriber<T, any Error>, demand: TransformDemand = .each,
    step: @escaping (Output) throws -> TransformStep<T, any Error>,
    last: @escaping () -> T? = { nil }
  ) {
    transform(for: subscriber, demand: demand) { value in
      do { return try step(value) } catch { return .fail(error) }
    } end: { completion in
      TransformEnd(
        last: completion.isFinished ? last() : nil, completion: completion.mapError { $0 })
    }
  }
}

extension Subscribers.Completion {
  /// Whether the publisher has finished without an error.
  var isFinished: Bool {
    if case .finished = self { true } else { false }
  }
}
