import Testing
import Zoetrope

// Texts in their usual spellings. Compiling them unchanged is the test.

private let day = Date(timeIntervalSince1970: 1_700_000_000)

private let shortDate: DateFormatter = {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.timeZone = TimeZone(secondsFromGMT: 0)
  formatter.dateFormat = "yyyy-MM-dd"
  return formatter
}()

private struct Item: Identifiable {
  let id: Int
  var name: String
  var price: Double
}

extension Font {
  fileprivate static let hero = Font.system(size: 60, weight: .black, design: .rounded)
  fileprivate static func brand(_ size: CGFloat) -> Font { .custom("Inter", size: size) }
}

private struct Strings: View {
  @State private var isOn = false
  var name = "World"
  var count = 3

  var body: some View {
    VStack {
      Text("Hello, world!")
      Text(name)
      Text(verbatim: "**as it is**")
      Text("Hello, \(name)")
      Text(name + "!")
      Text(name.prefix(2))
      Text(isOn ? "On" : "Off")
      Text("\(count) of \(count * 2)")
      Text("\(count)")
      Text("\(1.5, specifier: "%.1f") km")
      Text("\(CGFloat(2.5), specifier: "%05.2f")")
      Text(String(format: "%.2f", 2.5))
      Text("\(day, formatter: shortDate)")
      Text(day, formatter: shortDate)
      Text(NSNumber(value: 3), formatter: NumberFormatter())
      Text("Total: \(12.5, format: .currency(code: "EUR"))")
    }
  }
}

private struct Formats: View {
  let values = [1, 2, 3]
  var value: Int { values[0] }

  var body: some View {
    VStack {
      Text(0.25, format: .percent)
      Text(1234, format: .number)
      Text(day, format: .dateTime.day().month().year())
      Text(day.formatted(date: .abbreviated, time: .omitted))
      Text(Measurement(value: 3, unit: UnitLength.meters).description)
      Text("item.count", tableName: "Other", bundle: .main, comment: "How many there are")
      Text(LocalizedStringKey("key"))
      Text(.init("**bold**"))
      Text("\(Text("bold").bold()) and \(Text("red").foregroundColor(.red))")
      Text("Selected: \(values.map(String.init).joined(separator: ", "))")
      Text("\(String(describing: values))")
      Text("Value: \(String(value))")
      Text("\(Int.random(in: 0...9))")
      Text("100%")
      Text("\(50)%")
      Text("multi\nline")
      Text(
        """
        Some *Markdown*
        over lines
        """)
    }
  }
}

private struct Modified: View {
  var item = Item(id: 1, name: "Tea", price: 2.5)
  @Environment(\.font) private var font
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(item.name).font(.title).fontWeight(.semibold).foregroundColor(.blue)
      Text(item.name).font(.system(size: 20, weight: .bold, design: .monospaced))
      Text(item.name).font(.system(.title, design: .serif))
      Text(item.name).font(.system(size: 13))
      Text(item.name).font(.system(.body, design: .rounded, weight: .heavy)).italic()
      Text(item.name).font(.hero).kerning(2).tracking(1).baselineOffset(3)
      Text(item.name).font(.brand(12)).underline().strikethrough(true, color: .red)
      Text(item.name).underline(true, pattern: .dashDot, color: .green)
      Text(item.name).font(.custom("Georgia", size: 12, relativeTo: .caption))
      Text(item.name).font(.custom("Georgia", fixedSize: 12).weight(.medium).leading(.tight))
      Text(item.name).font(.body.monospacedDigit().smallCaps()).bold()
      Text(item.name).font(.title2.bold().italic()).fontWidth(.condensed).fontDesign(.serif)
      Text("a").bold() + Text("b").italic() + Text("\(2)").foregroundStyle(.red)
      Text(item.price, format: .number.precision(.fractionLength(2))).monospacedDigit()
      (Text("a") + Text("b")).font(.caption2)
    }
    .font(font)
    .environment(\.locale, Locale(identifier: "de"))
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}

private struct Lines: View {
  let text = Text("A longer text that takes more than a line when there is little room")

  var body: some View {
    VStack {
      text.lineLimit(1).truncationMode(.middle)
      text.lineLimit(nil).lineLimit(2...).lineLimit(...3).lineLimit(2...3)
      text.lineLimit(2, reservesSpace: true).multilineTextAlignment(.center).lineSpacing(4)
      text.minimumScaleFactor(0.5).allowsTightening(true).textCase(.uppercase).textCase(nil)
      text.frame(maxWidth: .infinity, alignment: .leading).padding().background(.yellow)
      text.dynamicTypeSize(.accessibility3).dynamicTypeSize(.small ... .large)
      text.fixedSize(horizontal: false, vertical: true).opacity(0.5).rotationEffect(.degrees(5))
      Text("7").contentTransition(.numericText()).contentTransition(.numericText(value: 7))
      Text("7").contentTransition(.numericText(countsDown: true)).contentTransition(.identity)
    }
    .bold().italic(false).underline().strikethrough(false).kerning(1).tracking(0)
    .baselineOffset(0).monospaced().monospacedDigit().fontWeight(.light).fontDesign(nil)
    .fontWidth(.expanded).font(.headline).foregroundColor(.red).foregroundStyle(.blue)
  }
}

private struct Attributed: View {
  var string: AttributedString {
    var string = AttributedString("Hello, world")
    string.font = .title
    string.foregroundColor = .red
    string.underlineStyle = Text.LineStyle(pattern: .dot, color: .blue)
    if let range = string.range(of: "world") {
      string[range].foregroundColor = .blue
      string[range].font = .body.bold()
      string[range].backgroundColor = .yellow
      string[range].kern = 2
      string[range].strikethroughStyle = .single
      string[range].link = URL(string: "https://example.com")
    }
    string.swiftUI.tracking = 1
    string.mergeAttributes(AttributeContainer().baselineOffset(2))
    return string
  }

  var container: AttributeContainer {
    var container = AttributeContainer()
    container.font = .largeTitle
    container[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] = .green
    return container
  }

  var markdown: AttributedString {
    (try? AttributedString(
      markdown: "**Thank you!**\nSee [us](https://example.com)",
      options: AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace))) ?? AttributedString("Thank you!")
  }

  var body: some View {
    VStack {
      Text(string)
      Text(string.settingAttributes(container))
      Text(markdown)
      Text("So: \(string)")
      Text(AttributedString("plain"))
    }
  }
}

private struct Boxed: LabelStyle {
  @Environment(\.font) private var font
  var spacing: CGFloat = 4

  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: spacing) {
      configuration.icon
      configuration.title.font(font)
    }
  }
}

private struct Outlined: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    Label(configuration).padding().background(.gray)
  }
}

private struct Labels: View {
  var body: some View {
    VStack {
      Label {
        Text("Title").font(.body)
        Text("Subtitle").font(.caption)
      } icon: {
        Circle().fill(.blue).frame(width: 20, height: 20)
      }
      Label(title: { Text("Title") }, icon: { Rectangle() })
        .labelStyle(.titleOnly).labelStyle(.iconOnly).labelStyle(.titleAndIcon)
      Label(title: { Text("Title") }, icon: { Rectangle() }).labelStyle(Boxed(spacing: 2))
    }
    .labelStyle(Outlined()).labelStyle(.automatic)
  }
}

private struct Loud: ViewModifier {
  func body(content: Content) -> some View { content.font(.title.bold()).textCase(.uppercase) }
}

private func title(_ key: LocalizedStringKey) -> Text { Text(key).font(.title) }

private nonisolated func makeText() -> Text { Text("From \("anywhere")").bold() }

struct TextAPIUsageTests {
  @Test @MainActor func `common idioms for texts compile and build bodies`() {
    let views: [any View] = [
      Strings(), Formats(), Modified(), Lines(), Attributed(), Labels(),
      Text("a").modifier(Loud()), title("Key \(3)"), makeText(),
    ]
    #expect(views.count == 9)
    let host = Host(size: CGSize(width: 400, height: 400))
    host.show(VStack { ForEach(0..<views.count, id: \.self) { AnyView(views[$0]) } })
  }
}
