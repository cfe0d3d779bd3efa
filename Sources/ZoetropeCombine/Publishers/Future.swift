import Foundation
import Zoetrope

/// A publisher that sends one value, or fails, when its closure provides the result.
///
/// The closure is called once, when the publisher is created. All subscribers receive the same
/// result.
public final class Future<Output, Failure: Error>: Publisher {
  /// A closure that accepts the result. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [Outlet<Output, Failure>] = []

  /// Creates a publisher, and calls the closure that provides the result.
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
