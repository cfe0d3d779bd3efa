import Zoetrope
import ZoetropeCombine

/// An error to test with.
struct Problem: Error, Equatable {
  var number = 0
}

/// A subscriber that records all that it receives.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completions: [Subscribers.Completion<Failure>] = []
  private(set) var subscriptionCount = 0
  private(set) var subscription: (any Subscription)?
  private let initial: Subscribers.Demand
  private let further: Subscribers.Demand
  /// A closure to call for each value, after it has been recorded.
  var onValue: (Input) -> Void = { _ in }

  /// Creates a subscriber.
  ///
  /// - Parameters:
  ///   - initial: The demand on receiving the subscription.
  ///   - further: The demand on receiving a value.
  init(_ initial: Subscribers.Demand = .unlimited, further: Subscribers.Demand = .none) {
    self.initial = initial
    self.further = further
  }

  func receive(subscription: any Subscription) {
    subscriptionCount += 1
    self.subscription = subscription
    if initial > 0 { subscription.request(initial) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    onValue(input)
    return further
  }

  func receive(completion: Subscribers.Completion<Failure>) { completions.append(completion) }

  /// Asks for a number of values.
  func request(_ count: Int) { subscription?.request(.max(count)) }

  func cancel() { subscription?.cancel() }

  /// Whether the values have finished, once.
  var hasFinished: Bool {
    if completions.count == 1, case .finished = completions[0] { true } else { false }
  }

  /// The error, if there has been one and nothing after it.
  var error: Failure? {
    if completions.count == 1, case .failure(let error) = completions[0] { error } else { nil }
  }
}

extension Publisher {
  /// Attaches a recorder.
  func record(_ initial: Subscribers.Demand = .unlimited, further: Subscribers.Demand = .none)
    -> Recorder<Output, Failure>
  {
    let recorder = Recorder<Output, Failure>(initial, further: further)
    subscribe(recorder)
    return recorder
  }

  /// The values of a publisher that sends all of them at once.
  var all: [Output] { record().values }
}

/// A publisher that sends values by hand, whatever its subscriber has asked for, and records
/// demands and cancellations.
final class Source<Output, Failure: Error>: Publisher {
  private(set) var demands: [Subscribers.Demand] = []
  /// The demands returned by the subscriber on receiving values.
  private(set) var answers: [Subscribers.Demand] = []
  private(set) var cancelCount = 0
  private(set) var subscriptionCount = 0
  private var subscriber: (any Subscriber<Output, Failure>)?

  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    self.subscriber = subscriber
    subscriptionCount += 1
    subscriber.receive(subscription: Link(source: self))
  }

  /// The sum of all demands.
  var demand: Subscribers.Demand { (demands + answers).reduce(.none, +) }

  func send(_ values: Output...) {
    for value in values { answers.append(subscriber?.receive(value) ?? .none) }
  }

  func finish() { subscriber?.receive(completion: .finished) }

  func fail(_ error: Failure) { subscriber?.receive(completion: .failure(error)) }

  private final class Link: Subscription {
    let source: Source

    init(source: Source) { self.source = source }

    func request(_ demand: Subscribers.Demand) { source.demands.append(demand) }

    func cancel() { source.cancelCount += 1 }
  }
}

/// An object whose end is observed.
final class Witness {
  var use: Int { 0 }
}
