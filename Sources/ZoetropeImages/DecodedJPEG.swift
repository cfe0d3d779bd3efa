import CJPEG

/// The content of a JPEG file as straight RGBA, 8 bits per channel.
package struct DecodedJPEG: Sendable, Hashable {
  /// The number of pixels in a row, before the picture is turned upright.
  package let width: Int
  /// The number of rows, before the picture is turned upright.
  package let height: Int
  /// The pixels from top to bottom, without gaps between rows. Each pixel has four bytes: red,
  /// green, blue and 255.
  package let pixels: [UInt8]
  /// The number of channels in the file: 1 for gray, 3 for color, 4 for inks (CMYK).
  package let channelCount: Int
  /// The transform that turns the picture upright, as one of EXIF's numbers from 1 to 8 (EXIF 2.32,
  /// section 4.6.4, tag 0x0112). It is 1 if the file states no orientation.
  package let orientation: Int
  /// The ICC profile of the colors; empty if the file has none.
  package let profile: [UInt8]

  /// Returns whether bytes begin like a JPEG file: with the marker that starts an image, and the
  /// first byte of another marker (ITU-T T.81, section B.1).
  package static func isSignature(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: [0xFF, 0xD8, 0xFF])
  }

  /// Decodes a JPEG file. The file can be baseline or progressive. Its pixels can be gray, color or
  /// inks (CMYK).
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - limit: The maximum number of pixels. The default is 268,435,456.
  /// - Throws: ``JPEGError`` if libjpeg cannot read the bytes as a complete, undamaged file, or if
  ///   the picture has too many pixels.
  /// - Complexity: O(*n*) in the number of pixels, times the number of scans, which is at most 200.
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

/// An error while a JPEG file is decoded.
package struct JPEGError: Error, Sendable, Hashable {
  /// The message of libjpeg, or a message about a limit.
  package let message: String
}
