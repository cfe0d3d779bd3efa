/// The header of a block with a dynamic Huffman code: the code lengths, which are Huffman-coded
/// themselves (RFC 1951, section 3.2.7).
struct CodeHeader {
  /// The symbols of the code length alphabet. The header gives the lengths of their codes in this
  /// order (RFC 1951, section 3.2.7).
  private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

  /// A symbol of the code length alphabet and the extra bits that follow it.
  private struct Symbol {
    var symbol: UInt8
    var extra: UInt8 = 0
    var extraBits: UInt8 = 0
  }

  private var symbols: [Symbol] = []
  private let lengthsCode: HuffmanCode
  private let literalCount: Int
  private let shownCount: Int
  /// The number of bits of the header, without the three bits that give the type of the block.
  private(set) var bitCount: Int

  /// Prepares the header for a literal/length code.
  ///
  /// The distance code has a single symbol, the distance of one byte, which takes one bit.
  init(_ code: HuffmanCode) {
    literalCount = max(257, (code.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    symbols = Self.symbols(code.lengths.prefix(literalCount) + [1])
    var counts = [UInt32](repeating: 0, count: 19)
    for symbol in symbols { counts[Int(symbol.symbol)] += 1 }
    // Decoders expect at least two codes.
    if counts.count(where: { $0 > 0 }) == 1 { counts[counts[0] > 0 ? 18 : 0] += 1 }
    let made = HuffmanCode(counts: counts, limit: 7)
    lengthsCode = made
    shownCount = max(4, (Self.order.lastIndex { made.lengths[$0] > 0 } ?? 0) + 1)
    bitCount = 14 + 3 * shownCount
    for symbol in symbols {
      bitCount += Int(made.lengths[Int(symbol.symbol)] + symbol.extraBits)
    }
  }

  /// Returns the symbols that encode a list of code lengths. Runs of zeros and of equal lengths are
  /// encoded as repetitions.
  private static func symbols(_ lengths: ArraySlice<UInt8>) -> [Symbol] {
    var symbols: [Symbol] = []
    var place = lengths.startIndex
    while place < lengths.endIndex {
      let length = lengths[place]
      let end = lengths[place...].firstIndex { $0 != length } ?? lengths.endIndex
      var run = end - place
      place = end
      if length > 0 {
        symbols.append(Symbol(symbol: length))
        run -= 1
      }
      while run >= 3 {
        let part = min(run, length == 0 ? 138 : 6)
        switch (length, part) {
        case (0, 11...): symbols.append(.init(symbol: 18, extra: UInt8(part - 11), extraBits: 7))
        case (0, _): symbols.append(.init(symbol: 17, extra: UInt8(part - 3), extraBits: 3))
        default: symbols.append(.init(symbol: 16, extra: UInt8(part - 3), extraBits: 2))
        }
        run -= part
      }
      for _ in 0..<run { symbols.append(Symbol(symbol: length)) }
    }
    return symbols
  }

  /// Writes the header.
  func write(to writer: inout BitWriter) {
    writer.write(UInt64(literalCount - 257), 5)
    writer.write(0, 5)
    writer.write(UInt64(shownCount - 4), 4)
    for symbol in Self.order.prefix(shownCount) {
      writer.write(UInt64(lengthsCode.lengths[symbol]), 3)
    }
    for symbol in symbols {
      let code = Int(symbol.symbol)
      writer.write(UInt64(lengthsCode.codes[code]), UInt64(lengthsCode.lengths[code]))
      writer.write(UInt64(symbol.extra), UInt64(symbol.extraBits))
    }
  }
}
