import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList

/// Texts that show dates, compared with texts of the same words.
@MainActor struct TextDateTests {
  /// Whether a host shows the given words and nothing else.
  private func shows(_ words: String, _ host: Host) -> Bool {
    host.displayList() == Host(400, 60) { Text(verbatim: words) }.displayList()
  }

  private func host(_ text: Text) -> Host { Host(400, 60) { text } }

  /// A virtual date.
  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func expect(
    _ host: Host, _ words: [(time: Double, words: String)],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for (time, words) in words {
      try await host.advance(to: time)
      #expect(shows(words, host), "at \(time): \(words)", sourceLocation: sourceLocation)
    }
  }

  // MARK: The styles

  @Test func `a timer from now counts up`() async throws {
    try await expect(
      host(Text(Date(), style: .timer)),
      [
        (0, "0:00"), (0.99, "0:00"), (1, "0:01"), (59.5, "0:59"), (60, "1:00"),
      ])
    for (seconds, words) in [(3599.9, "59:59"), (3600, "1:00:00"), (133_141, "36:59:01")] {
      #expect(shows(words, host(Text(date(-seconds), style: .timer))))
    }
  }

  @Test func `a timer to a date counts down, and then up`() async throws {
    try await expect(
      host(Text(Date().addingTimeInterval(60), style: .timer)),
      [(0, "1:00"), (0.5, "1:00"), (1, "0:59"), (59, "0:01"), (60, "0:00"), (61.5, "0:01")])
  }

  @Test(arguments: [0.0, 5, 65, 3600, 8580, 86_400, 90_000, 2_332_800])
  func `the relative style is the same before and after`(distance: Double) async throws {
    let words: [Double: String] = [
      0: "0 sec", 5: "5 sec", 65: "1 min, 5 sec", 3600: "1 hr", 8580: "2 hr, 23 min",
      86_400: "1 day", 90_000: "1 day, 1 hr", 2_332_800: "27 days",
    ]
    let expected = try #require(words[distance])
    for sign in [-1.0, 1] {
      #expect(shows(expected, host(Text(date(sign * distance), style: .relative))))
    }
  }

  @Test func `the offset style has a sign and one unit`() {
    let words: [(Double, String)] = [
      (-7200, "+2 hours"), (-7199, "+1 hour"), (-674, "+11 minutes"), (-1, "+1 second"),
      (674, "\u{2212}11 minutes"), (3600, "\u{2212}1 hour"), (172_800, "\u{2212}2 days"),
    ]
    for (seconds, words) in words {
      #expect(shows(words, host(Text(date(seconds), style: .offset))))
    }
  }

  @Test func `months and years are those of the calendar`() {
    // From December 1, 2000 and October 31, 2000 to January 1, 2001.
    #expect(shows("1 mth", host(Text(date(-31 * 86_400), style: .relative))))
    #expect(shows("2 mths, 1 day", host(Text(date(-62 * 86_400), style: .relative))))
    #expect(shows("+2 months", host(Text(date(-62 * 86_400), style: .offset))))
    #expect(shows("1 yr", host(Text(date(365 * 86_400), style: .relative))))
  }

  @Test func `a date and a time are those of the environment's time zone`() throws {
    let moment = date(9 * 3600 + 41 * 60)
    #expect(shows("January 1, 2001", host(Text(moment, style: .date))))
    let zone = try #require(TimeZone(secondsFromGMT: -10 * 3600))
    let west = Host(400, 60) {
      Text(moment, style: .date).environment(\.timeZone, zone)
    }
    #expect(shows("December 31, 2000", west))
    let german = Host(400, 60) {
      Text(moment, style: .date).environment(\.locale, Locale(identifier: "de_DE"))
    }
    #expect(shows("1. Januar 2001", german))
    #expect(texts(host(Text(moment, style: .time))) == ["9:41 AM"])
  }

  @Test func `a range of dates is shown in full where it has to be`() {
    let nine = date(9 * 3600)
    #expect(texts(host(Text(nine...nine + 1800))) == ["9:00 – 9:30 AM"])
    #expect(texts(host(Text(nine...nine + 4 * 3600))) == ["9:00 AM – 1:00 PM"])
    #expect(texts(host(Text(DateInterval(start: nine, duration: 1800)))) == ["9:00 – 9:30 AM"])
    let days = texts(host(Text(nine...nine + 86_400)))
    #expect(days.count == 1 && days[0].contains("1/2/2001"))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
  func `a date that is not a number, or beyond all calendars, stands still`(
    _ seconds: Double
  ) async throws {
    let styles: [Text.DateStyle] = [.date, .time, .timer, .relative, .offset]
    for style in styles {
      let host = host(Text(date(seconds), style: style))
      let before = host.displayList()
      try await host.advance(to: 5)
      #expect(host.displayList() == before, "\(style)")
    }
    let range = ClosedRange(uncheckedBounds: (date(seconds), date(seconds)))
    try await self.host(Text(range)).advance(to: 1)
    try await self.host(Text(timerInterval: range)).advance(to: 1)
  }

  /// The texts that a host shows, with plain spaces.
  private func texts(_ host: Host) -> [String] {
    host.measuredLeaves().compactMap(\.node.writtenText).map { text in
      String(text.map { $0.isWhitespace ? " " : $0 })
    }
  }

  // MARK: Intervals

  @Test func `an interval counts down, and stops at its end`() async throws {
    try await expect(
      host(Text(timerInterval: date(10)...date(10 + 3661))),
      [
        (0, "1:01:01"), (10, "1:01:01"), (10.99, "1:01:01"), (11, "1:01:00"), (71, "1:00:00"),
        (72, "59:59"),
      ])
    try await expect(
      host(Text(timerInterval: date(-3600)...date(61))),
      [(0, "1:01"), (1, "1:00"), (60, "0:01"), (60.5, "0:01"), (61, "0:00"), (9000, "0:00")])
  }

  @Test func `an interval counts up, and stops at its end`() async throws {
    func text(_ start: Double) -> Text {
      Text(
        timerInterval: date(start)...date(start + 3661), countsDown: false, showsHours: false)
    }
    try await expect(host(text(10)), [(0, "0:00"), (10.99, "0:00"), (11, "0:01")])
    try await expect(
      host(text(-3600)), [(0, "60:00"), (61, "61:01"), (61.5, "61:01"), (9000, "61:01")])
  }

  @Test(arguments: [true, false]) func `an interval pauses`(countsDown: Bool) async throws {
    let text = Text(
      timerInterval: date(0)...date(100), pauseTime: date(30), countsDown: countsDown)
    try await expect(
      host(text),
      countsDown
        ? [(29, "1:11"), (30, "1:10"), (31, "1:10"), (300, "1:10")]
        : [(29, "0:29"), (30, "0:30"), (31, "0:30"), (300, "0:30")])
  }

  @Test func `an interval from now begins with its whole length`() async throws {
    let now = Date()
    try await expect(
      host(Text(timerInterval: now...now.addingTimeInterval(90))),
      [(0, "1:30"), (0.5, "1:30"), (1, "1:29"), (90, "0:00")])
  }

  // MARK: The current date

  private struct Slow: View {
    var body: some View {
      let _ = Thread.sleep(forTimeInterval: 0.15)
      let end = Date().addingTimeInterval(60)
      let _ = Thread.sleep(forTimeInterval: 0.15)
      Text(end, style: .timer)
    }
  }

  @Test func `a slow machine shows the same`() async throws {
    try await expect(Host(400, 60) { Slow() }, [(0, "1:00"), (1, "0:59"), (2.5, "0:58")])
  }

  /// Lets real time pass.
  private func rest(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

  private struct Started: View {
    @State private var start: Date?
    var body: some View {
      VStack {
        if let start { Text(start, style: .timer) }
      }
      .task {
        try? await Task.sleep(for: .seconds(2))
        start = Date()
      }
    }
  }

  @Test(arguments: [0.1, 0.25, 3]) func `a date taken later counts from then`(
    step: Double
  ) async throws {
    let host = Host(400, 60) { Started() }
    for index in 0...Int(6 / step) {
      // Real time does not matter.
      rest(0.01)
      try await host.advance(to: Double(index) * step)
    }
    #expect(shows("0:04", host))
  }

  @Test(arguments: [24.0, 30, 60, 59.94]) func `all frame rates show the same`(
    rate: Double
  ) async throws {
    let host = host(Text(date(0.3), style: .timer))
    for frame in 0...Int(3 * rate) {
      let time = Double(frame) / rate
      try await host.advance(to: time)
      let elapsed = (time - 0.3 + 1e-6).rounded(.down)
      #expect(shows("0:0\(Int(abs(elapsed)))", host), "at \(time)")
    }
  }

  @Test func `a date of a timeline counts in virtual time`() async throws {
    let host = Host(400, 60) {
      TimelineView(.explicit([date(0), date(5)])) { context in
        Text(context.date, style: .timer)
      }
    }
    try await expect(host, [(0, "0:00"), (4, "0:04"), (5, "0:00"), (7, "0:02")])
  }

  @Test func `a canvas shows the time at which it is drawn`() async throws {
    let start = date(0)
    let host = Host(400, 60) {
      TimelineView(.periodic(from: start, by: 2)) { timeline in
        Canvas { context, size in
          _ = timeline.date
          context.draw(Text(start, style: .timer), in: CGRect(origin: .zero, size: size))
        }
      }
    }
    func reference(_ words: String) -> DisplayList {
      Host(400, 60) {
        Canvas { context, size in
          context.draw(Text(verbatim: words), in: CGRect(origin: .zero, size: size))
        }
      }.displayList()
    }
    for (time, words) in [(0.0, "0:00"), (2, "0:02"), (4, "0:04")] {
      try await host.advance(to: time)
      #expect(host.displayList() == reference(words))
    }
  }

  // MARK: Inside of other texts

  @Test func `dates are inserted into texts and joined with them`() async throws {
    let start = date(0)
    try await expect(
      host(Text("Since \(start, style: .timer) of \(timerInterval: start...date(9))")),
      [(0, "Since 0:00 of 0:09"), (3, "Since 0:03 of 0:06")])
    try await expect(
      host(Text(verbatim: "In ") + Text(date(70), style: .relative)),
      [(0, "In 1 min, 10 sec"), (9.5, "In 1 min, 1 sec"), (10, "In 1 min"), (11, "In 59 sec")])
    #expect(texts(host(Text("at \(start...start + 60)"))) == ["at 12:00 – 12:01 AM"])
    let interval = DateInterval(start: start, duration: 60)
    #expect(texts(host(Text("at \(interval)"))) == ["at 12:00 – 12:01 AM"])
  }

  @Test func `a text that is gone no longer goes on`() async throws {
    let host = Host(400, 60) { EmptyView() }
    let isShown = host.makeState(true)
    host.show(Vanishing(isShown: isShown))
    try await host.advance(to: 1.5)
    isShown.wrappedValue = false
    try await host.advance(to: 4)
    #expect(host.displayList().items.isEmpty)
    isShown.wrappedValue = true
    try await host.advance(to: 5)
    #expect(shows("0:05", host))
  }

  private struct Vanishing: View {
    @Binding var isShown: Bool
    var body: some View {
      ZStack {
        if isShown { Text(Date(timeIntervalSinceReferenceDate: 0), style: .timer) }
      }
      .frame(width: 400, height: 60)
    }
  }

  @Test func `styles are equal and encoded by their kind`() throws {
    let styles: [Text.DateStyle] = [.time, .date, .relative, .offset, .timer]
    for (index, style) in styles.enumerated() {
      let data = try JSONEncoder().encode(style)
      #expect(String(decoding: data, as: UTF8.self) == "{\"storage\":\(index)}")
      #expect(try JSONDecoder().decode(Text.DateStyle.self, from: data) == style)
      #expect(styles.count { $0 == style } == 1)
    }
  }
}
