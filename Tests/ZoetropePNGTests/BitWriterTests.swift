import Testing

@testable import ZoetropePNG

struct BitWriterTests {
  @Test(arguments: 0..<8)
  func `writes of every length keep their bits, at every place in a byte`(start: UInt64) {
    for length in 0...BitWriter.longestWrite {
      var writer = BitWriter()
      defer { writer.deallocate() }
      writer.reserve(64)
      writer.write(1 << start - 1, start)
      // Ones, zeros and ones again.
      let ones = 1 << length - 1 as UInt64
      for bits in [ones, 0, ones] { writer.write(bits, length) }
      let bitCount = start + 3 * length
      writer.align()
      #expect(writer.count == (bitCount + 7) / 8)
      for bit in 0..<(8 * writer.count) {
        let byte = writer.bytes.load(fromByteOffset: bit / 8, as: UInt8.self)
        let isIn = bit >= start && bit < bitCount
        let isZero = isIn && (bit - Int(start)) / max(1, Int(length)) == 1
        #expect(
          byte >> (bit % 8) & 1 == (bit < start || isIn && !isZero ? 1 : 0),
          "bit \(bit) of three times \(length) bits after \(start)")
      }
    }
  }
}
