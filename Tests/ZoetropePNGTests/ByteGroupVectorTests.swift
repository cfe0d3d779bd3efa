import TestSupport
import Testing

@testable import ZoetropePNG

/// The C kernel of this processor and its twin in Swift find the recorded differences.
///
/// `Tests/Kernels/run` gives the same cases to the kernels of other processors. The file `cases.c`
/// there describes the form of the lines.
@Suite(.reportsSeed) struct ByteGroupVectorTests {
  private typealias Flip = (place: Int, bits: UInt8)
  private typealias Search = (
    UnsafeRawPointer, UnsafeRawPointer, UnsafeMutablePointer<ByteGroups.Group>
  ) -> Int

  private func hex(_ number: some BinaryInteger) -> String { String(number, radix: 16) }

  private func list(_ items: [String]) -> String {
    items.isEmpty ? "-" : items.joined(separator: ",")
  }

  private func found(_ a: [UInt8], _ b: [UInt8], _ search: Search) -> String {
    withUnsafeTemporaryAllocation(of: ByteGroups.Group.self, capacity: 64) { groups in
      a.withUnsafeBytes { a in
        b.withUnsafeBytes { b in
          guard let a = a.baseAddress, let b = b.baseAddress, let base = groups.baseAddress
          else { return "" }
          let count = search(a, b, base)
          return list(groups.prefix(count).map { "\($0.place):\(hex($0.mask))" })
        }
      }
    }
  }

  /// The end of a line: a pattern of seven bytes that the bytes repeat, the bits that are flipped
  /// in the others, and the groups that are found to differ.
  private func line(
    _ count: Int, _ flips: [Flip], _ random: inout SeededRandom, kernel: Search, twin: Search
  ) -> String {
    let pattern = (0..<7).map { _ in UInt8.random(in: 16...255, using: &random) }
    let bytes = (0..<count).map { pattern[$0 % 7] }
    var others = bytes
    for flip in flips { others[flip.place] ^= flip.bits }
    let found = found(bytes, others, twin)
    #expect(self.found(bytes, others, kernel) == found)
    return pattern.map { hex($0) }.joined()
      + " \(list(flips.map { "\($0.place):\(hex($0.bits))" })) \(found)\n"
  }

  private func between(
    _ start: Int, _ groups: Int, _ flips: [Flip], _ random: inout SeededRandom
  ) -> String {
    let end = start + 64 * groups
    // One more byte, because an empty array may have no address.
    let rest = line(end + 1, flips, &random) {
      ByteGroups.find($0, $1, from: start, to: end, into: $2)
    } twin: {
      ByteGroups.findAnywhere($0, $1, from: start, to: end, into: $2)
    }
    return "between \(start) \(end) \(rest)"
  }

  private func among(
    _ groups: UInt64, first: Int, _ flips: [Flip], _ random: inout SeededRandom
  ) -> String {
    let rest = line(first + 64 * 64, flips, &random) {
      ByteGroups.find($0, $1, among: groups, first: first, into: $2)
    } twin: {
      ByteGroups.findAnywhere($0, $1, among: groups, first: first, into: $2)
    }
    return "among \(hex(groups)) \(first) \(rest)"
  }

  /// Flips bits in one of `rarity` groups: in one byte, in some, or in all.
  private func flips(
    from start: Int, _ groups: Int, rarity: Int, _ random: inout SeededRandom
  ) -> [Flip] {
    (0..<groups).flatMap { group -> [Flip] in
      if Int.random(in: 0..<rarity, using: &random) > 0 { return [] }
      let chance = [1, 9, 9, 30].randomElement(using: &random) ?? 1
      let chosen = (0..<64).filter { _ in Int.random(in: 0..<chance, using: &random) == 0 }
      let one = [Int.random(in: 0..<64, using: &random)]
      return (chosen.isEmpty ? one : chosen).map {
        (start + 64 * group + $0, UInt8.random(in: 1...255, using: &random))
      }
    }
  }

  @Test func `all groups between two offsets are compared as recorded`() {
    var random = SeededRandom(seed: 21)
    var text = ""
    for groups in [0, 1, 2, 3, 4, 5, 8, 9] {
      for (number, start) in [0, 64, 3, 17].enumerated() {
        text += between(start, groups, [], &random)
        if groups == 0 { continue }
        let some = flips(from: start, groups, rarity: 1 + (groups + number) % 3, &random)
        text += between(start, groups, some, &random)
      }
    }
    for place in 0..<64 {
      let flip = (64 * (place % 3) + place, UInt8(1) << UInt8(place % 8))
      text += between(0, 3, [flip], &random)
    }
    expectGolden(text, named: "kernels/between.txt")
  }

  @Test func `chosen groups are compared as recorded`() {
    var random = SeededRandom(seed: 22)
    var text = ""
    let masks: [UInt64] = [0, 1, 2, 1 << 63, 1 | 1 << 63, .max]
    for (number, groups) in (masks + (0..<12).map { _ in random.next() & random.next() })
      .enumerated()
    {
      let first = [0, 64, 5][number % 3]
      let some = flips(from: first, 64, rarity: [8, 30, 4][number / 3 % 3], &random)
      text += among(groups, first: first, some, &random)
    }
    expectGolden(text, named: "kernels/among.txt")
  }
}
