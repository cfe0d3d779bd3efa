import Foundation

/// A view made from a date, and made again at each date of a schedule.
///
/// The clock is virtual. An animation starts at the reference date, 00:00:00 UTC on 1 January 2001,
/// so that `context.date.timeIntervalSinceReferenceDate` is the time of the animation in seconds.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// The date and the cadence that the content is made from.
  public struct Context {
    /// A limit on how often the content is made.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// The content is made at every frame.
      case live
      /// The content is made about once a second.
      case seconds
      /// The content is made about once a minute.
      case minutes
    }

    /// The date for which the content is made: the latest date of the schedule that the clock has
    /// reached.
    public let date: Date

    /// The limit on how often the content is made. In this library it is always `live`.
    public let cadence: Cadence
  }
}

/// The type of the context that the content of a timeline view receives. It is the same for all
/// schedules.
public typealias TimelineViewDefaultContext = TimelineView<
  EveryMinuteTimelineSchedule, Never
>.Context

extension TimelineView: View where Content: View {
  /// Creates a view that is made again at each date of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The schedule.
  ///   - content: Makes the view for a date.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Traps when read: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes the node that follows the schedule.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TimelineNode(view, inputs)
  }
}

/// The node of a timeline view: it makes its content at exactly the dates of the schedule.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  ClosureNode<TimelineView<Schedule, Content>, Content>, Ticking
{
  package var isTicking = false
  private var schedule: Schedule?
  private var dates: Schedule.Entries.Iterator?
  /// The next date of the schedule; nil if there is none, or if the view is updated at every frame.
  private var upcoming: Date?
  /// The date of the content that is shown.
  private var date: Date?
  /// The virtual date that replaces the schedule's start date if the start date is a date of the
  /// real clock, such as `Date.now`. Otherwise nil.
  private var realStart: Date?

  private var now: Date { Date(timeIntervalSinceReferenceDate: graph.time) }

  var isEveryFrame: Bool {
    (view.schedule as? AnimationTimelineSchedule)?.isEveryFrame ?? false
  }

  override func willEvaluate() {
    if let schedule, graph.haveEqualBytes(schedule, view.schedule) { return }
    schedule = view.schedule
    if isEveryFrame {
      (dates, upcoming) = (nil, nil)
      date = now
      graph.startTicking(self)
    } else {
      var dates = virtualSchedule.entries(from: now, mode: .normal).makeIterator()
      upcoming = dates.next()
      self.dates = dates
      _ = moveOn()
      if upcoming != nil { graph.startTicking(self) }
    }
  }

  /// The view's schedule. A schedule whose start date is a date of the real clock is replaced by
  /// the same schedule with a start date of the virtual clock.
  private var virtualSchedule: Schedule {
    guard let periodic = view.schedule as? PeriodicTimelineSchedule, periodic.isInRealTime(at: now)
    else { return view.schedule }
    let start = realStart ?? now
    realStart = start
    return periodic.moved(to: start) as? Schedule ?? view.schedule
  }

  override func makeContent() -> Content? {
    view.content(TimelineViewDefaultContext(date: date ?? now, cadence: .live))
  }

  /// The maximum number of dates that one call of ``moveOn()`` can go through. If the clock has
  /// passed more dates, the rendering ends with an error.
  private static var dateLimit: Int { 1_000_000 }

  /// Advances to the latest date of the schedule that the clock has reached.
  ///
  /// - Returns: Whether the date has changed.
  private func moveOn() -> Bool {
    var hasMoved = false
    var count = 0
    while let current = upcoming, current <= now {
      count += 1
      if count > Self.dateLimit {
        graph.report.fail(
          .tooManyDates(
            time: graph.time, count: Self.dateLimit, view: nameInMessages ?? "a TimelineView"))
        upcoming = nil
        return hasMoved
      }
      date = current
      hasMoved = true
      // If a date is not later than its predecessor, the schedule ends.
      upcoming = dates?.next().flatMap { $0 > current ? $0 : nil }
    }
    return hasMoved
  }

  package func tick(at time: Double) -> Bool {
    if isDestroyed { return false }
    if isEveryFrame {
      date = now
      markDirty(because: .timeline)
      return true
    }
    if moveOn() { markDirty(because: .timeline) }
    return upcoming != nil
  }

  package var nextEvent: Double? { upcoming?.timeIntervalSinceReferenceDate }

  package var isWaiting: Bool { upcoming != nil && !isDestroyed }
}
