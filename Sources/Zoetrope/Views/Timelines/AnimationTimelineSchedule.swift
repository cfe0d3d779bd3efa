import Foundation

/// Every frame, or every so often, unless it is paused.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let minimumInterval: Double?
  private let isPaused: Bool

  /// Creates a schedule.
  ///
  /// - Parameters:
  ///   - minimumInterval: The time between updates, in seconds. Default nil: every frame.
  ///   - paused: Whether there are no updates for now. Default false.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }

  /// Whether the view is to be updated whenever it is looked at.
  var isEveryFrame: Bool { !isPaused && (minimumInterval ?? 0) <= 0 }

  /// The dates: none if paused, or at a low frequency.
  ///
  /// Where no interval is given they are a sixtieth of a second apart.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    let interval = minimumInterval.flatMap { $0 > 0 ? $0 : nil } ?? 1.0 / 60
    return Entries(
      dates: isPaused || mode == .lowFrequency ? nil : .init(start, interval: interval))
  }

  /// Dates at a regular interval, without end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var dates: EvenDates?

    /// The next date.
    public mutating func next() -> Date? { dates?.next() }
  }
}
