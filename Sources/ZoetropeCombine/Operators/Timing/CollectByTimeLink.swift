import Zoetrope

/// The link between a publisher and a subscriber that receives the values of each interval of time
/// as an array.
///
/// An array waits until the subscriber asks for it. When the publisher finishes, the last array is
/// sent before the completion. When the publisher fails, the last array is dropped.
final class CollectByTimeLink<Input, Failure: Error, Context: Scheduler>:
  QueuedLink<Input, [Input], Failure>
{
  private let interval: Context.SchedulerTimeType.Stride
  private let count: Int?
  private let alarm: Alarm<Context>
  private var values: [Input] = []

  /// Creates a link.
  ///
  /// - Parameters:
  ///   - subscriber: The subscriber.
  ///   - scheduler: The scheduler.
  ///   - interval: The length of an interval.
  ///   - count: The maximum number of values in an array; nil for no limit.
  ///   - options: The options of the scheduler.
  init(
    _ subscriber: any Subscriber<[Input], Failure>, scheduler: Context,
    interval: Context.SchedulerTimeType.Stride, count: Int?, options: Context.SchedulerOptions?
  ) {
    self.interval = interval
    self.count = count
    alarm = Alarm(scheduler, options: options)
    super.init(
      subscriber, name: "CollectByTime", initialDemand: count == nil ? .unlimited : .none)
  }

  override func start() {
    alarm.set(after: interval, period: interval) { self.send() }
  }

  override func requested(_ demand: Subscribers.Demand) {
    if let count { requestUpstream(demand * count) }
  }

  override func take(_ input: Input) {
    let isFull = lock.withLock {
      values.append(input)
      return values.count == count
    }
    if isFull { send() }
  }

  private func send() {
    let values = lock.withLock {
      defer { self.values = [] }
      return self.values
    }
    if !values.isEmpty { outlet.send(values) }
  }

  override func finish(_ completion: Subscribers.Completion<Failure>) {
    alarm.cancel()
    if completion.isFinished { send() }
    outlet.finish(completion)
  }

  override func stop() { alarm.cancel() }
}
