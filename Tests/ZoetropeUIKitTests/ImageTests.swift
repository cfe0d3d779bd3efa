import Foundation
import Testing
import Zoetrope
import ZoetropePicture
import ZoetropeUIKit

/// Images of UIKit.
@MainActor struct ImageTests {
  /// Two rows of three pixels: red, green and blue above black, white and nothing.
  private func picture() throws -> CGImage {
    try CGImage(
      width: 3, height: 2,
      bytes: [
        255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255,
        0, 0, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0,
      ])
  }

  @Test func `the size is in points and upright`() throws {
    let image = try picture()
    #expect(UIImage(cgImage: image).size == CGSize(width: 3, height: 2))
    #expect(
      UIImage(cgImage: image, scale: 2, orientation: .up).size == CGSize(width: 1.5, height: 1))
    #expect(
      UIImage(cgImage: image, scale: 1, orientation: .left).size == CGSize(width: 2, height: 3))
    #expect(UIImage(cgImage: image, scale: 0, orientation: .up).size == .zero)
    #expect(UIImage().size == .zero && UIImage().cgImage == nil)
  }

  @Test func `pixels survive a PNG file`() throws {
    let image = UIImage(cgImage: try picture())
    let data = try #require(image.pngData())
    #expect(UIImage(data: data)?.cgImage == image.cgImage)
    #expect(UIImage(data: data, scale: 3)?.scale == 3)
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage().pngData() == nil && image.jpegData(compressionQuality: 1) == nil)
  }

  /// A JPEG file that is wider than high, whose EXIF data tell an orientation (EXIF 2.32, section
  /// 4.6.4).
  private func photo(orientation: UInt8) throws -> Data {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = try Data(contentsOf: folder.appending(path: "ZoetropeImagesTests/Fixtures/full.jpg"))
    let exif: [UInt8] =
      Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
    return file.prefix(2) + [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif + file.dropFirst(2)
  }

  @Test func `a JPEG file is an image with the orientation of its data`() throws {
    let upright = try #require(UIImage(data: photo(orientation: 1), scale: 2))
    let stored = try #require(upright.cgImage)
    #expect(upright.imageOrientation == .up && upright.scale == 2)
    #expect(stored.width > stored.height)
    #expect(
      upright.size == CGSize(width: Double(stored.width) / 2, height: Double(stored.height) / 2))
    let turned = try #require(UIImage(data: photo(orientation: 6), scale: 2))
    #expect(turned.imageOrientation == .right && turned.cgImage == stored)
    #expect(turned.size == CGSize(width: upright.size.height, height: upright.size.width))
    #expect(UIImage(data: try photo(orientation: 1).prefix(100)) == nil)
  }

  @Test func `a PNG file is upright`() throws {
    let image = UIImage(cgImage: try picture(), scale: 1, orientation: .down)
    let decoded = try #require(image.pngData().flatMap { UIImage(data: $0)?.cgImage })
    #expect(Array(decoded.bytes.prefix(8)) == [0, 0, 0, 0, 255, 255, 255, 255])
    #expect(Array(decoded.bytes.suffix(4)) == [255, 0, 0, 255])
  }

  @Test func `a view shows the pixels`() throws {
    let blue = try CGImage(width: 1, height: 1, bytes: [0, 0, 255, 255])
    let image = UIImage(cgImage: blue)
    #expect(try middle(.light, Image(uiImage: image).resizable()) == [0, 0, 255, 255])
    let template = Image(uiImage: image.withRenderingMode(.alwaysTemplate)).resizable()
    #expect(try middle(.light, template.foregroundStyle(.black)) == [0, 0, 0, 255])
    let tinted = Image(uiImage: image.withTintColor(.green)).resizable()
    #expect(try middle(.light, tinted) == [0, 255, 0, 255])
    #expect(try middle(.light, Image(uiImage: UIImage()).resizable()) == [0, 0, 0, 0])
  }

  @Test func `symbols exist by their names`() throws {
    let star = try #require(UIImage(systemName: "star.fill"))
    #expect(star.isSymbolImage && star.size.width > 10 && star.cgImage == nil)
    #expect(Image(uiImage: star) == Image(systemName: "star.fill"))
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    let large = UIImage.SymbolConfiguration(pointSize: 34)
    let twice = try #require(UIImage(systemName: "star.fill", withConfiguration: large))
    // Body text has 17 points.
    #expect(abs(twice.size.width - 2 * star.size.width) < 1e-6)
    #expect(star.applyingSymbolConfiguration(large) == twice)
  }

  @Test func `a missing file is no image`() {
    #expect(UIImage(named: "No such image") == nil)
    #expect(UIImage(contentsOfFile: "/nowhere/at/all.png") == nil)
  }

  @Test func `a renderer makes an image of UIKit`() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 10, height: 6))
    renderer.scale = 2
    let image = try #require(renderer.uiImage)
    #expect(image.size == CGSize(width: 10, height: 6) && image.cgImage?.width == 20)
  }

  @Test func `orientations have counterparts`() {
    for number in 0..<8 {
      let orientation = UIImage.Orientation(rawValue: number)
      #expect(orientation.map { UIImage.Orientation(Image.Orientation($0)) } == orientation)
    }
  }

  /// Calls a closure with a bundle of files, which is removed afterward.
  private func withBundle(_ files: [String: Data], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, data) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    try body(try #require(Bundle(url: folder)))
  }

  /// The warnings of a host in whose view's body a closure has run.
  private func warnings(_ make: @escaping @MainActor () -> Bool) -> [String] {
    let host = Host(size: CGSize(width: 10, height: 10))
    host.show(Maker(make: make))
    _ = host.displayList()
    return host.takeDiagnostics().map(\.message)
  }

  private struct Maker: View {
    var make: @MainActor () -> Bool
    var body: some View { Color.red.opacity(make() ? 1 : 0.5) }
  }

  /// A JPEG file of 33 by 17 pixels.
  private func photo() throws -> Data {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: tests.appending(path: "../ZoetropeImagesTests/Fixtures/gray.jpg"))
  }

  @Test func `JPEG files are read by name, path and content`() throws {
    try withBundle(["Photo.JPG": photo()]) { bundle in
      let size = CGSize(width: 33, height: 17)
      #expect(UIImage(named: "Photo", in: bundle)?.size == size)
      #expect(UIImage(contentsOfFile: "\(bundle.bundlePath)/Photo.JPG")?.size == size)
      let data = try photo()
      #expect(UIImage(data: data)?.size == size)
      #expect(UIImage(data: data.prefix(300)) == nil)
    }
  }

  @Test func `a file of another format is told as what it is`() throws {
    let drawing = Data("%PDF-1.4".utf8)
    try withBundle(["loose.pdf": drawing, "fake.png": drawing]) { bundle in
      for name in ["loose", "fake"] {
        let messages = warnings { UIImage(named: name, in: bundle) == nil }
        #expect(messages.count == 1 && messages[0].contains("a PDF file, which is not read"))
      }
      let path = "\(bundle.bundlePath)/loose.pdf"
      let messages = warnings { UIImage(contentsOfFile: path) == nil }
      #expect(messages.count == 1 && messages[0].contains("loose.pdf cannot be read: it is a PDF"))
      #expect(warnings { UIImage(data: drawing) == nil }.count == 1)
      #expect(warnings { UIImage(named: "No such image", in: bundle) == nil }.isEmpty)
      #expect(warnings { UIImage(contentsOfFile: "/no/such/file.png") == nil }.isEmpty)
    }
  }

  @Test func `resources name images and colors, and one that is missing is told`() throws {
    try withBundle(["Photo.jpg": photo(), "loose.pdf": Data("%PDF-1.4".utf8)]) { bundle in
      let photo = ImageResource(name: "Photo", bundle: bundle)
      #expect(UIImage(resource: photo).size == CGSize(width: 33, height: 17))
      for (name, sentence) in [("loose", "is a PDF file"), ("away", "there is no image named")] {
        let resource = ImageResource(name: name, bundle: bundle)
        let messages = warnings { UIImage(resource: resource).cgImage == nil }
        #expect(messages.count == 1 && messages[0].contains(sentence), "\(messages)")
      }
      let color = ColorResource(name: "away", bundle: bundle)
      #expect(Color(UIColor(resource: color)) == Color(color))
    }
  }
}
