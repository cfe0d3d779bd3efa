import CFreeType
import Foundation
import ZoetropeBitmap
import ZoetropeDisplayList
import ZoetropeGeometry

extension FreeTypeFace {
  /// The largest width and height of a bitmap glyph, in pixels.
  static let maximumBitmapSide: UInt32 = 1024

  /// The picture of a glyph in its own colors; nil if it has none, or an unusable one.
  ///
  /// A drawing of the `COLR` table comes before a bitmap of the `CBDT` or `sbix` table. The largest
  /// usable strike of bitmaps is taken, for all sizes of text: the picture is reduced when it is
  /// drawn.
  func picture(of glyph: UInt32) -> GlyphPicture? {
    if isScalable, let (paint, clip) = colorReader.drawing(of: glyph),
      let picture = ColorGlyphPainter.picture(of: paint, clip: clip, unitsPerEm: unitsPerEm)
    {
      return picture
    }
    return bitmap(of: glyph)
  }

  private func bitmap(of glyph: UInt32) -> GlyphPicture? {
    guard let strikes = bitmapStrikes.first.map({ _ in bitmapStrikes }) else { return nil }
    defer { restoreSize() }
    for strike in strikes where FT_Select_Size(face, FT_Int(strike.index)) == 0 {
      if let picture = bitmap(of: glyph, pixelsPerEm: strike.pixelsPerEm) { return picture }
    }
    return nil
  }

  /// Loads a bitmap of the selected strike, after a look at its size.
  private func bitmap(of glyph: UInt32, pixelsPerEm: SIMD2<Double>) -> GlyphPicture? {
    let look = FT_Int32(FT_LOAD_COLOR | FT_LOAD_BITMAP_METRICS_ONLY)
    guard FT_Load_Glyph(face, glyph, look) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      1...Self.maximumBitmapSide ~= slot.pointee.bitmap.width,
      1...Self.maximumBitmapSide ~= slot.pointee.bitmap.rows,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_COLOR)) == 0,
      slot.pointee.format == FT_GLYPH_FORMAT_BITMAP,
      let pixels = Self.pixels(of: slot.pointee.bitmap)
    else { return nil }
    let frame = CGRect(
      x: Double(slot.pointee.bitmap_left) / pixelsPerEm.x,
      y: -Double(slot.pointee.bitmap_top) / pixelsPerEm.y,
      width: Double(pixels.width) / pixelsPerEm.x, height: Double(pixels.height) / pixelsPerEm.y)
    return GlyphPicture(pixels: pixels, frame: frame)
  }

  /// Converts premultiplied blue, green, red and alpha to pixels; nil for a bitmap of another kind.
  private static func pixels(of bitmap: FT_Bitmap) -> ImagePixels? {
    guard bitmap.pixel_mode == FT_PIXEL_MODE_BGRA.rawValue, let start = bitmap.buffer,
      1...maximumBitmapSide ~= bitmap.width, 1...maximumBitmapSide ~= bitmap.rows
    else { return nil }
    let (width, height, pitch) = (Int(bitmap.width), Int(bitmap.rows), Int(bitmap.pitch))
    guard abs(pitch) >= 4 * width else { return nil }
    // With a negative pitch, the buffer begins with the lowest row.
    let top = pitch < 0 ? start - pitch * (height - 1) : start
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for row in 0..<height {
      let bytes = top + row * pitch
      for byte in stride(from: 0, to: 4 * width, by: 4) {
        pixels.append(
          UInt32(bytes[byte + 2]) | UInt32(bytes[byte + 1]) << 8 | UInt32(bytes[byte]) << 16
            | UInt32(bytes[byte + 3]) << 24)
      }
    }
    return ImagePixels(width: width, height: height, premultiplied: pixels)
  }
}

/// A set of bitmap glyphs of one size.
struct BitmapStrike {
  /// The index of the strike in the face.
  var index: Int
  /// The number of pixels per em, horizontally and vertically.
  var pixelsPerEm: SIMD2<Double>

  /// The strikes of a face, the largest first, with those that are too large last.
  static func strikes(of face: FT_Face) -> [BitmapStrike] {
    guard let sizes = face.pointee.available_sizes else { return [] }
    let strikes = (0..<Int(face.pointee.num_fixed_sizes)).compactMap { index -> BitmapStrike? in
      let size = SIMD2(Double(sizes[index].x_ppem), Double(sizes[index].y_ppem)) / 64
      return size.x > 0 && size.y > 0 ? BitmapStrike(index: index, pixelsPerEm: size) : nil
    }
    return strikes.sorted { ($1.pixelsPerEm.y, $0.index) < ($0.pixelsPerEm.y, $1.index) }
  }
}
