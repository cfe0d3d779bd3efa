import Foundation
import Testing
import Zoetrope

/// The virtual times for which real dates stand, on a real clock that runs unevenly.
struct RealDatesTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  /// A real date, in seconds after the start of the virtual clock.
  private func real(_ seconds: Double) -> Date { Self.start + seconds }

  /// The record of a clock that reaches 1 s, 2 s and 3 s at the given real seconds.
  private func dates(reaching seconds: [Double]) -> RealDates {
    var dates = RealDates(now: Self.start)
    for (index, second) in seconds.enumerated() {
      dates.note(Double(index + 1), now: real(second))
    }
    return dates
  }

  @Test(arguments: [[0.01, 0.02, 0.03], [4, 9, 40], [0, 0, 0.1]])
  func `a date stands for the time of the clock when it was taken`(seconds: [Double]) {
    var dates = dates(reaching: seconds)
    let now = real(100)
    #expect(dates.time(of: real(-0.5), now: now) == 0)
    if seconds[0] > 0 { #expect(dates.time(of: real(seconds[0] / 2), now: now) == 0) }
    if seconds[1] > seconds[0] {
      #expect(dates.time(of: real((seconds[0] + seconds[1]) / 2), now: now) == 1)
    }
    #expect(dates.time(of: real((seconds[1] + seconds[2]) / 2), now: now) == 2)
    #expect(dates.time(of: real(seconds[2]), now: now) == 3)
    #expect(dates.time(of: real(99), now: now) == 3)
  }

  /// The time for a date at a distance from the current date of a clock at 3 s. It is taken a while
  /// after the clock has moved, and looked at a while later.
  private func time(ofDateAt distance: Double, delay: Double) -> Double {
    var dates = dates(reaching: [0.7, 5.3, 9.9])
    return dates.time(of: real(9.9 + delay / 3 + distance), now: real(9.9 + delay))
  }

  @Test(arguments: [60, 57, 3600, 90, 12_345, -86_400, -20, 1.5])
  func `a date computed from the current one keeps its round distance`(distance: Double) {
    for delay in [0, 0.0001, 0.04, 0.2] {
      #expect(abs(time(ofDateAt: distance, delay: delay) - (3 + distance)) < 1e-6)
    }
  }

  @Test(arguments: [0.25, 0.7, 12_345.1])
  func `parts of a second are kept on a machine that is not slow`(distance: Double) {
    #expect(abs(time(ofDateAt: distance, delay: 0.001) - (3 + distance)) < 1e-6)
  }

  @Test(arguments: [0.25, 0.75, 1.5, 1.9, 2.5, 60])
  func `a range keeps its length on a slow machine`(length: Double) {
    for delay in [0.001, 0.05, 0.2, 0.5, 3] {
      var dates = dates(reaching: [0.7, 5.3, 9.9])
      let start = real(9.9 + delay / 2)
      let times = dates.times(of: start...start + length, now: real(9.9 + delay))
      #expect(abs(times.upperBound - times.lowerBound - length) < 1e-6, "after \(delay) s")
    }
  }

  @Test func `a range between two current dates has a round length`() {
    for gap in [0.000_002, 0.001, 0.009] {
      var dates = dates(reaching: [0.7, 5.3, 9.9])
      let range = real(10)...real(10 + gap + 60)
      let times = dates.times(of: range, now: real(10.2))
      #expect(times.upperBound - times.lowerBound == 60, "\(gap)")
    }
  }

  @Test func `a date keeps the time that was found for it`() {
    var dates = dates(reaching: [1])
    let end = real(1.01 + 60)
    #expect(dates.time(of: end, now: real(1.02)) == 61)
    dates.note(2, now: real(30))
    #expect(dates.time(of: end, now: real(30.1)) == 61)
    dates.note(3, now: real(70))
    #expect(dates.time(of: end, now: real(70.1)) == 61)
  }

  @Test func `the end of a range is as far from its start as the dates say`() {
    var dates = dates(reaching: [1, 20])
    let range = dates.times(of: real(0.1)...real(90.1), now: real(20.3))
    #expect(range == 0...90)
    let now = dates.times(of: real(20.1)...real(80.1001), now: real(20.3))
    #expect(now == 2...62)
    // The same end with a new start.
    dates.note(5, now: real(25))
    #expect(dates.times(of: real(25.2)...real(80.1001), now: real(25.3)) == 5...62)
  }

  @Test(arguments: [0, 1, -3, 31_000_000, -31_000_000])
  func `dates near the reference date are virtual`(seconds: Double) {
    var dates = dates(reaching: [4])
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(dates.time(of: date, now: real(5)) == seconds)
    #expect(dates.times(of: date...date + 7, now: real(5)) == seconds...seconds + 7)
  }

  @Test func `a real clock that is set back does no harm`() {
    var dates = dates(reaching: [10, 5])
    #expect(dates.time(of: real(9), now: real(3)) == 0)
    #expect(dates.time(of: real(10), now: real(3)) == 2)
    #expect(dates.time(of: real(70), now: real(3)) == 62)
  }

  @Test func `dates without end are taken as they are`() {
    var dates = dates(reaching: [1])
    let never = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(dates.time(of: never, now: real(1)) == .infinity)
    #expect(dates.times(of: real(1)...never, now: real(1)).upperBound == .infinity)
    #expect(dates.times(of: Date.distantPast...Date.distantFuture, now: real(1)).lowerBound < -1e9)
  }
}
