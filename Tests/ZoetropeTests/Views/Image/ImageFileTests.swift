import Foundation
import Testing
import ZoetropeAssets
import ZoetropeGeometry

@testable import Zoetrope

/// The sources of images.
@MainActor struct ImageFileTests {
  private func widths(_ image: Image, scale: CGFloat? = nil) -> (point: CGFloat, pixels: Int) {
    let host = Host(size: CGSize(width: 100, height: 100))
    var environment = EnvironmentValues()
    if let scale { environment.displayScale = scale }
    host.show(image, environment: environment)
    return (host.placements()[0].frame.width, host.displayList().images.first?.pixels.width ?? 0)
  }

  @Test func `an image is found by its name at the most suitable scale`() throws {
    let folder = try ImageFolder()
    try folder.add("cloud.png", 10, 8)
    try folder.add("cloud@2x.png", 20, 16)
    try folder.add("cloud@3x.png", 30, 24)
    let image = Image("cloud", bundle: folder.bundle)
    for (scale, pixels) in [(nil, 30), (0.5, 10), (1, 10), (1.5, 20), (2, 20), (3, 30), (4, 30)] {
      let found = widths(image, scale: scale.map { CGFloat($0) })
      #expect(found.point == 10 && found.pixels == pixels, "scale \(scale ?? 0)")
    }
    #expect(widths(Image("cloud.png", bundle: folder.bundle)).pixels == 30)
  }

  @Test func `an image is found in Resources, and in folders by its path`() throws {
    let folder = try ImageFolder()
    try folder.add("Resources/a.png", 4, 4)
    try folder.add("icons/b@2x.png", 6, 6)
    #expect(widths(Image("a", bundle: folder.bundle)).pixels == 4)
    #expect(widths(Image("icons/b", bundle: folder.bundle)).point == 3)
  }

  @Test func `the image sets of an asset catalog are found`() throws {
    let folder = try ImageFolder()
    let set = "Media.xcassets/Weather/sun.imageset"
    try folder.add("\(set)/small.png", 5, 5)
    try folder.add("\(set)/large.png", 15, 15)
    try folder.add("\(set)/night.png", 7, 7)
    try folder.add("\(set)/phone.png", 9, 9)
    let dark = [["appearance": "luminosity", "value": "dark"]]
    try folder.addSet(
      set,
      entries: [
        ["idiom": "universal", "scale": "1x", "filename": "small.png"],
        ["idiom": "universal", "scale": "2x"],
        ["idiom": "universal", "scale": "3x", "filename": "large.png"],
        ["idiom": "universal", "scale": "1x", "filename": "night.png", "appearances": dark],
        ["idiom": "iphone", "scale": "1x", "filename": "phone.png"],
      ])
    let image = Image("sun", bundle: folder.bundle)
    #expect(widths(image, scale: 1) == (5, 5))
    #expect(widths(image, scale: 2) == (5, 15))
    #expect(widths(Image("Weather/sun", bundle: folder.bundle)) == (5, 15))
    let host = Host(size: CGSize(width: 100, height: 100))
    host.show(image.environment(\.colorScheme, .dark))
    #expect(host.displayList().images.first?.pixels.width == 7)
  }

  @Test func `an asset catalog may declare an image a template`() throws {
    let folder = try ImageFolder()
    try folder.add("A.xcassets/t.imageset/t.png", 3, 3)
    try folder.addSet(
      "A.xcassets/t.imageset", entries: [["idiom": "universal", "filename": "t.png"]],
      properties: ["template-rendering-intent": "template"])
    let image = Image("t", bundle: folder.bundle)
    func tint(_ image: Image) -> Float? {
      let host = Host(50, 50) { image.foregroundStyle(Color(red: 1, green: 0, blue: 0)) }
      return host.displayList().images.first?.tint?.red
    }
    #expect(tint(image) == 1)
    #expect(tint(image.renderingMode(.original)) == nil)
  }

  @Test func `a file is read by its path`() throws {
    let folder = try ImageFolder()
    let file = try folder.add("plain.png", 12, 6)
    let double = try folder.add("fine@2x.png", 12, 6)
    #expect(widths(Image(png: file)) == (12, 12))
    #expect(widths(Image(png: double)) == (6, 12))
  }

  private func diagnostics<V: View>(_ view: V) -> [String] {
    let host = Host(100, 100) { view }
    #expect(host.displayList().images.isEmpty)
    return host.takeDiagnostics().map(\.message)
  }

  @Test func `a missing image has no size and is reported once`() throws {
    let folder = try ImageFolder()
    let image = Image("lost", bundle: folder.bundle)
    let messages = diagnostics(
      VStack(spacing: 0) {
        image
        image
        Image("lost", bundle: folder.bundle).resizable()
      })
    #expect(messages.count == 1)
    let message = messages.first ?? ""
    #expect(message.contains("there is no image named \"lost\"; looked for lost.png"))
    #expect(message.contains(folder.url.lastPathComponent))
    let host = Host(100, 100) { image }
    #expect(host.placements()[0].frame.size == .zero)
  }

  @Test func `without a bundle the folders of the program are searched`() {
    let messages = diagnostics(Image("no such image anywhere"))
    #expect(messages.count == 1)
    #expect(!ImageFinder(bundle: nil).folders.isEmpty)
  }

  @Test func `a file that is not a PNG file is reported with its path and the reason`() throws {
    let folder = try ImageFolder()
    let file = try folder.add("fake.png", Data("no picture".utf8))
    for image in [Image(png: file), Image("fake", bundle: folder.bundle)] {
      let message = diagnostics(image).first ?? ""
      #expect(message.contains("fake.png cannot be read: it is neither a PNG nor a JPEG file"))
    }
    let missing = folder.url.appendingPathComponent("none.png")
    #expect(diagnostics(Image(png: missing)).first?.contains("there is no such file") == true)
  }

  /// A JPEG file of 16 by 8 pixels, red on the left and blue on the right.
  ///
  /// - Parameter orientation: The orientation in its EXIF data; nil for none.
  private func photo(orientation: UInt8? = nil) throws -> Data {
    var bytes = try #require(Data(base64Encoded: smallPhoto))
    guard let orientation else { return bytes }
    let exif: [UInt8] =
      [0xFF, 0xE1, 0, 30] + Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8]
      + [0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    bytes.insert(contentsOf: exif, at: 2)
    return bytes
  }

  @Test func `JPEG files are shown, under each of their names and in sets`() throws {
    let folder = try ImageFolder()
    try folder.add("first.jpg", photo())
    try folder.add("second@2x.jpeg", photo())
    try folder.add("third.png", photo())
    try folder.addSet(
      "Assets.xcassets/fourth.imageset",
      entries: [["filename": "a.jpg", "idiom": "universal", "scale": "2x"]])
    try folder.add("Assets.xcassets/fourth.imageset/a.jpg", photo())
    let sizes = [
      "first": CGSize(width: 16, height: 8), "first.jpg": CGSize(width: 16, height: 8),
      "second": CGSize(width: 8, height: 4), "third": CGSize(width: 16, height: 8),
      "fourth": CGSize(width: 8, height: 4),
    ]
    for (name, size) in sizes {
      let host = Host(100, 100) { Image(name, bundle: folder.bundle) }
      #expect(host.placements()[0].frame.size == size, "\(name)")
      #expect(host.takeDiagnostics() == [])
    }
  }

  @Test func `a JPEG file is turned upright`() throws {
    let folder = try ImageFolder()
    let colors: [UInt8: (CGSize, first: UInt32, last: UInt32)] = [
      1: (CGSize(width: 16, height: 8), 0xFF00_00FE, 0xFFFE_0000),
      2: (CGSize(width: 16, height: 8), 0xFFFE_0000, 0xFF00_00FE),
      3: (CGSize(width: 16, height: 8), 0xFFFE_0000, 0xFF00_00FE),
      6: (CGSize(width: 8, height: 16), 0xFF00_00FE, 0xFFFE_0000),
      8: (CGSize(width: 8, height: 16), 0xFFFE_0000, 0xFF00_00FE),
    ]
    for (orientation, (size, first, last)) in colors {
      let file = try folder.add("turned-\(orientation).jpg", photo(orientation: orientation))
      let host = Host(100, 100) { Image(png: file) }
      #expect(host.placements()[0].frame.size == size)
      let pixels = try #require(host.displayList().images.first?.pixels.pixels)
      for (found, expected) in [(pixels.first, first), (pixels.last, last)] {
        let found = try #require(found)
        for shift in [0, 8, 16, 24] {
          let gap = Int(found >> UInt32(shift) & 255) - Int(expected >> UInt32(shift) & 255)
          #expect(abs(gap) <= 3, "\(orientation): \(String(found, radix: 16))")
        }
      }
    }
  }

  @Test func `a damaged JPEG file is reported`() throws {
    let folder = try ImageFolder()
    let file = try folder.add("half.jpg", photo().prefix(400))
    let message = diagnostics(Image(png: file)).first ?? ""
    #expect(message.contains("half.jpg cannot be read: "), "\(message)")
  }

  @Test func `a pipe, a device and a file of gigabytes are not read`() throws {
    let folder = try ImageFolder()
    let pipe = folder.url.appendingPathComponent("pipe.png")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let device = folder.url.appendingPathComponent("device.png")
    try FileManager.default.createSymbolicLink(
      atPath: device.path, withDestinationPath: "/dev/zero")
    for file in [pipe, device] {
      let message = diagnostics(Image(png: file)).first ?? ""
      #expect(message.contains("it is not a regular file"), "\(message)")
    }
    let large = try folder.add("large.png", Data())
    #expect(truncate(large.path, 3 << 30) == 0)
    #expect(diagnostics(Image(png: large)).first?.contains("more than the limit") == true)
  }

  @Test func `a file is read once, even if it changes later`() async throws {
    let folder = try ImageFolder()
    let file = try folder.add("once.png", 4, 4)
    let host = Host(size: CGSize(width: 50, height: 50))
    let count = host.makeState(1)
    host.show(Repeated(image: Image(png: file), count: count))
    let first = host.displayList().images.first?.pixels
    try FileManager.default.removeItem(at: file)
    count.wrappedValue = 3
    try await host.advance(to: 1)
    let images = host.displayList().images
    #expect(images.count == 3 && images.allSatisfy { $0.pixels === first })
  }

  private struct Repeated: View {
    var image: Image
    @Binding var count: Int
    var body: some View { ForEach(0..<count, id: \.self) { _ in image } }
  }

  @Test func `a button takes the name of its image`() async throws {
    let folder = try ImageFolder()
    try folder.add("play.png", 10, 10)
    for (image, name) in [
      (Image("play", bundle: folder.bundle), "play"),
      (Image("play", bundle: folder.bundle, label: Text("Go")), "Go"),
    ] {
      let anim = Anim("a", size: CGSize(width: 50, height: 50), duration: 1, state: 0) { count in
        Button {
          count.wrappedValue += 1
        } label: {
          count.wrappedValue == 0 ? image : image.renderingMode(.template)
        }
      } cues: { _ in
        Cue(at: 0.2, tap: name)
      }
      let host = try anim.start()
      try await host.advance(to: 1)
      #expect(host.displayList().images.allSatisfy { $0.tint != nil })
    }
  }
}
