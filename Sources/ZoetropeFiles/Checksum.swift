/// The algorithm of the checksums in a manifest.
package enum Checksum: String, CaseIterable, Sendable, Codable {
  /// XXH64, a very fast hash that detects accidental changes. The tool `xxh64sum` computes the same
  /// checksum.
  case xxh64
  /// SHA-256, which also detects deliberate changes. The tool `sha256sum` computes the same
  /// checksum.
  case sha256

  /// Returns the checksum of bytes in hexadecimal, with lowercase letters. O(*n*) in the number of
  /// bytes.
  package func text(of bytes: UnsafeRawBufferPointer) -> String {
    switch self {
    case .xxh64: Checksum.text(of: XXH64.hash(bytes))
    case .sha256: Checksum.text(ofBytes: SHA256.hash(bytes))
    }
  }

  /// Formats a 64-bit number as 16 hexadecimal digits.
  package static func text(of number: UInt64) -> String {
    withUnsafeBytes(of: number.bigEndian) { text(ofBytes: $0) }
  }

  /// Formats bytes as hexadecimal digits, two for each byte.
  package static func text(ofBytes bytes: some Collection<UInt8>) -> String {
    String(unsafeUninitializedCapacity: 2 * bytes.count) { digits in
      var count = 0
      for byte in bytes {
        digits[count] = digit(byte >> 4)
        digits[count + 1] = digit(byte & 15)
        count += 2
      }
      return count
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
