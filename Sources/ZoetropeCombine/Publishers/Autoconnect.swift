import Foundation
import Zoetrope

extension Publishers {
  /// A publisher that keeps ``upstream`` connected as long as there are subscribers to this
  /// publisher.
  public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
    /// The type of the values that the publisher sends.
    public typealias Output = Upstream.Output
    /// The type of the errors with which the publisher can fail.
    public typealias Failure = Upstream.Failure

    /// The publisher to connect.
    public final let upstream: Upstream

    private let lock = NSLock()
    private var subscriberCount = 0
    private var connection: (any Cancellable)?

    /// Creates a publisher that keeps `upstream` connected as long as there are subscribers to the
    /// new publisher.
    public init(upstream: Upstream) { self.upstream = upstream }

    /// Attaches a subscriber. If there is no other subscriber, connects ``upstream``.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let isFirst = lock.withLock {
        subscriberCount += 1
        return subscriberCount == 1
      }
      upstream.subscribe(
        Tap<Output, Failure>(subscriber, name: "Autoconnect") { event in
          switch event {
          case .cancel: self.leave()
          default: break
          }
        })
      if isFirst { connect() }
    }

    private func connect() {
      let connection = upstream.connect()
      let isUsed = lock.withLock {
        guard subscriberCount > 0 else { return false }
        self.connection = connection
        return true
      }
      if !isUsed { connection.cancel() }
    }

    private func leave() {
      let connection = lock.withLock {
        subscriberCount -= 1
        return subscriberCount == 0 ? self.connection.take() : nil
      }
      connection?.cancel()
    }
  }
}
