import Testing
import ZoetropePNG
import ZoetropePixels

struct BandEncodingTests {
  private static let pictures = CompressionTests.pictures

  /// Passes a bitmap's rows band by band until there is a file; nil if the encoder wants a bitmap.
  private static func encode(
    _ bitmap: Bitmap, rows: Int, ink: (words: [UInt64], changes: [UInt64])? = nil,
    by encoder: PNGEncoder
  ) throws -> [UInt8]? {
    for _ in 0..<4 {
      guard encoder.begin(width: bitmap.width, height: bitmap.height) else { return nil }
      let isComplete = stride(from: 0, to: bitmap.height, by: rows).allSatisfy { y in
        let band = bitmap.band(y: y, rowCount: rows)
        guard let ink else { return encoder.add(band) }
        let words = ink.words.count / bitmap.height
        return ink.words.withUnsafeBufferPointer { inked in
          ink.changes.withUnsafeBufferPointer { changed in
            guard let inked = inked.baseAddress, let changed = changed.baseAddress else {
              return false
            }
            return encoder.add(
              Band(
                y: y, rowCount: band.rowCount, width: band.width, pixels: band.pixels,
                stride: band.stride, facts: band.facts,
                ink: BandInk(
                  words: inked + y * words, changes: changed + y * words, wordsPerRow: words,
                  background: bitmap.row(0)[0])))
          }
        }
      }
      if isComplete, try encoder.finish() { return [UInt8](encoder.lastBytes) }
    }
    return nil
  }

  @Test(arguments: pictures, [1, 7, 1000])
  func `bands encode to the bytes of the bitmap`(
    picture: CompressionTests.Picture, rows: Int
  ) throws {
    let bitmap = picture.bitmap
    let whole = try PNGEncoder().encoded(bitmap)
    // A picture in bands, after one from a bitmap and after one in bands.
    let encoder = PNGEncoder()
    let first = try Self.encode(bitmap, rows: rows, by: encoder)
    #expect(first == nil || first == whole)
    #expect(try encoder.encoded(bitmap) == whole)
    for _ in 0..<2 {
      let again = try Self.encode(bitmap, rows: rows, by: encoder)
      #expect(again == nil || again == whole)
    }
  }

  @Test(arguments: pictures) func `ink facts leave the bytes unchanged`(
    picture: CompressionTests.Picture
  ) throws {
    let bitmap = picture.bitmap
    let wordsPerRow = (bitmap.width + 1023) / 1024
    var ink = [UInt64](repeating: 0, count: wordsPerRow * bitmap.height)
    var changes = ink
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let (word, bit) = (y * wordsPerRow + x / 1024, UInt64(1) << UInt64(x / 16 % 64))
        if bitmap.row(y)[x] != bitmap.row(0)[0] { ink[word] |= bit }
        if y > 0, bitmap.row(y)[x] != bitmap.row(y - 1)[x] { changes[word] |= bit }
      }
    }
    let bytes = try Self.encode(bitmap, rows: 9, ink: (ink, changes), by: PNGEncoder())
    #expect(try bytes == nil || bytes == PNGEncoder().encoded(bitmap))
  }

  @Test func `most pictures are encoded from bands, whatever came before`() throws {
    let encoder = PNGEncoder()
    var bitmaps = 0
    for picture in Self.pictures + Self.pictures.reversed() {
      let bitmap = picture.bitmap
      let whole = try PNGEncoder().encoded(bitmap)
      if let bytes = try Self.encode(bitmap, rows: 8, by: encoder) {
        #expect(bytes == whole, "\(picture.testDescription)")
      } else {
        bitmaps += 1
        #expect(try encoder.encoded(bitmap) == whole, "\(picture.testDescription)")
      }
    }
    #expect(bitmaps < Self.pictures.count / 2)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 16, 17, 255, 256, 257], [true, false])
  func `any number of colors encodes to the bytes of the bitmap`(count: Int, isOpaque: Bool) throws
  {
    let bitmap = Bitmap(width: 60, height: 40)
    for y in 0..<40 {
      for x in 0..<60 {
        let number = UInt32((y * 60 + x) % count)
        bitmap.row(y)[x] = (isOpaque ? 0xFF00_0000 : (255 - number & 255) << 24) | number / 2
      }
    }
    let encoder = PNGEncoder()
    for _ in 0..<3 {
      let bytes = try Self.encode(bitmap, rows: 8, by: encoder) ?? encoder.encoded(bitmap)
      #expect(try bytes == PNGEncoder().encoded(bitmap))
    }
  }

  @Test func `small compression and invalid sizes refuse to encode from bands`() {
    #expect(!PNGEncoder(compression: .small).begin(width: 3, height: 3))
    #expect(!PNGEncoder().begin(width: 0, height: 3))
    #expect(!PNGEncoder().begin(width: 3, height: 1_000_001))
    #expect(PNGEncoder().begin(width: 3, height: 3))
  }
}
