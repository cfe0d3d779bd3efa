/// Deflate's symbols for match lengths (RFC 1951, section 3.2.5).
enum LengthSymbols {
  /// The length of the longest match.
  static let longest = 258
  /// The first symbol that stands for a length.
  static let first = 257
  /// The shortest length of each symbol, from ``first`` on.
  static let shortest: [Int] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  /// The number of extra bits of each symbol, from ``first`` on.
  static let extraBits: [Int] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// The index of each length from 0 to 258 in these tables; meaningless below 3.
  static let places: [UInt8] = (0...longest).map { length in
    UInt8(shortest.lastIndex { $0 <= length } ?? 0)
  }
}
