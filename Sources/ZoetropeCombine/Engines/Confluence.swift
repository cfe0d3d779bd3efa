import Foundation
import Zoetrope

/// The link between any number of publishers and a subscriber that receives the values of all these
/// publishers.
///
/// If the subscriber's demand is limited, each publisher is asked for one value at a time. This
/// value waits until the subscriber asks for a value.
final class Confluence<Output, Failure: Error> {
  private let outlet: Outlet<Output, Failure>
  private let lock = NSLock()
  private var inlets: [Int: Inlet<Output, Failure>] = [:]
  private var addedCount = 0
  /// The number of publishers that have not finished, including those that are still to be added.
  private var openCount: Int
  private var source: (any Cancellable)?
  private var isOver = false

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - name: The description of the subscription.
  ///   - openCount: The number of publishers that must finish before the subscriber receives the
  ///     completion.
  init(_ subscriber: any Subscriber<Output, Failure>, name: String, openCount: Int) {
    outlet = Outlet(subscriber, name: name)
    self.openCount = openCount
  }

  /// Attaches a subscriber that receives the merged values of several publishers.
  static func merge(
    _ publishers: [any Publisher<Output, Failure>], into subscriber: any Subscriber<Output, Failure>
  ) {
    let link = Confluence(subscriber, name: "Merge", openCount: publishers.count)
    link.start(source: nil)
    if publishers.isEmpty { return link.outlet.finish(.finished) }
    for publisher in publishers { link.add(publisher) }
  }

  /// Sends the subscription to the subscriber.
  ///
  /// - Parameter source: A further subscription to cancel when the subscriber cancels or a
  ///   publisher fails; nil for none.
  func start(source: (any Cancellable)?) {
    self.source = source
    outlet.start { demand in
      guard demand == .unlimited else { return }
      for inlet in self.lock.withLock({ self.inlets.sorted { $0.key < $1.key } }).map(\.value) {
        inlet.request(demand)
      }
    } onCancel: {
      self.end()
    }
  }

  /// Subscribes to a publisher.
  ///
  /// - Parameter whenFinished: A closure that is called when the publisher has finished. Default:
  ///   none.
  func add(_ publisher: some Publisher<Output, Failure>, whenFinished: (() -> Void)? = nil) {
    let key = lock.withLock {
      addedCount += 1
      return addedCount
    }
    let inlet = Inlet<Output, Failure>(demand: outlet.isUnlimited ? .unlimited : .max(1)) {
      self.receive($0, from: key)
      return .none
    } finisher: { completion in
      _ = self.lock.withLock { self.inlets.removeValue(forKey: key) }
      self.close(completion)
      if completion.isFinished { whenFinished?() }
    }
    let isOver = lock.withLock {
      if !self.isOver { inlets[key] = inlet }
      return self.isOver
    }
    if !isOver { publisher.subscribe(inlet) }
  }

  /// Adds 1 to the number of publishers that must finish.
  func open() { lock.withLock { openCount += 1 } }

  /// Handles the end of a publisher. The subscriber receives the completion when all publishers
  /// have finished, or as soon as one of them fails.
  func close(_ completion: Subscribers.Completion<Failure>) {
    guard completion.isFinished else {
      end()
      return outlet.finish(completion, dropsQueue: true)
    }
    let isLast = lock.withLock {
      openCount -= 1
      return openCount == 0
    }
    if isLast { outlet.finish(.finished) }
  }

  private func receive(_ value: Output, from key: Int) {
    if outlet.isUnlimited { return outlet.send(value) }
    outlet.send(value) {
      let isUnlimited = self.outlet.isUnlimited
      if !isUnlimited { self.lock.withLock { self.inlets[key] }?.request(.max(1)) }
    }
  }

  /// Cancels all subscriptions.
  private func end() {
    let released = lock.withLock {
      isOver = true
      defer { inlets = [:] }
      return (inlets, source.take())
    }
    released.1?.cancel()
    for inlet in released.0.sorted(by: { $0.key < $1.key }) { inlet.value.cancel() }
  }
}
