import Foundation
import Testing
import Zoetrope
import ZoetropeDisplayList

/// Colors that are mixed, named, from Core Graphics, or the accent color.
@MainActor struct ColorSourceTests {
  private func resolve(_ color: Color) -> Color.Resolved {
    color.resolve(in: EnvironmentValues())
  }

  private func levels(_ color: Color) -> [Int] {
    let color = resolve(color)
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func `colors are mixed perceptually or in the device's space`() {
    let (red, blue) = (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1))
    #expect(levels(red.mix(with: blue, by: 0)) == [255, 0, 0])
    #expect(levels(red.mix(with: blue, by: 1)) == [0, 0, 255])
    #expect(levels(red.mix(with: blue, by: 0.5)) == [140, 83, 162])
    #expect(levels(Color.white.mix(with: .black, by: 0.5)) == [99, 99, 99])
    #expect(levels(red.mix(with: blue, by: 0.5, in: .device)) == [128, 0, 128])
    #expect(levels(red.mix(with: blue, by: -3)) == [255, 0, 0])
    #expect(levels(red.mix(with: blue, by: .nan)) == [255, 0, 0])
    #expect(!red.mix(with: blue, by: .nan).description.isEmpty)
  }

  @Test func `a transparent color does not tint a mixture`() {
    let mixed = Color(red: 1, green: 0, blue: 0).mix(with: .clear, by: 0.25)
    #expect(levels(mixed) == [255, 0, 0])
    #expect(abs(resolve(mixed).opacity - 0.75) < 1e-6)
    #expect(resolve(Color.clear.mix(with: .clear, by: 0.5)).opacity == 0)
  }

  @Test func `a mixture depends on the environment`() {
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    let mixed = Color.primary.mix(with: .primary, by: 0.5)
    #expect(abs(mixed.resolve(in: dark).red - 1) < 1e-4)
    #expect(abs(resolve(mixed).red) < 1e-4)
    #expect(mixed.cgColor == nil)
  }

  @Test func `colors convert to Core Graphics and back`() {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
    #expect(color.numberOfComponents == 4 && color.alpha == 0.5)
    #expect(Color(cgColor: color).cgColor == color)
    #expect(Color(red: 0.25, green: 0.5, blue: 0.75, opacity: 0.5).cgColor == color)
    #expect(Color.white.cgColor == .white && Color.clear.cgColor == .clear)
    #expect(Color.red.cgColor == nil && Color.primary.cgColor == nil)
    #expect(Color.accentColor.cgColor == nil)
    #expect(color.copy(alpha: 1)?.alpha == 1)
    let parts = CGColor(srgbRed: 0.25, green: 0.5, blue: 0.75, alpha: 1).components ?? []
    #expect(zip(parts, [0.25, 0.5, 0.75, 1]).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test func `the accent color is blue unless it is set`() {
    #expect(drawn { Color.accentColor }.fills.map(\.color) == [paintColor(.blue)])
    #expect(drawn { Color.accentColor.accentColor(.red) }.fills.map(\.color) == [paintColor(.red)])
    let tint = drawn { Rectangle().fill(.tint).accentColor(.red) }
    #expect(tint.fills.map(\.color) == [paintColor(.red)])
    let both = drawn { Rectangle().fill(.tint).tint(.green).accentColor(.red) }
    #expect(both.fills.map(\.color) == [paintColor(.green)])
    #expect(drawn { Color.accentColor.tint(.green) }.fills.map(\.color) == [paintColor(.blue)])
  }

  // MARK: Asset catalogs

  private func entry(
    _ components: [String: String], space: String = "srgb", value: String? = nil
  ) -> [String: Any] {
    var entry: [String: Any] = [
      "idiom": "universal", "color": ["color-space": space, "components": components],
    ]
    if let value { entry["appearances"] = [["appearance": "luminosity", "value": value]] }
    return entry
  }

  private func add(_ name: String, _ colors: [[String: Any]], to folder: ImageFolder) throws {
    try folder.add(
      "A.xcassets/Group/\(name).colorset/Contents.json",
      JSONSerialization.data(withJSONObject: ["colors": colors]))
  }

  @Test func `a name refers to a color set`() throws {
    let folder = try ImageFolder()
    let orange = ["red": "0xFF", "green": "128", "blue": "0.000", "alpha": "0.500"]
    let white = ["white": "1.000", "alpha": "1.000"]
    try add(
      "brand", [entry(orange), entry(white, space: "gray-gamma-22", value: "dark")], to: folder)
    let color = Color("brand", bundle: folder.bundle)
    #expect(
      drawn { color }.fills.map(\.color)
        == [PaintColor(red: 1, green: 128 / 255, blue: 0, alpha: 0.5)])
    var dark = EnvironmentValues()
    dark.colorScheme = .dark
    #expect(drawn(dark) { color }.fills.map(\.color) == [paintColor(.white)])
    #expect(color.description == "NamedColor(name: \"brand\")" && color.cgColor == nil)
    #expect(color == Color("brand", bundle: folder.bundle) && color != Color("brand"))
  }

  @Test(arguments: ["", "[]", "{\"colors\": []}"])
  func `a color set that cannot be read is told with its path`(list: String) throws {
    let folder = try ImageFolder()
    try folder.add("A.xcassets/Group/odd.colorset/Contents.json", Data(list.utf8))
    let host = Host(40, 20) { Color("odd", bundle: folder.bundle) }
    #expect(host.displayList().items.isEmpty)
    let messages = host.takeDiagnostics().map(\.message)
    let sentence = "odd.colorset/Contents.json is not the list of a color set"
    #expect(messages.contains { $0.contains(sentence) }, "\(messages)")
  }

  @Test func `a missing color is invisible and reported once`() {
    let host = Host(40, 20) {
      Color("no such colour")
      Rectangle().fill(Color("no such colour"))
    }
    #expect(host.displayList().items.isEmpty)
    let told = host.takeDiagnostics().filter { $0.message.contains("no such colour") }
    #expect(told.count == 1)
    #expect(host.takeDiagnostics().isEmpty)
  }

  @Test func `non-finite components count as zero`() {
    let color = Color(red: .nan, green: 1, blue: .infinity)
    #expect(drawn { color }.fills.map(\.color) == [PaintColor(red: 0, green: 1, blue: 0)])
    #expect(drawn { Color(hue: .nan, saturation: 1, brightness: 1) }.items.count <= 1)
    #expect(drawn { Color.red.opacity(.nan) }.items.isEmpty)
    let mixed = Color.red.mix(with: Color(red: .infinity, green: 0, blue: 0), by: 0.5)
    #expect(drawn { mixed }.items.count <= 1)
  }

  @Test func `percentages need not be whole numbers`() {
    #expect(Color.red.opacity(.nan).description == "nan% red")
    #expect(Color.red.opacity(.infinity).description == "inf% red")
  }
}
