import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct CueInteractionTests {
  let journal = Journal()

  @Test func `an unknown name is an error that lists the known ones`() async throws {
    let host = Host.bench(cues: [Cue(at: 0.5, tap: "Rotat")]) {
      VStack {
        Button("Rotate") {}
        Button("Reset") {}.disabled(true)
        Toggle("Wide", isOn: .constant(true))
        Color.red.onTapGesture {}.id(7)
        Button("Hidden") {}.hidden()
        Button("Untouchable") {}.allowsHitTesting(false)
        Text("Only text")
      }
    }
    try await host.advance(to: 0.4)
    #expect(
      await host.errorUntil(1) == #"there is no "Rotat"; "#
        + #"the views that support this interaction are "Rotate", "Wide", 7"#)
  }

  @Test func `a view without controls is an error that says so`() async throws {
    let host = Host.bench(cues: [Cue(at: 0, set: "Wide", to: true)]) { Button("Wide") {} }
    #expect(
      await host.errorUntil(0)
        == #"there is no "Wide", and no other view supports this interaction"#)
  }

  @Test func `a disabled control is a separate error`() async throws {
    let host = Host.bench(cues: [Cue(at: 0, tap: "Go")]) {
      VStack { Button("Go") { journal.note("gone") } }.disabled(true).disabled(false)
    }
    #expect(await host.errorUntil(0) == #""Go" is disabled"#)
    #expect(journal.lines == [])
  }

  @Test func `an anim's error names the anim, the cue and the time`() async throws {
    let anim = Anim("wheel", size: CGSize(width: 99, height: 99), duration: 1) {
      Button("Rotate") {}
    } cues: {
      Cue(at: 0.25, tap: "Turn")
    }
    let host = try anim.start()
    let error = InteractionError.missing(name: #""Turn""#, available: [#""Rotate""#])
    await #expect(
      throws: AnimError.interaction(
        anim: "wheel", cue: #"tap: "Turn""#, time: 0.25, error)
    ) {
      try await host.advance(to: 1)
    }
    #expect(
      "\(AnimError.interaction(anim: "wheel", cue: #"tap: "Turn""#, time: 0.25, error))"
        == #"anim "wheel": the cue tap: "Turn" at 0.25 s cannot be performed: "#
        + #"there is no "Turn"; the views that support this interaction are "Rotate""#)
  }

  @Test(arguments: [Double.nan, -1, .infinity])
  func `a duration that is none is an error that names the cue`(duration: Double) async throws {
    let cues = [
      Cue(at: 0.25, drag: "Go", by: CGSize(width: 9, height: 0), over: duration),
      Cue(at: 0.25, drag: "Go", by: .zero, over: 0, afterResting: duration),
      Cue(at: 0.25, longPress: "Go", for: duration),
      Cue(at: 0.25, set: "Go", to: 1, over: duration),
    ]
    for cue in cues {
      let anim = Anim("wheel", size: CGSize(width: 99, height: 99), duration: 1) {
        Button("Go") {}
      } cues: {
        cue
      }
      let error = #expect(throws: AnimError.self) { try anim.start() }
      let message = "\(try #require(error))"
      #expect(message.contains("anim \"wheel\": the cue"), "\(message)")
      #expect(message.contains("cannot be \(duration) s; expected a finite time"), "\(message)")
      let host = Host.bench(cues: [cue]) { Button("Go") {} }
      await #expect(throws: InteractionError.self) { try await host.advance(to: 1) }
    }
  }

  @Test func `a drag of a thousand million seconds costs what is advanced of it`() async throws {
    let host = Host.bench(
      cues: [Cue(at: 0, drag: "x", by: CGSize(width: 1e9, height: 0), over: 1e9)]
    ) {
      Color.red.id("x").gesture(
        DragGesture(minimumDistance: 0).onChanged { journal.note("\($0.translation.width)") })
    }
    try await host.advance(to: 0.05)
    #expect(journal.lines.count == 4, "\(journal.lines)")
  }

  @Test func `a cue after the last frame is told`() async throws {
    func notes(_ time: Double) throws -> [String] {
      let anim = Anim("wheel", size: CGSize(width: 9, height: 9), duration: 1) {
        Color.red
      } cues: {
        Cue(at: time, tap: "Go")
        Cue(at: time) {}
      }
      return try anim.start(rate: 60, sharing: SharedFonts()).takeDiagnostics().map(\.message)
    }
    #expect(try notes(0.98).isEmpty)
    let late = try notes(1)
    #expect(late.count == 2)
    #expect(late.first?.hasPrefix(#"anim "wheel": the cue tap: "Go" at 1.0 s is never"#) == true)
    #expect(late.last?.contains("a cue at 1.0 s is never performed") == true)
  }

  @Test func `many cues run in order of time, and of their writing`() async throws {
    let host = Host(size: CGSize(width: 9, height: 9))
    host.show(Color.red)
    var order: [Int] = []
    let times = (0..<2000).map { ($0 * 7919) % 100 }
    for (index, time) in times.enumerated() {
      host.schedule(at: Double(time)) { order.append(index) }
    }
    try await host.advance(to: 100)
    let expected = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
    #expect(order == expected)
  }

  @Test func `cues of the same time run in order`() async throws {
    let host = Host.bench(
      cues: ["b", "a", "b", "c"].map { Cue(at: 0.5, tap: $0) }
        + [Cue(at: 0.5) { journal.note("closure") }, Cue(at: 0.5, tap: "a")]
    ) {
      ForEach(["a", "b", "c"], id: \.self) { name in Button(name) { journal.note(name) } }
    }
    try await host.advance(to: 1)
    #expect(journal.lines == ["b", "a", "b", "c", "closure", "a"])
  }

  @Test func `views are found by their text, their id and their accessibility label`()
    async throws
  {
    let names = ["Go", "two", "Second", "label", "identifier", "Deep"]
    let host = Host.bench(
      cues: names.map { Cue(at: 0, tap: $0) } + [Cue(at: 0, tapID: 3), Cue(at: 0, tap: 42)]
    ) {
      VStack {
        Button("Go") { journal.note("Go") }
        Button("Two") { journal.note("two") }.id("two")
        VStack {
          Text("First")
          Text("Second")
        }
        .onTapGesture { journal.note("Second") }
        Color.red.onTapGesture { journal.note("label") }.accessibilityLabel("label")
        Button {
          journal.note("identifier")
        } label: {
          Color.blue.accessibilityIdentifier("identifier")
        }
        VStack { Button("Deep") { journal.note("Deep") } }.onTapGesture { journal.note("no") }
        ForEach(1..<4) { id in Color.green.onTapGesture { journal.note("\(id)") } }
        Color.yellow.id(42).onTapGesture { journal.note("42") }
      }
    }
    try await host.advance(to: 0)
    #expect(journal.lines == names + ["3", "42"])
  }

  struct Growing: View {
    @State private var names = ["a"]
    var body: some View {
      ForEach(names, id: \.self) { name in
        Button(name) { names.append(name + "a") }
      }
    }
  }

  @Test func `a cue finds views created by an earlier cue of the same time`() async throws {
    let host = Host.bench(cues: [Cue(at: 0, tap: "a"), Cue(at: 0, tap: "aa")]) { Growing() }
    try await host.advance(to: 0)
    #expect(host.frames().keys.sorted() == ["a", "aa", "aaa"])
  }

  struct Leaving: View {
    let journal: Journal
    @State private var isShown = true
    var body: some View {
      VStack {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        if isShown { Button("Go") { journal.note("gone") } }
      }
    }
  }

  @Test func `a leaving view can no longer be operated`() async throws {
    let host = Host.bench(cues: [Cue(at: 0, tap: "Toggle"), Cue(at: 0.5, tap: "Go")]) {
      Leaving(journal: journal)
    }
    #expect(
      await host.errorUntil(1) == #"there is no "Go"; "#
        + #"the views that support this interaction are "Toggle""#)
  }

  @Test func `a tap runs outside any transaction unless its action opens one`() async throws {
    let host = Host.bench(100, 100, cues: [Cue(at: 0, tap: "plain"), Cue(at: 1, tap: "animated")]) {
      Moving()
    }
    try await host.advance(to: 0.5)
    #expect(host.frame("a").width == 20)
    try await host.advance(to: 1.5)
    #expect(near(host.frame("a").width, 30))
  }

  struct Moving: View {
    @State private var width: CGFloat = 10
    var body: some View {
      VStack {
        box("a", width, 10)
        Color.red.onTapGesture { width = 20 }.id("plain")
        Color.red.onTapGesture { withAnimation(.linear(duration: 1)) { width = 40 } }
          .id("animated")
      }
    }
  }
}
