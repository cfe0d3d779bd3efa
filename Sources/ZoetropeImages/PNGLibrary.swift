import CPNG

/// The versions of the libraries that determine the bytes of PNG files: libpng and zlib.
package enum PNGVersions {
  /// The name of each library, and the version that is loaded at run time.
  package static var all: [(name: String, version: String)] {
    [
      ("libpng", String(cString: png_get_libpng_ver(nil))),
      ("zlib", String(cString: zlibVersion())),
    ]
  }
}

/// The interface to libpng and zlib. No other code calls these libraries.
package final class PNGLibrary {
  private var buffer = cpng_buffer()
  private var kept = cpng_buffer()
  private var tried = cpng_buffer()

  package init() {}

  deinit {
    cpng_free(&buffer)
    cpng_free(&kept)
    cpng_free(&tried)
  }

  /// The bytes of the file that was written last.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: buffer.bytes, count: buffer.count)
  }

  /// Writes a file from pixels that are already compressed as a zlib stream.
  package func write(_ header: PNGHeader, stream: UnsafeRawBufferPointer) throws(PNGError) {
    var format = Self.format(header)
    var message = cpng_message()
    guard let base = stream.baseAddress,
      cpng_wrap(&format, base, stream.count, &buffer, &message) == 0
    else { throw .encoding(message: Self.text(message)) }
  }

  /// The effort with which zlib searches for repeated bytes.
  package enum Search {
    /// Finds only repetitions of the previous byte.
    case runs
    /// Finds earlier occurrences of byte sequences, and stops each search early.
    case moderate
    /// Finds the longest earlier occurrences of byte sequences. This search is the slowest.
    case maximum
  }

  /// The last stream that ``compress(_:_:smallerThan:)`` kept.
  package var smallest: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: kept.bytes, count: kept.count)
  }

  /// Compresses bytes with zlib, and keeps the stream if it has fewer than `limit` bytes.
  ///
  /// - Returns: Whether the stream was kept.
  package func compress(
    _ bytes: UnsafeRawBufferPointer, _ search: Search, smallerThan limit: Int
  ) throws(PNGError) -> Bool {
    let level: Int32 = search == .moderate ? 6 : 9
    let strategy = search == .runs ? Z_RLE : Z_DEFAULT_STRATEGY
    switch cpng_compress(bytes.baseAddress, bytes.count, level, strategy, limit, &tried) {
    case 0:
      swap(&kept, &tried)
      return true
    case 1: return false
    default: throw .encoding(message: "zlib has run out of memory")
    }
  }

  private static func format(_ header: PNGHeader) -> cpng_format {
    let palette = header.palette
    var format = cpng_format()
    format.width = UInt32(header.width)
    format.height = UInt32(header.height)
    format.bit_depth = 8
    switch header.format {
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

  /// The result of ``decode(_:limit:)``.
  struct Picture {
    var width: Int
    var height: Int
    var bitDepth: Int
    var colorType: Int
    var paletteCount: Int
    /// The pixels as straight RGBA, four bytes each, row by row without gaps.
    var pixels: [UInt8]
    /// The color profile; empty if there is none.
    var profile: [UInt8]
  }

  /// Decodes a file of at most `limit` pixels.
  static func decode(_ bytes: [UInt8], limit: Int) throws(PNGError) -> Picture {
    var picture = cpng_picture()
    var message = cpng_message()
    let failed = cpng_decode(bytes, bytes.count, UInt64(max(limit, 0)), &picture, &message)
    let (width, height) = (Int(picture.width), Int(picture.height))
    guard failed == 0, let pixels = picture.pixels else {
      if width > 0, height > limit / width {
        throw .decoding(
          message: "\(width) by \(height) pixels are more than the limit of \(limit)")
      }
      throw .decoding(message: text(message))
    }
    defer {
      free(pixels)
      free(picture.profile)
    }
    // An array cannot report that there is no memory for it.
    guard let room = malloc(width * height * 4) else { throw .decoding(message: "out of memory") }
    free(room)
    return Picture(
      width: width, height: height, bitDepth: Int(picture.bit_depth),
      colorType: Int(picture.color_type), paletteCount: Int(picture.palette_count),
      pixels: [UInt8](UnsafeBufferPointer(start: pixels, count: width * height * 4)),
      profile: [UInt8](
        UnsafeBufferPointer(start: picture.profile, count: picture.profile_count)))
  }

  private static func text(_ message: cpng_message) -> String {
    withUnsafeBytes(of: message.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }
}
