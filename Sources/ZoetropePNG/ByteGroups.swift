import CPixelKernels

/// Finds the groups of 64 bytes in which two sequences of bytes differ, in order.
///
/// Vector instructions that only some processors have are used where available; the result is the
/// same.
enum ByteGroups {
  /// A group that differs: `place` is the offset of its first byte, and bit *k* of `mask` is set if
  /// byte *k* differs.
  typealias Group = zoetrope_difference

  /// Finds the groups that differ between two offsets whose distance is a multiple of 64.
  ///
  /// - Parameter found: Memory for as many groups as are compared.
  /// - Returns: The number of groups found.
  @inline(__always)
  static func find(
    _ bytes: UnsafeRawPointer, _ others: UnsafeRawPointer, from place: Int, to end: Int,
    into found: UnsafeMutablePointer<Group>
  ) -> Int {
    let count = zoetrope_find_differences(bytes, others, place, end, found)
    return count >= 0 ? count : findAnywhere(bytes, others, from: place, to: end, into: found)
  }

  /// Finds the groups that differ among some of 64 groups.
  ///
  /// - Parameters:
  ///   - groups: The groups to compare: bit *k* stands for group *k*.
  ///   - first: The offset of group 0.
  ///   - found: Memory for as many groups as are compared.
  /// - Returns: The number of groups found.
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

  /// Finds the groups that differ between two offsets, on any processor.
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

  /// Finds the groups that differ among some of 64 groups, on any processor.
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
