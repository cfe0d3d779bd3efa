import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

@MainActor struct ControlTests {
  let journal = Journal()

  /// The value of a host's single control after some cues.
  private func value<Value, Control: View>(
    of initial: Value, after cues: [Cue], until time: Double = 1,
    @ViewBuilder _ control: @escaping (Binding<Value>) -> Control
  ) async throws -> Value {
    let host = Host(size: CGSize(width: 300, height: 200))
    let state = host.makeState(initial)
    host.show(AnimContent { control(state) })
    for cue in cues { host.schedule(cue) }
    try await host.advance(to: time)
    return state.wrappedValue
  }

  // MARK: Buttons

  struct Loud: ButtonStyle {
    let journal: Journal
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onChange(of: configuration.isPressed) { _, new in
        journal.note(new ? "pressed" : "released")
      }
    }
  }

  struct TwiceStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture(count: 2) { configuration.trigger() }
    }
  }

  @Test func `buttons of all styles run their action when they are tapped`() async throws {
    let names = ["auto", "plain", "borderless", "bordered", "prominent", "Loud", "twice"]
    let host = Host.bench(300, 400, cues: names.map { Cue(at: 0, tap: $0, count: 2) }) {
      VStack {
        Button("auto") { journal.note("auto") }.buttonStyle(.automatic)
        Button("plain") { journal.note("plain") }.buttonStyle(.plain)
        Button("borderless", role: .cancel) { journal.note("borderless") }
          .buttonStyle(.borderless)
        Button("bordered", role: .destructive) { journal.note("bordered") }
          .buttonStyle(.bordered)
        Button {
          journal.note("prominent")
        } label: {
          Text("prominent")
        }
        .buttonStyle(.borderedProminent)
        Button("Loud") { journal.note("Loud") }.buttonStyle(Loud(journal: journal))
        Button("twice") { journal.note("twice") }.buttonStyle(TwiceStyle())
      }
    }
    try await host.advance(to: 0)
    #expect(journal.lines == names.flatMap { $0 == "twice" ? [$0] : [$0, $0] })
  }

  @Test func `a button style knows while its button is pressed`() async throws {
    let host = Host.bench(cues: [Cue(at: 1, longPress: "Go", for: 0.5)]) {
      Button("Go") { journal.note("gone") }.buttonStyle(Loud(journal: journal))
    }
    try await host.advance(to: 1.4)
    #expect(journal.take() == ["pressed"])
    try await host.advance(to: 2)
    #expect(journal.take() == ["gone", "released"])
  }

  @Test(arguments: [(ControlSize.small, 28), (.regular, 34), (.large, 50)])
  func `bordered buttons have their heights for every control size`(
    size: ControlSize, height: CGFloat
  ) throws {
    let host = Host(300, 200) {
      Button("Go") {}.buttonStyle(.bordered).controlSize(size).measured("button")
    }
    #expect(host.frame("button").height == height)
  }

  @Test func `buttons take the tint, or gray while they are disabled`() throws {
    func colors(_ button: some View) -> [String] {
      let items = Host(100, 100) { button }.displayList().items
      return items.compactMap {
        switch $0 {
        case .fill(let fill): "\(fill.paint)"
        case .glyphs(let run): "\(run.paint)"
        default: nil
        }
      }
    }
    func paints(_ colors: Color...) -> [String] {
      colors.map { color in
        Host(1, 1) { color }.displayList().fills.map { "\($0.fill.paint)" }.joined()
      }
    }
    #expect(colors(Button("Go") {}) == paints(.blue))
    #expect(colors(Button("Go", role: .destructive) {}) == paints(.red))
    #expect(colors(Button("Go") {}.foregroundStyle(.green)) == paints(.green))
    #expect(colors(Button("Go") {}.buttonStyle(.borderedProminent)) == paints(.blue, .white))
    #expect(
      colors(Button("Go") {}.buttonStyle(.borderedProminent).tint(.orange))
        == paints(.orange, .white))
    #expect(
      colors(Button("Go") {}.buttonStyle(.bordered).tint(.orange))
        == paints(.orange.opacity(0.15), .orange))
    let disabled = colors(Button("Go") {}.buttonStyle(.borderedProminent).disabled(true))
    #expect(disabled != paints(.blue, .white))
  }

  // MARK: Toggles

  @Test func `a toggle is tapped and set by its label, shown or hidden`() async throws {
    for isHidden in [false, true] {
      let cues = [Cue(at: 0, tap: "Wide")]
      let tapped = try await value(of: false, after: cues) {
        isHidden
          ? AnyView(Toggle("Wide", isOn: $0).labelsHidden()) : AnyView(Toggle("Wide", isOn: $0))
      }
      #expect(tapped)
    }
    for new in [false, true] {
      #expect(
        try await value(of: false, after: [Cue(at: 0, set: "Wide", to: new)]) {
          Toggle("Wide", isOn: $0)
        } == new)
    }
    #expect(
      try await value(of: true, after: [Cue(at: 0, tap: "Wide")]) {
        Toggle("Wide", isOn: $0).toggleStyle(.button)
      } == false)
  }

  struct CheckStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
      }
    }
  }

  @Test func `a toggle of a custom style is tapped where the style says`() async throws {
    #expect(
      try await value(of: false, after: [Cue(at: 0, tap: "Wide")]) {
        Toggle("Wide", isOn: $0).toggleStyle(CheckStyle())
      })
  }

  @Test func `a control rejects invalid values`() async throws {
    let host = Host.bench(cues: [Cue(at: 0, set: "Wide", to: 3)]) {
      Toggle("Wide", isOn: .constant(true))
    }
    #expect(
      await host.errorUntil(0) == #""Wide" cannot be set to 3; expected true or false"#)
  }

  struct Switching: View {
    @State private var isOn = false
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Toggle("Wide", isOn: $isOn).labelsHidden()
        box("a", isOn ? 40 : 20, 10)
      }
    }
  }

  @Test func `a switch animates by itself, and no other part does`() async throws {
    let host = Host.bench(cues: [Cue(at: 0, tap: "Wide")]) { Switching() }
    func knob() -> CGFloat {
      host.displayList().fills.last { $0.color.red == 1 && $0.color.blue == 1 }
        .map { $0.fill.path.boundingRect.applying($0.fill.transform).minX } ?? -1
    }
    let start = knob()
    try await host.advance(to: 0.1)
    let middle = knob()
    #expect(host.frame("a").width == 40)
    try await host.advance(to: 2)
    #expect(near(knob() - start, 20, 0.01))
    #expect(middle > start + 1 && middle < start + 19.9)
  }

  // MARK: Sliders

  @Test(arguments: [(0.25, 0.25), (0, 0), (1, 1)])
  func `a slider is set to a number`(new: Double, result: Double) async throws {
    let edits = Journal()
    #expect(
      try await value(of: 0.5, after: [Cue(at: 0, set: "Volume", to: new)]) {
        Slider(value: $0) {
          Text("Volume")
        } onEditingChanged: {
          edits.note("\($0)")
        }
      } == result)
    #expect(edits.lines == ["true", "false"])
  }

  @Test func `a slider takes steps of any numeric type within its bounds`()
    async throws
  {
    #expect(
      try await value(of: Float(2), after: [Cue(at: 0, set: "Size", to: 7)]) {
        Slider(value: $0, in: 0...10, step: 5) { Text("Size") }
      } == 5)
    let host = Host.bench(cues: [Cue(at: 0, set: "Size", to: 11)]) {
      Slider(value: .constant(1.0), in: 0...10) { Text("Size") }
    }
    #expect(
      await host.errorUntil(0)
        == #""Size" cannot be set to 11; expected a number from 0.0 to 10.0"#)
  }

  @Test func `a slider is dragged, and set gradually over time`() async throws {
    #expect(
      try await value(
        of: 0.0, after: [Cue(at: 0, drag: "v", by: CGSize(width: 100, height: 0), over: 0.1)]
      ) {
        Slider(value: $0).frame(width: 228).id("v")
      } == 0.5)
    for (time, expected) in [(0.5, 0.5), (1, 1.0)] {
      let swept = try await value(
        of: 0.0, after: [Cue(at: 0, set: "v", to: 1, over: 1)], until: time
      ) {
        Slider(value: $0) { Text("v") }
      }
      #expect(near(swept, expected))
    }
  }

  // MARK: Steppers

  @Test func `a stepper counts up and down within its bounds and can be set`() async throws {
    func stepper(_ value: Binding<Int>) -> some View {
      Stepper("Count", value: value, in: 0...5, step: 2)
    }
    #expect(
      try await value(of: 2, after: [Cue(at: 0, tap: "Count, Increment")], stepper) == 4)
    #expect(
      try await value(of: 4, after: [Cue(at: 0, tap: "Count, Increment")], stepper) == 5)
    #expect(
      try await value(of: 2, after: [Cue(at: 0, tap: "Count, Decrement", count: 2)], stepper) == 0)
    #expect(try await value(of: 2, after: [Cue(at: 0, set: "Count", to: 5)], stepper) == 5)
    let host = Host.bench(cues: [Cue(at: 0, tap: "Count, Increment")]) {
      Stepper("Count", value: .constant(5), in: 0...5)
    }
    #expect(await host.errorUntil(0) == #""Count, Increment" is disabled"#)
  }

  @Test func `a stepper may have custom actions`() async throws {
    let host = Host.bench(cues: [
      Cue(at: 0, tap: "Page, Increment"), Cue(at: 0, tap: "Page, Decrement"),
    ]) {
      Stepper("Page") {
        journal.note("up")
      } onDecrement: {
        journal.note("down")
      }
    }
    try await host.advance(to: 0)
    #expect(journal.lines == ["up", "down"])
  }

  // MARK: Pickers

  enum Size: String, CaseIterable { case small, medium, large }

  @Test(arguments: [true, false])
  func `a picker is set by a value or by a label`(isSegmented: Bool) async throws {
    func picker(_ value: Binding<Size>) -> some View {
      let picker = Picker("Size", selection: value) {
        ForEach(Size.allCases, id: \.self) { Text($0.rawValue.uppercased()) }
      }
      return isSegmented ? AnyView(picker.pickerStyle(.segmented)) : AnyView(picker)
    }
    #expect(
      try await value(of: .small, after: [Cue(at: 0, set: "Size", to: Size.large)], picker)
        == .large)
    #expect(
      try await value(of: .small, after: [Cue(at: 0, set: "Size", to: "MEDIUM")], picker)
        == .medium)
    let host = Host.bench(cues: [Cue(at: 0, set: "Size", to: "HUGE")]) {
      picker(.constant(.small))
    }
    #expect(
      await host.errorUntil(0)
        == #""Size" cannot be set to HUGE; expected one of small, medium, large"#)
  }

  @Test func `a segment is tapped by its label, and tags may be optional`() async throws {
    #expect(
      try await value(of: Optional(1), after: [Cue(at: 0, tap: "Two")]) {
        Picker("Number", selection: $0) {
          Text("None").tag(Int?.none)
          Text("One").tag(Optional(1))
          Text("Two").tag(2)
        }
        .pickerStyle(.segmented)
      } == 2)
  }

  @Test func `the background of a segmented picker lies behind the selected segment`()
    async throws
  {
    for selected in 0..<3 {
      let host = Host(150, 50) {
        Picker("", selection: .constant(selected)) {
          ForEach(0..<3) { Text("\($0)") }
        }
        .pickerStyle(.segmented)
      }
      let ground = host.displayList().fills[2].fill
      let box = ground.path.boundingRect.applying(ground.transform)
      #expect(near(box, CGRect(x: 2 + CGFloat(selected) * 50, y: 11, width: 46, height: 28)))
    }
  }

  // MARK: Sizes

  @Test(arguments: [0, 3, 60] as [CGFloat])
  func `a segmented picker fits into any width without a fault`(width: CGFloat) {
    let host = Host(200, 100) {
      Picker("", selection: .constant(1)) {
        Text("1").tag(1)
        Text("2").tag(2)
      }
      .pickerStyle(.segmented)
      .frame(width: width)
    }
    _ = host.displayList()
    #expect(host.takeDiagnostics().isEmpty)
  }

  @Test func `controls have their sizes`() throws {
    let host = Host(200, 300) {
      VStack {
        Toggle("", isOn: .constant(true)).labelsHidden().measured("toggle")
        Slider(value: .constant(0.5)).measured("slider")
        Stepper("", value: .constant(1)).labelsHidden().measured("stepper")
        Picker("", selection: .constant(1)) { Text("1") }.pickerStyle(.segmented)
          .measured("picker")
      }
    }
    #expect(host.frame("toggle").size == CGSize(width: 51, height: 31))
    #expect(host.frame("slider").size == CGSize(width: 200, height: 31))
    #expect(host.frame("stepper").size == CGSize(width: 94, height: 32))
    #expect(host.frame("picker").size == CGSize(width: 200, height: 32))
  }
}
