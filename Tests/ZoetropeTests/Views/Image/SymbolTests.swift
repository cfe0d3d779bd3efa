import Foundation
import TestSupport
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry

@testable import Zoetrope
@testable import ZoetropeSymbols

/// Symbols: their names, their drawings, and their placement beside text.
@MainActor struct SymbolTests {
  private func outline(
    _ name: String, weight: Double = 400, isPlain: Bool = true
  ) throws -> SymbolOutline {
    try outline(
      #require(SymbolCatalogue.form(named: name), "\(name)"), weight: weight, isPlain: isPlain)
  }

  private func outline(
    _ form: SymbolForm, weight: Double = 400, isPlain: Bool = true
  ) throws -> SymbolOutline {
    let design = try #require(SymbolCatalogue.design(of: form))
    let line = SymbolOutline.line(weight: weight)
    return SymbolOutline(
      .init(form: form, line: line, isLayered: false, isPlain: isPlain), design)
  }

  private func area(_ outline: SymbolOutline) -> CGFloat {
    outline.layers.reduce(0) { $0 + $1.path.totalArea }
  }

  // MARK: Drawings

  @Test func `every symbol draws about the size of a letter`() throws {
    #expect(SymbolCatalogue.designs.count > 1350)
    #expect(Set(SymbolCatalogue.designs.map(\.name)).count == SymbolCatalogue.designs.count)
    // Without optimization, all of them take a minute; every twentieth stands for them.
    #if DEBUG
      let step = 20
    #else
      let step = 1
    #endif
    for index in stride(from: 0, to: SymbolCatalogue.designs.count, by: step) {
      let design = SymbolCatalogue.designs[index]
      let outline = try outline(SymbolForm(base: design.name), isPlain: false)
      #expect(outline.layers.count == 1 && outline.bounds.width > 5, "\(design.name)")
      let bounds = outline.bounds
      #expect(bounds.minX > -75 && bounds.maxX < 75, "\(design.name) \(bounds)")
      #expect(bounds.minY > -65 && bounds.maxY < 65, "\(design.name) \(bounds)")
      #expect(max(bounds.width, bounds.height) > 35, "\(design.name) \(bounds)")
    }
  }

  @Test func `filled forms cover more than outlines`() throws {
    // Filled forms have gaps in place of the outline's lines: only the sums can be compared.
    for name in ["circle", "heart", "bell", "person"] {
      #expect(area(try outline("\(name).fill")) > 1.2 * area(try outline(name)), "\(name)")
    }
  }

  @Test func `a fill of every kind of thing differs from its outline`() throws {
    for name in [
      "person.3", "hand.raised", "brain", "cloud.bolt.rain", "sunrise", "hare", "mug", "bus",
      "building.columns", "sofa", "lock.shield", "paintpalette", "cpu", "puzzlepiece", "suit.club",
      "banknote", "flask", "backpack", "clock.badge.checkmark",
    ] {
      let (plain, filled) = try (outline(name), outline("\(name).fill"))
      #expect(abs(area(filled) / area(plain) - 1) > 0.02, "\(name)")
    }
  }

  @Test(arguments: ["cart", "bag.fill", "person.crop.circle", "clock", "externaldrive"])
  func `a sign on a disc lies at the lower right, clear of what it covers`(name: String) throws {
    let form = try #require(SymbolCatalogue.form(named: "\(name).badge.questionmark"))
    let design = try #require(SymbolCatalogue.design(of: form))
    let badge = SymbolOutline(.init(form: form, line: 7.8, isLayered: true), design).layers[0].path
    let center = CGPoint(x: badge.boundingRect.midX, y: badge.boundingRect.midY)
    #expect(center.x > 20 && center.y > 20)
    let path = try outline(form).layers[0].path
    // The disc has a radius of 23, and a ring around it is clear.
    for degrees in stride(from: 20.0, to: 380, by: 40) {
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      #expect(path.contains(CGPoint(x: center.x + 21 * x, y: center.y + 21 * y)), "\(degrees)")
      #expect(!path.contains(CGPoint(x: center.x + 26 * x, y: center.y + 26 * y)), "\(degrees)")
    }
  }

  @Test(arguments: 1...6) func `a die has as many holes as it counts`(count: Int) throws {
    let (die, box) = try (outline("die.face.\(count).fill"), outline("die.face.1"))
    let one = try outline("die.face.1.fill")
    #expect(die.bounds == box.bounds)
    #expect(near(area(one) - area(die), CGFloat(count - 1) * .pi * 7.5 * 7.5, 3))
  }

  @Test func `the moon waxes on the right and wanes on the left`() throws {
    let (right, left) = (CGPoint(x: 33, y: 0), CGPoint(x: -33, y: 0))
    for (name, isRight, isLeft) in [
      ("new.moon", false, false), ("waxing.crescent", true, false), ("first.quarter", true, false),
      ("full.moon", true, true), ("last.quarter", false, true), ("waning.crescent", false, true),
    ] {
      let path = try outline("moonphase.\(name)").layers[0].path
      #expect(path.contains(right) == isRight && path.contains(left) == isLeft, "\(name)")
    }
  }

  @Test func `heavier symbols cover more`() throws {
    for name in ["plus", "chevron.right", "trash"] {
      let areas = try [100, 200, 400, 700, 900].map {
        area(try outline(name, weight: $0))
      }
      #expect(areas == areas.sorted() && Set(areas).count == 5, "\(name) \(areas)")
    }
    #expect(abs(SymbolOutline.line(weight: 450) - (7.8 + 9.2) / 2) < 1e-9)
    #expect(SymbolOutline.line(weight: -1) == 2.2 && SymbolOutline.line(weight: 5000) == 16)
    #expect(SymbolOutline.line(weight: .nan) == 7.8)
  }

  @Test func `a mark is cut out of a filled circle`() throws {
    let (disc, plus) = try (outline("circle.fill"), outline("plus.circle.fill"))
    #expect(plus.bounds == disc.bounds)
    #expect(!plus.layers[0].path.contains(.zero) && disc.layers[0].path.contains(.zero))
    #expect(try outline("plus.circle").layers[0].path.contains(.zero))
  }

  // MARK: Names

  @Test func `names have the existing variants only`() {
    for name in [
      "plus.circle", "plus.circle.fill", "plus.square", "bell.slash", "bell.slash.fill",
      "heart.circle.fill", "1.circle.fill", "a.square", "chevron.right.circle", "arrow.up.right",
      "person.crop.circle.fill", "square.and.arrow.up", "exclamationmark.triangle.fill",
      "speaker.3.fill", "document.fill", "record.circle.fill", "arrow.up.circle.fill",
    ] {
      #expect(SymbolCatalogue.form(named: name) != nil, "\(name)")
    }
    for name in [
      "person.3.fill", "person.fill.badge.plus", "person.crop.circle.fill.badge.checkmark",
      "figure.walk.circle.fill", "hand.point.up.left.fill", "brain.head.profile", "cross.case.fill",
      "cloud.sun.rain.fill", "globe.americas.fill", "tortoise.fill", "takeoutbag.and.cup.and.straw",
      "car.circle.fill", "mountain.2.fill", "building.columns.fill", "door.left.hand.open",
      "lock.rotation", "wrench.and.screwdriver.fill", "gearshape.2.fill", "server.rack",
      "battery.100.bolt", "flag.checkered", "die.face.6.fill", "cart.fill.badge.plus",
      "turkishlirasign.circle.fill", "creditcard.and.123", "shield.lefthalf.filled",
      "star.leadinghalf.fill", "calendar.badge.clock", "clock.arrow.circlepath",
      "gauge.with.dots.needle.67percent", "hourglass.bottomhalf.filled",
    ] {
      #expect(SymbolCatalogue.form(named: name) != nil, "\(name)")
    }
    for name in ["", "fill", ".fill", "plus.fill", "star.fill.fill", "stars", "no.such", "circle."]
    {
      #expect(SymbolCatalogue.form(named: name) == nil, "\(name)")
    }
  }

  @Test func `names of every group are found in all their variants`() {
    for name in [
      "folder.badge.plus", "folder.fill.badge.plus", "bell.badge.fill", "doc.badge.gearshape",
      "calendar.badge.clock", "rectangle.stack.fill.badge.plus", "clock.badge.checkmark.fill",
      "plus.rectangle.fill", "questionmark.app", "xmark.octagon.fill", "plus.diamond.fill",
      "exclamationmark.bubble", "checkmark.icloud.fill", "play.tv", "qrcode.viewfinder",
      "plus.square.dashed", "checkmark.rectangle.stack", "list.bullet.rectangle.portrait",
      "mic.slash.circle.fill", "10.circle", "25.square.fill", "50.circle.fill",
      "line.horizontal.3.decrease.circle.fill", "square.fill.on.square.fill", "text.justify",
      "arrow.2.circlepath.circle", "goforward.15", "waveform.path.ecg", "icloud.and.arrow.up.fill",
      "square.and.arrow.up.fill", "rectangle.portrait.and.arrow.right", "slider.vertical.3",
      "bubble.left.and.bubble.right.fill", "chart.line.downtrend.xyaxis", "microphone.fill",
      "arrowshape.turn.up.left.fill", "square.lefthalf.filled", "delete.left.fill",
    ] {
      #expect(SymbolCatalogue.form(named: name) != nil, "\(name)")
    }
    // Apple's catalog does not have these either.
    for name in [
      "plus.slash", "heart.octagon", "folder.badge.heart", "folder.badge", "star.badge.plus",
      "51.circle", "1", "a", "a.fill", "wifi.fill", "qrcode.viewfinder.fill", "eye.circle.slash",
      "message.square", "folder.badge.plus.circle",
    ] {
      #expect(SymbolCatalogue.form(named: name) == nil, "\(name)")
    }
  }

  @Test func `filled forms differ from outlines`() throws {
    for name in [
      "books.vertical", "phone.down", "rectangle.3.group", "shift",
      "photo.on.rectangle", "arrowshape.right", "square.and.arrow.up", "icloud", "dial.min",
    ] {
      let areas = try (area(outline(name)), area(outline("\(name).fill")))
      #expect(areas.1 > 1.1 * areas.0, "\(name)")
    }
  }

  @Test func `a badge has its own color and a cut around it`() throws {
    let form = try #require(SymbolCatalogue.form(named: "folder.badge.plus"))
    let design = try #require(SymbolCatalogue.design(of: form))
    let layered = SymbolOutline(.init(form: form, line: 8, isLayered: true), design)
    #expect(layered.layers.map(\.level) == [0, 1])
    let (badge, folder) = (layered.layers[0].path, layered.layers[1].path)
    #expect(badge.boundingRect.width < folder.boundingRect.width / 2)
    #expect(badge.boundingRect.maxX > folder.boundingRect.maxX)
    // The plus is cut out of the disc.
    let middle = CGPoint(x: badge.boundingRect.midX, y: badge.boundingRect.midY)
    #expect(!badge.contains(middle) && !folder.contains(middle))
  }

  @Test func `the nearest name is suggested`() {
    #expect(SymbolCatalogue.nearest(to: "hart.fill") == "heart.fill")
    #expect(SymbolCatalogue.nearest(to: "chevron.rigth") == "chevron.right")
    #expect(SymbolCatalogue.nearest(to: "trash.can")?.hasPrefix("trash") == true)
    #expect(SymbolCatalogue.nearest(to: "") == nil)
    #expect(SymbolCatalogue.nearest(to: "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq") == nil)
  }

  @Test func `variants choose existing forms`() throws {
    func named(_ name: String, _ variants: SymbolVariants) throws -> SymbolForm {
      variants.apply(to: try #require(SymbolCatalogue.form(named: name)))
    }
    func same(_ form: SymbolForm, _ name: String) -> Bool {
      form == SymbolCatalogue.form(named: name)
    }
    #expect(same(try named("heart", .fill), "heart.fill"))
    #expect(same(try named("plus", .fill), "plus"))
    #expect(same(try named("plus", .circle.fill), "plus.circle.fill"))
    #expect(same(try named("plus.circle", .fill), "plus.circle.fill"))
    #expect(same(try named("bell", .slash), "bell.slash"))
    #expect(same(try named("globe", .circle), "globe"))
    #expect(same(try named("plus", .none), "plus"))
    #expect(SymbolVariants.fill.circle.contains(.fill) && SymbolVariants.fill.contains(.none))
    #expect(!SymbolVariants.fill.contains(.circle) && SymbolVariants.fill != .slash)
    #expect(SymbolVariants.fill.union(.circle) == .circle.fill)
  }

  // MARK: Views

  private func size<V: View>(_ view: V) -> CGSize {
    Host(300, 300) { view }.placements()[0].frame.size
  }

  private func bounds(_ list: DisplayList) -> CGRect? {
    guard case .fill(let fill)? = list.items.first else { return nil }
    return fill.path.applying(fill.transform).boundingRect
  }

  @Test func `a symbol's size follows the font and the scale`() {
    let circle = Image(systemName: "circle").font(.system(size: 17))
    #expect(near(size(circle), CGSize(width: 20, height: 20), 0.1))
    let large = Image(systemName: "circle").font(.system(size: 34))
    #expect(near(size(large), CGSize(width: 40, height: 40), 0.2))
    #expect(near(size(Image(systemName: "circle")), size(circle)))
    let scaled = [Image.Scale.small, .medium, .large].map { size(circle.imageScale($0)).width }
    #expect(near(scaled[0] / scaled[1], 0.8, 0.03) && near(scaled[2] / scaled[1], 1.28, 0.03))
    #expect(size(circle.fontWeight(.black)).width > size(circle).width)
    #expect(size(circle.bold()) == size(circle.fontWeight(.bold)))
    #expect(size(Image(systemName: "circle").font(.system(size: 0))) == .zero)
  }

  @Test func `a resizable symbol fills its frame`() throws {
    let view = Image(systemName: "heart.fill").resizable().frame(width: 80, height: 50)
    let drawn = try #require(bounds(Host(100, 100) { view }.displayList()))
    #expect(near(drawn.size, CGSize(width: 80, height: 50), 1e-6))
    let fitting = Image(systemName: "chevron.right").resizable().scaledToFit()
    let (fitted, plain) = (size(fitting), try outline("chevron.right").bounds)
    #expect(near(fitted.height, 300) && near(fitted.width / 300, plain.width / plain.height, 0.02))
  }

  @Test func `a symbol is centered on the cap height`() {
    let capitals = Image(systemName: "circle").alignmentGuide(.top) { $0[.firstTextBaseline] }
    let view = ZStack(alignment: .top) {
      capitals.font(.system(size: 100))
      Color.clear.frame(width: 1, height: 1)
    }
    let frames = Host(300, 300) { view }.placements().map(\.frame)
    // The baseline is half of the cap height below the center: 0.35 ems, give or take a font.
    let below = frames[1].minY - frames[0].midY
    #expect(below > 30 && below < 40)
  }

  @Test func `layers are colored by the rendering mode`() {
    func colors(_ view: some View) -> [PaintColor] {
      Host(100, 100) { view }.displayList().items.compactMap {
        guard case .fill(let fill) = $0, case .color(let color) = fill.paint else { return nil }
        return color
      }
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let view = Image(systemName: "plus.circle.fill")
    #expect(colors(view.foregroundStyle(red)).map(\.red) == [1])
    #expect(colors(view.foregroundStyle(red, blue)).map(\.blue) == [0, 1])
    #expect(colors(view.symbolRenderingMode(.monochrome).foregroundStyle(red, blue)).count == 1)
    let pale = colors(view.symbolRenderingMode(.hierarchical).foregroundStyle(red))
    #expect(pale.map(\.alpha) == [1, 0.5] && pale.map(\.red) == [1, 1])
    let around = view.foregroundStyle(red).symbolRenderingMode(.hierarchical)
    #expect(colors(around) == pale)
    #expect(colors(view.symbolRenderingMode(.multicolor).foregroundStyle(red)).count == 1)
    #expect(colors(Image(systemName: "plus", variableValue: 0.5).foregroundStyle(red)).count == 1)
  }

  @Test func `an unknown name draws a square and suggests the nearest name`() {
    let host = Host(100, 100) {
      VStack {
        Image(systemName: "hart").font(.system(size: 20))
        Image(systemName: "hart")
        Image(systemName: "heart")
        Image(systemName: "")
      }
    }
    #expect(host.placements()[0].frame.size == CGSize(width: 20, height: 20))
    #expect(host.displayList().strokes.count == 3)
    let messages = host.takeDiagnostics().map(\.message)
    #expect(messages.count == 2)
    #expect(messages[0].contains("\"hart\"") && messages[0].contains("the nearest is \"heart\""))
    #expect(messages[1].contains("names \"\"") && !messages[1].contains("nearest"))
  }

  private struct Swapped: View {
    @Binding var isFull: Bool
    var body: some View {
      Image(systemName: "heart").symbolVariant(isFull ? .fill : .none)
    }
  }

  @Test func `a symbol fades in over the one that it replaces`() async throws {
    let host = Host(size: CGSize(width: 50, height: 50))
    let isFull = host.makeState(false)
    host.show(Swapped(isFull: isFull))
    #expect(host.displayList().items.count == 1)
    withAnimation(.linear(duration: 1)) { isFull.wrappedValue = true }
    try await host.advance(to: 0.5)
    #expect(host.displayList().items.count == 2)
    try await host.advance(to: 2)
    #expect(host.displayList().items.count == 1)
  }

  // MARK: In texts

  private func text(_ text: Text) -> (list: DisplayList, messages: [String]) {
    let host = Host(400, 100) { text.font(.system(size: 20)) }
    return (host.displayList(), host.takeDiagnostics().map(\.message))
  }

  private func glyphs(_ list: DisplayList) -> [DisplayList.GlyphRun.Glyph] {
    list.items.flatMap { item -> [DisplayList.GlyphRun.Glyph] in
      if case .glyphs(let run) = item { run.glyphs } else { [] }
    }
  }

  @Test func `a symbol in a text behaves like a letter`() throws {
    let star = Image(systemName: "star.fill")
    let (list, messages) = text(Text("\(star) hi \(Image(systemName: "heart"))"))
    #expect(messages.isEmpty)
    let drawn = glyphs(list)
    #expect(drawn.count == 4)
    let outline = try outline("star.fill")
    let first = try #require(drawn.first).outline.path.boundingRect
    #expect(near(first.width, outline.bounds.width / 100, 1e-9))
    #expect(drawn.map(\.position.x) == drawn.map(\.position.x).sorted())
    // Half of the cap height above the baseline.
    let baseline = drawn[1].position.y
    let above = (baseline - drawn[0].position.y) / 20
    #expect(above > 0.3 && above < 0.4 && drawn[3].position.y == drawn[0].position.y)
    // The spacing is as beside text: the letter begins where the symbol's box ends.
    let spaced = text(Text(star) + Text("i")).list
    let step = glyphs(spaced)[1].position.x - glyphs(spaced)[0].position.x
    #expect(near(step, 20 * outline.box.width / 100, 1e-3))
  }

  @Test func `symbols in a text have its weight and its colors`() throws {
    let plus = Image(systemName: "plus")
    let bold = glyphs(text(Text(plus).bold()).list)[0].outline
    #expect(
      near(bold.path.boundingRect.height, try outline("plus", weight: 700).bounds.height / 100))
    let red = Color(red: 1, green: 0, blue: 0)
    let colored = text(Text(plus).foregroundColor(red) + Text("a")).list
    #expect(colored.items.count == 2)
    #expect(glyphs(text(Text(plus) + Text(plus)).list).count == 2)
    #expect(Text(plus) == Text(plus) && Text(plus) != Text(Image(systemName: "minus")))
  }

  @Test func `images that cannot be set in a text are left out and reported`() throws {
    let (unknown, messages) = text(Text("a") + Text(Image(systemName: "hart")))
    #expect(glyphs(unknown).count == 1)
    #expect(messages.count == 1 && messages[0].contains("\"heart\""))
    let (pixels, faults) = text(Text(Image("photo")) + Text("a"))
    #expect(glyphs(pixels).count == 1 && faults.count == 1)
    #expect(faults.first?.hasPrefix("Text") == true)
  }
}
