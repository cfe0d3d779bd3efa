import Zoetrope

/// A publisher that sends recorded values and their end to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
  /// The values and their end.
  public let recording: Recording

  /// Values and their end.
  public struct Recording {
    public typealias Input = Output

    /// The values.
    public private(set) var output: [Output] = []
    /// The end of the values.
    public private(set) var completion = Subscribers.Completion<Failure>.finished

    /// Creates a recording without values.
    public init() {}

    /// Creates a recording.
    public init(
      output: [Output], completion: Subscribers.Completion<Failure> = .finished
    ) {
      self.output = output
      self.completion = completion
    }

    /// Adds a value.
    public mutating func receive(_ input: Output) { output.append(input) }

    /// Sets the end of the values.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      self.completion = completion
    }
  }

  /// Creates a publisher of what a closure records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of values and their end.
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
