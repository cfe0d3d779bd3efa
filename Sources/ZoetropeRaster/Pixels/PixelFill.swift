import ZoetropePixelKernels

/// Sets runs of pixels to one value.
enum PixelFill {
  @inline(__always)
  static func fill(_ target: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32) {
    let raw = UnsafeMutableRawPointer(target)
    let wide = SIMD8<UInt32>(repeating: pixel)
    var index = 0
    while index &+ 8 <= count {
      raw.storeBytes(of: wide, toByteOffset: index &* 4, as: SIMD8<UInt32>.self)
      index &+= 8
    }
    while index < count {
      target[index] = pixel
      index &+= 1
    }
  }

  /// Fills a large block of pixels that is not yet in the processor's cache.
  static func fillMemory(_ target: UnsafeMutablePointer<UInt32>, count: Int, with pixel: UInt32) {
    if count < fewPixels {
      fill(target, count: count, with: pixel)
    } else {
      zoetrope_fill(target, count, pixel)
    }
  }

  /// The smallest number of pixels for which the processor's block fill instruction is used. For
  /// fewer pixels, starting the instruction takes longer than filling the pixels without it.
  private static let fewPixels = 256
}
