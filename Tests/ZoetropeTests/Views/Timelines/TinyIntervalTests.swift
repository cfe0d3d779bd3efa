import Foundation
import Testing
import Zoetrope

/// Timelines, animations and delays that are so short that the clock would never get on.
@MainActor struct TinyIntervalTests {
  /// The view and the number of events that the error of a run names.
  private func failure(
    of view: some View, until time: Double = 1
  ) async throws -> (source: String?, count: Int)? {
    let host = Host(100, 100) { view }
    do {
      try await host.advance(to: time)
    } catch HostError.tooManyEvents(let when, let count, let source) {
      #expect(when < 0.002)
      return (source, count)
    }
    return nil
  }

  @Test(arguments: [1e-9, 1e-300])
  func `a timeline with a tiny interval ends with an error`(interval: Double) async throws {
    let failure = try #require(
      await failure(of: TimelineView(.animation(minimumInterval: interval)) { _ in Color.red }))
    #expect(failure.source == "TimelineView")
    #expect(failure.count == 10_000)
  }

  @Test func `phases of no length but more than zero end with an error`() async throws {
    let phases = PhaseAnimator([0.0, 1.0]) {
      Color.red.opacity($0)
    } animation: { _ in
      .linear(duration: 1e-300)
    }
    #expect(try await failure(of: phases) != nil)
  }

  @Test func `a schedule that begins at an infinite date ends with an error`() async throws {
    let start = Date(timeIntervalSinceReferenceDate: .infinity)
    let view = TimelineView(.periodic(from: start, by: 1e-9)) { _ in Color.red }
    #expect(try await failure(of: view)?.source == "TimelineView")
  }

  private struct Past: TimelineSchedule {
    func entries(from startDate: Date, mode: TimelineScheduleMode) -> some Sequence<Date> {
      sequence(first: Date(timeIntervalSinceReferenceDate: -1)) { $0.addingTimeInterval(1e-12) }
    }
  }

  @Test func `dates that never reach the present end with an error`() async throws {
    let host = Host(100, 100) { TimelineView(Past()) { _ in Color.red } }
    let error = HostError.tooManyDates(time: 0, count: 1_000_000, view: "TimelineView")
    await #expect(throws: error) { try await host.advance(to: 1) }
  }

  @Test func `an animation beside events without a view is not blamed`() async throws {
    let view = TimelineView(.animation) { _ in Color.red }.onAppear { again() }
    let failure = try #require(await failure(of: view))
    #expect(failure.source == "work of the main dispatch queue")
  }

  private func again() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1e-9) { MainActor.assumeIsolated { again() } }
  }

  @Test func `5,000 events within a millisecond are performed`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let count = host.makeState(0)
    for index in 0..<5_000 {
      host.schedule(at: 0.5 + Double(index) * 1e-7) { count.wrappedValue += 1 }
    }
    try await host.advance(to: 1)
    #expect(count.wrappedValue == 5_000)
  }
}
