/// The 64-bit variant of the hash function xxHash, with a seed of 0. It is a fast checksum that
/// detects accidental changes, but not deliberate ones.
///
/// The result is the number that the tool `xxh64sum` prints. The algorithm is that of Y. Collet,
/// "xxHash fast digest algorithm", version 0.1.1 (`doc/xxhash_spec.md` of xxHash).
package enum XXH64 {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// Returns the hash of bytes. O(*n*) in the number of bytes.
  package static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var place = 0
    var hash = bytes.count < 32 ? prime5 : stripes(bytes, &place)
    hash &+= UInt64(bytes.count)
    while place + 8 <= bytes.count {
      hash = rotated(hash ^ round(0, word(bytes, place)), 27) &* prime1 &+ prime4
      place += 8
    }
    if place + 4 <= bytes.count {
      let half = UInt64(
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self)))
      hash = rotated(hash ^ half &* prime1, 23) &* prime2 &+ prime3
      place += 4
    }
    while place < bytes.count {
      hash = rotated(hash ^ UInt64(bytes[place]) &* prime5, 11) &* prime1
      place += 1
    }
    return avalanche(hash)
  }

  /// Hashes all complete stripes of 32 bytes with four accumulators, and advances `place` past the
  /// stripes.
  private static func stripes(_ bytes: UnsafeRawBufferPointer, _ place: inout Int) -> UInt64 {
    var (a, b) = (prime1 &+ prime2, prime2)
    var (c, d) = (0 as UInt64, 0 &- prime1)
    while place + 32 <= bytes.count {
      a = round(a, word(bytes, place))
      b = round(b, word(bytes, place + 8))
      c = round(c, word(bytes, place + 16))
      d = round(d, word(bytes, place + 24))
      place += 32
    }
    var hash = rotated(a, 1) &+ rotated(b, 7) &+ rotated(c, 12) &+ rotated(d, 18)
    for accumulator in [a, b, c, d] {
      hash = (hash ^ round(0, accumulator)) &* prime1 &+ prime4
    }
    return hash
  }

  @inline(__always) private static func word(_ bytes: UnsafeRawBufferPointer, _ place: Int)
    -> UInt64
  { UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) }

  @inline(__always) private static func round(_ accumulator: UInt64, _ lane: UInt64) -> UInt64 {
    rotated(accumulator &+ lane &* prime2, 31) &* prime1
  }

  @inline(__always) private static func rotated(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value &<< count | value &>> (64 - count)
  }

  private static func avalanche(_ value: UInt64) -> UInt64 {
    var hash = (value ^ value &>> 33) &* prime2
    hash = (hash ^ hash &>> 29) &* prime3
    return hash ^ hash &>> 32
  }
}
