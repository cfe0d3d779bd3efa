import Foundation
import Testing
import Zoetrope
import ZoetropeGeometry

/// Frames, effects, colors and shapes between two states.
@MainActor struct FrameAnimationTests {
  struct Leaf: View {
    @Binding var isOn: Bool
    var body: some View {
      box("a", isOn ? 40 : 20, isOn ? 10 : 30)
        .frame(width: 200, height: 100, alignment: isOn ? .bottomTrailing : .topLeading)
    }
  }

  @Test func `the origin and size of a leaf move in straight lines`() async throws {
    let host = Host(size: CGSize(width: 200, height: 100))
    let isOn = host.makeState(false)
    host.show(Leaf(isOn: isOn))
    withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
    for step in 0...10 {
      let f = CGFloat(step) / 10
      try await host.advance(to: Double(f))
      let expected = CGRect(x: 160 * f, y: 90 * f, width: 20 + 20 * f, height: 30 - 20 * f)
      #expect(near(host.frame("a"), expected), "at \(f)")
    }
  }

  /// One effect, driven by a fraction.
  struct Effects: View {
    @Binding var amount: Double

    var body: some View {
      ZStack {
        box("offset", 10, 10).offset(x: 40 * amount, y: -20 * amount)
        box("rotation", 20, 10).rotationEffect(.degrees(90 * amount))
        box("corner", 20, 10).rotationEffect(.degrees(90 * amount), anchor: .topLeading)
        box("scale", 20, 10).scaleEffect(x: 1 + amount, y: 1 - amount, anchor: .bottomLeading)
        box("transform", 20, 10)
          .transformEffect(CGAffineTransform(translationX: 10 * amount, y: 0))
        box("padding", 20, 10).padding(.leading, 40 * amount)
        box("position", 10, 10).position(x: 100 * amount, y: 50)
      }
    }
  }

  @Test func `effects animate by their parameters`() async throws {
    let host = Host(size: CGSize(width: 200, height: 100))
    let amount = host.makeState(0.0)
    host.show(Effects(amount: amount))
    withAnimation(.linear(duration: 1)) { amount.wrappedValue = 1 }
    for step in 0...4 {
      let f = Double(step) / 4
      try await host.advance(to: f)
      #expect(near(host.center("offset"), CGPoint(x: 100 + 40 * f, y: 50 - 20 * f)))
      let transforms = host.transforms()
      let turned = CGAffineTransform(translationX: 100, y: 50)
        .rotated(by: f * .pi / 2).translatedBy(x: -10, y: -5)
      #expect(near(transforms["rotation"], turned))
      let corner = CGAffineTransform(translationX: 90, y: 45).rotated(by: f * .pi / 2)
      #expect(near(transforms["corner"], corner))
      let height = step == 4 ? 1e-5 : 1 - f
      let scaled = CGAffineTransform(translationX: 90, y: 55)
        .scaledBy(x: 1 + f, y: height).translatedBy(x: 0, y: -10)
      #expect(near(transforms["scale"], scaled), "at \(f)")
      #expect(near(host.x("transform"), 90 + 10 * f))
      #expect(near(host.x("padding"), 90 + 20 * f))
      #expect(near(host.center("position").x, 100 * f))
    }
  }

  struct Rotated: View {
    @Binding var isOn: Bool
    var body: some View {
      // Inside the rotation the box moves from left to right; the rotation itself moves down.
      box("a", 10, 10)
        .frame(width: 110, height: 10, alignment: isOn ? .trailing : .leading)
        .rotationEffect(.degrees(90))
        .offset(y: isOn ? 40 : 0)
    }
  }

  @Test func `a leaf inside a rotation moves relative to it`() async throws {
    let host = Host(size: CGSize(width: 200, height: 200))
    let isOn = host.makeState(false)
    host.show(Rotated(isOn: isOn))
    #expect(near(host.center("a"), CGPoint(x: 100, y: 50)))
    withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
    try await host.advance(to: 0.5)
    #expect(near(host.center("a"), CGPoint(x: 100, y: 120)))
    try await host.advance(to: 1)
    #expect(near(host.center("a"), CGPoint(x: 100, y: 190)))
  }

  struct Spinning: View {
    @Binding var isOn: Bool
    var body: some View {
      HStack(spacing: 0) {
        Color.clear.frame(width: isOn ? 100 : 0, height: 10)
        box("a", isOn ? 30 : 10, 10).rotationEffect(.degrees(isOn ? 180 : 0))
        Spacer(minLength: 0)
      }
    }
  }

  @Test func `a rotation that is moved and resized turns around its presented center`()
    async throws
  {
    let host = Host(size: CGSize(width: 200, height: 100))
    let isOn = host.makeState(false)
    host.show(Spinning(isOn: isOn))
    withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
    for step in 0...4 {
      let f = CGFloat(step) / 4
      try await host.advance(to: Double(f))
      #expect(near(host.center("a"), CGPoint(x: 100 * f + (10 + 20 * f) / 2, y: 50), 1e-6))
    }
  }

  struct Painted: View {
    @Binding var isOn: Bool
    var body: some View {
      ZStack {
        Color(.sRGBLinear, red: isOn ? 1 : 0, green: 0.5, blue: isOn ? 0 : 1)
        Color.black.opacity(isOn ? 1 : 0.5)
        Rectangle().fill(Color(white: 0)).opacity(isOn ? 0.25 : 0.75)
        RoundedRectangle(cornerRadius: isOn ? 20 : 10, style: .circular).fill(.red)
        Circle().stroke(.blue, lineWidth: isOn ? 4 : 2)
        Rectangle().fill(.green)
          .clipShape(RoundedRectangle(cornerRadius: isOn ? 20 : 10, style: .circular))
      }
    }
  }

  @Test func `colors, opacities, shapes, strokes and clips animate`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let isOn = host.makeState(false)
    host.show(Painted(isOn: isOn))
    withAnimation(.linear(duration: 1)) { isOn.wrappedValue = true }
    for step in 0...4 {
      let f = Float(step) / 4
      try await host.advance(to: Double(f))
      let list = host.displayList()
      let fills = list.fills
      let mixed = Color.Resolved(colorSpace: .sRGBLinear, red: f, green: 0.5, blue: 1 - f)
      #expect(near(CGFloat(fills[0].color.red), CGFloat(mixed.red), 1e-5))
      #expect(near(CGFloat(fills[0].color.blue), CGFloat(mixed.blue), 1e-5))
      #expect(near(CGFloat(fills[1].color.alpha), CGFloat(0.5 + 0.5 * f), 1e-5))
      #expect(near(CGFloat(fills[2].color.alpha), CGFloat(0.75 - 0.5 * f), 1e-5))
      let box = CGRect(x: 0, y: 0, width: 100, height: 100)
      let rounded = RoundedRectangle(cornerRadius: CGFloat(10 + 10 * f), style: .circular)
      #expect(fills[3].path == rounded.path(in: box))
      #expect(list.strokes.map(\.style.lineWidth) == [CGFloat(2 + 2 * f)])
      #expect(list.clips.map(\.path) == [rounded.path(in: box)])
    }
  }

  struct Clipped: View {
    @Binding var width: CGFloat
    var body: some View {
      Color.red.frame(width: width, height: 20).clipShape(Rectangle())
    }
  }

  @Test func `a growing clip presents the interpolated frame`() async throws {
    let host = Host(size: CGSize(width: 100, height: 20))
    let width = host.makeState(CGFloat(20))
    host.show(Clipped(width: width))
    withAnimation(.linear(duration: 1)) { width.wrappedValue = 60 }
    try await host.advance(to: 0.5)
    let clip = try #require(host.displayList().clips.first)
    #expect(near(clip.path.boundingRect.applying(clip.transform).width, 40))
    #expect(near(clip.path.boundingRect.applying(clip.transform).minX, 30))
    #expect(near(host.placements()[0].frame, CGRect(x: 30, y: 0, width: 40, height: 20)))
  }

  /// A square whose side is animatable.
  struct Growing: Shape {
    var side: CGFloat

    var animatableData: CGFloat {
      get { side }
      set { side = newValue }
    }

    func path(in rect: CGRect) -> Path { Path(rect) }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      CGSize(width: side, height: side)
    }
  }

  struct Squares: View {
    @Binding var side: CGFloat
    var body: some View {
      HStack(spacing: 0) {
        mark("grows") { Growing(side: side) }
        box("next", 10, 10)
        Spacer(minLength: 0)
      }
    }
  }

  @Test func `a shape with an animated size moves its neighbors`() async throws {
    let host = Host(size: CGSize(width: 100, height: 100))
    let side = host.makeState(CGFloat(10))
    host.show(Squares(side: side))
    withAnimation(.linear(duration: 1)) { side.wrappedValue = 50 }
    for step in 0...4 {
      let f = CGFloat(step) / 4
      try await host.advance(to: Double(f))
      #expect(near(host.frame("grows").width, 10 + 40 * f), "at \(f)")
      #expect(near(host.x("next"), 10 + 40 * f))
    }
  }

  @Test func `a view removed in the middle of its animation leaves nothing behind`()
    async throws
  {
    let journal = Journal()
    let host = Host(size: CGSize(width: 100, height: 100))
    let width = host.makeState(CGFloat(10))
    let isShown = host.makeState(true)
    host.show(Vanishing(width: width, isShown: isShown))
    host.schedule(at: 0) {
      withAnimation(.linear(duration: 4)) {
        width.wrappedValue = 50
      } completion: {
        journal.note("complete \(host.time)")
      }
    }
    host.schedule(at: 1) { isShown.wrappedValue = false }
    try await host.advance(to: 10)
    #expect(journal.lines == ["complete 1.0"])
    #expect(host.placements().isEmpty)
  }

  struct Vanishing: View {
    @Binding var width: CGFloat
    @Binding var isShown: Bool
    var body: some View {
      VStack { if isShown { box("a", width, 10) } }
    }
  }
}

extension Host {
  /// The transforms of the leaves by name.
  func transforms() -> [String: CGAffineTransform] {
    var result: [String: CGAffineTransform] = [:]
    for name in frames().keys {
      result[name] = placements().first { $0.path.contains("[\(name)]") }?.transform
    }
    return result
  }
}

func near(_ a: CGAffineTransform?, _ b: CGAffineTransform, _ tolerance: CGFloat = 1e-6) -> Bool {
  guard let a else { return false }
  return zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty])
    .allSatisfy { near($0, $1, tolerance) }
}
