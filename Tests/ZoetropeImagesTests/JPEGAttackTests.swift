import Foundation
import Testing
import ZoetropeImages

/// JPEG files that someone has made or changed by hand.
struct JPEGAttackTests {
  private func fixture(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: folder.appending(path: "Fixtures/\(name).jpg")))
  }

  /// The message of the error for a file; nil if it is read.
  private func message(_ bytes: [UInt8], limit: Int = 1 << 26) -> String? {
    do throws(JPEGError) {
      _ = try DecodedJPEG(bytes, maximumPixelCount: limit)
      return nil
    } catch {
      return error.message
    }
  }

  /// A file whose frame header names another size (ITU-T T.81, B.2.2).
  private func resized(_ bytes: [UInt8], _ width: Int, _ height: Int) throws -> [UInt8] {
    var bytes = bytes
    let frame = try #require(
      bytes.indices.first {
        bytes[$0] == 0xFF && $0 + 8 < bytes.count && [0xC0, 0xC2].contains(bytes[$0 + 1])
      })
    bytes.replaceSubrange(
      frame + 5..<frame + 9,
      with: [height >> 8, height & 255, width >> 8, width & 255].map(UInt8.init))
    return bytes
  }

  private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker, UInt8((content.count + 2) >> 8), UInt8((content.count + 2) & 255)] + content
  }

  // MARK: Sizes

  @Test(arguments: ["full", "progressive", "gray"])
  func `small files of huge sizes are rejected`(name: String) throws {
    let bytes = try fixture(name)
    for (width, height) in [(65500, 65500), (65535, 65535), (65500, 2000)] {
      #expect(
        message(try resized(bytes, width, height))
          != nil, "\(width) by \(height)")
    }
    #expect(
      message(try resized(bytes, 65500, 65500))
        == "65500 by 65500 pixels are more than the limit of \(1 << 26)")
    // Within the limit, the pixels are missing.
    #expect(message(try resized(bytes, 4000, 4000)) != nil)
  }

  @Test func `a file without rows or columns is rejected`() throws {
    for (width, height) in [(0, 30), (40, 0), (0, 0)] {
      #expect(message(try resized(fixture("full"), width, height)) != nil)
    }
  }

  @Test(arguments: [(1, 1), (1, 8), (8, 1), (3, 5)])
  func `files of few pixels are read`(width: Int, height: Int) throws {
    // The first block of 8 by 8 pixels has the corner of the picture.
    let whole = try DecodedJPEG(fixture("full"))
    let corner = try DecodedJPEG(resized(fixture("full"), width, height))
    #expect(corner.width == width && corner.height == height)
    for y in 0..<height {
      let row = corner.pixels[4 * width * y..<4 * width * (y + 1)]
      #expect(Array(row) == Array(whole.pixels[160 * y..<160 * y + 4 * width]))
    }
  }

  // MARK: Colors

  /// A file with another transform in its Adobe segment: 0 none, 1 YCbCr, 2 YCCK (ITU-T T.872,
  /// 6.5.3).
  private func transformed(_ bytes: [UInt8], _ transform: UInt8) throws -> [UInt8] {
    var bytes = bytes
    let name = Array("Adobe".utf8)
    let place = try #require(bytes.indices.first { bytes[$0...].starts(with: name) })
    bytes[place + 11] = transform
    return bytes
  }

  /// The picture of the fixtures before its encoding, by the formula of `Fixtures/make`.
  private func color(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> [Double] {
    [
      127 + 100 * sin(Double(x) / 9), 40 + 170 * Double(y) / Double(height),
      200 - 150 * Double(x + y) / Double(width + height),
    ]
  }

  @Test func `inks as luminance and differences are converted`() throws {
    // The three colors of the file are taken as Y, Cb and Cr (ITU-T T.871, section 7), and what
    // they make as inks: the amounts that the file has inverted.
    let picture = try DecodedJPEG(transformed(fixture("inks"), 2))
    #expect(picture.channelCount == 4)
    var largest = 0.0
    for y in 0..<16 {
      for x in 0..<24 {
        let stored = color(x, y, 24, 16)
        let (blue, red) = (stored[1] - 128, stored[2] - 128)
        let light = [
          stored[0] + 1.402 * red, stored[0] - 0.344136 * blue - 0.714136 * red,
          stored[0] + 1.772 * blue,
        ]
        for channel in 0..<3 {
          let expected = 255 - min(max(light[channel], 0), 255)
          let found = Double(picture.pixels[4 * (24 * y + x) + channel])
          largest = max(largest, abs(found - expected))
        }
      }
    }
    // Errors of the encoding grow with the factors.
    #expect(largest <= 12, "\(largest)")
  }

  @Test func `inks without a segment of Adobe are not inverted`() throws {
    var bytes = try fixture("inks")
    let place = try #require(
      bytes.indices.first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xEE })
    bytes.removeSubrange(place..<place + 2 + Int(bytes[place + 2]) << 8 + Int(bytes[place + 3]))
    // The file has 255 as its amount of black, which is all.
    let picture = try DecodedJPEG(bytes)
    #expect(picture.channelCount == 4)
    for index in stride(from: 0, to: picture.pixels.count, by: 4) {
      #expect(picture.pixels[index..<index + 3].allSatisfy { $0 <= 3 })
      #expect(picture.pixels[index + 3] == 255)
    }
  }

  @Test func `a transform that does not exist changes nothing but colors`() throws {
    for transform in [3, 77, 255] as [UInt8] {
      let picture = try? DecodedJPEG(transformed(fixture("inks"), transform))
      #expect(picture == nil || picture?.pixels.count == 24 * 16 * 4)
    }
  }

  // MARK: Scans

  /// A gray picture of 8 by 8 pixels in three colors, each in scans of its own (ITU-T T.81, annex
  /// B): all coefficients are 0, and each table has one code.
  private func scans(_ count: Int) -> [UInt8] {
    let code: [UInt8] = [1] + [UInt8](repeating: 0, count: 15) + [0]
    var bytes: [UInt8] = [0xFF, 0xD8]
    bytes += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
    bytes += segment(0xC4, [0x00] + code)
    bytes += segment(0xC4, [0x10] + code)
    bytes += segment(0xC0, [8, 0, 8, 0, 8, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
    for index in 0..<count {
      bytes += segment(0xDA, [1, UInt8(index % 3 + 1), 0, 0, 63, 0]) + [0x3F]
    }
    return bytes + [0xFF, 0xD9]
  }

  @Test func `a file of 200 scans is read, and one of more is not`() throws {
    let gray = [UInt8](repeating: 0, count: 64).flatMap { _ in [128, 128, 128, 255] as [UInt8] }
    for count in [3, 30, 200] {
      #expect(try DecodedJPEG(scans(count)).pixels == gray, "\(count) scans")
    }
    for count in [202, 5000] {
      #expect(message(scans(count)) == "it has more than 200 scans", "\(count) scans")
    }
  }

  // MARK: Segments

  /// The file `full.jpg` with more segments behind its first marker.
  private func file(with segments: [[UInt8]]) throws -> [UInt8] {
    let bytes = try fixture("full")
    return Array(bytes[..<2]) + segments.flatMap { $0 } + bytes[2...]
  }

  @Test(arguments: [
    [(0, 1)], [(1, 0)], [(0, 0)], [(1, 2)], [(2, 2)], [(2, 1)], [(1, 2), (1, 2)], [(1, 2), (2, 3)],
    [(1, 255)], [(255, 255)],
  ])
  func `a profile with wrong numbers of its parts is none`(parts: [(UInt8, UInt8)]) throws {
    let segments = parts.map { number, count in
      segment(0xE2, Array("ICC_PROFILE".utf8) + [0, number, count] + [1, 2, 3, 4])
    }
    let picture = try DecodedJPEG(file(with: segments))
    #expect(picture.profile.isEmpty)
    #expect(picture.pixels == (try DecodedJPEG(fixture("full")).pixels))
  }

  @Test func `a profile of 255 long parts is read`() throws {
    let part = [UInt8](repeating: 7, count: 65519)
    let segments = (1...255).map { number in
      segment(0xE2, Array("ICC_PROFILE".utf8) + [0, UInt8(number), 255] + part)
    }
    let picture = try DecodedJPEG(file(with: segments))
    #expect(picture.profile.count == 255 * 65519)
    #expect(try ColorProfile(picture.profile) == nil)
  }

  @Test func `EXIF data that lead in circles or far away have no orientation`() throws {
    func exif(_ content: [UInt8]) throws -> Int {
      try DecodedJPEG(file(with: [segment(0xE1, Array("Exif".utf8) + [0, 0] + content)]))
        .orientation
    }
    let start: [UInt8] = [0x4D, 0x4D, 0, 42]
    // The folder is the header itself, with 0x4D4D entries.
    #expect(try exif(start + [0, 0, 0, 0]) == 1)
    #expect(try exif(start + [255, 255, 255, 255]) == 1)
    #expect(try exif(start + [0, 0, 0, 8, 255, 255] + [UInt8](repeating: 0, count: 4000)) == 1)
    // The first of two orientations counts; a text is none.
    let six: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let three: [UInt8] = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 3, 0, 0]
    let text: [UInt8] = [1, 0x12, 0, 2, 0, 0, 0, 1, 0, 6, 0, 0]
    #expect(try exif(start + [0, 0, 0, 8, 0, 2] + six + three) == 6)
    #expect(try exif(start + [0, 0, 0, 8, 0, 1] + text) == 1)
  }
}
