import Zoetrope

/// A publisher that sends recorded values and a recorded completion to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// The recorded values and completion.
  public let recording: Recording

  /// A record of values and a completion.
  public struct Recording {
    /// The type of the values that the recording receives.
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output] = []
    /// The completion. Default: finished.
    public private(set) var completion = Subscribers.Completion<Failure>.finished

    /// Creates a recording without values.
    public init() {}

    /// Creates a recording of values and a completion. The default completion is `finished`.
    public init(
      output: [Output], completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value.
    public mutating func receive(_ input: Output) { output.append(input) }

    /// Sets the completion.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  /// Creates a publisher that sends the values and the completion that a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher from a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher from values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Attaches a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = SequenceSubscription(
      subscriber, values: recording.output, completion: recording.completion)
    subscriber.receive(subscription: subscription)
    subscription.send()
  }
}
