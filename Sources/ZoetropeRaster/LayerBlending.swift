/// Compositing one row of a picture over another.
enum LayerBlending {
  /// Composites `count` premultiplied pixels, weakened by an opacity and by a mask where there is
  /// one, both 0 to 255.
  @inline(__always)
  static func composite(
    _ layer: UnsafeMutablePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt32, mask: UnsafeMutablePointer<UInt8>?
  ) {
    if let mask {
      for x in 0..<count where layer[x] != 0 {
        let coverage = PixelMath.quotient(UInt32(mask[x]) &* opacity)
        target[x] = over(layer[x], coverage, target[x])
      }
    } else {
      composite(layer, over: target, count: count, opacity: opacity)
    }
  }

  /// Stretches of empty pixels are skipped two pixels at a time.
  private static func composite(
    _ layer: UnsafeMutablePointer<UInt32>, over target: UnsafeMutablePointer<UInt32>, count: Int,
    opacity: UInt32
  ) {
    let raw = UnsafeRawPointer(layer)
    var x = 0
    while x < count {
      if x &+ 1 < count && raw.loadUnaligned(fromByteOffset: x &* 4, as: UInt64.self) == 0 {
        x &+= 2
        continue
      }
      if layer[x] != 0 { target[x] = over(layer[x], opacity, target[x]) }
      x &+= 1
    }
  }

  @inline(__always)
  private static func over(_ source: UInt32, _ coverage: UInt32, _ backdrop: UInt32) -> UInt32 {
    PixelMath.over(
      PixelMath.spread(source), alpha: source >> 24, coverage: coverage, backdrop)
  }
}
