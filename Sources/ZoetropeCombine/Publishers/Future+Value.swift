import Zoetrope

extension Future where Failure == Never {
  /// The value that the future provides. Reading this property waits until the value has been
  /// provided, even if the task is cancelled.
  nonisolated(nonsending) public var value: Output {
    get async { await Mailbox(self).result().value }
  }
}

extension Future {
  /// The value that the future provides. Reading this property waits until the value or an error
  /// has been provided, even if the task is cancelled. Throws the error if the publisher fails.
  nonisolated(nonsending) public var value: Output {
    get async throws { try await Mailbox(self).result().get() }
  }
}
