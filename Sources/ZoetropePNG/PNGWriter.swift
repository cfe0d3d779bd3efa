import CPNG
import ZoetropeBitmap

/// The door to libpng: everything that calls it is in this file.
///
/// Rows are packed one at a time, just before libpng compresses them, while they are in the cache.
final class PNGWriter {
  private var buffer = cpng_buffer()
  private var row: UnsafeMutablePointer<UInt8>
  private var rowCapacity = 64

  init() {
    row = .allocate(capacity: rowCapacity)
    row.initialize(repeating: 0, count: rowCapacity)
  }

  deinit {
    row.deallocate()
    cpng_free(&buffer)
  }

  /// The bytes that were written last.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: buffer.bytes, count: buffer.count) }

  /// What a row is made from while libpng asks for rows.
  private struct Source {
    let bitmap: Bitmap
    let packer: RowPacker
    let table: ColorTable
    let row: UnsafeMutablePointer<UInt8>
  }

  func write(
    _ bitmap: Bitmap, _ packer: RowPacker, _ table: ColorTable, palette: [UInt32]
  ) throws(PNGError) {
    reserveRow(packer.format.rowBytes(width: bitmap.width) + 8)
    var format = Self.header(bitmap, packer.format, palette: palette)
    var source = Source(bitmap: bitmap, packer: packer, table: table, row: row)
    var message = cpng_message()
    let failed = cpng_encode(
      &format,
      { context, y in
        guard let context else { return nil }
        let source = context.assumingMemoryBound(to: Source.self)
        let row = source.pointee.row
        source.pointee.packer.pack(
          source.pointee.bitmap.row(Int(y)), source.pointee.table, into: row)
        return UnsafePointer(row)
      }, &source, &buffer, &message)
    if failed != 0 { throw .encoding(message: Self.text(message)) }
  }

  private func reserveRow(_ count: Int) {
    guard count > rowCapacity else { return }
    row.deallocate()
    row = .allocate(capacity: count)
    row.initialize(repeating: 0, count: count)
    rowCapacity = count
  }

  private static func header(
    _ bitmap: Bitmap, _ pixels: PixelFormat, palette: [UInt32]
  ) -> cpng_format {
    var format = cpng_format()
    format.width = UInt32(bitmap.width)
    format.height = UInt32(bitmap.height)
    format.bit_depth = 8
    format.level = 1
    format.strategy = Z_DEFAULT_STRATEGY
    format.filter = PNG_FILTER_NONE
    switch pixels {
    case .gray: format.color_type = PNG_COLOR_TYPE_GRAY
    case .rgb: format.color_type = PNG_COLOR_TYPE_RGB
    case .rgba: format.color_type = PNG_COLOR_TYPE_RGB_ALPHA
    case .palette(let bits):
      format.color_type = PNG_COLOR_TYPE_PALETTE
      format.bit_depth = Int32(bits)
    }
    format.palette_count = Int32(palette.count)
    format.transparent_count = Int32(palette.count { $0 >> 24 != 255 })
    withUnsafeMutableBytes(of: &format.palette) { bytes in
      for (index, color) in palette.enumerated() {
        for channel in 0..<3 {
          bytes[3 * index + channel] = UInt8(truncatingIfNeeded: color >> (8 * UInt32(channel)))
        }
      }
    }
    withUnsafeMutableBytes(of: &format.transparency) { bytes in
      for (index, color) in palette.enumerated() { bytes[index] = UInt8(color >> 24) }
    }
    return format
  }

  fileprivate static func text(_ message: cpng_message) -> String {
    withUnsafeBytes(of: message.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}

/// A picture that was read from a PNG file: straight RGBA, 8 bits a channel.
public struct DecodedPNG: Sendable, Hashable {
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// Red, green, blue and alpha (straight) of each pixel, row by row from the top, without gaps.
  public let pixels: [UInt8]
  /// Bits in a channel, or in a palette index, as the file has them.
  public let bitDepth: Int
  /// The file's colour type: 0 gray, 2 RGB, 3 palette, 4 gray and alpha, 6 RGBA.
  public let colorType: Int
  /// The number of colours in the file's palette.
  public let paletteCount: Int

  /// Reads a PNG file of any format. Channels of 16 bits are rounded to 8; gamma is not applied.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - maximumPixelCount: files with more pixels are refused; 268,435,456 by default.
  /// - Throws: ``PNGError/decoding(message:)`` for anything but a whole, sound PNG file.
  public init(_ bytes: [UInt8], maximumPixelCount: Int = 1 << 28) throws(PNGError) {
    var picture = cpng_picture()
    var message = cpng_message()
    let limit = UInt64(max(maximumPixelCount, 0))
    let failed = cpng_decode(bytes, bytes.count, limit, &picture, &message)
    guard failed == 0, let pixels = picture.pixels else {
      throw .decoding(message: PNGWriter.text(message))
    }
    width = Int(picture.width)
    height = Int(picture.height)
    bitDepth = Int(picture.bit_depth)
    colorType = Int(picture.color_type)
    paletteCount = Int(picture.palette_count)
    self.pixels = [UInt8](UnsafeBufferPointer(start: pixels, count: width * height * 4))
    free(pixels)
  }
}
