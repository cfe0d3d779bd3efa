import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

/// Shadows, blend modes, materials and images in styles, on shapes, texts and images.
@MainActor struct StyleDrawingTests {
  private let gradient = LinearGradient(
    colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

  // MARK: Shadows and blend modes

  @Test func `a style's shadows are cast by the content drawn in it`() throws {
    let list = drawn {
      Circle().fill(
        .blue.shadow(.drop(radius: 5)).shadow(.inner(color: .red, radius: 2, x: 1, y: 3)))
    }
    #expect(list.items.count == 3)
    let shadows = try #require(list.layers.first).shadows
    #expect(shadows.map(\.kind) == [.drop, .inner])
    #expect(shadows.map(\.radius) == [5, 2])
    #expect(shadows.map(\.offset) == [.zero, CGSize(width: 1, height: 3)])
    #expect(abs(shadows[0].color.alpha - 0.33) < 1e-6 && shadows[0].color.red == 0)
    #expect(shadows[1].color == paintColor(.red))
    #expect(list.paints == [.color(paintColor(.blue))])
  }

  @Test func `shadows measure lengths in the space of the view`() throws {
    let list = drawn { Circle().fill(.blue.shadow(.drop(radius: 5))).scaleEffect(2) }
    #expect(list.layers.first?.transform.a == 2)
  }

  @Test func `a blend mode needs a layer, and the normal one none`() {
    let list = drawn { Rectangle().fill(.red.blendMode(.multiply)) }
    #expect(list.layers == [DisplayList.Layer(blendMode: .multiply)])
    #expect(list.items.count == 3)
    #expect(drawn { Rectangle().fill(.red.blendMode(.normal)) }.items.count == 1)
    #expect(drawn { Rectangle().fill(.clear.blendMode(.multiply)) }.items.isEmpty)
  }

  @Test func `the static forms change the foreground style`() {
    let shadow = drawn { Rectangle().fill(.shadow(.inner(radius: 1))).foregroundStyle(.red) }
    #expect(shadow.paints == [.color(paintColor(.red))] && shadow.layers.count == 1)
    let faded = drawn { Rectangle().fill(.opacity(0.5)).foregroundStyle(.red) }
    #expect(faded.paints == [.color(paintColor(.red.opacity(0.5)))])
    let blended = drawn { Rectangle().fill(.blendMode(.screen)).foregroundStyle(.red) }
    #expect(blended.layers.first?.blendMode == .screen)
  }

  // MARK: Materials

  @Test func `a material changes the content behind a shape`() throws {
    let list = drawn {
      Color.red.background(.regularMaterial)
        .overlay { Circle().fill(.ultraThinMaterial) }
    }
    #expect(list.backdrops.count == 2 && list.fills.count == 1)
    let backdrop = try #require(list.backdrops.last)
    #expect(backdrop.path == Circle().path(in: CGRect(x: 0, y: 0, width: 20, height: 20)))
    guard case .blur(let blur) = backdrop.filters.first else {
      Issue.record("no blur")
      return
    }
    #expect(blur.radius == 30)
  }

  /// The color of a gray seen through a material.
  private func seen(_ gray: Float, through material: Material, _ scheme: ColorScheme) -> Float {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let list = drawn(environment) { Rectangle().fill(material) }
    guard case .colorMatrix(let matrix) = list.backdrops.first?.filters.last else { return -1 }
    let parts = matrix.red * SIMD4(gray, gray, gray, 1)
    return min(max(parts.sum() + matrix.bias.x, 0), 1)
  }

  @Test func `thicker materials let less through`() {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
    for scheme in [ColorScheme.light, .dark] {
      let contrasts = materials.map {
        seen(1, through: $0, scheme) - seen(0, through: $0, scheme)
      }
      #expect(contrasts.allSatisfy { $0 > 0 })
      #expect(zip(contrasts, contrasts.dropFirst()).allSatisfy { $0 > $1 }, "\(contrasts)")
      let middle = materials.map { seen(0.5, through: $0, scheme) }
      #expect(middle.allSatisfy { scheme == .light ? $0 > 0.6 : $0 < 0.45 }, "\(middle)")
    }
    // 0.82 of gray 179 over white, divided by what a dodge of 56 leaves.
    #expect(abs(seen(1, through: .regular, .light) - 0.9684) < 1e-3)
    #expect(seen(0.5, through: .bar, .light) > 0.9 && seen(0.5, through: .bar, .dark) < 0.2)
  }

  @Test func `a faded material changes less`() throws {
    let half = try #require(drawn { Rectangle().fill(.thinMaterial.opacity(0.5)) }.backdrops.first)
    guard case .blur(let blur) = half.filters[0], case .colorMatrix(let matrix) = half.filters[1]
    else { return }
    #expect(blur.radius == 15 && abs(matrix.bias.w - 0.35) < 1e-6)
    #expect(drawn { Rectangle().fill(.thinMaterial.opacity(0)) }.items.isEmpty)
  }

  @Test func `strokes and glyphs may be of a material and cast shadows outside it`() {
    let line = drawn { Circle().stroke(.regularMaterial, lineWidth: 2) }
    #expect(line.backdrops.count == 1 && line.strokes.isEmpty)
    let text = drawn { Text("a").foregroundStyle(.regularMaterial) }
    #expect(text.backdrops.count == 1 && text.glyphs.isEmpty)
    let shadow = drawn { Circle().fill(.regularMaterial.shadow(.drop(radius: 3))) }
    #expect(shadow.clips.map(\.isInverse) == [true])
    #expect(shadow.layers.first?.shadows.map(\.isAlone) == [true])
    #expect(shadow.backdrops.count == 1)
  }

  // MARK: Texts

  @Test func `one gradient spans all glyphs of a text`() throws {
    let host = Host(200, 40) { Text("abc").foregroundStyle(gradient) }
    let frame = host.placements()[0].frame
    let gradients = host.displayList().gradients
    #expect(gradients.count == 1)
    #expect(
      gradients.first?.shape
        == .linear(
          start: CGPoint(x: 0, y: frame.height / 2),
          end: CGPoint(x: frame.width, y: frame.height / 2)))
    let concatenated = Host(200, 40) {
      Text("a") + Text("b").foregroundStyle(gradient) + Text("c").underline()
    }
    let list = concatenated.displayList()
    #expect(list.gradients.count == 1 && list.runs.count == 2)
  }

  @Test func `a text in a shadowed style has one shadow`() {
    let list = Host(200, 40) {
      Text("abc").foregroundStyle(.red.shadow(.drop(radius: 1)))
    }.displayList()
    #expect(list.layers.count == 1 && list.runs.count == 1)
  }

  @Test func `underlines are painted like the text`() {
    let list = Host(200, 40) { Text("abc").underline().foregroundStyle(gradient) }.displayList()
    #expect(list.gradients.count == 2)
    #expect(Set(list.gradients.map(\.shape)).count == 1)
  }

  // MARK: Images

  @Test func `a gradient shows through a template's alpha`() throws {
    let image = Image(decorative: try numbered(10, 10), scale: 1).renderingMode(.template)
    let list = drawn { image.foregroundStyle(gradient) }
    #expect(list.layers.map(\.blendMode) == [.normal, .destinationIn])
    #expect(list.gradients.count == 1 && list.images.count == 1)
    #expect(list.images.first?.tint == nil)
    let plain = drawn { image.foregroundStyle(.red) }
    #expect(plain.items.count == 1 && plain.images.first?.tint == paintColor(.red))
    let shadowed = drawn { image.foregroundStyle(.red.shadow(.drop(radius: 1))) }
    #expect(shadowed.layers.count == 1 && shadowed.images.first?.tint == paintColor(.red))
  }

  @Test func `an image paint repeats from the corner of the frame`() throws {
    let image = Image(decorative: try numbered(10, 6), scale: 2)
    func tiles<S: ShapeStyle>(_ style: S) -> TilePaint? {
      let list = drawn { Rectangle().fill(style) }
      guard case .tiles(let tiles) = list.paints.first else { return nil }
      return tiles
    }
    let whole = try #require(tiles(.image(image)))
    #expect(whole.frame == CGRect(x: 0, y: 0, width: 5, height: 3))
    #expect(whole.source == CGRect(x: 0, y: 0, width: 10, height: 6))
    let part = try #require(
      tiles(
        ImagePaint(
          image: image, sourceRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), scale: 2
        ).opacity(0.5)))
    #expect(part.frame == CGRect(x: 0, y: 0, width: 5, height: 6))
    #expect(part.source == CGRect(x: 5, y: 0, width: 5, height: 6) && part.opacity == 0.5)
    let text = drawn { Text("a").foregroundStyle(.image(image)) }
    guard case .tiles = text.paints.first else {
      Issue.record("no tiles")
      return
    }
  }

  @Test func `a missing image draws nothing and is reported`() {
    let host = Host(40, 20) { Rectangle().fill(.image(Image("no such image"))) }
    #expect(host.displayList().items.isEmpty)
    #expect(host.takeDiagnostics().contains { $0.message.contains("was not found") })
    let empty = CGRect(x: 2, y: 0, width: 1, height: 1)
    let outside = Host(40, 20) {
      Rectangle().fill(.image(Image("no such image"), sourceRect: empty, scale: .nan))
    }
    #expect(outside.displayList().items.isEmpty)
  }
}
