/// The factors that replace divisions by the width of a line that lies within two pixels.
///
/// There is one factor for each width up to two pixels, in fixed point: 2^32 / width, rounded up.
/// The factor for width 0 equals the factor for width 1. If the dividend is below 2^23, rounding up
/// adds less than 2^23 / 2^32 to the quotient. That is too little to reach the next whole number,
/// which is at least 1 / 512 away. See Granlund and Montgomery, "Division by Invariant Integers
/// using Multiplication" (1994), theorem 4.2.
struct Reciprocals: ~Copyable {
  private var numbers = ScratchBuffer<UInt64>()

  init() {
    for width in 0...2 * FixedPoint.one {
      let divisor = UInt64(max(width, 1))
      numbers.append(((1 << 32) + divisor - 1) / divisor)
    }
  }

  /// The address of the factor for width 0. The factors for the widths 1, 2, 3 and so on follow it.
  var base: UnsafeMutablePointer<UInt64> { numbers.base }
}
