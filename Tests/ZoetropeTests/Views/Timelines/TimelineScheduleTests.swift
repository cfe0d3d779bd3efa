import Foundation
import Testing
import Zoetrope

struct TimelineScheduleTests {
  private func seconds(_ dates: some Sequence<Date>, _ count: Int) -> [Double] {
    dates.prefix(count).map(\.timeIntervalSince1970)
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSince1970: seconds) }

  @Test func `periodic dates begin with the period that contains the start`() {
    let schedule = PeriodicTimelineSchedule(from: date(0), by: 5)
    #expect(seconds(schedule.entries(from: date(12), mode: .normal), 3) == [10, 15, 20])
    #expect(seconds(schedule.entries(from: date(15), mode: .normal), 2) == [15, 20])
    #expect(seconds(schedule.entries(from: date(15), mode: .lowFrequency), 2) == [15, 20])
  }

  @Test func `without a positive interval there is one date`() {
    for interval in [0, -3.0] {
      let schedule = PeriodicTimelineSchedule(from: date(7), by: interval)
      #expect(seconds(schedule.entries(from: date(12), mode: .normal), 3) == [7])
    }
  }

  @Test func `dates of an animation are an interval apart from the start`() {
    let schedule = AnimationTimelineSchedule(minimumInterval: 1.5)
    #expect(seconds(schedule.entries(from: date(0), mode: .normal), 3) == [0, 1.5, 3])
  }

  @Test func `an animation has no dates at a low frequency or while it is paused`() {
    let all = AnimationTimelineSchedule()
    #expect(seconds(all.entries(from: date(0), mode: .lowFrequency), 3) == [])
    let paused = AnimationTimelineSchedule(minimumInterval: 1, paused: true)
    #expect(seconds(paused.entries(from: date(0), mode: .normal), 3) == [])
  }

  @Test func `minutes begin with the one that contains the start`() {
    let schedule = EveryMinuteTimelineSchedule()
    #expect(seconds(schedule.entries(from: date(125), mode: .normal), 3) == [120, 180, 240])
    #expect(seconds(schedule.entries(from: date(120), mode: .normal), 1) == [120])
  }

  @Test func `explicit dates are returned unchanged`() {
    let schedule = ExplicitTimelineSchedule([date(1), date(9)])
    #expect(seconds(schedule.entries(from: date(5), mode: .normal), 3) == [1, 9])
  }
}
