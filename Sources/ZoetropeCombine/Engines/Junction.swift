import Foundation
import Zoetrope

/// The link between several publishers and a subscriber that receives combinations of their values.
final class Junction<Output, Failure: Error> {
  /// The way in which values are combined.
  enum Rule {
    /// Combines the first values of all publishers, then the second values, and so on. The
    /// subscriber receives the completion when a publisher has finished and all its values have
    /// been combined.
    case zip
    /// Combines the latest values of all publishers whenever one of the publishers sends a value.
    /// The subscriber receives the completion when all publishers have finished.
    case latest
  }

  private let rule: Rule
  private let outlet: Outlet<Output, Failure>
  /// The lock. It is recursive because releasing a value under the lock can run a deinitializer
  /// that cancels the subscription, and the cancellation takes the lock again.
  private let lock = NSRecursiveLock()
  private var slots: [any AnySlot] = []
  private var connections: [() -> Void] = []
  private var assemble: (() -> Output)?

  /// Creates a link without publishers.
  init(_ subscriber: any Subscriber<Output, Failure>, rule: Rule) {
    self.rule = rule
    outlet = Outlet(subscriber, name: rule == .zip ? "Zip" : "CombineLatest")
  }

  /// Adds a publisher, and returns the slot in which its values wait until they are combined.
  func add<Value>(_ publisher: some Publisher<Value, Failure>) -> Slot<Value, Failure> {
    let slot = Slot<Value, Failure>(keepsLatest: rule == .latest)
    slots.append(slot)
    connections.append {
      slot.connect(
        publisher,
        by: Inlet { value in
          self.receive { slot.put(value) }
          return .none
        } finisher: { completion in
          self.receive(completion) { slot.close() }
        })
    }
    return slot
  }

  /// Subscribes to the publishers.
  ///
  /// - Parameter assemble: A closure that takes a value from each slot and combines the values.
  func start(_ assemble: @escaping () -> Output) {
    self.assemble = assemble
    let slots = slots
    for connect in connections where lock.withLock({ self.assemble != nil }) { connect() }
    connections = []
    outlet.start { demand in
      for slot in slots { slot.request(demand) }
    } onCancel: {
      self.end()
    }
  }

  private func receive(_ put: () -> Void) {
    let isLast = lock.withLock {
      put()
      guard let assemble, slots.allSatisfy(\.isReady) else { return false }
      outlet.put(assemble(), waits: rule == .zip)
      return isExhausted
    }
    outlet.drain()
    if isLast { finish(.finished) }
  }

  private func receive(_ completion: Subscribers.Completion<Failure>, close: () -> Void) {
    let isLast = lock.withLock {
      close()
      return isExhausted
    }
    if isLast || !completion.isFinished { finish(completion) }
  }

  /// Whether no further combination is possible.
  private var isExhausted: Bool {
    switch rule {
    case .zip: slots.contains { $0.isClosed && !$0.isReady }
    case .latest: slots.allSatisfy(\.isClosed)
    }
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    end()
    outlet.finish(completion, dropsQueue: !completion.isFinished)
  }

  /// Cancels the subscriptions to the publishers.
  private func end() {
    let released = lock.withLock {
      defer { slots = [] }
      return (slots, assemble.take())
    }
    for slot in released.0 { slot.cancel() }
  }
}
