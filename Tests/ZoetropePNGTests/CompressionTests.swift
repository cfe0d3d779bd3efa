import TestSupport
import Testing
import ZoetropeImages
import ZoetropePixels

@testable import ZoetropePNG

@Suite(.reportsSeed, .computesForLong) struct CompressionTests {
  private static func bitmap(
    _ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32
  ) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width { bitmap.row(y)[x] = pixel(x, y) }
    }
    return bitmap
  }

  private static func gray(_ value: Int) -> UInt32 {
    UInt32(value & 255) &* 0x10101 | 0xFF00_0000
  }

  private static func color(_ red: Int, _ green: Int, _ blue: Int) -> UInt32 {
    UInt32(red & 255) | UInt32(green & 255) << 8 | UInt32(blue & 255) << 16 | 0xFF00_0000
  }

  /// A named picture.
  struct Picture: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var width = 70
    var height = 50
    var pixel: @Sendable (Int, Int) -> UInt32
    var bitmap: Bitmap { CompressionTests.bitmap(width, height, pixel) }
  }

  /// A pseudorandom number that depends on a position.
  private static func noise(_ x: Int, _ y: Int) -> UInt32 {
    var random = SeededRandom(seed: UInt64(x) << 32 | UInt64(y))
    return UInt32(truncatingIfNeeded: random.next())
  }

  static let pictures: [Picture] = [
    .init(testDescription: "white") { _, _ in ~0 },
    .init(testDescription: "transparent") { _, _ in 0 },
    .init(testDescription: "opaque black") { _, _ in 0xFF00_0000 },
    .init(testDescription: "a large white", width: 1200, height: 200) { _, _ in ~0 },
    .init(testDescription: "rows that are all equal") { x, _ in color(x * 3, x * x, 9) },
    .init(testDescription: "columns that are all equal") { _, y in color(y * 5, y * y, y) },
    .init(testDescription: "a slanting gradient") { x, y in
      color(x + y / 2, 200 - x - y / 3, 3 * x + y)
    },
    .init(testDescription: "a gray gradient") { x, y in gray(x * 2 + y) },
    .init(testDescription: "strokes like text", width: 90) { x, y in
      gray((x * x + y / 9 * 31) % 11 < 3 && y % 9 < 7 ? 40 * (x % 4) : 255)
    },
    .init(testDescription: "a chequered pattern") { x, y in (x + y) % 2 == 0 ? ~0 : 0xFF00_00FF },
    .init(testDescription: "gray noise") { x, y in gray(Int(noise(x, y) & 255)) },
    .init(testDescription: "opaque noise", width: 300, height: 180) { x, y in
      noise(x, y) | 0xFF00_0000
    },
    .init(testDescription: "noise with alpha") { x, y in
      let pixel = noise(x, y)
      let alpha = pixel >> 24
      return [0, 8, 16].reduce(alpha << 24) { $0 | ((pixel >> $1) & 255) * alpha / 255 << $1 }
    },
    .init(testDescription: "one colour among grays, last") { x, y in
      x == 69 && y == 49 ? color(1, 2, 3) : gray(x * 3 + y)
    },
    .init(testDescription: "one blue bit among grays, as the one above is") { x, y in
      x == 30 && y > 20 ? gray(x) ^ 0x10000 : gray(x)
    },
    .init(testDescription: "one translucent pixel among grays, last") { x, y in
      x == 69 && y == 49 ? 0x8010_1010 : gray(x * 3 + y)
    },
    .init(testDescription: "one translucent pixel among colours, last") { x, y in
      x == 69 && y == 49 ? 0x8010_1010 : color(x, y, x + y)
    },
    .init(testDescription: "one translucent pixel among colours, first") { x, y in
      x == 0 && y == 0 ? 0x8010_1010 : color(x, y, x + y)
    },
    .init(testDescription: "blank rows between full ones") { x, y in
      y % 5 < 3 ? color(x * 7, y, x * y) : 0xFF00_0000
    },
    .init(testDescription: "a translucent box") { x, y in
      (20..<40).contains(x) && y > 9 ? 0x8040_2010 + UInt32(x & 7) : 0
    },
  ]

  /// Encodes a picture and expects its pixels after decoding, in a stream that zlib accepts.
  @discardableResult
  private func expectSame(
    _ bitmap: Bitmap, _ compression: PNGCompression, _ comment: Comment? = nil
  ) throws -> [UInt8] {
    let file = try PNGEncoder(compression: compression).encoded(bitmap)
    let decoded = try DecodedPNG(file)
    #expect(decoded.width == bitmap.width && decoded.height == bitmap.height, comment)
    var wrong = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let pixel = StraightAlpha.straight(bitmap.row(y)[x])
        let place = 4 * (y * bitmap.width + x)
        for channel in 0..<4
        where decoded.pixels[place + channel]
          != UInt8(truncatingIfNeeded: pixel >> UInt32(8 * channel))
        {
          wrong += 1
        }
      }
    }
    #expect(wrong == 0, comment)
    let bits = [0: 1, 2: 3, 3: 1, 6: 4][decoded.colorType, default: 0] * decoded.bitDepth
    let rowBytes = (bitmap.width * bits + 7) / 8
    let count = (rowBytes + 1) * bitmap.height
    #expect(inflated(pixelStream(of: file), limit: count)?.count == count, comment)
    return file
  }

  @Test(arguments: pictures, PNGCompression.allCases)
  func `pictures of every kind survive the round trip`(
    picture: Picture, compression: PNGCompression
  ) throws {
    try expectSame(picture.bitmap, compression)
  }

  @Test(arguments: pictures) func `small files are at most as large as fast ones`(
    picture: Picture
  ) throws {
    let bitmap = picture.bitmap
    let fast = try PNGEncoder(compression: .fast).encoded(bitmap)
    #expect(try PNGEncoder(compression: .small).encoded(bitmap).count <= fast.count)
  }

  @Test(arguments: pictures, PNGCompression.allCases)
  func `row facts leave the bytes unchanged`(picture: Picture, compression: PNGCompression) throws {
    let bitmap = picture.bitmap
    let plain = try PNGEncoder(compression: compression).encoded(bitmap)
    bitmap.facts.rows = (0..<bitmap.height).map { y in
      let row = UnsafeBufferPointer(start: bitmap.row(y), count: bitmap.width)
      if y > 0, row.elementsEqual(UnsafeBufferPointer(start: bitmap.row(y - 1), count: row.count)) {
        return .sameAsAbove
      }
      return row.allSatisfy { $0 == row[0] } ? .solid(row[0]) : .unknown
    }
    bitmap.facts.isOpaque = (0..<bitmap.height).allSatisfy { y in
      UnsafeBufferPointer(start: bitmap.row(y), count: bitmap.width).allSatisfy { $0 >> 24 == 255 }
    }
    #expect(bitmap.factsHold)
    #expect(try PNGEncoder(compression: compression).encoded(bitmap) == plain)
  }

  @Test(arguments: PNGCompression.allCases)
  func `an encoder's earlier pictures leave no trace`(compression: PNGCompression) throws {
    let encoder = PNGEncoder(compression: compression)
    for picture in Self.pictures + Self.pictures.reversed() {
      let bitmap = picture.bitmap
      let alone = try PNGEncoder(compression: compression).encoded(bitmap)
      #expect(try encoder.encoded(bitmap) == alone, "\(picture.testDescription)")
      #expect(try encoder.encoded(bitmap) == alone, "\(picture.testDescription), again")
    }
  }

  @Test(arguments: PNGCompression.allCases)
  func `a changed picture is encoded again`(compression: PNGCompression) throws {
    let encoder = PNGEncoder(compression: compression)
    let bitmap = Self.bitmap(40, 30) { x, y in Self.color(x, y, 0) }
    let before = try encoder.encoded(bitmap)
    #expect(try encoder.encoded(bitmap) == before)
    bitmap[39, 29] ^= 1
    let after = try encoder.encoded(bitmap)
    #expect(after != before)
    #expect(try after == PNGEncoder(compression: compression).encoded(bitmap))
    #expect(throws: PNGError.self) { try encoder.encoded(Bitmap()) }
    #expect(try encoder.encoded(bitmap) == after)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257], [true, false])
  func `any number of colors survives the round trip`(count: Int, isGray: Bool) throws {
    for compression in PNGCompression.allCases {
      try expectSame(
        Self.bitmap(67, 41) { x, y in
          let number = (x * 5 + y * 67) % count
          return isGray && number < 256 ? Self.gray(number) : Self.color(number, number / 3, 7)
        }, compression)
    }
  }

  @Test(arguments: [1, 2, 3, 5, 15, 16, 17, 21, 22, 31, 32, 33, 63, 64, 65, 129])
  func `rows of any width survive the round trip`(width: Int) throws {
    for (index, picture) in Self.pictures.enumerated() {
      let bitmap = Self.bitmap(width, index % 3 == 0 ? 1 : 7, picture.pixel)
      for compression in PNGCompression.allCases {
        try expectSame(bitmap, compression, "\(picture.testDescription)")
      }
    }
  }

  @Test func `bytes past the end of a row are ignored`() throws {
    for picture in Self.pictures {
      let bitmap = Self.bitmap(37, 9, picture.pixel)
      let file = try expectSame(bitmap, .fast)
      for y in 0..<9 {
        for x in 37..<48 { bitmap.row(y)[x] = Self.noise(x, y) }
      }
      #expect(try PNGEncoder().encoded(bitmap) == file, "\(picture.testDescription)")
    }
  }

  @Test func `random pictures survive the round trip`() throws {
    for seed in UInt64(1)...80 {
      var random = SeededRandom(seed: seed)
      let (width, height) = (
        Int.random(in: 1...90, using: &random), Int.random(in: 1...30, using: &random)
      )
      let kinds = (0..<4).map { _ in Self.pictures.randomElement(using: &random) }
      // Overlapping and adjacent boxes of several pictures.
      let bitmap = Self.bitmap(width, height) { x, y in
        kinds[(x / 20 + y / 8) % 4]?.pixel(x, y / (1 + x / 30)) ?? 0
      }
      for compression in PNGCompression.allCases {
        try expectSame(bitmap, compression, "seed \(seed)")
      }
    }
  }

  @Test func `wide rows survive the round trip`() throws {
    let wide = Self.bitmap(100_000, 2) { x, y in Self.color(x / 900, x / 7000 * y, 0) }
    try expectSame(wide, .fast)
  }

  @Test func `noise grows by less than a thousandth`() throws {
    let file = try expectSame(
      Self.bitmap(256, 64) { x, y in Self.noise(x, y) | 0xFF00_0000 }, .fast)
    #expect(Double(file.count) < 1.001 * Double(3 * 256 * 64 + 64 + 100))
  }

  @Test func `a flat picture is small`() throws {
    let flat = Self.bitmap(400, 300) { x, y in
      (x - 200) * (x - 200) + (y - 150) * (y - 150) < 9000
        ? Self.color(x / 8, 122, 255) : Self.color(y / 9, 250, 240)
    }
    #expect(try expectSame(flat, .fast).count < 4000)
    #expect(try expectSame(flat, .small).count < 3000)
  }
}
