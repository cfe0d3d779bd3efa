/// What each event's two halves are written as: bits and their number in one word.
///
/// The lowest six bits are the number, the others the bits. Zeros take at most 42 bits and a byte
/// at most 14, so that an event fits into a word with room for seven bits that wait.
struct CodeTables {
  /// The most bits that zeros take.
  private static let longestZeros = 42
  /// For runs of up to ``RunHistogram/longestShortRun`` zeros.
  let runs = UnsafeMutablePointer<UInt64>.allocate(capacity: RunHistogram.longestShortRun + 1)
  /// For bytes, and nothing for ``RunEvents/noByte``.
  let bytes = UnsafeMutablePointer<UInt64>.allocate(capacity: 512)
  /// For matches of each length at a distance of one byte.
  private let matches = UnsafeMutablePointer<UInt64>.allocate(capacity: LengthSymbols.longest + 1)
  /// As many matches of the longest length as fit into a word, one or more, and how many bits one has.
  private(set) var longestMatches: (bits: UInt64, count: Int, length: Int) = (0, 1, 0)
  /// The end of the block.
  private(set) var end: UInt64 = 0

  init() { bytes.initialize(repeating: 0, count: 512) }

  /// Frees the tables, which are not to be used any more.
  func deallocate() {
    runs.deallocate()
    bytes.deallocate()
    matches.deallocate()
  }

  /// For a match of 3 to 258 bytes at a distance of one.
  func match(_ length: Int) -> UInt64 { matches[length] }

  /// Sets the tables up for a code.
  ///
  /// - Parameter distanceBits: How many zero bits stand for a distance of one byte.
  mutating func prepare(_ code: HuffmanCode, distanceBits: Int) {
    for byte in 0..<256 { bytes[byte] = Self.entry(code, byte) }
    end = Self.entry(code, 256)
    for length in 3...LengthSymbols.longest {
      matches[length] = Self.match(length, code, distanceBits: distanceBits)
    }
    repeatLongestMatch()
    runs[0] = 0
    for run in 1...RunHistogram.longestShortRun {
      // Whatever is shorter. The match of a run that does not occur may have no code.
      if run >= 4, matches[run - 1] > 0, Self.isLonger(run, bytes[0], than: matches[run - 1]) {
        runs[run] = Self.joined(bytes[0], matches[run - 1])
      } else {
        runs[run] = Self.repeated(bytes[0], min(run, Self.longestZeros))
      }
    }
  }

  private mutating func repeatLongestMatch() {
    let (match, length) = (
      matches[LengthSymbols.longest] >> 6, Int(matches[LengthSymbols.longest] & 63)
    )
    let count = length == 0 ? 1 : max(1, 56 / length)
    longestMatches = (0, count, length)
    for place in 0..<count { longestMatches.bits |= match << UInt64(place * length) }
  }

  /// Whether a zero so many times is longer than a zero and a match.
  private static func isLonger(_ run: Int, _ zero: UInt64, than match: UInt64) -> Bool {
    let bits = run * Int(zero & 63)
    return bits > Int((zero & 63) + (match & 63)) || bits > longestZeros
  }

  private static func entry(_ code: HuffmanCode, _ symbol: Int) -> UInt64 {
    UInt64(code.codes[symbol]) << 6 | UInt64(code.lengths[symbol])
  }

  private static func match(_ length: Int, _ code: HuffmanCode, distanceBits: Int) -> UInt64 {
    let place = Int(LengthSymbols.places[length])
    let symbol = LengthSymbols.first + place
    guard code.lengths[symbol] > 0 else { return 0 }
    let extra = UInt64(length - LengthSymbols.shortest[place])
    let codeBits = UInt64(code.lengths[symbol])
    let bits = UInt64(code.codes[symbol]) | extra << codeBits
    return bits << 6 | (codeBits + UInt64(LengthSymbols.extraBits[place] + distanceBits))
  }

  private static func joined(_ a: UInt64, _ b: UInt64) -> UInt64 {
    (a >> 6 | (b >> 6) << (a & 63)) << 6 | ((a & 63) + (b & 63))
  }

  /// A code several times, as long as that fits; what does not fit is never asked for.
  private static func repeated(_ entry: UInt64, _ times: Int) -> UInt64 {
    var result: UInt64 = 0
    for _ in 0..<times where (result & 63) + (entry & 63) <= UInt64(longestZeros) {
      result = joined(result, entry)
    }
    return result
  }
}
