import Foundation
import TestSupport
import Testing
import ZoetropeImages
import ZoetropePNG
import ZoetropePixels

private func bitmap(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> Bitmap {
  let bitmap = Bitmap(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width { bitmap[x, y] = pixel(x, y) }
  }
  return bitmap
}

/// The straight color of a premultiplied pixel in a file, by division.
private func straight(_ pixel: UInt32) -> [UInt8] {
  let alpha = pixel >> 24
  if alpha == 0 { return [0, 0, 0, 0] }
  let channels = [pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255].map {
    UInt8(min(255, (2 * $0 * 255 + alpha) / (2 * alpha)))
  }
  return channels + [UInt8(alpha)]
}

/// A color for each number below 65,536: all opaque, none gray except the first.
private func opaque(_ number: Int) -> UInt32 { UInt32(number) | 0xFF00_0000 }

@Suite(.reportsSeed) struct PNGTests {
  /// Encodes, decodes and compares each pixel.
  @discardableResult
  private func roundTrip(_ bitmap: Bitmap, _ comment: Comment? = nil) throws -> DecodedPNG {
    let decoded = try DecodedPNG(PNGEncoder().encoded(bitmap))
    #expect(decoded.width == bitmap.width && decoded.height == bitmap.height, comment)
    var expected: [UInt8] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width { expected += straight(bitmap[x, y]) }
    }
    #expect(decoded.pixels == expected, comment)
    return decoded
  }

  @Test func `opaque grays are stored as gray`() throws {
    let decoded = try roundTrip(
      bitmap(64, 32) { x, y in UInt32((x * 4 + y) % 256) * 0x10101 | 0xFF00_0000 })
    #expect(decoded.colorType == 0 && decoded.bitDepth == 8)
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8)])
  func `few colors are stored in a palette of few bits`(count: Int, bits: Int) throws {
    let decoded = try roundTrip(bitmap(61, 43) { x, y in opaque((x + 7 * y) % count * 251 + 1) })
    #expect(decoded.colorType == 3 && decoded.bitDepth == bits)
    #expect(decoded.paletteCount == count)
  }

  @Test func `257 colors need RGB`() throws {
    let decoded = try roundTrip(bitmap(64, 64) { x, y in opaque((x + 64 * y) % 257 * 251 + 1) })
    #expect(decoded.colorType == 2)
  }

  @Test func `257 colors with one translucent color need RGBA`() throws {
    let decoded = try roundTrip(
      bitmap(64, 64) { x, y in x + y == 0 ? 0x8000_0080 : opaque((x + 64 * y) % 256 * 251 + 1) })
    #expect(decoded.colorType == 6)
  }

  @Test func `a palette holds translucent colors`() throws {
    let decoded = try roundTrip(
      bitmap(40, 40) { x, _ in [0, 0x8040_2000, 0xFF01_0203, 0x0100_0001][x % 4] })
    #expect(decoded.colorType == 3 && decoded.bitDepth == 2)
  }

  @Test func `a palette that would enlarge the file is avoided`() throws {
    #expect(try roundTrip(bitmap(2, 2) { x, y in opaque(x + 2 * y + 1) }).colorType == 2)
    #expect(try roundTrip(bitmap(1, 1) { _, _ in 0xFF80_8080 }).colorType == 0)
  }

  @Test func `every pair of alpha and channel is unpremultiplied as by division`() throws {
    let decoded = try roundTrip(
      bitmap(256, 256) { alpha, channel in
        UInt32(alpha) << 24 | UInt32(channel) | UInt32(channel / 2) << 8
      })
    #expect(decoded.colorType == 6)
  }

  @Test(arguments: [(1, 1), (1, 300), (300, 1), (2, 2), (15, 9), (17, 33)])
  func `pictures of odd sizes survive the round trip`(width: Int, height: Int) throws {
    for seed in UInt64(1)...12 {
      var random = SeededRandom(seed: seed)
      let colors = [1, 2, 3, 16, 200, 300, 100_000][Int(seed % 7)]
      let isOpaque = seed % 2 == 0
      let palette = (0..<min(colors, 1000)).map { _ -> UInt32 in
        let alpha = isOpaque ? 255 : UInt32.random(in: 0...255, using: &random)
        func channel(_ random: inout SeededRandom) -> UInt32 {
          UInt32.random(in: 0...alpha, using: &random)
        }
        return channel(&random) | channel(&random) << 8 | channel(&random) << 16 | alpha << 24
      }
      let picture = bitmap(width, height) { _, _ in palette.randomElement(using: &random) ?? 0 }
      try roundTrip(picture, "seed \(seed)")
    }
  }

  @Test func `an encoder's earlier pictures leave no trace`() throws {
    let encoder = PNGEncoder()
    let pictures = [
      bitmap(50, 50) { x, y in opaque(x * y + 1) }, bitmap(9, 3) { x, _ in opaque(x % 2) },
      bitmap(200, 10) { x, y in UInt32(x) << 24 | UInt32(y % (x + 1)) },
    ]
    for picture in pictures + pictures {
      #expect(try encoder.encoded(picture) == PNGEncoder().encoded(picture))
    }
  }

  @Test func `facts save time and leave the bytes unchanged`() throws {
    let picture = bitmap(40, 40) { x, y in y < 10 ? opaque(5) : opaque(x * 300 + y / 20) }
    let plain = try PNGEncoder().encoded(picture)
    picture.facts.isOpaque = true
    picture.facts.rows = (0..<40).map { y in
      y < 10 ? .solid(opaque(5)) : y % 20 == 0 || y == 10 ? .unknown : .sameAsAbove
    }
    #expect(picture.factsHold)
    #expect(try PNGEncoder().encoded(picture) == plain)
  }

  @Test func `a picture without pixels is rejected`() {
    for (width, height) in [(0, 0), (0, 5), (5, 0)] {
      #expect(throws: PNGError.invalidSize(width: width, height: height)) {
        try PNGEncoder().encoded(Bitmap(width: width, height: height))
      }
    }
  }

  @Test func `files declare sRGB and contain neither time nor origin`() throws {
    let bytes = try PNGEncoder().encoded(bitmap(300, 20) { x, y in opaque(x * y) })
    var chunks: [String] = []
    var next = 8
    while next + 8 <= bytes.count {
      let length = bytes[next..<next + 4].reduce(0) { $0 << 8 | Int($1) }
      chunks.append(String(decoding: bytes[next + 4..<next + 8], as: UTF8.self))
      next += length + 12
    }
    #expect(chunks.filter { $0 != "IDAT" } == ["IHDR", "sRGB", "IEND"])
  }

  @Test func `damaged files are rejected with a message`() throws {
    let bytes = try PNGEncoder().encoded(bitmap(30, 30) { x, y in opaque(x * 997 + y) })
    func message(_ bytes: [UInt8], limit: Int = 1000) -> String {
      do {
        _ = try DecodedPNG(bytes, maximumPixelCount: limit)
        return ""
      } catch .decoding(let message) {
        return message
      } catch {
        return ""
      }
    }
    #expect(message([]) == "not a PNG file")
    #expect(message(Array("GIF89a, not a PNG".utf8)) == "not a PNG file")
    #expect(message(bytes, limit: 899) == "30 by 30 pixels are more than the limit of 899")
    for count in stride(from: 8, to: bytes.count, by: 7) {
      #expect(!message(Array(bytes.prefix(count))).isEmpty, "cut to \(count) bytes")
    }
    for seed in UInt64(1)...300 {
      var random = SeededRandom(seed: seed)
      var damaged = bytes
      let place = Int.random(in: 0..<bytes.count - 12, using: &random)
      damaged[place] ^= UInt8.random(in: 1...255, using: &random)
      // Checksums catch the damage unless it renamed an optional chunk.
      if let decoded = try? DecodedPNG(damaged, maximumPixelCount: 1000) {
        #expect(decoded.width * decoded.height <= 1000, "seed \(seed)")
      }
    }
  }

  @Test func `pngcheck accepts every format`() throws {
    let program = try InstalledProgram("pngcheck", package: "pngcheck")
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let pictures = [
      bitmap(31, 9) { x, y in UInt32(x * 8) * 0x10101 | 0xFF00_0000 },
      bitmap(31, 90) { x, y in opaque(x % 2) }, bitmap(31, 90) { x, y in opaque(x * 31 + y) },
      bitmap(99, 90) { x, y in UInt32(x) << 24 | UInt32(y % (x + 1)) },
      bitmap(99, 90) { x, y in UInt32(x) << 24 },
    ]
    for picture in pictures {
      let file = try folder.write(Data(PNGEncoder().encoded(picture)), to: "picture.png")
      let check = Process()
      check.executableURL = program.url
      check.arguments = ["-q", file.path]
      try check.run()
      check.waitUntilExit()
      #expect(check.terminationStatus == 0)
    }
  }
}
