import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct StateTests {
  struct Counter: View {
    let handout: Handout<Binding<Int>>
    @State private var count = 0

    var body: some View {
      let _ = handout.give($count)
      return Color.red.frame(width: CGFloat(count), height: 1).measured("count")
    }
  }

  @Test func `state lives as long as its view's identity`() async throws {
    let handout = Handout<Binding<Int>>()
    let host = Host(100, 10) { Counter(handout: handout) }
    #expect(host.frame("count").width == 0)
    for value in [1, 5, 3] {
      try handout.get().wrappedValue = value
      try await host.advance(to: host.time)
      #expect(host.frame("count").width == CGFloat(value))
    }
  }

  @Test func `a body is evaluated once per change, and not for an equal value`() async throws {
    let handout = Handout<Binding<Int>>()
    let host = Host(100, 10) { Counter(handout: handout) }
    let bodies = host.bodyCount
    try handout.get().wrappedValue = 0
    try await host.advance(to: 0)
    #expect(host.bodyCount == bodies)
    try handout.get().wrappedValue = 4
    try await host.advance(to: 0)
    #expect(host.bodyCount == bodies + 1)
    try handout.get().wrappedValue = 5
    try handout.get().wrappedValue = 6
    try await host.advance(to: 0)
    #expect(host.bodyCount == bodies + 2)
  }

  @Test func `a written value is read at once and presented when the host advances`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let width = host.makeState(CGFloat(10))
    host.show(Sized(width: width))
    width.wrappedValue = 30
    width.wrappedValue += 5
    #expect(width.wrappedValue == 35)
    #expect(host.frame("a").width == 10)
    try await host.advance(to: 0)
    #expect(host.frame("a").width == 35)
    #expect(width.wrappedValue == 35)
  }

  private struct Sized: View {
    @Binding var width: CGFloat
    var body: some View { box("a", width, 10) }
  }

  struct Cell: View {
    let index: Int
    let values: [Binding<Double>]
    var body: some View {
      Color(hue: values[index].wrappedValue, saturation: 1, brightness: 1)
    }
  }

  struct Wall: View {
    @Binding var size: CGFloat
    let values: [Binding<Double>]

    var body: some View {
      ZStack {
        ForEach(0..<values.count, id: \.self) { Cell(index: $0, values: values) }
      }
      .frame(width: size, height: size)
    }
  }

  @Test func `of a thousand leaves only the readers of a state are evaluated`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let size = host.makeState(CGFloat(10))
    let values = (0..<1000).map { host.makeState(Double($0) / 1000) }
    host.show(Wall(size: size, values: values))
    #expect(host.bodyCount == 1001)
    values[17].wrappedValue = 0.5
    try await host.advance(to: 0)
    #expect(host.bodyCount == 1002)
    values[3].wrappedValue = 0.25
    values[999].wrappedValue = 0.25
    try await host.advance(to: 0)
    #expect(host.bodyCount == 1004)
    // The wall is evaluated; its cells get values equal to their present ones.
    size.wrappedValue = 20
    try await host.advance(to: 0)
    #expect(host.bodyCount == 1005)
    #expect(host.placements().allSatisfy { $0.frame.width == 20 })
  }

  @Test func `frames of an animation evaluate no bodies`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let size = host.makeState(CGFloat(10))
    host.show(Wall(size: size, values: [host.makeState(0)]))
    withAnimation(.linear(duration: 1)) { size.wrappedValue = 20 }
    try await host.advance(to: 0)
    let bodies = host.bodyCount
    for step in 1...10 { try await host.advance(to: Double(step) / 10) }
    #expect(host.bodyCount == bodies)
    #expect(host.placements().map(\.frame.width) == [20])
  }

  @Test func `a hundred thousand plain writes are one change`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let width = host.makeState(CGFloat(0))
    host.show(Sized(width: width))
    let bodies = host.bodyCount
    for step in 1...100_000 { width.wrappedValue = CGFloat(step) }
    try await host.advance(to: 0)
    #expect(host.bodyCount == bodies + 1)
    #expect(host.frame("a").width == 100_000)
  }

  @Test func `a thousand transactions in one event are not a loop`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let width = host.makeState(CGFloat(0))
    host.show(Sized(width: width))
    for step in 1...1000 {
      withAnimation(.linear(duration: 1)) { width.wrappedValue = CGFloat(step) }
    }
    try await host.advance(to: 1)
    #expect(near(host.frame("a").width, 1000))
  }

  @Test func `state outlives its host without harm`() async throws {
    var host: Host? = Host(size: CGSize(width: 100, height: 10))
    let state = try #require(host).makeState(1)
    host = nil
    #expect(state.wrappedValue == 1)
    state.wrappedValue = 2
    #expect(state.wrappedValue == 2)
  }

  final class Model {
    var value = 1
  }

  @Test func `references are compared by identity`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let model = host.makeState(Model())
    host.show(Modelled(model: model))
    let bodies = host.bodyCount
    model.wrappedValue = model.wrappedValue
    try await host.advance(to: 0)
    #expect(host.bodyCount == bodies)
    model.wrappedValue = Model()
    try await host.advance(to: 0)
    #expect(host.bodyCount == bodies + 1)
  }

  private struct Modelled: View {
    @Binding var model: Model
    var body: some View { box("a", CGFloat(model.value), 1) }
  }

  struct Pair: DynamicProperty {
    @State var first = 1
    @State var second = 2
  }

  struct Nested: View {
    let handout: Handout<(Binding<Int>, Binding<Int>)>
    var pair = Pair()

    var body: some View {
      let _ = handout.give((pair.$first, pair.$second))
      return box("a", CGFloat(pair.first), CGFloat(pair.second))
    }
  }

  @Test func `dynamic properties may contain others`() async throws {
    let handout = Handout<(Binding<Int>, Binding<Int>)>()
    let host = Host(100, 100) { Nested(handout: handout) }
    #expect(host.frame("a").size == CGSize(width: 1, height: 2))
    try handout.get().1.wrappedValue = 7
    try handout.get().0.wrappedValue = 6
    try await host.advance(to: 0)
    #expect(host.frame("a").size == CGSize(width: 6, height: 7))
  }

  struct Lazy: View {
    @Binding var width: CGFloat
    var body: some View {
      HStack(spacing: 0) { ForEach(0..<2) { box("\($0)", width, 10) } }
    }
  }

  @Test func `state read only by a ForEach closure is tracked`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let width = host.makeState(CGFloat(10))
    host.show(Lazy(width: width))
    for value in [20, 30] as [CGFloat] {
      width.wrappedValue = value
      try await host.advance(to: 0)
      #expect(host.frame("1").width == value)
    }
  }

  @Test func `a loop of changes is stopped with an error`() async throws {
    let host = Host(size: CGSize(width: 100, height: 10))
    let count = host.makeState(0)
    host.show(Looping(count: count))
    host.schedule(at: 0.5) { count.wrappedValue = 1 }
    try await host.advance(to: 0.25)
    let error = HostError.unsettled(time: 0.5, rounds: 256, state: "the state of the anim")
    await #expect(throws: error) {
      try await host.advance(to: 1)
    }
    #expect(
      "\(error)".hasSuffix(
        "look for state that is written in a body or in onChange, and "
          + "changes what writes it"))
  }

  private struct Looping: View {
    @Binding var count: Int
    var body: some View {
      Color.red.onChange(of: count) { count += 1 }
    }
  }
}
