/// The rule that turns sums of signed area into coverage.
struct CoverageRule {
  /// Whether the fill rule is even-odd rather than non-zero.
  let isEvenOdd: Bool
  /// Whether edges are not antialiased: a pixel counts as wholly covered if at least half of its
  /// area is covered, and otherwise as uncovered.
  let isHard: Bool

  /// Returns the coverage, 0 to 255, of a pixel. `sum` is twice the signed area that is covered in
  /// the pixel; see ``FixedPoint``.
  ///
  /// The non-zero rule clips the magnitude of the area at one winding. The even-odd rule folds the
  /// area: the coverage is 0 at 0 and 2 windings, full at 1 and 3 windings, and linear in between.
  @inline(__always)
  func coverage(_ sum: Int32) -> UInt32 {
    let full = FixedPoint.fullArea
    let area: Int32
    if isEvenOdd {
      let folded = sum & (2 &* full &- 1)
      area = min(folded, 2 &* full &- folded)
    } else {
      let magnitude = sum < 0 ? 0 &- sum : sum
      area = magnitude < 0 ? full : min(magnitude, full)
    }
    if isHard { return area >= full >> 1 ? 255 : 0 }
    return UInt32(bitPattern: (area &* 255 &+ (full >> 1)) >> FixedPoint.areaBits)
  }

  /// Returns the coverage of four pixels, with the same results as for single pixels. Bit
  /// operations replace comparisons of lanes.
  @inline(__always)
  func coverage(_ sums: SIMD4<Int32>) -> SIMD4<UInt32> {
    let full = SIMD4(repeating: FixedPoint.fullArea)
    let area: SIMD4<Int32>
    if isEvenOdd {
      let folded = sums & (full &+ full &- 1)
      let isSmall = (folded &- full) &>> 31
      area = (folded & isSmall) | ((full &+ full &- folded) & ~isSmall)
    } else {
      let sign = sums &>> 31
      let magnitude = (sums ^ sign) &- sign
      let isSmall = (magnitude &- full) &>> 31
      area = (magnitude & isSmall) | (full & ~isSmall)
    }
    if isHard {
      let isLess = (area &- (full &>> 1)) &>> 31
      return unsafeBitCast(~isLess & 255, to: SIMD4<UInt32>.self)
    }
    let levels = ((area &<< 8) &- area &+ (full &>> 1)) &>> Int32(FixedPoint.areaBits)
    return unsafeBitCast(levels, to: SIMD4<UInt32>.self)
  }
}
