/// What events come to: how often deflate's symbols occur, and the checksum.
///
/// A run of up to three zeros is written as bytes, a longer one as a zero and matches at a distance
/// of one byte.
struct RunHistogram {
  /// Runs up to this length have a code of their own.
  static let longestShortRun = 259

  /// How often each literal and length occurs; 256 is the end of the block.
  private(set) var counts = [UInt32](repeating: 0, count: 286)
  /// The number of matches.
  private(set) var matchCount = 0
  /// The bits that lengths take besides their codes.
  private(set) var extraBitCount = 0
  /// The number of bytes.
  private(set) var byteCount = 0

  // Neighbouring events count in different tables: an addition need not wait for the one before. Behind
  // them, what is left of longer runs after matches of the longest length.
  private let tables = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.tableCount)
  private static let restPlace = 2 * 1024
  private static let tableCount = restPlace + LengthSymbols.longest

  /// Frees the tables; the histogram is not to be used any more.
  func deallocate() { tables.deallocate() }

  /// Counts all events and carries the checksum on.
  mutating func count(_ events: RunEvents, _ adler: inout Adler32) {
    tables.update(repeating: 0, count: Self.tableCount)
    for index in counts.indices { counts[index] = 0 }
    (matchCount, extraBitCount, byteCount) = (0, 0, 0)
    let longest = gather(events, &adler)
    for byte in 0..<256 { counts[byte] &+= tables[byte] &+ tables[1024 &+ byte] }
    counts[256] = 1
    for run in 1...Self.longestShortRun {
      note(run: run, times: Int(tables[512 &+ run] &+ tables[1536 &+ run]))
    }
    counts[285] &+= UInt32(truncatingIfNeeded: longest)
    matchCount += longest
    for rest in 0..<LengthSymbols.longest {
      // As a run of a zero and so many more.
      note(run: rest + 1, times: Int(tables[Self.restPlace &+ rest]))
    }
  }

  /// The number of matches of the longest length in runs that have no code of their own.
  private mutating func gather(_ events: RunEvents, _ adler: inout Adler32) -> Int {
    let base = events.base
    var sums = adler.sums
    let tables = tables
    var bytes: UInt64 = 0
    var longest = 0
    for index in 0..<events.count {
      let event = base[index]
      let byte = event & 511
      let run = Int(event &>> RunEvents.byteBits)
      let table = tables + (index & 1) &* 1024
      table[Int(byte)] &+= 1
      if run <= Self.longestShortRun {
        table[512 &+ run] &+= 1
      } else {
        let whole = UInt32(truncatingIfNeeded: run &- 1) / UInt32(LengthSymbols.longest)
        longest &+= Int(whole)
        tables[Self.restPlace &+ run &- 1 &- Int(whole) &* LengthSymbols.longest] &+= 1
      }
      // A byte, or 0 and no byte.
      let isByte = UInt64(1 &- byte &>> 8)
      sums.add(zeros: UInt64(run), byte: UInt64(byte & 255), isByte: isByte)
      bytes &+= UInt64(run) &+ isByte
    }
    byteCount = Int(bytes)
    adler.sums = sums
    adler.reduce()
    return longest
  }

  private mutating func note(run: Int, times: Int) {
    if times == 0 { return }
    let number = UInt32(truncatingIfNeeded: times)
    if run <= 3 {
      counts[0] &+= number &* UInt32(run)
      return
    }
    counts[0] &+= number
    let whole = (run - 1) / LengthSymbols.longest
    let rest = (run - 1) % LengthSymbols.longest
    counts[285] &+= number &* UInt32(whole)
    matchCount += times * whole
    if rest < 3 {
      counts[0] &+= number &* UInt32(rest)
    } else {
      let place = Int(LengthSymbols.places[rest])
      counts[LengthSymbols.first + place] &+= number
      matchCount += times
      extraBitCount += times * LengthSymbols.extraBits[place]
    }
  }
}
