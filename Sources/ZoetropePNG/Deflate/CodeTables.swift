/// Lookup tables of Huffman codes for ``RunEvents``. An event is a run of zeros followed by one
/// byte. Runs and bytes have separate tables.
///
/// The lowest six bits of an entry hold the length of the code in bits. The code is in the bits
/// above. A run takes at most 42 bits and a byte at most 14, so that an event and seven pending
/// bits fit in a word.
struct CodeTables {
  /// The largest number of bits for a run of zeros.
  private static let longestZeros = 42
  /// The entries for runs of 0 to ``RunHistogram/longestShortRun`` zeros.
  let runs = UnsafeMutablePointer<UInt64>.allocate(capacity: RunHistogram.longestShortRun + 1)
  /// The entries for bytes. The entry for ``RunEvents/noByte`` is empty.
  let bytes = UnsafeMutablePointer<UInt64>.allocate(capacity: 512)
  /// The entries for matches at a distance of one byte, indexed by the length of the match.
  private let matches = UnsafeMutablePointer<UInt64>.allocate(capacity: LengthSymbols.longest + 1)
  /// The codes of several matches of the longest length: as many as fit in one write of
  /// ``BitWriter/longestWrite`` bits, but at least one. `bits` are the bits of all these matches,
  /// `count` is their number, and `length` is the number of bits in one match.
  private(set) var longestMatches: (bits: UInt64, count: Int, length: Int) = (0, 1, 0)
  /// The entry for the end of the block.
  private(set) var end: UInt64 = 0

  init() { bytes.initialize(repeating: 0, count: 512) }

  /// Frees the tables. They must not be used afterwards.
  func deallocate() {
    runs.deallocate()
    bytes.deallocate()
    matches.deallocate()
  }

  /// Returns the entry for a match of 3 to 258 bytes at a distance of one byte.
  func match(_ length: Int) -> UInt64 { matches[length] }

  /// Fills the tables for a code.
  ///
  /// - Parameter distanceBits: The number of zero bits that encode a distance of one byte.
  mutating func prepare(_ code: HuffmanCode, distanceBits: Int) {
    for byte in 0..<256 { bytes[byte] = Self.entry(code, byte) }
    end = Self.entry(code, 256)
    for length in 3...LengthSymbols.longest {
      matches[length] = Self.match(length, code, distanceBits: distanceBits)
    }
    repeatLongestMatch()
    runs[0] = 0
    for run in 1...RunHistogram.longestShortRun {
      // A run becomes literals, or a literal and a match, whichever is shorter. The match may have
      // no code if no run in the block has this length.
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

  /// Whether a run of zeros takes more bits as literals than as one literal and a match. Also true
  /// if the literals take more bits than an entry can hold.
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

  /// Returns an entry for `times` repetitions of a code. If an entry has no room for all
  /// repetitions, the result holds fewer; such an entry is never used.
  private static func repeated(_ entry: UInt64, _ times: Int) -> UInt64 {
    var result: UInt64 = 0
    for _ in 0..<times where (result & 63) + (entry & 63) <= UInt64(longestZeros) {
      result = joined(result, entry)
    }
    return result
  }
}
