import TestSupport
import Testing

@testable import ZoetropePNG

@Suite(.reportsSeed) struct HuffmanCodeTests {
  /// Kraft's sum in units of the longest code.
  private func kraft(_ code: HuffmanCode, limit: Int) -> Int {
    code.lengths.reduce(0) { $1 == 0 ? $0 : $0 + 1 << (limit - Int($1)) }
  }

  /// The number of bits of a Huffman code, by merging the two smallest weights repeatedly.
  private func bits(_ counts: [UInt32]) -> Int {
    var weights = counts.filter { $0 > 0 }.map(Int.init)
    if weights.count == 1 { return weights[0] }
    var bits = 0
    while weights.count > 1 {
      weights.sort(by: >)
      let sum = weights.removeLast() + weights.removeLast()
      bits += sum
      weights.append(sum)
    }
    return bits
  }

  private func cost(_ code: HuffmanCode, _ counts: [UInt32]) -> Int {
    zip(code.lengths, counts).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// Whether no code is the prefix of another.
  private func isPrefixFree(_ code: HuffmanCode) -> Bool {
    let words = zip(code.lengths, code.codes).filter { $0.0 > 0 }
    for (index, a) in words.enumerated() {
      for b in words[..<index] {
        let common = UInt16(1) << UInt16(min(a.0, b.0)) - 1
        if (a.1 ^ b.1) & common == 0 { return false }
      }
    }
    return true
  }

  @Test func `the code of no symbols is empty, and of one symbol one bit long`() {
    #expect(HuffmanCode(counts: [0, 0, 0], limit: 15).lengths == [0, 0, 0])
    #expect(HuffmanCode(counts: [0, 7, 0], limit: 15).lengths == [0, 1, 0])
    #expect(HuffmanCode(counts: [0, 7, 0], limit: 15).codes == [0, 0, 0])
  }

  @Test func `two symbols take a bit each, however often they occur`() {
    let code = HuffmanCode(counts: [1_000_000, 0, 1], limit: 15)
    #expect(code.lengths == [1, 0, 1])
    #expect(code.codes == [0, 0, 1])
  }

  @Test func `equal counts give equal lengths`() {
    let code = HuffmanCode(counts: [UInt32](repeating: 3, count: 256), limit: 8)
    #expect(code.lengths.allSatisfy { $0 == 8 })
    #expect(isPrefixFree(code))
  }

  @Test func `a code without a length limit is optimal`() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let number = Int.random(in: 2...60, using: &random)
      let counts = (0..<number).map { _ in
        Bool.random(using: &random) ? UInt32.random(in: 0...900, using: &random) : 1
      }
      let code = HuffmanCode(counts: counts, limit: 15)
      #expect(cost(code, counts) == bits(counts), "seed \(seed)")
      #expect(isPrefixFree(code), "seed \(seed)")
    }
  }

  @Test(arguments: [5, 7, 9, 14, 15]) func `codes keep to a length limit and use it fully`(
    limit: Int
  ) {
    // Fibonacci numbers make the longest codes.
    var counts: [UInt32] = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let code = HuffmanCode(counts: counts, limit: limit)
    #expect(code.lengths.allSatisfy { (1...limit).contains(Int($0)) })
    #expect(kraft(code, limit: limit) == 1 << limit)
    #expect(isPrefixFree(code))
    #expect(cost(code, counts) >= bits(counts))
    // A more frequent symbol has a code that is no longer.
    #expect(zip(code.lengths, code.lengths.dropFirst()).allSatisfy { $0 >= $1 })
  }

  @Test func `random counts keep to a tight limit`() {
    for seed in UInt64(1)...60 {
      var random = SeededRandom(seed: seed)
      let counts = (0..<286).map { _ in
        UInt32(1) << UInt32.random(in: 0...24, using: &random)
      }
      let code = HuffmanCode(counts: counts, limit: 9)
      #expect(kraft(code, limit: 9) == 1 << 9, "seed \(seed)")
      #expect(code.lengths.allSatisfy { (1...9).contains($0) }, "seed \(seed)")
    }
  }
}
