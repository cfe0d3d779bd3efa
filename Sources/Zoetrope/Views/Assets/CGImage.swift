import Foundation
import ZoetropeAssets
import ZoetropeFiles
import ZoetropePixels

/// An image of sRGB pixels with 8 bits per channel.
///
/// The class is named after the type in Core Graphics and covers a part of that type's interface:
/// the size, the layout of the pixels, and cropping. The initializers from bytes and from PNG files
/// are Zoetrope's own.
///
/// Guarantees: instances are immutable, and equal if their sizes and pixels are equal.
public final class CGImage: Sendable {
  /// The premultiplied pixels.
  package let pixels: ImagePixels

  /// Creates an image from premultiplied pixels.
  package init(_ pixels: ImagePixels) { self.pixels = pixels }

  /// Creates an image from bytes. This initializer is Zoetrope's own.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, from 1 to 1,048,576.
  ///   - height: The number of rows, from 1 to 1,048,576.
  ///   - bytes: The pixels, row by row from the top, without padding: red, green and blue, and
  ///     alpha at the position that `alphaInfo` specifies.
  ///   - alphaInfo: The position and the meaning of alpha. Default: straight alpha in the last
  ///     byte.
  /// - Throws: ``ImageError/invalidSize(width:height:)`` if a dimension is out of range, and
  ///   ``ImageError/wrongByteCount(width:height:expected:found:)`` if the number of bytes does not
  ///   match.
  /// - Complexity: O(*n*) in the number of pixels.
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

  /// Decodes the bytes of a PNG file. This initializer is Zoetrope's own.
  ///
  /// - Parameter bytes: The complete file.
  /// - Throws: ``ImageError/unreadable(reason:)`` if the bytes are not a complete and valid PNG
  ///   file.
  /// - Complexity: O(*n*) in the number of pixels.
  public convenience init(png bytes: [UInt8]) throws(ImageError) {
    do throws(UnreadablePicture) {
      self.init(try ImagePixels.decode(bytes, .png, limit: 1 << 28))
    } catch {
      throw .unreadable(reason: error.reason)
    }
  }

  /// Decodes the bytes of a PNG or JPEG file.
  ///
  /// - Parameters:
  ///   - bytes: The complete file.
  ///   - limit: The largest accepted number of pixels. Default nil: the limit that holds for all
  ///     image files.
  /// - Returns: The pixels as they are stored, and the orientation that turns them upright.
  /// - Throws: ``ImageError/unreadable(reason:)`` if the file cannot be decoded. The reason is a
  ///   clause that explains the fault.
  /// - Complexity: O(*n*) in the number of pixels.
  package static func decoded(
    _ bytes: [UInt8], maximumPixelCount limit: Int? = nil
  ) throws(ImageError) -> (image: CGImage, orientation: Image.Orientation) {
    do throws(UnreadablePicture) {
      let accepted: Int
      if let limit { accepted = limit } else { accepted = try Self.acceptedPixelCount() }
      let file = try ImagePixels.decodeStored(bytes, PictureFormat(bytes), limit: accepted)
      return (CGImage(file.pixels), file.orientation)
    } catch {
      throw .unreadable(reason: error.reason)
    }
  }

  /// Decodes the bytes of a PNG or JPEG file, and turns the pixels upright; see
  /// ``decoded(_:maximumPixelCount:)``.
  package convenience init(
    file bytes: [UInt8], maximumPixelCount limit: Int? = nil
  ) throws(ImageError) {
    let (image, orientation) = try Self.decoded(bytes, maximumPixelCount: limit)
    self.init(orientation.applied(to: image.pixels))
  }

  /// Returns the largest number of pixels that the program accepts in an image file.
  private static func acceptedPixelCount() throws(UnreadablePicture) -> Int {
    do throws(FileProblem) {
      return try FileLimits.current.get().imagePixelCount
    } catch {
      throw UnreadablePicture(reason: error.description)
    }
  }

  /// The number of pixels in a row.
  public var width: Int { pixels.width }
  /// The number of rows.
  public var height: Int { pixels.height }
  /// The number of bits in a channel: always 8.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits in a pixel: always 32.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes in a row: four per pixel.
  public var bytesPerRow: Int { 4 * width }
  /// The meaning of the fourth byte of each pixel. In an opaque image, the byte is skipped. In any
  /// other image, it is the alpha by which the colors are premultiplied.
  public var alphaInfo: CGImageAlphaInfo { pixels.isOpaque ? .noneSkipLast : .premultipliedLast }

  /// The pixels, row by row from the top, without padding: red, green, blue and alpha,
  /// premultiplied. This property is Zoetrope's own.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  public var bytes: [UInt8] {
    pixels.pixels.flatMap { pixel in
      [
        UInt8(pixel & 255), UInt8(pixel >> 8 & 255), UInt8(pixel >> 16 & 255), UInt8(pixel >> 24),
      ]
    }
  }

  /// Returns the part of the image inside a rectangle, or nil if the rectangle lies outside of the
  /// image.
  ///
  /// - Parameter rect: The rectangle, in pixels, y down. Its sides are moved outwards to whole
  ///   pixels.
  /// - Complexity: O(*n*) in the number of pixels.
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
  /// Whether two images have the same size and the same pixels.
  ///
  /// - Complexity: O(*n*) in the number of pixels if the images are equal but were created
  /// separately, otherwise O(1).
  public static func == (a: CGImage, b: CGImage) -> Bool { a.pixels == b.pixels }

  /// Hashes a fingerprint, which was computed from the size and the pixels when the image was
  /// created. O(1).
  public func hash(into hasher: inout Hasher) { hasher.combine(pixels) }
}
