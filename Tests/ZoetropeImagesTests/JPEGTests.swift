import Foundation
import Testing
import ZoetropeImages

/// JPEG files to pixels.
struct JPEGTests {
  private func fixture(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/\(name)")))
  }

  /// The largest and the mean difference of two pictures, in levels of a channel.
  private func difference(_ a: [UInt8], _ b: [UInt8]) -> (largest: Int, mean: Double) {
    let gaps = zip(a, b).map { abs(Int($0) - Int($1)) }
    return (gaps.max() ?? 0, Double(gaps.reduce(0, +)) / Double(max(gaps.count, 1)))
  }

  /// The message of the error for a file; nil if it is read.
  private func message(_ bytes: [UInt8], limit: Int = 1 << 28) -> String? {
    do throws(JPEGError) {
      _ = try DecodedJPEG(bytes, maximumPixelCount: limit)
      return nil
    } catch {
      return error.message
    }
  }

  @Test(
    arguments: [
      ("full", 3, 3), ("progressive", 3, 3), ("gray", 1, 3),
      // Decoders place and mix the colors differently where a file has fewer of them than pixels.
      ("halved", 3, 12), ("restarts", 3, 12),
    ])
  func `pixels are those of another decoder`(
    name: String, channels: Int, bound: Int
  ) throws {
    let decoded = try DecodedJPEG(fixture("\(name).jpg"))
    let expected = try DecodedPNG(fixture("\(name).png"))
    #expect(decoded.width == expected.width && decoded.height == expected.height)
    #expect(decoded.channelCount == channels && decoded.orientation == 1)
    let gap = difference(decoded.pixels, expected.pixels)
    #expect(gap.largest <= bound && gap.mean < Double(bound) / 4, "\(gap)")
  }

  @Test func `inks are subtracted from white`() throws {
    let inks = try DecodedJPEG(fixture("inks.jpg"))
    #expect(inks.channelCount == 4 && inks.width == 24 && inks.height == 16)
    // The picture before its encoding, by the formula of `Fixtures/make`.
    var expected: [UInt8] = []
    for y in 0..<16 {
      for x in 0..<24 {
        let red = 127 + 100 * sin(Double(x) / 9)
        let green = 40 + 170 * Double(y) / 16
        let blue = 200 - 150 * Double(x + y) / 40
        expected += [red, green, blue, 255].map { UInt8($0.rounded()) }
      }
    }
    #expect(difference(inks.pixels, expected).largest <= 6)
  }

  /// The file `full.jpg` with one more segment behind its first marker.
  private func file(with segment: [UInt8], marker: UInt8) throws -> [UInt8] {
    let bytes = try fixture("full.jpg")
    let length = segment.count + 2
    let header = [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)]
    return Array(bytes[..<2] + header + segment + bytes[2...])
  }

  /// An EXIF segment that names an orientation.
  private func exif(_ orientation: UInt8, isBigEndian: Bool) -> [UInt8] {
    let tiff: [UInt8] =
      isBigEndian
      ? [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
      : [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
    return Array("Exif".utf8) + [0, 0] + tiff
  }

  @Test(arguments: 0...9) func `the orientation is read in both byte orders`(
    number: UInt8
  ) throws {
    for isBigEndian in [true, false] {
      let bytes = try file(with: exif(number, isBigEndian: isBigEndian), marker: 0xE1)
      let orientation = try DecodedJPEG(bytes).orientation
      #expect(orientation == (1...8 ~= number ? Int(number) : 1))
    }
  }

  @Test func `damaged orientations are ignored`() throws {
    let whole = exif(6, isBigEndian: true)
    for count in 0..<whole.count - 2 {
      let bytes = try file(with: Array(whole[..<count]), marker: 0xE1)
      #expect(try DecodedJPEG(bytes).orientation == 1, "\(count) bytes")
    }
    var far = whole
    for index in 10..<14 { far[index] = 255 }
    #expect(try DecodedJPEG(file(with: far, marker: 0xE1)).orientation == 1)
  }

  @Test func `a profile is taken from all its parts, in their order`() throws {
    let content = (0..<600).map { UInt8(truncatingIfNeeded: $0) }
    func part(_ number: UInt8, _ bytes: some Sequence<UInt8>) -> [UInt8] {
      Array("ICC_PROFILE".utf8) + [0, number, 2] + bytes
    }
    // The second part stands first.
    let first = try file(with: part(1, content[..<400]), marker: 0xE2)
    let second = part(2, content[400...])
    let header: [UInt8] = [
      0xFF, 0xE2, UInt8((second.count + 2) >> 8), UInt8((second.count + 2) & 255),
    ]
    let bytes = Array(first[..<2] + header + second + first[2...])
    #expect(try DecodedJPEG(bytes).profile == content)
    #expect(try DecodedJPEG(first).profile == [])
  }

  @Test func `a file without its last two bytes is whole, and a shorter one is not`() throws {
    let bytes = try fixture("full.jpg")
    let whole = try DecodedJPEG(bytes)
    #expect(try DecodedJPEG(Array(bytes.dropLast(2))).pixels == whole.pixels)
    for count in 0..<bytes.count - 12 { #expect(message(Array(bytes[..<count])) != nil) }
    #expect(message(Array(bytes.prefix(bytes.count - 40)))?.contains("premature end") == true)
    for count in [3, 100] {
      #expect(message(Array(bytes.prefix(count))) == "Premature end of JPEG file")
    }
    let progressive = try fixture("progressive.jpg")
    #expect(message(Array(progressive.dropLast(60))) == "Premature end of JPEG file")
  }

  @Test func `too many pixels are an error that names them`() throws {
    let bytes = try fixture("full.jpg")
    #expect(message(bytes, limit: 1199) == "40 by 30 pixels are more than the limit of 1199")
    #expect(message(bytes, limit: 1200) == nil)
  }

  @Test func `other files are errors`() throws {
    #expect(message([]) != nil)
    #expect(message(Array("GIF89a".utf8)) != nil)
    #expect(message([0xFF, 0xD8, 0xFF]) != nil)
    #expect(message(try fixture("full.png")) != nil)
    #expect(DecodedJPEG.isSignature(try fixture("full.jpg")))
    #expect(!DecodedJPEG.isSignature(try fixture("full.png")))
  }

  @Test func `mutated files are read or rejected`() throws {
    var random = Numbers(state: 7)
    for name in ["full", "halved", "progressive", "restarts", "gray", "inks"] {
      let original = try fixture("\(name).jpg")
      var readCount = 0
      for _ in 0..<300 {
        var bytes = original
        for _ in 0...random.next(below: 4) {
          switch random.next(below: 4) {
          case 0: bytes.remove(at: random.next(below: bytes.count))
          case 1: bytes.insert(UInt8(random.next(below: 256)), at: random.next(below: bytes.count))
          case 2: bytes.removeLast(random.next(below: bytes.count / 2))
          default: bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256))
          }
        }
        guard let decoded = try? DecodedJPEG(bytes, maximumPixelCount: 1 << 20) else { continue }
        readCount += 1
        #expect(decoded.pixels.count == decoded.width * decoded.height * 4)
      }
      #expect(readCount > 0, "no mutation of \(name) was read")
    }
  }
}

/// Repeatable numbers (D. E. Knuth's MMIX generator: TAOCP 2, 3rd edition, 3.3.4).
private struct Numbers {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
