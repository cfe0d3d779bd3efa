import Foundation
import TestSupport
import Testing
import ZoetropeImages

@Suite(.reportsSeed, .computesForLong) struct DecodingTests {
  private func random(_ seed: UInt64) -> SeededRandom { SeededRandom(seed: seed) }

  private func file(_ format: PNGFile.Format, _ width: Int = 5, _ height: Int = 4) -> PNGFile {
    var random = random(9)
    return PNGFile(format, width, height, using: &random)
  }

  private func message(_ bytes: [UInt8]) -> String? {
    do throws(PNGError) {
      _ = try DecodedPNG(bytes)
      return nil
    } catch {
      guard case .decoding(let message) = error else { return "another error" }
      return message
    }
  }

  @Test(arguments: PNGFile.Format.all) func `every format is read`(format: PNGFile.Format) throws {
    for seed in UInt64(1)...12 {
      var random = random(seed)
      let (width, height) = (
        Int.random(in: 1...40, using: &random), Int.random(in: 1...40, using: &random)
      )
      let file = PNGFile(format, width, height, using: &random)
      let decoded = try DecodedPNG(file.bytes())
      #expect(decoded.width == width && decoded.height == height, "seed \(seed)")
      #expect(decoded.pixels == file.straight, "seed \(seed), \(width) by \(height)")
      #expect(decoded.bitDepth == format.depth && decoded.colorType == format.colorType)
    }
  }

  @Test(arguments: [(1, 1), (2, 1), (3, 3), (4, 5), (5, 4), (8, 8), (9, 1), (1, 9)])
  func `small interlaced files with empty passes are read`(width: Int, height: Int) throws {
    for format in PNGFile.Format.all where format.isInterlaced {
      let file = file(format, width, height)
      #expect(try DecodedPNG(file.bytes()).pixels == file.straight, "\(format)")
    }
  }

  @Test func `gamma, profiles and texts are ignored, valid or not`() throws {
    let file = file(.init(colorType: 2, depth: 8))
    let extras = [
      PNGFile.chunk("gAMA", PNGFile.word(220_000)), PNGFile.chunk("gAMA", [1]),
      PNGFile.chunk("iCCP", Array("x".utf8) + [0, 0, 1, 2, 3]), PNGFile.chunk("sRGB", [77]),
      PNGFile.chunk("tEXt", Array(repeating: 65, count: 5000)), PNGFile.chunk("abCd", [1, 2]),
      PNGFile.chunk("sBIT", [9, 9, 9, 9]), PNGFile.chunk("bKGD", []),
    ]
    for extra in extras + [extras.flatMap { $0 }] {
      #expect(try DecodedPNG(file.bytes(extra: extra)).pixels == file.straight)
    }
  }

  @Test func `truncated and inconsistent pixel data is rejected`() {
    for format in PNGFile.Format.all {
      let file = file(format)
      #expect(message(file.bytes()) == nil)
      for drop in [1, 2, 5] {
        #expect(message(file.bytes(drop: drop))?.isEmpty == false, "\(format) \(drop)")
      }
      #expect(message(file.bytes(checksum: 1))?.isEmpty == false, "\(format)")
    }
  }

  @Test func `invalid headers are rejected`() {
    let file = file(.init(colorType: 2, depth: 8))
    let bytes = file.bytes()
    func header(_ change: (inout [UInt8]) -> Void) -> [UInt8] {
      var data = Array(bytes[16..<29])
      change(&data)
      return Array(bytes[0..<8]) + PNGFile.chunk("IHDR", data) + bytes[33...]
    }
    #expect(message(header { _ in }) == nil)
    for (place, values) in [(8, [0, 3, 9, 99]), (9, [1, 5, 9]), (10, [1]), (11, [1]), (12, [2])] {
      for value in values {
        let changed = header { $0[place] = UInt8(value) }
        #expect(message(changed)?.isEmpty == false, "\(place): \(value)")
      }
    }
    #expect(message(header { $0[3] = 0 })?.isEmpty == false)
    #expect(message(header { $0[0] = 0x80 })?.isEmpty == false)
  }

  @Test func `missing, duplicate and misplaced chunks are rejected`() {
    let indexed = file(.init(colorType: 3, depth: 4)).bytes()
    let colored = file(.init(colorType: 2, depth: 8)).bytes()
    let end = PNGFile.chunk("IEND", [])
    let palette = PNGFile.chunk("PLTE", [1, 2, 3])
    #expect(message(Array(indexed[0..<33]) + end)?.isEmpty == false)
    #expect(message(Array(colored[0..<33]) + colored[0..<33].dropFirst(8) + end)?.isEmpty == false)
    let withoutPalette = Array(indexed[0..<33]) + indexed.suffix(from: 33 + 12 + 48)
    #expect(message(withoutPalette)?.isEmpty == false)
    #expect(message(Array(colored.dropLast(12)))?.isEmpty == false)
    #expect(message(Array(colored[0..<33]) + palette + palette + colored[33...])?.isEmpty == false)
  }

  @Test func `damaged files decode or fail with a message`() {
    for (number, format) in PNGFile.Format.all.enumerated() {
      let bytes = file(format, 7, 6).bytes()
      for seed in UInt64(0)..<40 {
        var random = random(seed + 1000 * UInt64(number))
        var damaged = bytes
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          damaged[Int.random(in: 8..<bytes.count, using: &random)] = UInt8.random(
            in: 0...255, using: &random)
        }
        if let decoded = try? DecodedPNG(damaged, maximumPixelCount: 4096) {
          #expect(decoded.pixels.count == 4 * decoded.width * decoded.height, "seed \(seed)")
        }
      }
    }
  }
}
