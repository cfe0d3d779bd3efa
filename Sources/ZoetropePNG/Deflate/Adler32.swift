/// The checksum of a zlib stream (RFC 1950, section 8.2).
///
/// A run of n zeros leaves the first sum as it is and adds n times the first sum to the second, so
/// that a run costs no more than a byte does.
struct Adler32 {
  /// The two sums, not yet reduced.
  struct Sums {
    var low: UInt64 = 1
    var high: UInt64 = 0

    /// Adds a number of zeros and a byte; `isByte` is 0 when there is no byte, which is 0 then.
    @inline(__always)
    mutating func add(zeros: UInt64, byte: UInt64, isByte: UInt64) {
      let next = low &+ byte
      high &+= zeros &* low &+ (next & (0 &- isByte))
      low = next
    }
  }

  /// To be reduced before 2^32 bytes have been added, or 2^23 that are not 0.
  var sums = Sums()

  /// Brings the sums back into the range of 0 to 65,520.
  mutating func reduce() {
    sums.low %= 65521
    sums.high %= 65521
  }

  /// The checksum of everything added.
  var value: UInt32 {
    UInt32(sums.high % 65521) << 16 | UInt32(sums.low % 65521)
  }
}
