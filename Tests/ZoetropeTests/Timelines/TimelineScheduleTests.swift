import Foundation
import Testing
import Zoetrope

struct TimelineScheduleTests {
  private func seconds(_ dates: some Sequence<Date>, _ count: Int) -> [Double] {
    dates.prefix(count).map(\.timeIntervalSince1970)
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test func `Periodic dates begin with the period that the start is in`() {
    let schedule = PeriodicTimelineSchedule(from: date(0), by: 5)
    #expect(seconds(schedule.entries(from: date(12), mode: .normal), 3) == [10, 15, 20])
    #expect(seconds(schedule.entries(from: date(15), mode: .normal), 2) == [15, 20])
    #expect(seconds(schedule.entries(from: date(15), mode: .lowFrequency), 2) == [15, 20])
  }

  @Test func `Without a positive interval there is but one date`() {
    for interval in [0, -3.0] {
      let schedule = PeriodicTimelineSchedule(from: date(7), by: interval)
      #expect(seconds(schedule.entries(from: date(12), mode: .normal), 3) == [7])
    }
  }

  @Test func `Dates of an animation are an interval apart, from the start`() {
    let schedule = AnimationTimelineSchedule(minimumInterval: 1.5)
    #expect(seconds(schedule.entries(from: date(0), mode: .normal), 3) == [0, 1.5, 3])
  }

  @Test func `An animation has no dates at a low frequency, nor while it is paused`() {
    let all = AnimationTimelineSchedule()
    #expect(seconds(all.entries(from: date(0), mode: .lowFrequency), 3) == [])
    let paused = AnimationTimelineSchedule(minimumInterval: 1, paused: true)
    #expect(seconds(paused.entries(from: date(0), mode: .normal), 3) == [])
  }

  @Test func `Minutes begin with the one that the start is in`() {
    let schedule = EveryMinuteTimelineSchedule()
    #expect(seconds(schedule.entries(from: date(125), mode: .normal), 3) == [120, 180, 240])
    #expect(seconds(schedule.entries(from: date(120), mode: .normal), 1) == [120])
  }

  @Test func `Explicit dates are what they are`() {
    let schedule = ExplicitTimelineSchedule([date(1), date(9)])
    #expect(seconds(schedule.entries(from: date(5), mode: .normal), 3) == [1, 9])
  }
}
