/// The algorithm of the checksums in a manifest.
package enum Checksum: String, CaseIterable, Sendable, Codable {
  /// XXH64, which costs next to nothing. The tool `xxh64sum` computes it, too.
  case xxh64
  /// SHA-256, which also detects deliberate changes. The tool `sha256sum` computes it, too.
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
    let bytes = stride(from: 56, through: 0, by: -8).map {
      UInt8(truncatingIfNeeded: number >> UInt64($0))
    }
    return text(ofBytes: bytes)
  }

  /// Formats bytes as hexadecimal digits, two for each byte.
  package static func text(ofBytes bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
