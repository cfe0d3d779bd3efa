import Synchronization

/// An immutable image, shared by everything that draws it: premultiplied RGBA, 8 bits per channel.
///
/// Each pixel is one `UInt32`: red in the lowest byte, then green, blue and alpha. No channel is
/// larger than alpha.
public final class ImagePixels: Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int
  /// The pixels, row by row from the top, without gaps.
  public let pixels: [UInt32]
  /// Whether every pixel is opaque.
  public let isOpaque: Bool
  /// A hash of the size and the pixels, the same in every process.
  public let fingerprint: UInt64
  /// The cached result of ``halved``; nil until it is first requested.
  private let half = Mutex<ImagePixels?>(nil)

  /// Creates an image from premultiplied pixels.
  ///
  /// If a color channel is larger than the alpha of its pixel, the channel is lowered to this
  /// alpha.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, 0 or more.
  ///   - height: The number of rows, 0 or more.
  ///   - pixels: `width` times `height` pixels, row by row from the top, with red in the lowest
  ///     byte.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(width: Int, height: Int, premultiplied pixels: [UInt32]) {
    precondition(
      width >= 0 && height >= 0 && pixels.count == width * height,
      "An image of \(width) by \(height) pixels cannot have \(pixels.count) values.")
    self.width = width
    self.height = height
    let survey = PixelSurvey(pixels, width: width)
    self.pixels = survey.isSound ? pixels : pixels.map(PixelSurvey.lowered)
    isOpaque = survey.isOpaque
    fingerprint = survey.fingerprint
  }

  /// Creates an image from bytes with straight alpha.
  ///
  /// The colors are premultiplied and rounded to nearest.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, 0 or more.
  ///   - height: The number of rows, 0 or more.
  ///   - bytes: Four bytes for each pixel: red, green, blue and alpha, row by row from the top.
  /// - Complexity: O(*n*) in the number of pixels.
  public convenience init(width: Int, height: Int, straight bytes: [UInt8]) {
    precondition(
      bytes.count == 4 * width * height,
      "An image of \(width) by \(height) pixels cannot have \(bytes.count) bytes.")
    let pixels = bytes.withUnsafeBufferPointer { bytes in
      [UInt32](unsafeUninitializedCapacity: bytes.count / 4) { pixels, count in
        count = bytes.count / 4
        for index in 0..<count {
          let place = 4 &* index
          pixels[index] = Self.premultiplied(
            bytes[place], bytes[place &+ 1], bytes[place &+ 2], alpha: bytes[place &+ 3])
        }
      }
    }
    self.init(width: width, height: height, premultiplied: pixels)
  }

  /// The image at half the width and half the height, both rounded up. It is made on first use.
  ///
  /// Each pixel of the smaller image covers one to four pixels of this image, and is their mean.
  ///
  /// - Complexity: O(*n*) in the number of pixels on first use, then O(1).
  package var halved: ImagePixels {
    half.withLock { half in
      if let half { return half }
      let made = makeHalf()
      half = made
      return made
    }
  }

  private func makeHalf() -> ImagePixels {
    let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
    let half = pixels.withUnsafeBufferPointer { pixels in
      [UInt32](unsafeUninitializedCapacity: newWidth * newHeight) { result, count in
        count = newWidth * newHeight
        for y in 0..<newHeight {
          let top = 2 &* y &* width
          let bottom = 2 &* y &+ 1 < height ? top &+ width : top
          for x in 0..<newWidth {
            let (left, right) = (2 &* x, 2 &* x &+ 1 < width ? 2 &* x &+ 1 : 2 &* x)
            result[y &* newWidth &+ x] = Self.mean(
              pixels[top &+ left], pixels[top &+ right], pixels[bottom &+ left],
              pixels[bottom &+ right])
          }
        }
      }
    }
    return ImagePixels(width: newWidth, height: newHeight, premultiplied: half)
  }

  /// Returns the mean of four pixels, each channel rounded to nearest.
  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let even = (a & mask) &+ (b & mask) &+ (c & mask) &+ (d & mask) &+ 0x0002_0002
    let odd =
      ((a >> 8) & mask) &+ ((b >> 8) & mask) &+ ((c >> 8) & mask) &+ ((d >> 8) & mask)
      &+ 0x0002_0002
    return ((even >> 2) & mask) | (((odd >> 2) & mask) << 8)
  }

  @inline(__always)
  private static func premultiplied(
    _ red: UInt8, _ green: UInt8, _ blue: UInt8, alpha: UInt8
  ) -> UInt32 {
    let alpha = UInt32(alpha)
    func channel(_ value: UInt8) -> UInt32 {
      let product = UInt32(value) &* alpha &+ 128
      return (product &+ (product >> 8)) >> 8
    }
    return channel(red) | channel(green) << 8 | channel(blue) << 16 | alpha << 24
  }
}

extension ImagePixels: Hashable {
  /// Returns whether two images have the same size and the same pixels.
  ///
  /// - Complexity: O(1) if both are the same object or their fingerprints differ; otherwise O(*n*)
  ///   in the number of pixels.
  public static func == (a: ImagePixels, b: ImagePixels) -> Bool {
    if a === b { return true }
    return a.fingerprint == b.fingerprint && a.width == b.width && a.height == b.height
      && a.pixels == b.pixels
  }

  /// Feeds the fingerprint, which stands for the size and the pixels, into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}

/// The properties of an image that are computed in one pass over its pixels.
private struct PixelSurvey {
  var isSound = true
  var isOpaque: Bool
  var fingerprint: UInt64

  /// Determines the properties of an image.
  ///
  /// The fingerprint is the FNV-1a hash (Fowler, Noll and Vo), applied to pixels instead of bytes
  /// and mixed once more at the end.
  init(_ pixels: [UInt32], width: Int) {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(truncatingIfNeeded: width)
    var all: UInt32 = ~0
    var isSound = true
    pixels.withUnsafeBufferPointer { pixels in
      for index in 0..<pixels.count {
        let pixel = pixels[index]
        hash = (hash ^ UInt64(pixel)) &* 0x0000_0100_0000_01B3
        all &= pixel
        let alpha = pixel >> 24
        if alpha != 255 && Self.exceeds(pixel, alpha) { isSound = false }
      }
    }
    hash ^= hash >> 32
    fingerprint = hash &* 0x9E37_79B9_7F4A_7C15
    isOpaque = all >> 24 == 255
    self.isSound = isSound
  }

  @inline(__always)
  private static func exceeds(_ pixel: UInt32, _ alpha: UInt32) -> Bool {
    pixel & 255 > alpha || (pixel >> 8) & 255 > alpha || (pixel >> 16) & 255 > alpha
  }

  static func lowered(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    return min(pixel & 255, alpha) | min((pixel >> 8) & 255, alpha) << 8
      | min((pixel >> 16) & 255, alpha) << 16 | alpha << 24
  }
}
