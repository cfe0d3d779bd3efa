import TestSupport
import Testing

@testable import ZoetropePNG

/// Groups are the same with the widest vectors of this processor and without them.
@Suite(.reportsSeed) struct ByteGroupsTests {
  private struct Found: Equatable {
    var masks: [UInt64]
    var places: [Int]

    init(capacity: Int, _ find: (UnsafeMutablePointer<ByteGroups.Group>) -> Int) {
      (masks, places) = withUnsafeTemporaryAllocation(
        of: ByteGroups.Group.self, capacity: max(capacity, 1)
      ) { groups in
        guard let base = groups.baseAddress else { return ([], []) }
        let count = find(base)
        return ((0..<count).map { base[$0].mask }, (0..<count).map { base[$0].place })
      }
    }
  }

  /// Two rows of groups, of which one in `rarity` differs in some bytes.
  private func rows(_ groups: Int, rarity: Int, seed: UInt64) -> ([UInt8], [UInt8]) {
    var random = SeededRandom(seed: seed)
    let a = (0..<64 * groups).map { _ in UInt8.random(in: 0...255, using: &random) }
    var b = a
    for group in 0..<groups where Int.random(in: 0..<rarity, using: &random) == 0 {
      for _ in 0..<Int.random(in: 1...70, using: &random) {
        let place = 64 * group + Int.random(in: 0..<64, using: &random)
        b[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
    }
    return (a, b)
  }

  @Test(arguments: [1, 2, 5, 40])
  func `all groups between two offsets are visited`(_ rarity: Int) {
    for seed in UInt64(1)...60 {
      let groups = Int(seed % 13)
      let (a, b) = rows(groups + 2, rarity: rarity, seed: seed)
      a.withUnsafeBytes { a in
        b.withUnsafeBytes { b in
          guard let a = a.baseAddress, let b = b.baseAddress else { return }
          for start in [0, 64] {
            let end = start + 64 * groups
            let found = Found(capacity: groups) {
              ByteGroups.find(a, b, from: start, to: end, into: $0)
            }
            let plain = Found(capacity: groups) {
              ByteGroups.findAnywhere(a, b, from: start, to: end, into: $0)
            }
            #expect(found == plain, "seed \(seed)")
            let places = stride(from: start, to: end, by: 64).filter {
              ByteMask.portableDifferences(a + $0, b + $0) != 0
            }
            #expect(plain.places == places, "seed \(seed)")
          }
        }
      }
    }
  }

  @Test func `only the requested groups are visited`() {
    for seed in UInt64(1)...100 {
      var random = SeededRandom(seed: seed)
      let (a, b) = rows(66, rarity: 2, seed: seed)
      let wanted: UInt64 = seed == 1 ? 0 : random.next() & random.next()
      a.withUnsafeBytes { a in
        b.withUnsafeBytes { b in
          guard let a = a.baseAddress, let b = b.baseAddress else { return }
          let found = Found(capacity: 64) {
            ByteGroups.find(a, b, among: wanted, first: 128, into: $0)
          }
          let plain = Found(capacity: 64) {
            ByteGroups.findAnywhere(a, b, among: wanted, first: 128, into: $0)
          }
          #expect(found == plain, "seed \(seed)")
          let all = Found(capacity: 64) { ByteGroups.find(a, b, from: 128, to: 66 * 64, into: $0) }
          let places = all.places.filter { wanted >> UInt64(($0 - 128) / 64) & 1 == 1 }
          #expect(plain.places == places, "seed \(seed)")
        }
      }
    }
  }
}
