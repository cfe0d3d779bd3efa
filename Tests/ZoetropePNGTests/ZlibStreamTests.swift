import CPNG
import Testing

@testable import ZoetropePNG

struct ZlibStreamTests {
  @Test(arguments: [0, 1, 1000, 300_000])
  func `zlib reads what was compressed`(count: Int) throws {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * $0 / 7) }
    let compressed = try ZlibStream.compressed(bytes)
    var result = [UInt8](repeating: 0, count: count + 1)
    var length = UInt(result.count)
    #expect(uncompress(&result, &length, compressed, UInt(compressed.count)) == Z_OK)
    #expect(Array(result.prefix(Int(length))) == bytes)
  }
}
