import Foundation

/// The input of a target, read from the front. After its end, all reads give 0.
struct Bytes {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { rest = bytes[...] }

  var isEmpty: Bool { rest.isEmpty }
  /// The bytes that have not been read.
  var remaining: [UInt8] { Array(rest) }

  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  /// A number below a bound.
  mutating func choice(_ count: Int) -> Int { Int(byte()) % count }

  mutating func bool() -> Bool { byte() & 1 == 1 }

  /// A number: often a usual one, sometimes an absurd one, rarely any bits at all.
  mutating func number() -> Double {
    let kind = byte()
    switch kind {
    case 0..<160: return Double(kind)
    case 160..<200: return Double(Int8(bitPattern: byte())) / 4
    case 200..<240: return Self.absurd[Int(kind) % Self.absurd.count]
    default:
      var bits: UInt64 = 0
      for _ in 0..<8 { bits = bits << 8 | UInt64(byte()) }
      return Double(bitPattern: bits)
    }
  }

  private static let absurd: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 1e-300, 1e300, -1e300, 1e9, -1e9, 1e18, 0x1p-1074, -1, 0.5,
    .greatestFiniteMagnitude, 65536, 0.1,
  ]

  mutating func optionalNumber() -> CGFloat? { bool() ? CGFloat(number()) : nil }

  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  /// Text from a part of the input; invalid UTF-8 becomes replacement characters.
  mutating func text() -> String {
    let count = min(choice(64), rest.count)
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }
}
