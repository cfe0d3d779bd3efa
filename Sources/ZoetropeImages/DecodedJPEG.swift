import CJPEG

/// The content of a JPEG file as straight RGBA, 8 bits per channel.
package struct DecodedJPEG: Sendable, Hashable {
  /// The number of pixels in a row, as stored.
  package let width: Int
  /// The number of rows, as stored.
  package let height: Int
  /// The pixels, four bytes each (red, green, blue, 255), row by row from the top, without gaps.
  package let pixels: [UInt8]
  /// The number of channels in the file: 1 gray, 3 colors, 4 inks.
  package let channelCount: Int
  /// The transform that turns the pixels upright, as EXIF numbers it (EXIF 2.32, section 4.6.4,
  /// tag 0x0112): 1 to 8; 1 if the file names none.
  package let orientation: Int
  /// The ICC profile of the colors; empty if the file has none.
  package let profile: [UInt8]

  /// Whether bytes are the beginning of a JPEG file (ITU-T T.81, section B.1: start of image, and
  /// the first byte of another marker).
  package static func isSignature(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: [0xFF, 0xD8, 0xFF])
  }

  /// Decodes a JPEG file: baseline or progressive, gray, in colors or in inks.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limit: The largest number of pixels that is accepted. Default 268,435,456.
  /// - Throws: ``JPEGError`` if the bytes are not a complete, undamaged file that libjpeg reads, or
  ///   if the picture has too many pixels.
  /// - Complexity: O(*n*) in the number of pixels, times the number of scans, at most 200.
  package init(_ bytes: [UInt8], maximumPixelCount limit: Int = 1 << 28) throws(JPEGError) {
    var picture = cjpeg_picture()
    let failed = cjpeg_decode(bytes, bytes.count, UInt64(max(limit, 0)), &picture)
    defer { cjpeg_free(&picture) }
    (width, height) = (Int(picture.width), Int(picture.height))
    guard failed == 0, let start = picture.pixels else {
      if width > 0, height > limit / width {
        throw JPEGError(
          message: "\(width) by \(height) pixels are more than the limit of \(limit)")
      }
      let message = withUnsafeBytes(of: picture.message) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      throw JPEGError(message: message)
    }
    pixels = [UInt8](UnsafeBufferPointer(start: start, count: width * height * 4))
    channelCount = Int(picture.channel_count)
    profile = [UInt8](UnsafeBufferPointer(start: picture.profile, count: picture.profile_count))
    let exif = UnsafeBufferPointer(start: picture.exif, count: picture.exif_count)
    orientation = ExifData(Array(exif)).orientation ?? 1
  }
}

/// An error of decoding a JPEG file.
package struct JPEGError: Error, Sendable, Hashable {
  /// A message of libjpeg, or about a limit.
  package let message: String
}
