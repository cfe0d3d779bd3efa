/// Deflate's symbols for match lengths (RFC 1951, section 3.2.5).
enum LengthSymbols {
  /// The length, in bytes, of the longest match.
  static let longest = 258
  /// The first symbol that stands for a length.
  static let first = 257
  /// The shortest match length that each symbol stands for. The entry at index 0 is for ``first``.
  static let shortest: [Int] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  /// The number of extra bits that follow each symbol. The entry at index 0 is for ``first``.
  static let extraBits: [Int] = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  /// For each match length from 0 to 258, the index of its symbol in ``shortest`` and
  /// ``extraBits``. The entries below 3 are unused, because no match is that short.
  static let places: [UInt8] = (0...longest).map { length in
    UInt8(shortest.lastIndex { $0 <= length } ?? 0)
  }
}
