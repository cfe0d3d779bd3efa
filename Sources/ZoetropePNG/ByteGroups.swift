import CPixelKernels

/// Finds those groups of 64 bytes in which some bytes differ from others, in order.
///
/// Wider vectors than those that every processor has are used where this one has them; the groups are
/// the same.
enum ByteGroups {
  /// Bit k of the mask: byte k of the group differs. The place is that of its first byte.
  typealias Group = zoetrope_difference

  /// Finds them among all groups from one place to another, a multiple of 64 further on.
  ///
  /// - Parameter found: Room for as many groups as are looked at.
  /// - Returns: The number of groups found.
  @inline(__always)
  static func find(
    _ bytes: UnsafeRawPointer, _ others: UnsafeRawPointer, from place: Int, to end: Int,
    into found: UnsafeMutablePointer<Group>
  ) -> Int {
    let count = zoetrope_find_differences(bytes, others, place, end, found)
    return count >= 0 ? count : findAnywhere(bytes, others, from: place, to: end, into: found)
  }

  /// Finds them among some of 64 groups.
  ///
  /// - Parameters:
  ///   - groups: Bit k: group k is looked at.
  ///   - first: The place of group 0.
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

  /// The same on any processor.
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

  /// The same on any processor.
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
