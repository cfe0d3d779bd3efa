import Foundation
import Testing

@testable import Zoetrope

/// Images and colors that are named by resources.
@MainActor struct AssetResourceTests {
  private func folder() throws -> (ImageFolder, Bundle) {
    let folder = try ImageFolder()
    try folder.add("A.xcassets/turtlerock.imageset/a.png", 6, 4)
    try folder.addSet(
      "A.xcassets/turtlerock.imageset",
      entries: [["idiom": "universal", "scale": "2x", "filename": "a.png"]])
    let color = ["red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"]
    let entry: [String: Any] = [
      "idiom": "universal", "color": ["color-space": "srgb", "components": color],
    ]
    try folder.add(
      "A.xcassets/brand.colorset/Contents.json",
      JSONSerialization.data(withJSONObject: ["colors": [entry]]))
    return (folder, try #require(folder.bundle))
  }

  @Test func `an image of a resource is the image of its name and bundle`() throws {
    let (folder, bundle) = try folder()
    let resource = ImageResource(name: "turtlerock", bundle: bundle)
    let host = Host(100, 100) { Image(resource) }
    #expect(host.placements()[0].frame.size == CGSize(width: 3, height: 2))
    #expect(host.takeDiagnostics().isEmpty)
    #expect(Image(resource) == Image("turtlerock", bundle: folder.bundle))
    #expect(resource == ImageResource(name: "turtlerock", bundle: bundle))
    #expect(resource != ImageResource(name: "turtle", bundle: bundle))
  }

  @Test func `a color of a resource is the color of its name and bundle`() throws {
    let (folder, bundle) = try folder()
    let resource = ColorResource(name: "brand", bundle: bundle)
    let host = Host(10, 10) { Color(resource) }
    let fill = try #require(
      host.displayList().items.lazy.compactMap {
        if case .fill(let fill) = $0 { fill } else { nil }
      }
      .first)
    #expect(fill.paint == .color(Color.Resolved(red: 1, green: 0, blue: 0).paint))
    #expect(Color(resource) == Color("brand", bundle: folder.bundle))
    #expect(Set([resource, resource]).count == 1)
  }

  @Test func `labels, buttons and toggles show the image of a resource`() throws {
    let (folder, bundle) = try folder()
    let resource = ImageResource(name: "turtlerock", bundle: bundle)
    let title: String = "Rock"
    func count(_ view: some View) -> Int {
      Host(200, 100) { view }.displayList().images.count
    }
    #expect(count(Label("Rock", image: resource)) == 1)
    #expect(count(Label(title, image: resource)) == 1)
    #expect(count(Button("Rock", image: resource) {}) == 1)
    #expect(count(Button(title, image: resource, role: .cancel) {}) == 1)
    #expect(count(Toggle("Rock", image: resource, isOn: .constant(true))) == 1)
    #expect(count(Toggle(title, image: resource, isOn: .constant(false))) == 1)
    withExtendedLifetime(folder) {}
  }
}
