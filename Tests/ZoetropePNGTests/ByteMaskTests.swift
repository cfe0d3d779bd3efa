import TestSupport
import Testing

@testable import ZoetropePNG

@Suite(.reportsSeed) struct ByteMaskTests {
  private func expectMask(_ a: [UInt8], _ b: [UInt8], _ comment: Comment? = nil) {
    var expected: UInt64 = 0
    for place in 0..<64 where a[place] != b[place] { expected |= 1 << UInt64(place) }
    a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        guard let a = a.baseAddress, let b = b.baseAddress else { return }
        #expect(ByteMask.differences(a, b) == expected, comment)
        #expect(ByteMask.portableDifferences(a, b) == expected, comment)
      }
    }
  }

  @Test func `equal bytes give an empty mask`() {
    expectMask(Array(0..<64), Array(0..<64))
  }

  @Test func `each bit of each byte marks that byte as different`() {
    for bit in 0..<512 {
      var bytes = [UInt8](repeating: 0x80, count: 64)
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      expectMask(bytes, [UInt8](repeating: 0x80, count: 64), "bit \(bit)")
    }
  }

  @Test func `any combination of bytes may differ`() {
    for seed in UInt64(1)...200 {
      var random = SeededRandom(seed: seed)
      let a = (0..<64).map { _ in UInt8.random(in: 0...255, using: &random) }
      let b = a.map { Int.random(in: 0..<3, using: &random) == 0 ? ~$0 : $0 }
      expectMask(a, b, "seed \(seed)")
    }
    expectMask([UInt8](repeating: 0, count: 64), [UInt8](repeating: 255, count: 64))
  }
}
