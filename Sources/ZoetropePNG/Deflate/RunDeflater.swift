/// Writes a zlib stream (RFC 1950) of mostly zero bytes, given as ``RunEvents``.
///
/// Events are collected into blocks. Each block is encoded in the shortest of deflate's three ways
/// (RFC 1951): with a dynamic Huffman code, with the fixed code, or stored. The only matches are
/// runs of zeros, at a distance of one byte.
///
/// The stream is determined by the events. Besides the output, the deflater needs memory for about
/// 131,072 events, or for the events of one row if these are more. Takes O(*n*) time in the number
/// of events, not bytes.
struct RunDeflater {
  /// The number of events in a block, unless a row has more. It is small enough that the events and
  /// the tables stay in the second-level cache.
  private static let blockCount = 1 << 17
  /// The largest code length in bits. With this limit, the codes of three zeros and a byte fit in a
  /// word together with seven pending bits.
  private static let longestCode = 14

  private var events = RunEvents()
  /// The number of events at which a block of this stream ends, even if the buffer has room for
  /// more.
  private var limit = 0
  private var writer = BitWriter()
  private var adler = Adler32()
  /// The number of zeros that have been added, but are not part of an event yet; see ``RunEvents``.
  private var zeros = 0
  private var histogram = RunHistogram()
  private var tables = CodeTables()
  private var stored: UnsafeMutableRawBufferPointer = .allocate(byteCount: 0, alignment: 1)

  /// Frees all memory. The deflater must not be used afterwards.
  func deallocate() {
    histogram.deallocate()
    tables.deallocate()
    events.deallocate()
    writer.deallocate()
    stored.deallocate()
  }

  /// The finished stream. Valid until the next stream begins.
  var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: writer.bytes, count: writer.count)
  }

  /// Begins a stream.
  ///
  /// - Parameter largest: The largest number of events added between two calls of
  ///   ``makeRoom(for:)``.
  mutating func begin(largest: Int) {
    limit = max(Self.blockCount, largest + 8)
    events.reserve(limit)
    writer.removeAll()
    adler = Adler32()
    zeros = 0
    // The zlib header: deflate with a window of 32,768 bytes, fastest compression level.
    writer.reserve(2)
    writer.write(0x0178, 16)
  }

  /// Writes a block if there is no room for `count` more events.
  @inline(__always)
  mutating func makeRoom(for count: Int) {
    if events.count + count + 8 > limit { writeBlock(isLast: false) }
  }

  /// Adds a run of zeros.
  @inline(__always)
  mutating func add(zeros count: Int) {
    zeros &+= count
    if zeros > RunEvents.longestRun / 2 { spillZeros() }
  }

  /// Adds a byte after the zeros that are not yet part of an event.
  @inline(__always)
  mutating func add(_ byte: UInt8) {
    events.append(zeros: zeros, byte: UInt32(byte))
    zeros = 0
  }

  /// Lets a closure append events directly. All zeros added before must already be part of an
  /// event.
  ///
  /// - Parameter body: A closure that receives the address of the next event and returns the
  ///   address after the last event that it appended.
  @inline(__always)
  mutating func withEvents(_ body: (UnsafeMutablePointer<UInt32>) -> UnsafeMutablePointer<UInt32>) {
    let end = body(events.base + events.count)
    events.count = end - events.base
  }

  /// Writes the last block and the checksum.
  mutating func finish() {
    if zeros > 0 { spillZeros() }
    writeBlock(isLast: true)
    writer.align()
    writer.reserve(8)
    writer.write(UInt64(adler.value.byteSwapped), 32)
  }

  private mutating func spillZeros() {
    makeRoom(for: 1)
    while zeros > 0 {
      let part = min(zeros, RunEvents.longestRun)
      events.append(zeros: part, byte: RunEvents.noByte)
      zeros -= part
    }
  }

  // MARK: Blocks

  private mutating func writeBlock(isLast: Bool) {
    histogram.count(events, &adler)
    let code = HuffmanCode(counts: histogram.counts, limit: Self.longestCode)
    let header = CodeHeader(code)
    let own = header.bitCount + bitCount(code, distanceBits: 1)
    let fixed = bitCount(Self.fixedCode, distanceBits: 5)
    let plain = 8 * (histogram.byteCount + 5 * (histogram.byteCount / 65535 + 1)) + 7
    let last: UInt64 = isLast ? 1 : 0
    writer.reserve(min(own, fixed, plain) / 8 + 16)
    if plain < min(own, fixed) {
      writeStored(isLast: isLast)
    } else if fixed <= own {
      writer.write(2 | last, 3)
      tables.prepare(Self.fixedCode, distanceBits: 5)
      writeEvents()
    } else {
      writer.write(4 | last, 3)
      header.write(to: &writer)
      tables.prepare(code, distanceBits: 1)
      writeEvents()
    }
    events.count = 0
  }

  /// The fixed code (RFC 1951, section 3.2.6).
  private static let fixedCode = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })

  /// Returns an upper bound for the number of bits that a code needs for the events of the block.
  private func bitCount(_ code: HuffmanCode, distanceBits: Int) -> Int {
    var bits = histogram.extraBitCount + distanceBits * histogram.matchCount
    for (symbol, count) in histogram.counts.enumerated() {
      bits += Int(count) * Int(code.lengths[symbol])
    }
    return bits
  }

  private mutating func writeEvents() {
    let (runs, bytes) = (tables.runs, tables.bytes)
    let base = events.base
    var out = writer
    let longest = UInt32(RunHistogram.longestShortRun + 1) << RunEvents.byteBits
    var index = 0
    while index < events.count {
      // While runs are short, two events are written at a time. A local copy of the writer stays in
      // registers.
      var near = out
      while index &+ 1 < events.count, base[index] < longest, base[index &+ 1] < longest {
        let (a, b) = (base[index], base[index &+ 1])
        let (zeros, byte) = (runs[Int(a &>> RunEvents.byteBits)], bytes[Int(a & 511)])
        let (moreZeros, next) = (runs[Int(b &>> RunEvents.byteBits)], bytes[Int(b & 511)])
        let first = zeros &>> 6 | (byte &>> 6) &<< (zeros & 63)
        let second = moreZeros &>> 6 | (next &>> 6) &<< (moreZeros & 63)
        let length = (zeros & 63) &+ (byte & 63)
        let secondLength = (moreZeros & 63) &+ (next & 63)
        if length &+ secondLength <= BitWriter.longestWrite {
          near.write(first | second &<< length, length &+ secondLength)
        } else {
          near.write(first, length)
          near.write(second, secondLength)
        }
        index &+= 2
      }
      out = near
      if index < events.count { write(base[index], to: &out) }
      index &+= 1
    }
    out.write(tables.end &>> 6, tables.end & 63)
    writer = out
  }

  /// Writes one event.
  private func write(_ event: UInt32, to out: inout BitWriter) {
    let run = Int(event &>> RunEvents.byteBits)
    if run > RunHistogram.longestShortRun {
      writeLong(run, to: &out)
    } else {
      out.write(tables.runs[run] &>> 6, tables.runs[run] & 63)
    }
    let byte = tables.bytes[Int(event & 511)]
    out.write(byte &>> 6, byte & 63)
  }

  /// Writes a run of more zeros than ``RunHistogram/longestShortRun``: a literal zero, matches of
  /// the longest length, and the remainder.
  @inline(never)
  private func writeLong(_ run: Int, to out: inout BitWriter) {
    let zero = tables.bytes[0]
    out.write(zero &>> 6, zero & 63)
    var (whole, rest) = (run - 1).quotientAndRemainder(dividingBy: LengthSymbols.longest)
    let several = tables.longestMatches
    while whole >= several.count {
      out.write(several.bits, UInt64(several.count &* several.length))
      whole -= several.count
    }
    let bitCount = UInt64(whole &* several.length)
    out.write(several.bits & (1 &<< bitCount &- 1), bitCount)
    // `match(rest)` has a code, because `RunHistogram` counts the remainder and the literal zero
    // like a run of `rest + 1` zeros.
    if rest >= 3 {
      let last = tables.match(rest)
      out.write(last &>> 6, last & 63)
      rest = 0
    }
    for _ in 0..<rest { out.write(zero &>> 6, zero & 63) }
  }

  /// Writes the bytes of the events in stored blocks. Each has five bytes of header and at most
  /// 65,535 bytes of data.
  private mutating func writeStored(isLast: Bool) {
    expand()
    var place = 0
    repeat {
      let part = min(histogram.byteCount - place, 65535)
      let isFinal = isLast && place + part == histogram.byteCount
      writer.reserve(part + 16)
      writer.write(isFinal ? 1 : 0, 3)
      writer.align()
      writer.write(UInt64(part) | UInt64(part ^ 0xFFFF) << 16, 32)
      if let base = stored.baseAddress { writer.write(base + place, byteCount: part) }
      place += part
    } while place < histogram.byteCount
  }

  /// Expands the events into bytes, in ``stored``.
  private mutating func expand() {
    if stored.count < histogram.byteCount {
      stored.deallocate()
      stored = .allocate(byteCount: histogram.byteCount, alignment: 1)
    }
    guard let base = stored.baseAddress else { return }
    var place = 0
    for index in 0..<events.count {
      let event = events.base[index]
      let run = Int(event &>> RunEvents.byteBits)
      if run > 0 {
        (base + place).initializeMemory(as: UInt8.self, repeating: 0, count: run)
        place &+= run
      }
      if event & 511 < 256 {
        base.storeBytes(
          of: UInt8(truncatingIfNeeded: event), toByteOffset: place, as: UInt8.self)
        place &+= 1
      }
    }
  }
}
