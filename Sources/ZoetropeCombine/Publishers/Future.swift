import Foundation
import Zoetrope

/// A publisher of one value, or an error, that its closure provides at some time.
///
/// The closure is called once, when the publisher is made. Each subscriber receives the same value.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure to call with the result. Further calls have no effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Outlet<Output, Failure>] = []

  /// Creates a publisher, and calls a closure that provides the result.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in self.fulfill(result) }
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let outlet = Outlet<Output, Failure>(subscriber, name: "Future")
    let result = lock.withLock {
      if self.result == nil { waiting.append(outlet) }
      return self.result
    }
    if let result { outlet.settle(result) }
    outlet.start { [weak self, weak outlet] in self?.forget(outlet) }
  }

  private func forget(_ outlet: Outlet<Output, Failure>?) {
    lock.withLock { waiting.removeAll { $0 === outlet } }
  }

  private func fulfill(_ result: Result<Output, Failure>) {
    let outlets = lock.withLock { () -> [Outlet<Output, Failure>] in
      if self.result != nil { return [] }
      self.result = result
      defer { waiting = [] }
      return waiting
    }
    for outlet in outlets { outlet.settle(result) }
  }
}
