import CPNG
import ZoetropeBitmap

/// The door to libpng: everything that calls it is in this file.
///
/// Rows are packed one at a time, just before libpng compresses them, while they are in the cache.
final class PNGLibrary {
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
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: buffer.bytes, count: buffer.count)
  }

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
    let failed = withUnsafeMutablePointer(to: &source) { source in
      cpng_encode(&format, Self.packRow, source, &buffer, &message)
    }
    if failed != 0 { throw .encoding(message: Self.text(message)) }
  }

  /// Called by libpng's door for each row; `context` is a ``Source``.
  private static let packRow: cpng_row = { context, y in
    guard let source = context?.assumingMemoryBound(to: Source.self) else { return nil }
    // libpng copied the row that it was given last, so what was packed is still there.
    let bitmap = source.pointee.bitmap
    let row = source.pointee.row
    // Packing RGB looks for what is the same itself.
    let isRepeated =
      source.pointee.packer.format == .rgb
      ? bitmap.facts[Int(y)] == .sameAsAbove : bitmap.repeatsRowAbove(Int(y))
    if !isRepeated {
      let above = y == 0 ? nil : bitmap.row(Int(y) - 1)
      source.pointee.packer.pack(
        bitmap.row(Int(y)), above: above, source.pointee.table, into: row)
    }
    return UnsafePointer(row)
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

  /// What ``decode(_:limit:)`` finds.
  struct Picture {
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: Int
    var paletteCount: Int
    /// Straight RGBA, rows without gaps.
    var pixels: [UInt8]
  }

  /// Reads a file of at most `limit` pixels.
  static func decode(_ bytes: [UInt8], limit: Int) throws(PNGError) -> Picture {
    var picture = cpng_picture()
    var message = cpng_message()
    let failed = cpng_decode(bytes, bytes.count, UInt64(max(limit, 0)), &picture, &message)
    guard failed == 0, let pixels = picture.pixels else {
      throw .decoding(message: text(message))
    }
    defer { free(pixels) }
    let (width, height) = (Int(picture.width), Int(picture.height))
    return Picture(
      width: width, height: height, bitDepth: Int(picture.bit_depth),
      colorType: Int(picture.color_type), paletteCount: Int(picture.palette_count),
      pixels: [UInt8](UnsafeBufferPointer(start: pixels, count: width * height * 4)))
  }

  private static func text(_ message: cpng_message) -> String {
    withUnsafeBytes(of: message.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
