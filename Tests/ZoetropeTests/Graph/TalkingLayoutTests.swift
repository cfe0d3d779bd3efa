import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

private struct Width: LayoutValueKey {
  static var defaultValue: Binding<CGFloat>? { nil }
}

/// Reports half of the available width to each subview, in one of several ways.
private struct Telling: Layout {
  enum Way { case queue, task, queueInSteps, queueThenTask, queueThenOtherQueue, direct }
  var way: Way
  var scale: CGFloat = 0.5

  var animatableData: CGFloat {
    get { scale }
    set { scale = newValue }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      guard let binding = subview[Width.self] else { continue }
      let width = bounds.width * scale
      switch way {
      case .direct: binding.wrappedValue = width
      case .queue: DispatchQueue.main.async { binding.wrappedValue = width }
      case .task: Task { @MainActor in binding.wrappedValue = width }
      case .queueInSteps:
        DispatchQueue.main.async {
          DispatchQueue.main.async { binding.wrappedValue = width }
        }
      case .queueThenTask:
        DispatchQueue.main.async { Task { @MainActor in binding.wrappedValue = width } }
      case .queueThenOtherQueue:
        DispatchQueue.main.async {
          DispatchQueue.global().async {
            DispatchQueue.main.async { binding.wrappedValue = width }
          }
        }
      }
      subview.place(at: bounds.origin, proposal: .unspecified)
    }
  }
}

private struct Listener: View {
  var way: Telling.Way
  @Binding var scale: CGFloat
  @State private var width: CGFloat = 1

  var body: some View {
    Telling(way: way, scale: scale) {
      Color.red.frame(width: width, height: 5).layoutValue(key: Width.self, value: $width)
    }
  }
}

/// Layouts that write to state: the values count within the same frame.
@MainActor struct TalkingLayoutTests {
  @Test(arguments: [
    Telling.Way.queue, .task, .queueInSteps, .queueThenTask, .queueThenOtherQueue,
  ])
  fileprivate func `a value handed over by a layout is shown in the same frame`(
    _ way: Telling.Way
  ) async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let scale = host.makeState(CGFloat(0.5))
    host.show(Listener(way: way, scale: scale))
    try await host.advance(to: 0)
    #expect(host.placements().map(\.frame.width) == [50])
    withAnimation(.linear(duration: 1)) { scale.wrappedValue = 1 }
    for (time, width) in [(0.0, 50.0), (0.25, 62.5), (0.5, 75), (1, 100), (2, 100)] {
      try await host.advance(to: time)
      #expect(host.placements().map(\.frame.width) == [CGFloat(width)])
    }
    #expect(host.takeDiagnostics().isEmpty)
  }

  @Test func `a write during layout takes effect after the pass and is reported with both names`()
    async throws
  {
    let host = Host(size: CGSize(width: 100, height: 10))
    host.show(Listener(way: .direct, scale: .constant(0.5)))
    try await host.advance(to: 0)
    #expect(host.placements().map(\.frame.width) == [50])
    let messages = host.takeDiagnostics().map(\.message)
    #expect(messages.count == 1)
    #expect(messages[0].hasPrefix("Listener/Telling writes Listener.width"))
  }

  @Test func `writing an equal value during layout is not reported`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    host.isStrict = true
    let width = host.makeState(CGFloat(50))
    host.show(
      Telling(way: .direct) {
        Color.red.frame(width: 5, height: 5).layoutValue(key: Width.self, value: width)
      })
    try await host.advance(to: 0)
    #expect(host.takeDiagnostics().isEmpty)
  }

  @Test func `the same write is reported once per layout`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let scale = host.makeState(CGFloat(0.5))
    host.show(
      VStack {
        Listener(way: .direct, scale: scale)
        Listener(way: .direct, scale: scale)
      })
    for new in [0.25, 0.75, 0.5] {
      scale.wrappedValue = new
      try await host.advance(to: 0)
    }
    #expect(host.takeDiagnostics().count == 2)
  }

  @Test func `in strict mode a write during layout is an error`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    host.isStrict = true
    host.show(Listener(way: .direct, scale: .constant(0.5)))
    let error = HostError.stateWrittenInLayout(
      time: 0, state: "Listener.width", layout: "Listener/Telling")
    await #expect(throws: error) { try await host.advance(to: 0) }
  }

  @Test func `a container that replaces another at the same path adds to the same cause`()
    async throws
  {
    let host = Host(size: CGSize(width: 100, height: 10))
    let scale = host.makeState(CGFloat(0.5))
    let isShown = host.makeState(true)
    host.show(Shown(isShown: isShown, scale: scale))
    for isNext in [true, false, true] {
      isShown.wrappedValue = isNext
      try await host.advance(to: 0)
    }
    let cause = try #require(host.settlingCauses.first)
    #expect(host.settlingCauses.count == 1)
    #expect(cause.state == "Listener.width")
    #expect(cause.path == "Shown/Listener/Telling")
    #expect(cause.isHandedOver)
    #expect(cause.rounds == 1)
  }

  private struct Shown: View {
    @Binding var isShown: Bool
    @Binding var scale: CGFloat
    var body: some View {
      if isShown { Listener(way: .queue, scale: $scale) }
    }
  }

  /// Requests a larger width at each placement.
  private struct Growing: Layout {
    @Binding var width: CGFloat
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: width, height: 5)
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let wider = bounds.width + 1
      DispatchQueue.main.async { width = wider }
    }
  }

  private struct Grower: View {
    @State private var width: CGFloat = 1
    var body: some View {
      Growing(width: $width) { Color.red }.frame(height: width)
    }
  }

  @Test func `a layout that never settles is named with the state`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    host.show(Grower())
    let error = HostError.unsettled(
      time: 0, rounds: 256, state: "Grower.width", layout: "Grower/Growing")
    await #expect(throws: error) { try await host.advance(to: 0) }
  }

  /// A reader whose content enlarges the room that it reads.
  private struct Feedback: View {
    @State private var height: CGFloat = 1
    var body: some View {
      GeometryReader { proxy in
        Color.red.onChange(of: proxy.size.height, initial: true) { height = $1 + 1 }
      }
      .frame(height: height)
    }
  }

  @Test func `a reader that feeds its own size back is stopped`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    host.show(Feedback())
    await #expect(throws: HostError.self) { try await host.advance(to: 0) }
  }

  // MARK: The main queue

  @Test func `delayed work runs at its exact virtual time`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let width = host.makeState(CGFloat(1))
    host.show(Bar(width: width))
    let log = Log()
    host.schedule(at: 0.5) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
        log.add("later")
        withAnimation(.linear(duration: 1)) { width.wrappedValue = 11 }
      }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { log.add("soon") }
      DispatchQueue.main.async { log.add("next") }
      log.add("now")
    }
    try await host.advance(to: 0.74)
    #expect(log.lines == ["now", "next", "soon"])
    try await host.advance(to: 1.25)
    #expect(log.lines == ["now", "next", "soon", "later"])
    #expect(abs(host.placements()[0].frame.width - 6) < 1e-9)
  }

  @MainActor private final class Log {
    var lines: [String] = []
    nonisolated func add(_ line: String) { MainActor.assumeIsolated { lines.append(line) } }
  }

  private struct Bar: View {
    @Binding var width: CGFloat
    var body: some View { Color.red.frame(width: width, height: 5) }
  }

  @Test func `work from other threads goes to the real queue`() async throws {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        DispatchQueue.main.async { continuation.resume() }
      }
    }
  }
}
