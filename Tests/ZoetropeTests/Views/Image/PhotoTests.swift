import Foundation
import Testing

@testable import Zoetrope

/// Photos: JPEG files with an orientation and with a color profile, from bytes to pixels of sRGB.
struct PhotoTests {
  /// A picture of 40 by 30 pixels, whose colors `color` tells, at the quality 95.
  private func photo() throws -> [UInt8] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return [UInt8](
      try Data(contentsOf: tests.appending(path: "../../../ZoetropeImagesTests/Fixtures/full.jpg")))
  }

  /// The picture before its encoding, by the formula of `ZoetropeImagesTests/Fixtures/make`.
  private func color(_ x: Int, _ y: Int) -> [Double] {
    [
      127 + 100 * sin(Double(x) / 9), 40 + 170 * Double(y) / 30, 200 - 150 * Double(x + y) / 70,
    ]
  }

  /// The photo with one more segment behind its first marker.
  private func photo(_ marker: UInt8, _ content: [UInt8]) throws -> [UInt8] {
    let bytes = try photo()
    let length = content.count + 2
    return Array(bytes[..<2]) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
      + bytes[2...]
  }

  @Test(arguments: 1...8)
  func `each pixel is where the orientation puts it`(orientation: Int) throws {
    let exif: [UInt8] =
      Array("Exif".utf8) + [0, 0, 0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1]
      + [1, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0]
    let image = try CGImage(file: photo(0xE1, exif))
    let bytes = image.bytes
    #expect(image.width == (orientation < 5 ? 40 : 30))
    #expect(image.height == (orientation < 5 ? 30 : 40))
    var largest = 0.0
    for y in 0..<30 {
      for x in 0..<40 {
        // EXIF 2.32, section 4.6.4 A: the sides at which row 0 and column 0 are.
        let (column, row) =
          switch orientation {
          case 2: (39 - x, y)
          case 3: (39 - x, 29 - y)
          case 4: (x, 29 - y)
          case 5: (y, x)
          case 6: (29 - y, x)
          case 7: (29 - y, 39 - x)
          case 8: (y, 39 - x)
          default: (x, y)
          }
        let place = 4 * (row * image.width + column)
        for (channel, expected) in color(x, y).enumerated() {
          largest = max(largest, abs(Double(bytes[place + channel]) - expected))
        }
      }
    }
    #expect(largest <= 6, "\(largest)")
  }

  /// A profile of three primaries and a power as the tone curve (ICC.1:2022, sections 7.2, 8.3.2
  /// and 10.6), with the primaries of Display P3 relative to D50 (SMPTE EG 432-1, by Bradford's
  /// adaptation).
  private func displayP3(gamma: Double) -> [UInt8] {
    func word(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    func fixed(_ value: Double) -> [UInt8] {
      word(UInt32(bitPattern: Int32((value * 65536).rounded())))
    }
    func point(_ values: [Double]) -> [UInt8] {
      Array("XYZ ".utf8) + word(0) + values.flatMap(fixed)
    }
    let curve = Array("para".utf8) + word(0) + [0, 0, 0, 0] + fixed(gamma)
    let white = [0.9642, 1, 0.8249]
    let tags = [
      ("wtpt", point(white)), ("rXYZ", point([0.515121, 0.241196, -0.001053])),
      ("gXYZ", point([0.291977, 0.692245, 0.041885])),
      ("bXYZ", point([0.157104, 0.066574, 0.784073])), ("rTRC", curve), ("gTRC", curve),
      ("bTRC", curve),
    ]
    var table = word(UInt32(tags.count))
    var content: [UInt8] = []
    for (name, bytes) in tags {
      let place = 128 + 4 + 12 * tags.count + content.count
      table += Array(name.utf8) + word(UInt32(place)) + word(UInt32(bytes.count))
      content += bytes
    }
    var header = [UInt8](repeating: 0, count: 128)
    for (place, bytes) in [
      (0, word(UInt32(128 + table.count + content.count))), (8, word(0x0400_0000)),
      (12, Array("mntrRGB XYZ ".utf8)), (36, Array("acsp".utf8)), (68, white.flatMap(fixed)),
    ] {
      header.replaceSubrange(place..<place + bytes.count, with: bytes)
    }
    return header + table + content
  }

  @Test func `a photo of Display P3 is shown in sRGB`() throws {
    let profile = Array("ICC_PROFILE".utf8) + [0, 1, 1] + displayP3(gamma: 2.2)
    let plain = try CGImage(file: photo()).bytes
    let wide = try CGImage(file: photo(0xE2, profile)).bytes
    // Light of Display P3 to light of sRGB: both matrices to XYZ are those of CSS Color 4, section
    // 10.
    let matrix = [
      [1.224940, -0.224940, 0], [-0.042057, 1.042057, 0], [-0.019638, -0.078636, 1.098274],
    ]
    var largest = 0.0
    for index in stride(from: 0, to: plain.count, by: 4) {
      let light = plain[index..<index + 3].map { pow(Double($0) / 255, 2.2) }
      for (channel, row) in matrix.enumerated() {
        let value = min(max(zip(row, light).map(*).reduce(0, +), 0), 1)
        let encoded = value <= 0.0031308 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
        largest = max(largest, abs(Double(wide[index + channel]) - 255 * encoded))
      }
      #expect(wide[index + 3] == 255)
    }
    #expect(largest <= 2, "\(largest)")
  }

  @Test func `a broken profile leaves the colors as they are`() throws {
    let plain = try CGImage(file: photo())
    var broken = displayP3(gamma: 2.2)
    broken.removeLast(100)
    for bytes in [[], [1, 2, 3], broken, [UInt8](repeating: 255, count: 3000)] {
      let profile = Array("ICC_PROFILE".utf8) + [0, 1, 1] + bytes
      #expect(try CGImage(file: photo(0xE2, profile)) == plain)
    }
  }
}
