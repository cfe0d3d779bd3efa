import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// Texts, images and views in canvases.
@MainActor struct CanvasContentTests {
  private func list(_ draw: @escaping (inout GraphicsContext) -> Void) -> DisplayList {
    let list = Host(100, 50) { Canvas { context, _ in draw(&context) } }.displayList()
    #expect(throws: Never.self) { try list.validate() }
    return list
  }

  @Test func `a text is drawn around its anchor`() {
    var size = CGSize.zero
    let list = list { context in
      let text = context.resolve(Text(verbatim: "ab"))
      size = text.measure(in: CGSize(width: 100, height: 50))
      #expect(text.firstBaseline(in: size) > size.height / 2)
      #expect(text.firstBaseline(in: size) == text.lastBaseline(in: size))
      context.draw(text, at: CGPoint(x: 50, y: 25))
      context.draw(Text(verbatim: "ab"), at: CGPoint(x: 50, y: 25), anchor: .topLeading)
    }
    #expect(size.width > 10 && size.height > 15)
    #expect(list.runs.map(\.transform.tx) == [50 - size.width / 2, 50])
    #expect(list.runs.map(\.transform.ty) == [25 - size.height / 2, 25])
  }

  @Test func `a text in a rectangle breaks into lines`() {
    let list = list { context in
      context.draw(Text(verbatim: "one two three"), in: CGRect(x: 3, y: 4, width: 50, height: 90))
    }
    #expect(list.runs.count == 1)
    #expect(list.runs.first?.transform.tx == 3)
    #expect(Set(list.runs.flatMap(\.glyphs).map(\.position.y)).count == 3)
  }

  @Test func `a text keeps its own colors and takes the shading elsewhere`() {
    let list = list { context in
      var text = context.resolve(
        Text(verbatim: "a") + Text(verbatim: "b").foregroundColor(.white))
      context.draw(text, at: .zero)
      text.shading = .color(.clear)
      context.draw(text, at: .zero)
    }
    #expect(
      list.runs.map(\.paint)
        == [
          Color.primary, .white, .white,
        ].map { .color($0.paint(in: EnvironmentValues())) })
  }

  @Test func `a gradient for a text lies in the context's space`() {
    let list = list { context in
      var text = context.resolve(Text(verbatim: "a"))
      text.shading = .linearGradient(
        Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 100, y: 0))
      context.draw(text, at: CGPoint(x: 60, y: 0), anchor: .topLeading)
    }
    guard case .gradient(let gradient) = list.runs.first?.paint else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.shape == .linear(start: .zero, end: CGPoint(x: 100, y: 0)))
    #expect(gradient.transform.tx == -60)
    #expect(list.runs.first?.transform.tx == 60)
  }

  @Test func `an image is drawn at its own size or in a rectangle`() throws {
    let pixels = try CGImage(width: 2, height: 1, bytes: Array(repeating: 255, count: 8))
    let image = Image(decorative: pixels, scale: 0.5)
    let list = list { context in
      let resolved = context.resolve(image)
      #expect(resolved.size == CGSize(width: 4, height: 2))
      #expect(resolved.baseline == 2)
      #expect(resolved.shading == nil)
      context.opacity = 0.5
      context.draw(resolved, at: CGPoint(x: 10, y: 10))
      context.draw(image, in: CGRect(x: 1, y: 2, width: 30, height: 40))
      context.draw(image.renderingMode(.template), at: .zero, anchor: .topLeading)
    }
    var images: [DisplayList.ImageFill] = []
    for case .image(let image) in list.items { images.append(image) }
    #expect(images.map(\.frame.size.width) == [4, 30, 4])
    #expect(images.map(\.transform.tx) == [8, 1, 0])
    #expect(images.map(\.opacity) == [0.5, 0.5, 0.5])
    #expect(images.map { $0.tint != nil } == [false, false, true])
  }

  @Test func `a template image is drawn in its shading`() throws {
    let pixels = try CGImage(width: 1, height: 1, bytes: [255, 255, 255, 255])
    let image = Image(decorative: pixels, scale: 1).renderingMode(.template)
    let list = list { context in
      var resolved = context.resolve(image)
      #expect(resolved.shading != nil)
      resolved.shading = .color(.white)
      context.draw(resolved, at: .zero)
    }
    var tints: [PaintColor?] = []
    for case .image(let image) in list.items { tints.append(image.tint) }
    #expect(tints == [PaintColor(red: 1, green: 1, blue: 1)])
  }

  @Test func `symbols are found by their tags and drawn any number of times`() {
    let list = Host(100, 50) {
      Canvas { context, _ in
        #expect(context.resolveSymbol(id: "none")?.size == nil)
        guard let square = context.resolveSymbol(id: 1), let text = context.resolveSymbol(id: "t")
        else { return }
        #expect(square.size == CGSize(width: 6, height: 4))
        #expect(text.size.height > 10)
        for x in [10, 20, 30] { context.draw(square, at: CGPoint(x: x, y: 10)) }
        context.draw(square, in: CGRect(x: 0, y: 0, width: 60, height: 8))
      } symbols: {
        Color.black.frame(width: 6, height: 4).tag(1)
        Text(verbatim: "x").tag("t")
      }
    }.displayList()
    #expect(list.fills.map(\.fill.transform.tx) == [7, 17, 27, 0])
    #expect(list.fills.map(\.fill.transform.a) == [1, 1, 1, 10])
    #expect(list.fills.map(\.fill.transform.d) == [1, 1, 1, 2])
  }

  @Test func `symbols of a ForEach are found by their ids`() {
    let list = Host(100, 50) {
      Canvas { context, _ in
        for id in [2, 0, 5] {
          if let symbol = context.resolveSymbol(id: id) { context.draw(symbol, at: .zero) }
        }
      } symbols: {
        ForEach(0..<3) { Color.black.frame(width: CGFloat($0 + 1), height: 1) }
      }
    }.displayList()
    #expect(list.fills.map(\.path.boundingRect.width) == [3, 1])
  }

  @Test func `a symbol of several parts fades as one`() {
    let list = Host(100, 50) {
      Canvas { context, _ in
        context.opacity = 0.5
        if let symbol = context.resolveSymbol(id: 1) { context.draw(symbol, at: .zero) }
      } symbols: {
        ZStack {
          Color.black
          Color.white
        }
        .tag(1)
      }
    }.displayList()
    #expect(list.fills.map(\.color.alpha) == [1, 1])
    #expect(list.description.contains("layer opacity 0.5"))
  }

  @Test func `symbols animate on their own, and the closure runs only while they do`() async throws
  {
    struct Growing: View {
      @Binding var isLarge: Bool
      var count: () -> Void
      var body: some View {
        Canvas { context, _ in
          count()
          if let symbol = context.resolveSymbol(id: 1) {
            context.draw(symbol, at: .zero, anchor: .topLeading)
          }
        } symbols: {
          Color.black.frame(width: isLarge ? 20 : 10, height: 5).tag(1)
        }
      }
    }
    let host = Host(size: CGSize(width: 100, height: 50))
    let isLarge = host.makeState(false)
    var runs = 0
    host.show(Growing(isLarge: isLarge) { runs += 1 })
    var widths: [CGFloat] = []
    host.schedule(at: 0) { withAnimation(.linear(duration: 1)) { isLarge.wrappedValue = true } }
    for time in [0, 0.5, 1, 2, 3] {
      try await host.advance(to: time)
      widths += host.displayList().fills.map(\.path.boundingRect.width)
    }
    #expect(widths == [10, 15, 20, 20, 20])
    #expect(runs == 3)
  }

  @Test func `shadings resolve to paints`() {
    let list = list { context in
      let box = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.fill(box, with: .color(white: 0.5, opacity: 0.5))
      context.fill(box, with: .color(.sRGB, red: 1, green: 0, blue: 0))
      context.fill(box, with: .foreground)
      context.fill(box, with: .style(.secondary))
      context.fill(box, with: .palette([.color(.white), .color(.red)]))
      context.fill(box, with: .palette([]))
      context.fill(box, with: context.resolve(.color(.white)))
      context.fill(box, with: context.resolve(.style(.white)))
    }
    let colors = list.fills.map(\.color)
    #expect(colors.count == 7)
    #expect(colors.first?.alpha == 0.5)
    #expect(colors[1] == PaintColor(red: 1, green: 0, blue: 0))
    #expect(colors[2] == Color.primary.paint(in: EnvironmentValues()))
    #expect(colors[4] == PaintColor(red: 1, green: 1, blue: 1))
    #expect(colors[5] == colors[4] && colors[6] == colors[4])
  }

  @Test func `gradients have absolute points`() {
    let gradient = Gradient(colors: [.white, .black])
    let list = list { context in
      let box = Path(CGRect(x: 5, y: 5, width: 10, height: 10))
      context.fill(
        box,
        with: .linearGradient(
          gradient, startPoint: .zero, endPoint: CGPoint(x: 7, y: 0), options: .mirror))
      context.fill(
        box,
        with: .radialGradient(
          gradient, center: .zero, startRadius: 1, endRadius: 9,
          options: [.repeat, .linearColor]))
      context.stroke(box, with: .conicGradient(gradient, center: CGPoint(x: 1, y: 2)))
      context.fill(
        box,
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: CGFloat.nan, y: 0), endPoint: .zero))
    }
    var gradients: [GradientPaint] = []
    for case .fill(let fill) in list.items {
      if case .gradient(let gradient) = fill.paint { gradients.append(gradient) }
    }
    if case .gradient(let gradient) = list.strokes.first?.paint { gradients.append(gradient) }
    #expect(
      gradients.map(\.shape) == [
        .linear(start: .zero, end: CGPoint(x: 7, y: 0)),
        .radial(center: .zero, startRadius: 1, endRadius: 9),
        .angular(center: CGPoint(x: 1, y: 2), startAngle: 0, endAngle: 2 * .pi),
      ])
    #expect(gradients.map(\.spread) == [.mirror, .repeat, .pad])
    #expect(gradients.map(\.interpolation) == [.device, .linear, .device])
  }
}
