import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

private struct Item: Identifiable {
  let id: Int
}

private struct Framed: ViewModifier {
  var width: CGFloat
  func body(content: Content) -> some View {
    content.padding(1).border(.blue).border(.red, width: width)
  }
}

/// The view API of published articles, in their spelling.
@MainActor struct ViewSeedTests {
  private struct Card<V: View>: View {
    @ViewBuilder let content: () -> V
    var body: some View { content().modifier(Framed(width: 2)) }
  }

  @Test func `builders, conditions and modifiers compile and lay out`() {
    let isOn = true
    let host = Host(100, 100) {
      VStack(spacing: 0) {
        Card {}
        Card { box("a", 10, 10) }
        Card {
          box("b", 10, 10)
          box("c", 10, 10)
        }
        if isOn { box("d", 10, 10) }
        if isOn { box("e", 10, 10) } else { Text("f") }
        ForEach(0..<2) { box("range \($0)", 1, 1) }
        ForEach([Item(id: 7)]) { box("item \($0.id)", 1, 1) }
        ForEach(["x"], id: \.self) { box($0, 1, 1).tag($0).id($0) }
      }
    }
    let names = ["a", "b", "c", "d", "e", "range 0", "range 1", "item 7", "x"]
    let frames = host.frames()
    #expect(names.allSatisfy { frames[$0] != nil })
  }

  private struct Model {
    var name = "a"
    var sizes: [CGFloat] = [1, 2]
  }

  private struct Field: View {
    @Binding var name: String
    init(name: Binding<String>) { _name = Binding(projectedValue: name) }
    var body: some View { box(name, 10, 10) }
  }

  private struct Owner: View {
    @State private var model = Model()
    @State private var appearances: Int
    let journal: Journal

    init(journal: Journal) {
      self.journal = journal
      _appearances = State(wrappedValue: 0)
    }

    var body: some View {
      Field(name: $model.name)
        .onAppear {
          appearances += 1
          $model.sizes[1].animation(.default).wrappedValue = 3
        }
        .onChange(of: appearances) { value in journal.note("\(value)") }
        .task(id: appearances) { journal.note("task") }
    }
  }

  @Test func `state, bindings and change handlers compile and run`() async throws {
    let journal = Journal()
    let host = Host(100, 100) { Owner(journal: journal) }
    try await host.advance(to: 1)
    #expect(journal.lines.contains("1"))
    #expect(journal.lines.contains("task"))
    #expect(host.frames()["a"] != nil)
  }

  @Test func `texts and fonts have their members`() {
    let text: Text = Text("name").font(.title)
    #expect(text == Text("name").font(.title))
    #expect(text != Text("name").font(.caption))
    let name = "x".dropFirst(0)
    let verbatim = Text(name)
    let key: LocalizedStringKey = "number \(3) of \("many")"
    #expect(key == "number \(3) of \("many")" && verbatim == Text("x"[...]))
    #expect(Text(key) == Text(key, tableName: nil, bundle: nil, comment: nil))
    let fonts: Set<Font> = [.largeTitle, .title, .title3, .caption]
    #expect(fonts.count == 4)
    let styled = Text("a").bold().font(.caption).foregroundColor(.red)
    #expect(type(of: styled) == Text.self)
    _ = Color.red.font(.title).bold().foregroundColor(.blue)
  }

  @Test func `shapes and their styles have their members`() {
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 10))
    let style = StrokeStyle(
      lineWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10, dash: [3, 2], dashPhase: 1)
    #expect(style != StrokeStyle())
    #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
    let line = path
    let host = Host(100, 100) {
      ZStack {
        Rectangle().fill(.red).frame(height: 10)
        RoundedRectangle(cornerRadius: 5).fill(.orange.gradient)
        RoundedRectangle(cornerRadius: 5, style: .circular).fill(.green, style: FillStyle())
        line.stroke(.black, style: style)
        line.stroke(Color.gray, style: style, antialiased: true)
        Rectangle().clipped().border(.blue).shadow(radius: 3).opacity(0.5)
      }
    }
    #expect(host.placements().count >= 5)
    #expect(
      RoundedRectangle(cornerRadius: 5).path(in: CGRect(x: 0, y: 0, width: 9, height: 9))
        != Path())
  }

  @Test func `colors have their members`() {
    let colors: Set<Color> = [
      .red, .orange, .yellow, .green, .cyan, .blue, .purple, .pink, .white, .clear, .gray, .black,
    ]
    #expect(colors.count == 12)
    #expect(Color.red.opacity(0.5) != .red)
    #expect(!Color.red.description.isEmpty)
    func erased(_ style: some ShapeStyle) -> Any { style }
    let styles = [
      erased(.red), erased(.orange), erased(.yellow), erased(.green), erased(.blue),
      erased(.white), erased(.gray), erased(.black),
    ]
    #expect(styles.allSatisfy { $0 is Color })
    let gradient: AnyGradient = Color.red.gradient
    #expect(gradient == Color.red.gradient && gradient != Color.blue.gradient)
    _ = Host(10, 10) { Color.red }
  }

  private struct ControlPanel: View {
    @State private var choice = 1
    @State private var amount = 0.5

    var body: some View {
      VStack {
        Button("Rotate") { choice = 2 }.buttonStyle(.borderedProminent)
        Button(choice == 1 ? "One" : "Two") {}
        Picker("", selection: $choice) {
          ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) }
        }
        .pickerStyle(.segmented)
        Picker("Choice \(choice)" as String, selection: $choice) { Text("1").tag(1) }
        Slider(value: $amount, in: 0...1) { Text("Amount") }
        Slider(value: $amount) { Text("Amount") }
      }
    }
  }

  @Test func `controls compile and appear`() {
    let host = Host(300, 400) { ControlPanel() }
    #expect(host.placements().count > 6)
  }
}

#Preview { Color.red }
#Preview("Named") { Color.red }
