import ZoetropePixelKernels

/// Compares two sequences of bytes in groups of 64. The groups that differ are listed in ascending
/// order.
///
/// Uses vector instructions if the processor has them. The result is the same on every processor.
enum ByteGroups {
  /// A group that differs: `place` is the offset of its first byte, and bit *k* of `mask` is set if
  /// byte *k* differs.
  typealias Group = zoetrope_difference

  /// Compares two sequences of bytes from one offset up to another, and lists the groups that
  /// differ. The number of compared bytes must be a multiple of 64.
  ///
  /// - Parameter found: Memory with room for all compared groups. The groups that differ are stored
  ///   there.
  /// - Returns: The number of groups that differ.
  @inline(__always)
  static func find(
    _ bytes: UnsafeRawPointer, _ others: UnsafeRawPointer, from place: Int, to end: Int,
    into found: UnsafeMutablePointer<Group>
  ) -> Int {
    let count = zoetrope_find_differences(bytes, others, place, end, found)
    return count >= 0 ? count : findAnywhere(bytes, others, from: place, to: end, into: found)
  }

  /// Compares selected groups of 64 bytes, out of 64 adjacent groups, and lists those that differ.
  ///
  /// - Parameters:
  ///   - groups: A mask of the groups to compare: bit *k* stands for group *k*.
  ///   - first: The offset of the first byte of group 0.
  ///   - found: Memory with room for all compared groups. The groups that differ are stored there.
  /// - Returns: The number of groups that differ.
  @inline(__always)
  static func find(
    _ bytes: UnsafeRawPointer, _ others: UnsafeRawPointer, among groups: UInt64, first: Int,
    into found: UnsafeMutablePointer<Group>
  ) -> Int {
    if groups == 0 { return 0 }
    let count = zoetrope_find_differences_among(bytes, others, groups, first, found)
    return count >= 0
      ? count : findAnywhere(bytes, others, among: groups, first: first, into: found)
  }

  /// Does the same as ``find(_:_:from:to:into:)``, without processor-specific instructions.
  static func findAnywhere(
    _ bytes: UnsafeRawPointer, _ others: UnsafeRawPointer, from start: Int, to end: Int,
    into found: UnsafeMutablePointer<Group>
  ) -> Int {
    var count = 0
    var place = start
    while place < end {
      let mask = ByteMask.differences(bytes + place, others + place)
      if mask != 0 {
        found[count] = Group(mask: mask, place: place)
        count &+= 1
      }
      place &+= ByteMask.width
    }
    return count
  }

  /// Does the same as ``find(_:_:among:first:into:)``, without processor-specific instructions.
  static func findAnywhere(
    _ bytes: UnsafeRawPointer, _ others: UnsafeRawPointer, among groups: UInt64, first: Int,
    into found: UnsafeMutablePointer<Group>
  ) -> Int {
    var count = 0
    var bits = groups
    while bits != 0 {
      let place = first &+ bits.trailingZeroBitCount &* ByteMask.width
      bits &= bits &- 1
      let mask = ByteMask.differences(bytes + place, others + place)
      if mask == 0 { continue }
      found[count] = Group(mask: mask, place: place)
      count &+= 1
    }
    return count
  }
}
