import Foundation
import Testing
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

/// Images as values.
struct ImageListTests {
  private let pixels = ImagePixels(width: 2, height: 1, premultiplied: [0xFF00_0000, 0])

  private func list(_ image: DisplayList.ImageFill) -> DisplayList {
    DisplayList(size: CGSize(width: 4, height: 4), items: [.image(image)])
  }

  @Test func `images are equal if their pixels are`() {
    let same = ImagePixels(width: 2, height: 1, premultiplied: [0xFF00_0000, 0])
    let other = ImagePixels(width: 1, height: 2, premultiplied: [0xFF00_0000, 0])
    #expect(pixels == same && pixels.hashValue == same.hashValue)
    #expect(pixels != other)
    #expect(ImagePixels(width: 0, height: 3, premultiplied: []).isOpaque)
    #expect(!pixels.isOpaque)
  }

  @Test func `colors above their alpha are lowered to it`() {
    let pixels = ImagePixels(width: 1, height: 1, premultiplied: [0x10FF_08FF])
    #expect(pixels.pixels == [0x1010_0810])
  }

  @Test func `straight colors are premultiplied and rounded`() {
    for alpha in UInt8.min...UInt8.max {
      let bytes = [255, 128, 1, alpha] as [UInt8]
      let pixel = ImagePixels(width: 1, height: 1, straight: bytes).pixels[0]
      for channel in 0..<3 {
        let exact = Double(bytes[channel]) * Double(alpha) / 255
        #expect(Double(pixel >> UInt32(8 * channel) & 255) == exact.rounded())
      }
      #expect(pixel >> 24 == UInt32(alpha))
    }
  }

  @Test func `an image of half the size has the means of its pixels`() {
    let image = ImagePixels(
      width: 3, height: 3, premultiplied: (0..<9).map { 0xFF00_0000 | UInt32(10 * $0) })
    let half = image.halved
    #expect(half.width == 2 && half.height == 2)
    #expect(half.pixels.map { $0 & 255 } == [20, 35, 65, 80])
    #expect(image.halved === half)
    #expect(half.halved.pixels.map { $0 & 255 } == [50])
  }

  @Test func `the text names the size, the fingerprint and options other than the default`() {
    var image = DisplayList.ImageFill(
      pixels: pixels, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let name = "2x1 #\(String(pixels.fingerprint, radix: 16))"
    #expect(list(image).description == "canvas 4 x 4\n  image \(name) in 1 2 3 4\n")
    image.tint = PaintColor(red: 1, green: 0, blue: 0)
    image.opacity = 0.5
    image.interpolation = .cubic
    image.slices = .init(top: 1, isTiled: true)
    image.isAntialiased = false
    let text = "tint rgba(1 0 0 1) opacity 0.5 cubic slices 1 0 0 0 tiled aliased in 1 2 3 4"
    #expect(list(image).description.contains(text))
  }

  @Test func `non-finite numbers are found`() throws {
    var image = DisplayList.ImageFill(
      pixels: pixels, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    try list(image).validate()
    image.slices = .init(top: .nan, isTiled: false)
    #expect(throws: DisplayListError.nonFiniteNumber(index: 0)) { try list(image).validate() }
    image.slices = nil
    image.frame.size.width = .infinity
    #expect(throws: DisplayListError.nonFiniteNumber(index: 0)) { try list(image).validate() }
  }
}
