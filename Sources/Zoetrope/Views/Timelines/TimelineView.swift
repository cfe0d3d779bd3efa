import Foundation

/// A view that is made of a date, and made anew at the dates of a schedule.
///
/// The clock is virtual: at the start of an animation it is 00:00:00 UTC on 1 January 2001, the
/// reference date, so that `context.date.timeIntervalSinceReferenceDate` is the time in seconds.
public struct TimelineView<Schedule, Content> where Schedule: TimelineSchedule {
  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// What the content is made of.
  public struct Context {
    /// How often the content is made.
    public enum Cadence: Comparable, Hashable, Sendable {
      /// As often as frames are shown.
      case live
      /// About every second.
      case seconds
      /// About every minute.
      case minutes
    }

    /// The date of the schedule that the content is for.
    public let date: Date

    /// How often the content is made; this library makes it live.
    public let cadence: Cadence
  }
}

/// What the content of any timeline view is made of.
public typealias TimelineViewDefaultContext = TimelineView<
  EveryMinuteTimelineSchedule, Never
>.Context

extension TimelineView: View where Content: View {
  /// Creates a view that is made anew at the dates of a schedule.
  ///
  /// - Parameters:
  ///   - schedule: The dates.
  ///   - content: Makes the view for a date.
  public nonisolated init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Never reached: the content draws.
  public var body: Never { primitiveBody(Self.self) }

  /// Makes a place for the content.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    TimelineNode(view, inputs)
  }
}

/// The place of a timeline view: it makes its content at exactly the dates of the schedule.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  ClosureNode<TimelineView<Schedule, Content>, Content>, Ticking
{
  package var isTicking = false
  private var schedule: Schedule?
  private var dates: Schedule.Entries.Iterator?
  /// The next date of the schedule.
  private var upcoming: Date?
  /// The date that is shown.
  private var date: Date?
  /// What stands for the start of a schedule that is in real time.
  private var realStart: Date?

  private var now: Date { Date(timeIntervalSinceReferenceDate: graph.time) }

  private var isEveryFrame: Bool {
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

  /// The schedule, on the virtual clock.
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

  /// Goes to the latest date that has come; false where there is no new one.
  private func moveOn() -> Bool {
    var hasMoved = false
    while let current = upcoming, current <= now {
      date = current
      hasMoved = true
      // Dates that do not ascend end the schedule.
      upcoming = dates?.next().flatMap { $0 > current ? $0 : nil }
    }
    return hasMoved
  }

  package func tick(at time: Double) -> Bool {
    if isDestroyed { return false }
    if isEveryFrame {
      date = now
      markDirty()
      return true
    }
    if moveOn() { markDirty() }
    return upcoming != nil
  }

  package var nextEvent: Double? { upcoming?.timeIntervalSinceReferenceDate }
}
