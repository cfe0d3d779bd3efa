import Testing
import Zoetrope
import ZoetropeDisplayList

/// Styles in the spelling of published articles: compiling them is the test.
@MainActor struct StyleUsageTests {
  /// The form of the example on Apple's page on `ShapeStyle`.
  struct Adaptive: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      if environment.colorScheme == .light {
        return Color.red.blendMode(.lighten)
      } else {
        return Color.red.blendMode(.darken)
      }
    }
  }

  struct Brand: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> Color {
      environment.colorScheme == .dark ? .yellow : .orange
    }
  }

  /// A style without a body of its own.
  struct Silent: ShapeStyle {}

  @Test func `custom styles are drawn as they resolve`() {
    #expect(drawn { Rectangle().fill(Brand()) }.fills.map(\.color) == [paintColor(.orange)])
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let list = drawn(dark) { Rectangle().foregroundStyle(Brand()) }
    #expect(list.fills.map(\.color) == [Color.yellow.paint(in: dark)])
    #expect(drawn { Color.clear.background(Brand()) }.fills.count == 1)
    #expect(drawn { Text("a").foregroundStyle(Brand()) }.glyphs.count == 1)
    #expect(drawn { Rectangle().fill(Adaptive()) }.layers.map(\.blendMode) == [.lighten])
    #expect(drawn(dark) { Rectangle().fill(Adaptive()) }.layers.map(\.blendMode) == [.darken])
    let pale = drawn { Rectangle().fill(Brand().secondary) }
    #expect(pale.fills.map(\.color.alpha) == [0.5])
    let level = drawn { Rectangle().fill(.secondary).foregroundStyle(Brand()) }
    #expect(level.fills.map(\.color.alpha) == [0.5])
    #expect(drawn { Rectangle().fill(Silent()) }.items.isEmpty)
  }

  /// A custom style that resolves to the enclosing one.
  struct Around: ShapeStyle {
    func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
      HierarchicalShapeStyle.secondary
    }
  }

  @Test func `a custom style may refer to the enclosing foreground style`() {
    let list = drawn { Rectangle().foregroundStyle(Around()).foregroundStyle(.red) }
    #expect(list.fills.map(\.color.alpha) == [0.5])
    #expect(list.fills.map(\.color.red) == [paintColor(.red).red])
  }

  private func style(_ isOn: Bool) -> some ShapeStyle {
    isOn
      ? AnyShapeStyle(.red)
      : AnyShapeStyle(
        .linearGradient(
          colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
  }

  private var warm: some ShapeStyle {
    .linearGradient(
      colors: [.red, .orange], startPoint: .top, endPoint: .bottom)
  }

  @Test(arguments: [true, false]) func `published idioms compile and draw`(_ isOn: Bool) {
    let gradient = Gradient(colors: [.red, .blue])
    let views: [AnyView] = [
      AnyView(
        Circle().fill(
          .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))),
      AnyView(Circle().fill(.red.gradient)),
      AnyView(Text("a").foregroundStyle(.red.gradient)),
      AnyView(Circle().fill(.secondary).foregroundStyle(.blue, .green)),
      AnyView(Circle().fill(.tertiary).foregroundStyle(.blue, .green, .red)),
      AnyView(Text("a").padding().background(.ultraThinMaterial)),
      AnyView(Text("a").background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8))),
      AnyView(Text("a").background(.thinMaterial, in: .capsule)),
      AnyView(Circle().fill(.blue.shadow(.drop(radius: 5)))),
      AnyView(Circle().fill(.blue.gradient.shadow(.inner(color: .black, radius: 5, x: 2, y: 2)))),
      AnyView(Circle().foregroundStyle(.tint)),
      AnyView(Circle().fill(AnyShapeStyle(.red))),
      AnyView(Circle().fill(isOn ? AnyShapeStyle(.red) : AnyShapeStyle(.tint))),
      AnyView(Circle().fill(style(true))),
      AnyView(Circle().fill(warm)),
      AnyView(Circle().fill(isOn ? Color.red : .blue)),
      AnyView(Circle().fill(isOn ? .red : .blue)),
      AnyView(Circle().fill(isOn ? Color.red.gradient : Color.blue.gradient)),
      AnyView(Circle().fill(gradient)),
      AnyView(Circle().fill(gradient.colorSpace(.perceptual))),
      AnyView(
        Circle().fill(.radialGradient(gradient, center: .center, startRadius: 0, endRadius: 9))),
      AnyView(Circle().fill(.ellipticalGradient(gradient))),
      AnyView(Circle().fill(.ellipticalGradient(colors: [.red, .blue]))),
      AnyView(Circle().fill(.conicGradient(gradient, center: .center))),
      AnyView(Circle().fill(.conicGradient(colors: [.red, .blue], center: .center))),
      AnyView(
        Circle().fill(
          .angularGradient(
            colors: [.red, .blue], center: .center, startAngle: .zero, endAngle: .degrees(90)))),
      AnyView(
        Circle().stroke(
          AngularGradient(gradient: gradient, center: .center), lineWidth: 4)),
      AnyView(
        Circle().strokeBorder(
          LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing),
          lineWidth: 4)),
      AnyView(Rectangle().fill(.black.opacity(0.5))),
      AnyView(
        LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
          .opacity(0.5).frame(width: 10)),
      AnyView(
        Text("a").background(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))),
      AnyView(
        Text("a").background(
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .opacity(0.3))),
      AnyView(
        ZStack {
          LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .ignoresSafeArea()
          Text("a")
        }),
      AnyView(RadialGradient(colors: [.red, .blue], center: .top, startRadius: 1, endRadius: 9)),
      AnyView(EllipticalGradient(gradient: gradient)),
      AnyView(AngularGradient(gradient: gradient, center: .center, angle: .degrees(90))),
      AnyView(
        MeshGradient(
          width: 2, height: 2, points: [.init(0, 0), .init(1, 0), .init(0, 1), .init(1, 1)],
          colors: [.red, .purple, .indigo, .orange])),
      AnyView(Rectangle().fill(.background)),
      AnyView(Rectangle().fill(.background.secondary)),
      AnyView(Rectangle().fill(.separator)),
      AnyView(Rectangle().fill(.placeholder)),
      AnyView(Rectangle().fill(.link)),
      AnyView(Rectangle().fill(.fill)),
      AnyView(Rectangle().fill(.fill.tertiary)),
      AnyView(Rectangle().fill(.windowBackground)),
      AnyView(Rectangle().fill(.selection)),
      AnyView(Rectangle().fill(.bar)),
      AnyView(Rectangle().fill(.red.mix(with: .blue, by: 0.5))),
      AnyView(Rectangle().fill(Color.Resolved(red: 1, green: 0, blue: 0))),
      AnyView(Text("a").tint(.red).tint(gradient)),
      AnyView(
        Text("a").border(
          .linearGradient(
            colors: [.red, .blue], startPoint: .top, endPoint: .bottom), width: 2)),
    ]
    for (index, view) in views.enumerated() {
      #expect(!drawn { view }.items.isEmpty, "number \(index)")
    }
  }
}
