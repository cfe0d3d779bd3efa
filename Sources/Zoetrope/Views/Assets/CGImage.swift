import Foundation
import ZoetropeBitmap
import ZoetropePNG

/// An image of sRGB pixels, 8 bits a channel.
///
/// It has the name of Core Graphics' type, as far as this goes: sizes, cropping, and initialisers of
/// its own for bytes and for PNG files.
///
/// Guarantees: immutable; equal where size and pixels are equal.
public final class CGImage: Sendable {
  package let pixels: ImagePixels

  package init(_ pixels: ImagePixels) { self.pixels = pixels }

  /// Creates an image from bytes; Zoetrope's own. O(pixels)
  ///
  /// - Parameters:
  ///   - width: Pixels in a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - bytes: The pixels, row by row from the top, without gaps: red, green and blue, with alpha
  ///     where `alphaInfo` says.
  ///   - alphaInfo: What alpha means. Default: straight, last.
  /// - Throws: ``ImageError`` where there are no pixels, or not as many bytes as pixels take.
  public convenience init(
    width: Int, height: Int, bytes: [UInt8], alphaInfo: CGImageAlphaInfo = .last
  ) throws(ImageError) {
    guard width > 0, height > 0, width <= 1 << 20, height <= 1 << 20 else {
      throw .invalidSize(width: width, height: height)
    }
    let expected = width * height * alphaInfo.bytesPerPixel
    guard bytes.count == expected else {
      throw .wrongByteCount(width: width, height: height, expected: expected, found: bytes.count)
    }
    self.init(ImagePixels(width: width, height: height, bytes: bytes, alphaInfo))
  }

  /// Reads an image from a PNG file's bytes; Zoetrope's own. O(pixels)
  ///
  /// - Throws: ``ImageError`` where the bytes are not a whole, sound PNG file.
  public convenience init(png bytes: [UInt8]) throws(ImageError) {
    do throws(PNGError) {
      self.init(try ImagePixels(png: bytes))
    } catch {
      throw .unreadable(reason: error.reason)
    }
  }

  /// Pixels in a row.
  public var width: Int { pixels.width }
  /// Rows.
  public var height: Int { pixels.height }
  /// 8.
  public var bitsPerComponent: Int { 8 }
  /// 32.
  public var bitsPerPixel: Int { 32 }
  /// Bytes from one row to the next: four for each pixel.
  public var bytesPerRow: Int { 4 * width }
  /// Colours are multiplied with their alpha; an opaque image's fourth byte does not count.
  public var alphaInfo: CGImageAlphaInfo { pixels.isOpaque ? .noneSkipLast : .premultipliedLast }

  /// The pixels, row by row from the top, without gaps: red, green, blue and alpha, colours multiplied
  /// with their alpha; Zoetrope's own. O(pixels)
  public var bytes: [UInt8] {
    pixels.pixels.flatMap { pixel in
      [
        UInt8(pixel & 255), UInt8(pixel >> 8 & 255), UInt8(pixel >> 16 & 255), UInt8(pixel >> 24),
      ]
    }
  }

  /// The part of the image in a rectangle of pixels, whose sides are moved outwards to whole ones;
  /// nil where that is none of the image. O(pixels)
  public func cropping(to rect: CGRect) -> CGImage? {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(all)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let (left, top) = (Int(part.minX), Int(part.minY))
    return CGImage(
      ImagePixels(
        width: Int(part.width), height: Int(part.height), of: pixels, columnStep: 1,
        rowStep: width, from: top * width + left))
  }
}

extension CGImage: Hashable {
  /// Whether both have the same size and the same pixels. O(1) unless they are two of the same.
  public static func == (a: CGImage, b: CGImage) -> Bool { a.pixels == b.pixels }

  /// Hashes the pixels' fingerprint.
  public func hash(into hasher: inout Hasher) { hasher.combine(pixels) }
}
