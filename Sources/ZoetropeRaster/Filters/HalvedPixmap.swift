/// The halving of pictures that shrink under a projection.
extension PixmapView<UInt32> {
  /// The rectangle of the picture after it is halved in both directions. The size is rounded up.
  /// Columns and rows are counted from the top left corner of the picture.
  var halvedRect: PixelRect {
    PixelRect(left: 0, top: 0, right: (rect.width + 1) / 2, bottom: (rect.height + 1) / 2)
  }

  /// Writes the halved picture. Each of its pixels is the mean of four pixels of this picture.
  /// Pixels beyond the right and the bottom side count as transparent. O(pixels)
  func halve(into target: PixmapView<UInt32>) {
    let size = halvedRect
    for y in 0..<size.bottom {
      let first = pixels + 2 * y * stride
      let second = 2 * y + 1 < rect.height ? first + stride : nil
      let row = target.pixels + y * target.stride
      for x in 0..<size.right {
        var sum = PixelMath.spread(first[2 * x])
        if let second { sum &+= PixelMath.spread(second[2 * x]) }
        if 2 * x + 1 < rect.width {
          sum &+= PixelMath.spread(first[2 * x + 1])
          if let second { sum &+= PixelMath.spread(second[2 * x + 1]) }
        }
        let mean = (sum &+ 0x0002_0002_0002_0002) &>> 2 & PixelMath.laneMask
        row[x] = UInt32(truncatingIfNeeded: mean | mean &>> 24)
      }
    }
  }
}
