/// A sink that paints the covered pixels of a row with an image. A mask, if there is one, reduces
/// the coverage.
struct ImageSink: CoverageSink {
  let row: UnsafeMutablePointer<UInt32>
  let mask: UnsafeMutablePointer<UInt8>?
  let sampler: ImageSampler
  /// The opacity, 0 to 255.
  let opacity: UInt32
  /// The color that is drawn through the image's alpha; nil to draw the image itself.
  let tint: SolidSource?

  @inline(__always)
  func fill(_ x: Int, _ end: Int, coverage: UInt32) {
    guard let mask else { return draw(x, end, coverage: coverage) }
    var x = x
    while x < end {
      let value = mask[x]
      var next = x &+ 1
      while next < end && mask[next] == value { next &+= 1 }
      draw(x, next, coverage: PixelMath.quotient(UInt32(value) &* coverage))
      x = next
    }
  }

  @inline(__always)
  func pixel(_ x: Int, coverage: UInt32) {
    if coverage == 0 { return }
    fill(x, x &+ 1, coverage: coverage)
  }

  private func draw(_ x: Int, _ end: Int, coverage: UInt32) {
    let coverage = PixelMath.quotient(coverage &* opacity)
    if coverage == 0 { return }
    let source = sampler.pixels(x, end)
    let target = row + x
    let count = end &- x
    if let tint {
      for index in 0..<count {
        let alpha = source[index] >> 24
        if alpha != 0 {
          tint.draw(target + index, coverage: PixelMath.quotient(alpha &* coverage))
        }
      }
    } else {
      for index in 0..<count {
        let pixel = source[index]
        if pixel >> 24 == 255 && coverage == 255 {
          target[index] = pixel
        } else if pixel != 0 {
          target[index] = PixelMath.over(
            PixelMath.spread(pixel), alpha: pixel >> 24, coverage: coverage, target[index])
        }
      }
    }
  }
}
