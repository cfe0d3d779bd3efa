import Zoetrope

extension Future where Failure == Never {
  /// The value, once there is one. Cancellation of the task has no effect.
  nonisolated(nonsending) public var value: Output {
    get async { await Mailbox(self).result().value }
  }
}

extension Future {
  /// The value, once there is one. Cancellation of the task has no effect.
  nonisolated(nonsending) public var value: Output {
    get async throws { try await Mailbox(self).result().get() }
  }
}
