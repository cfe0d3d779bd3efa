/// The checksum of a zlib stream (RFC 1950, section 8.2).
///
/// It consists of two sums: the sum of all bytes plus 1, and the sum of the values that the first
/// sum has after each byte. A run of *n* zeros leaves the first sum unchanged and adds *n* times
/// the first sum to the second. Adding a run therefore takes no longer than adding a single byte.
struct Adler32 {
  /// The two sums of the checksum, before reduction modulo 65,521.
  struct Sums {
    var low: UInt64 = 1
    var high: UInt64 = 0

    /// Adds a run of zeros and then a byte.
    ///
    /// - Parameter isByte: 1 to add `byte` after the zeros, or 0 to add only the zeros. If `isByte`
    ///   is 0, `byte` must also be 0.
    @inline(__always)
    mutating func add(zeros: UInt64, byte: UInt64, isByte: UInt64) {
      let next = low &+ byte
      high &+= zeros &* low &+ (next & (0 &- isByte))
      low = next
    }
  }

  /// The running sums. They may overflow after 2^32 added bytes, or after 2^23 added bytes that are
  /// not zero, unless ``reduce()`` is called earlier.
  var sums = Sums()

  /// Reduces the sums modulo 65,521, to the range 0...65,520.
  mutating func reduce() {
    sums.low %= 65521
    sums.high %= 65521
  }

  /// The checksum of all bytes added so far.
  var value: UInt32 {
    UInt32(sums.high % 65521) << 16 | UInt32(sums.low % 65521)
  }
}
