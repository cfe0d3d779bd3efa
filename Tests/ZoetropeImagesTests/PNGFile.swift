import Foundation

/// A PNG file of any format, written by the specification (ISO/IEC 15948), with the meaning of its
/// pixels.
struct PNGFile {
  /// A format as libpng counts them: color type and bit depth.
  struct Format: Hashable, CustomStringConvertible {
    var colorType: Int
    var depth: Int
    var isInterlaced = false
    var isKeyed = false

    var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }
    var largest: Int { 1 << depth - 1 }
    var description: String {
      "type \(colorType) depth \(depth)\(isInterlaced ? " interlaced" : "")"
        + (isKeyed ? " keyed" : "")
    }

    /// All formats.
    static let all: [Format] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ].flatMap { type, depths in
      depths.flatMap { depth in
        [false, true].flatMap { interlaced in
          (type < 4 ? [false, true] : [false]).map {
            Format(colorType: type, depth: depth, isInterlaced: interlaced, isKeyed: $0)
          }
        }
      }
    }
  }

  let format: Format
  let width: Int
  let height: Int
  /// The samples: per pixel as many as there are channels.
  let samples: [Int]
  /// The red, green, blue and alpha of each entry.
  let palette: [[UInt8]]
  /// The samples of the transparent color.
  let key: [Int]

  init(
    _ format: Format, _ width: Int, _ height: Int, using random: inout some RandomNumberGenerator
  ) {
    self.format = format
    self.width = width
    self.height = height
    let colors = min(format.largest + 1, 200)
    palette =
      format.colorType == 3
      ? (0..<colors).map { _ in
        (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
          + [format.isKeyed ? UInt8.random(in: 0...255, using: &random) : 255]
      } : []
    let limit = format.colorType == 3 ? colors - 1 : format.largest
    var samples = (0..<width * height * format.channels).map { _ in
      Int.random(in: 0...limit, using: &random)
    }
    // Some pixels have the transparent color, and some nearly.
    let key = Array(samples.prefix(format.channels))
    for pixel in 0..<width * height where pixel % 3 == 1 {
      for channel in key.indices { samples[pixel * key.count + channel] = key[channel] }
      if pixel % 2 == 0 { samples[pixel * key.count] ^= 1 }
    }
    if format.colorType == 3 { samples = samples.map { min($0, limit) } }
    self.samples = samples
    self.key = key
  }

  /// The expected result of a reader: straight RGBA, 8 bits.
  var straight: [UInt8] {
    (0..<width * height).flatMap { pixel -> [UInt8] in
      let raw = (0..<format.channels).map { samples[pixel * format.channels + $0] }
      if format.colorType == 3 { return palette[raw[0]] }
      let bytes = raw.map {
        UInt8((Double($0) * 255 / Double(format.largest)).rounded(.toNearestOrAwayFromZero))
      }
      let isClear = format.isKeyed && raw == key
      switch format.colorType {
      case 0: return [bytes[0], bytes[0], bytes[0], isClear ? 0 : 255]
      case 2: return bytes + [isClear ? 0 : 255]
      case 4: return [bytes[0], bytes[0], bytes[0], bytes[1]]
      default: return bytes
      }
    }
  }

  // MARK: Bytes

  /// The bytes of the file.
  ///
  /// - Parameters:
  ///   - extra: Chunks before the pixels.
  ///   - drop: The number of bytes left out at the end of the pixels.
  ///   - checksum: The change of the checksum of the pixels.
  func bytes(extra: [UInt8] = [], drop: Int = 0, checksum: UInt32 = 0) -> [UInt8] {
    var header = Self.word(width) + Self.word(height)
    header += [UInt8(format.depth), UInt8(format.colorType), 0, 0, format.isInterlaced ? 1 : 0]
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    file += Self.chunk("IHDR", header) + extra
    if !palette.isEmpty { file += Self.chunk("PLTE", palette.flatMap { $0.prefix(3) }) }
    if format.isKeyed {
      file += Self.chunk(
        "tRNS",
        palette.isEmpty
          ? key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } : palette.map { $0[3] })
    }
    let pixels = Array(rows.dropLast(drop))
    file += Self.chunk("IDAT", Self.stored(pixels, checksum: checksum))
    return file + Self.chunk("IEND", [])
  }

  /// Filter bytes and packed samples, in the order of the file.
  private var rows: [UInt8] {
    guard format.isInterlaced else {
      return pass(columns: Array(0..<width), rows: Array(0..<height))
    }
    let passes = [
      (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
      (0, 1, 1, 2),
    ]
    return passes.flatMap { x, y, dx, dy in
      pass(
        columns: Array(stride(from: x, to: width, by: dx)),
        rows: Array(stride(from: y, to: height, by: dy)))
    }
  }

  /// Rows of which the odd ones are filtered by the difference to the left.
  private func pass(columns: [Int], rows: [Int]) -> [UInt8] {
    if columns.isEmpty { return [] }
    let step = max(format.channels * format.depth / 8, 1)
    return rows.enumerated().flatMap { number, y -> [UInt8] in
      let plain = packed(
        columns.flatMap { x in
          (0..<format.channels).map { samples[(y * width + x) * format.channels + $0] }
        })
      if number % 2 == 0 { return [0] + plain }
      return [1] + plain.indices.map { plain[$0] &- ($0 >= step ? plain[$0 - step] : 0) }
    }
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if format.depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
    var bytes = [UInt8](repeating: 0, count: (samples.count * format.depth + 7) / 8)
    for (index, sample) in samples.enumerated() {
      let bit = index * format.depth
      bytes[bit / 8] |= UInt8(sample << (8 - format.depth - bit % 8))
    }
    return bytes
  }

  static func word(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    var crc: UInt32 = ~0
    for byte in body {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xEDB8_8320 : crc >> 1 }
    }
    return word(data.count) + body + word(Int(~crc))
  }

  /// A zlib stream without compression.
  private static func stored(_ data: [UInt8], checksum: UInt32) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = data[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(block.count)
      let length = block.count
      stream += [rest.isEmpty ? 1 : 0, UInt8(length & 255), UInt8(length >> 8)]
      stream += [UInt8(~length & 255), UInt8(~length >> 8 & 255)] + block
    } while !rest.isEmpty
    var (a, b): (UInt32, UInt32) = (1, 0)
    for byte in data {
      a = (a + UInt32(byte)) % 65521
      b = (b + a) % 65521
    }
    return stream + word(Int((b << 16 | a) &+ checksum))
  }
}
