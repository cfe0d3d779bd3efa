/// The number of occurrences of deflate's symbols in a block of events. Counting also adds the
/// block's bytes to the stream's checksum.
///
/// A run of up to three zeros counts as literals. A longer run counts as a literal and matches at a
/// distance of one byte. If one or two zeros remain, they count as literals. The deflater may
/// write a run of up to ``longestShortRun`` zeros entirely as literals if this takes no more bits;
/// see ``CodeTables``.
struct RunHistogram {
  /// The length of the longest run of zeros that has its own entry in ``CodeTables``.
  static let longestShortRun = 259

  /// The number of occurrences of each literal and length symbol. Symbol 256 is the end of the
  /// block.
  private(set) var counts = [UInt32](repeating: 0, count: 286)
  /// The number of matches in the block.
  private(set) var matchCount = 0
  /// The total number of extra bits of the length symbols.
  private(set) var extraBitCount = 0
  /// The number of bytes that the events stand for.
  private(set) var byteCount = 0

  // Adjacent events are counted in different tables, so that an addition does not wait for the
  // previous one. The two tables are followed by counts of long runs. A long run is divided into
  // matches of the longest length and a remainder. There is one count for each length of the
  // remainder.
  private let tables = UnsafeMutablePointer<UInt32>.allocate(capacity: Self.tableCount)
  private static let restPlace = 2 * 1024
  private static let tableCount = restPlace + LengthSymbols.longest

  /// Frees the tables. The histogram must not be used afterwards.
  func deallocate() { tables.deallocate() }

  /// Counts all events and adds their bytes to the checksum.
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
      // The remainder with the literal before it is a run of `rest + 1` zeros.
      note(run: rest + 1, times: Int(tables[Self.restPlace &+ rest]))
    }
  }

  /// Counts the runs and bytes of the events, and stores the counts in ``tables``.
  ///
  /// Runs longer than ``longestShortRun`` are divided into matches of the maximum length and a
  /// remainder.
  ///
  /// - Returns: The number of matches into which these long runs are divided.
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
      // 1 if the event has a byte, otherwise 0.
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
