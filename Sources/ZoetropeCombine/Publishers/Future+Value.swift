import Zoetrope

extension Future where Failure == Never {
  /// The value, as soon as it has been provided. Cancelling the task that waits has no effect.
  nonisolated(nonsending) public var value: Output {
    get async { await Mailbox(self).result().value }
  }
}

extension Future {
  /// The value, as soon as it has been provided; throws the error if the publisher fails.
  /// Cancelling the task that waits has no effect.
  nonisolated(nonsending) public var value: Output {
    get async throws { try await Mailbox(self).result().get() }
  }
}
