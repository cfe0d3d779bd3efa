import Foundation
import TestSupport
import Testing
import ZoetropeImages

/// The files of PngSuite, with the pixels that other decoders find in them: see
/// `Fixtures/PngSuite`.
@Suite(.reportsSeed) struct PngSuiteTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/PngSuite")

  /// A line of `pixels.txt`.
  struct Expected: Sendable {
    var name: String
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: Int
    /// FNV-1a of the straight RGBA bytes.
    var hash: UInt64

    init?(_ line: Substring) {
      let words = line.split(separator: " ")
      let numbers = words.dropFirst().prefix(4).compactMap { Int($0) }
      guard words.count == 6, numbers.count == 4, let hash = UInt64(words[5], radix: 16) else {
        return nil
      }
      name = String(words[0])
      (width, height, bitDepth, colorType) = (numbers[0], numbers[1], numbers[2], numbers[3])
      self.hash = hash
    }
  }

  private static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: folder.appending(path: name + ".png")))
  }

  private static func expected() throws -> [Expected] {
    try String(contentsOf: folder.appending(path: "pixels.txt"), encoding: .utf8)
      .split(separator: "\n").compactMap(Expected.init)
  }

  private static func fnv1a(_ bytes: [UInt8]) -> UInt64 {
    bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// The error for bytes that cannot be read.
  private static func refusal(_ bytes: [UInt8]) -> PNGError? {
    do throws(PNGError) {
      _ = try DecodedPNG(bytes, maximumPixelCount: 1 << 16)
      return nil
    } catch { return error }
  }

  /// Whether an error has a message of one line.
  private static func isSentence(_ error: PNGError?) -> Bool {
    guard case .decoding(let message)? = error else { return false }
    return message.count > 3 && !message.contains("\n")
  }

  @Test func `every valid file decodes to the pixels of other decoders`() throws {
    let expected = try Self.expected()
    #expect(expected.count == 160)
    let sound = try Self.names().filter { !$0.hasPrefix("x") }
    #expect(expected.map(\.name) == sound)
    for file in expected {
      let decoded = try DecodedPNG(Self.bytes(file.name))
      #expect(decoded.width == file.width && decoded.height == file.height, "\(file.name)")
      #expect(
        decoded.bitDepth == file.bitDepth && decoded.colorType == file.colorType, "\(file.name)")
      #expect(Self.fnv1a(decoded.pixels) == file.hash, "\(file.name)")
    }
  }

  @Test func `every damaged file is rejected with a sentence`() throws {
    let damaged = try Self.names().filter { $0.hasPrefix("x") }
    #expect(damaged.count == 14)
    for name in damaged {
      #expect(Self.isSentence(Self.refusal(try Self.bytes(name))), "\(name)")
    }
  }

  @Test func `a truncated file is rejected with a sentence`() throws {
    for name in try Self.names() {
      let bytes = try Self.bytes(name)
      for step in 0..<40 {
        let count = step * (bytes.count - 1) / 39
        #expect(Self.isSentence(Self.refusal(Array(bytes[..<count]))), "\(name), \(count) bytes")
      }
    }
  }

  @Test func `damaged bytes give a picture or a sentence`() throws {
    for (number, name) in try Self.names().enumerated() {
      let bytes = try Self.bytes(name)
      for seed in UInt64(0)..<24 {
        var random = SeededRandom(seed: seed + 1000 * UInt64(number))
        let damaged = Self.damaged(bytes, using: &random)
        do throws(PNGError) {
          let decoded = try DecodedPNG(damaged, maximumPixelCount: 1 << 16)
          #expect(
            decoded.pixels.count == 4 * decoded.width * decoded.height, "\(name), seed \(seed)")
        } catch {
          #expect(Self.isSentence(error), "\(name), seed \(seed)")
        }
      }
    }
  }

  /// Bytes with a few changes. In every other case the checksums of the changed chunks are
  /// corrected, so that the code behind them is reached.
  private static func damaged(
    _ bytes: [UInt8], using random: inout SeededRandom
  ) -> [UInt8] {
    var damaged = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let place = Int.random(in: 8..<bytes.count, using: &random)
      damaged[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &random)
    }
    return Bool.random(using: &random) ? damaged : withChecksums(damaged)
  }

  private static func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
    var result = Array(bytes.prefix(8))
    var place = 8
    while place + 12 <= bytes.count {
      let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = place + 8 + length
      guard end + 4 <= bytes.count else { break }
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      // A name that is no longer text would be written as other bytes.
      let isText = bytes[place + 4..<place + 8].allSatisfy { $0 < 128 }
      result +=
        isText
        ? PNGFile.chunk(name, Array(bytes[place + 8..<end])) : Array(bytes[place..<end + 4])
      place = end + 4
    }
    return result + bytes[place...]
  }
}
