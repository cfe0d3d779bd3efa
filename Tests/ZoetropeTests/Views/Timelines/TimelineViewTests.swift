import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct TimelineViewTests {
  /// Notes when it is built, and for which date.
  private struct Clock<Schedule: TimelineSchedule>: View {
    let journal: Journal
    let schedule: Schedule
    let now: @MainActor () -> Double
    var body: some View {
      TimelineView(schedule) { context in
        let seconds = context.date.timeIntervalSinceReferenceDate
        let _ = journal.note("\(now()): \(seconds)")
        box("a", 10, 10).offset(x: seconds)
      }
    }
  }

  @MainActor private final class Fixture {
    let journal = Journal()
    let host = Host(size: CGSize(width: 300, height: 100))

    init(_ schedule: some TimelineSchedule) {
      host.show(Clock(journal: journal, schedule: schedule) { [unowned host] in host.time })
    }
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  @Test func `the animation schedule ticks with the frames`() async throws {
    let fixture = Fixture(.animation)
    for time in [0, 0.1, 0.7, 1.3] {
      try await fixture.host.advance(to: time)
      #expect(near(fixture.host.x("a"), 145 + time))
      #expect(fixture.journal.lines.last == "\(time): \(time)")
    }
  }

  @Test func `with an interval the content is built at its exact times`() async throws {
    let fixture = Fixture(.animation(minimumInterval: 0.25))
    try await fixture.host.advance(to: 0.6)
    #expect(fixture.journal.take() == ["0.0: 0.0", "0.25: 0.25", "0.5: 0.5"])
    try await fixture.host.advance(to: 0.75)
    #expect(fixture.journal.take() == ["0.75: 0.75"])
  }

  @Test func `periodic dates begin with the one before the view appears`() async throws {
    let fixture = Fixture(.periodic(from: date(-0.5), by: 2))
    try await fixture.host.advance(to: 4)
    #expect(fixture.journal.lines == ["0.0: -0.5", "1.5: 1.5", "3.5: 3.5"])
  }

  @Test func `periodic dates from a real date begin when the view appears`() async throws {
    let fixture = Fixture(.periodic(from: .now, by: 0.5))
    try await fixture.host.advance(to: 1.2)
    #expect(fixture.journal.lines == ["0.0: 0.0", "0.5: 0.5", "1.0: 1.0"])
  }

  @Test func `the every-minute schedule begins with the current minute`() async throws {
    let fixture = Fixture(.everyMinute)
    try await fixture.host.advance(to: 121)
    #expect(fixture.journal.lines == ["0.0: 0.0", "60.0: 60.0", "120.0: 120.0"])
  }

  @Test(arguments: [0, 1, 2, 3]) func `explicit dates are honored, and the last one stays`(
    count: Int
  ) async throws {
    let fixture = Fixture(.explicit([0.25, 0.5, 4].prefix(count).map(date)))
    try await fixture.host.advance(to: 9)
    let lines = ["0.0: 0.0", "0.25: 0.25", "0.5: 0.5", "4.0: 4.0"]
    #expect(fixture.journal.lines == Array(lines.prefix(count + 1)))
  }

  @Test func `the latest past date counts, and dates must ascend`() async throws {
    let fixture = Fixture(.explicit([-9, -3, 1, 1, 2].map(date)))
    try await fixture.host.advance(to: 9)
    #expect(fixture.journal.lines == ["0.0: -3.0", "1.0: 1.0"])
  }

  private struct Pausing: View {
    @Binding var isPaused: Bool
    @Binding var width: CGFloat
    var body: some View {
      TimelineView(.animation(minimumInterval: 0.5, paused: isPaused)) { context in
        box("a", width, 10).offset(x: context.date.timeIntervalSinceReferenceDate)
      }
    }
  }

  @Test func `a pause holds the presented date`() async throws {
    let host = Host(size: CGSize(width: 300, height: 100))
    let (isPaused, width) = (host.makeState(false), host.makeState(CGFloat(10)))
    host.show(Pausing(isPaused: isPaused, width: width))
    for (time, pause) in [(1.2, true), (3.1, false)] {
      host.schedule(at: time) { isPaused.wrappedValue = pause }
    }
    for (time, shown) in [(0.9, 0.5), (1.2, 1), (3, 1), (3.1, 3.1), (3.5, 3.1), (3.7, 3.6)] {
      try await host.advance(to: time)
      #expect(near(host.x("a"), 145 + shown), "\(time)")
    }
  }

  @Test func `a new value outside the view does not restart its schedule`() async throws {
    let host = Host(size: CGSize(width: 300, height: 100))
    let (isPaused, width) = (host.makeState(false), host.makeState(CGFloat(10)))
    host.show(Pausing(isPaused: isPaused, width: width))
    host.schedule(at: 0.7) { width.wrappedValue = 20 }
    try await host.advance(to: 0.7)
    #expect(near(host.frame("a"), CGRect(x: 140.5, y: 45, width: 20, height: 10)))
    try await host.advance(to: 1.1)
    #expect(near(host.x("a"), 141))
  }
}
