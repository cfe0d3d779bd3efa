import Foundation

/// A schedule that updates a view at every frame, or whenever an interval has passed. No updates
/// take place while the schedule is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let minimumInterval: Double?
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The time between updates, in seconds. Default: nil, for an update at
  ///     every frame.
  ///   - paused: Whether updates are suspended. Default: false.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Whether the view is updated at every frame.
  var isEveryFrame: Bool { !isPaused && (minimumInterval ?? 0) <= 0 }

  /// Returns the dates of the updates. There are none if the schedule is paused, or if the mode is
  /// ``TimelineScheduleMode/lowFrequency``.
  ///
  /// Without a minimum interval the dates are 1/60 second apart.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = minimumInterval.flatMap { $0 > 0 ? $0 : nil } ?? 1.0 / 60
    return Entries(
      dates: isPaused || mode == .lowFrequency ? nil : .init(start, interval: interval))
  }

  /// An unbounded sequence of equidistant dates; empty if there are no updates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: EvenDates?

    /// Advances to the next date and returns it; nil if there are no updates.
    public mutating func next() -> Date? { dates?.next() }
  }
}
