import ZoetropeImages

/// Replaces each row by its differences from the row above or from the pixels to the left,
/// whichever leaves fewer nonzero bytes. These are PNG's filters "up" and "sub" (ISO/IEC 15948,
/// section 9.2).
///
/// The filter "sub" is only tried if a row differs much from the row above. If "sub" is tried for a
/// row of zeros, the row gets the filter "none", whose filter byte is also zero.
///
/// For RGB and gray files, rows are supplied as opaque pixels of four bytes each. The filter omits
/// the bytes that the file does not contain:
/// ```
/// in memory       R G B A R G B A R G B A     place p
/// RGB in a file   R G B   R G B   R G B       place p - p / 4
/// gray in a file  R       R       R           place p / 4
/// ```
/// The caller need not know in advance whether all pixels are opaque or gray:
/// ``add(_:above:ink:to:)`` returns false if a pixel does not fit the format.
///
/// Takes O(*n* / 64) time for a row of *n* bytes, and O(1) more for each byte that differs from its
/// prediction.
struct RowFilter {
  /// The filter "sub" is tried if more than 1/`leftFilterThreshold` of a row's bytes differ from
  /// the row above.
  private static let leftFilterThreshold = 48
  /// The interval, in groups of 64 bytes, at which a long row is sampled to estimate whether the
  /// filter "sub" leaves fewer nonzero bytes than "up". A power of two.
  private static let sampling = 4

  private typealias Group = ByteGroups.Group

  private var up: UnsafeMutablePointer<Group>
  private var left: UnsafeMutablePointer<Group>
  private var capacity = 0
  /// A buffer of 128 bytes. Its second half holds a copy of the first 64 bytes of a row. The pixel
  /// in front of the copy serves as the left neighbor of the row's first pixel.
  private let edge = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 64)

  private var format = PixelFormat.rgba
  private var byteCount = 0
  private var fileByteCount = 0
  private var pixelBytes = 1
  /// Whether the previous row is known to consist of zeros only.
  private var isBlank = true

  init() {
    up = .allocate(capacity: 1)
    left = .allocate(capacity: 1)
    edge.initializeMemory(as: UInt8.self, repeating: 0, count: 128)
  }

  /// Frees all memory. The filter must not be used afterwards.
  func deallocate() {
    up.deallocate()
    left.deallocate()
    edge.deallocate()
  }

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - format: The format of the file's pixels. For RGB and gray, rows are supplied with four
  ///     bytes per pixel.
  ///   - width: The number of pixels in a row.
  mutating func begin(_ format: PixelFormat, width: Int) {
    self.format = format
    fileByteCount = format.rowBytes(width: width)
    byteCount = format.isReadFromPixels ? 4 * width : fileByteCount
    pixelBytes = format.isReadFromPixels ? 4 : max(1, format.bitsPerPixel / 8)
    isBlank = true
    let count = (byteCount + ByteMask.width - 1) / ByteMask.width
    if count > capacity {
      up.deallocate()
      left.deallocate()
      up = .allocate(capacity: count)
      left = .allocate(capacity: count)
      capacity = count
    }
  }

  /// Adds a row that equals the previous one.
  func addRepeated(to deflater: inout RunDeflater) {
    if isBlank {
      deflater.add(zeros: fileByteCount + 1)
    } else {
      deflater.makeRoom(for: 1)
      deflater.add(2)
      deflater.add(zeros: fileByteCount)
    }
  }

  /// Filters a row and adds the result to the stream.
  ///
  /// - Parameters:
  ///   - row: The row. At least 64 bytes beyond its end must be readable.
  ///   - above: The row above; for the first row, zeros or opaque black pixels.
  ///   - ink: For a row with four bytes per pixel, the groups of 64 bytes that may differ from the
  ///     row above or from the pixels to the left. Nil to compare all groups.
  /// - Returns: False if a pixel does not fit the format. The stream is then useless.
  mutating func add(
    _ row: UnsafeRawPointer, above: UnsafeRawPointer, ink: RowInk? = nil,
    to deflater: inout RunDeflater
  ) -> Bool {
    let count = ink.map { findUp(row, above, $0) } ?? findUp(row, above)
    if count == 0 {
      addRepeated(to: &deflater)
      return true
    }
    deflater.makeRoom(for: fileByteCount + 1)
    isBlank = false
    if let leftCount = betterLeft(row, upCount: count, ink) {
      if leftCount == 0 {
        isBlank = true
        deflater.add(zeros: fileByteCount + 1)
        return true
      }
      return addLeft(row, leftCount, to: &deflater)
    }
    deflater.add(2)
    return add(up, count, row, above, hasEdge: false, to: &deflater)
  }

  // MARK: Comparing

  /// A mask that selects, in each group of 64 bytes in memory, the bytes that the file contains.
  private var kept: UInt64 {
    switch format {
    case .gray: 0x1111_1111_1111_1111
    case .rgb: 0x7777_7777_7777_7777
    case .rgba, .palette: ~0
    }
  }
  /// A mask of the last group of 64 bytes. It marks the bytes of the row, but not those beyond its
  /// end.
  private var tail: UInt64 {
    let rest = byteCount % ByteMask.width
    return rest == 0 ? ~0 : 1 << UInt64(rest) - 1
  }

  /// The offset of the last group of 64 bytes, which may extend beyond the row.
  private var last: Int { (byteCount &- 1) & ~(ByteMask.width &- 1) }

  /// Finds the groups of 64 bytes in which a row differs from the row above, and stores them in
  /// ``up``. Returns the number of these groups.
  @inline(never)
  private func findUp(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer) -> Int {
    let count = ByteGroups.find(row, above, from: 0, to: last, into: up)
    return count &+ findLast(row, above, into: up + count)
  }

  /// Finds the groups of 64 bytes in which a row differs from the row above, and stores them in
  /// ``up``. Compares only the groups that `ink` marks. Returns the number of groups that differ.
  @inline(never)
  private func findUp(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ ink: RowInk) -> Int {
    find(row, above, ink, from: 0, into: up) { ink.groupsDifferingFromAbove($0) }
  }

  /// Finds the groups of 64 bytes in which a byte differs from the byte one pixel to its left, and
  /// stores them in ``left``. Returns the number of these groups.
  @inline(never)
  private func findLeft(_ row: UnsafeRawPointer, _ ink: RowInk?) -> Int {
    (edge + 64).copyMemory(from: row, byteCount: 64)
    // The first pixel has no pixel to its left. It is compared with zeros, or with opaque black if
    // the format requires opaque pixels.
    let alpha: UInt8 = format.isReadFromPixels ? 255 : 0
    edge.storeBytes(of: alpha, toByteOffset: 63, as: UInt8.self)
    let first = ByteMask.differences(edge + 64, edge + (64 - pixelBytes))
    left[0] = Group(mask: last == 0 ? first & tail : first, place: 0)
    let count = left[0].mask != 0 ? 1 : 0
    if last == 0 { return count }
    let shifted = row - pixelBytes
    if let ink {
      return count
        &+ find(row, shifted, ink, from: ByteMask.width, into: left + count) {
          ink.groupsDifferingFromLeft($0)
        }
    }
    let more = ByteGroups.find(row, shifted, from: ByteMask.width, to: last, into: left + count)
    return count &+ more &+ findLast(row, shifted, into: left + count + more)
  }

  /// Compares the last group of a row with `others`. Returns 1 if the group differs, otherwise 0.
  @inline(__always)
  private func findLast(
    _ row: UnsafeRawPointer, _ others: UnsafeRawPointer, into group: UnsafeMutablePointer<Group>
  ) -> Int {
    let mask = ByteMask.differences(row + last, others + last) & tail
    if mask == 0 { return 0 }
    group.pointee = Group(mask: mask, place: last)
    return 1
  }

  /// Compares a row with `others`, from offset `place` to the end of the row, but only in those
  /// groups of 64 bytes that the closure `groups` marks. Returns the number of groups that differ.
  ///
  /// - Parameter groups: A closure that receives the index of a word of ``RowInk``, which stands
  ///   for 64 groups. The closure returns a mask of the groups that may differ.
  @inline(__always)
  private func find(
    _ row: UnsafeRawPointer, _ others: UnsafeRawPointer, _ ink: RowInk, from place: Int,
    into found: UnsafeMutablePointer<Group>, _ groups: (Int) -> UInt64
  ) -> Int {
    let (first, end) = (place / ByteMask.width, last / ByteMask.width)
    var count = 0
    for word in 0...end >> 6 {
      var bits = groups(word)
      if word == 0 { bits &= ~0 &<< UInt64(first) }
      // Two bits are cleared: that of the last group, which is compared below, and the next bit.
      // The next bit may be set if the last group has ink.
      if word == end >> 6 { bits &= 1 &<< UInt64(end & 63) &- 1 }
      count &+= ByteGroups.find(
        row, others, among: bits, first: word &* 64 &* ByteMask.width, into: found + count)
    }
    if groups(end >> 6) &>> UInt64(end & 63) & 1 == 0 { return count }
    return count &+ findLast(row, others, into: found + count)
  }

  /// Determines whether the filter "sub" leaves fewer nonzero bytes of a row than the filter "up".
  /// For a long row, a sample of its groups of 64 bytes decides. If "sub" is better, this method
  /// also stores in ``left`` a list of the groups that differ from the pixels to their left.
  ///
  /// - Returns: The number of listed groups, or nil if "up" is to be used.
  private func betterLeft(_ row: UnsafeRawPointer, upCount: Int, _ ink: RowInk?) -> Int? {
    let sampling = byteCount < 32 * ByteMask.width ? 1 : Self.sampling
    let upBytes = Self.bytes(up, upCount, kept: kept, sampling: sampling)
    if upBytes &* sampling <= fileByteCount / Self.leftFilterThreshold { return nil }
    if sampling == 1 {
      let count = findLeft(row, ink)
      return Self.bytes(left, count, kept: kept, sampling: 1) < upBytes ? count : nil
    }
    let leftBytes = ink.map { leftSample(row, $0) } ?? leftSample(row)
    return leftBytes < upBytes ? findLeft(row, ink) : nil
  }

  /// Returns the number of differing bytes in a sample of `groups`, counting only the bytes that
  /// the mask `kept` marks.
  private static func bytes(
    _ groups: UnsafeMutablePointer<Group>, _ count: Int, kept: UInt64, sampling: Int
  ) -> Int {
    let first = ByteMask.width &* (sampling &- 1)
    var bytes = 0
    for index in 0..<count where groups[index].place & first == first {
      bytes &+= (groups[index].mask & kept).nonzeroBitCount
    }
    return bytes
  }

  /// Returns how many bytes differ from the bytes one pixel to their left, in a sample of a long
  /// row. The sample consists of every fourth group of 64 bytes (see ``sampling``), except the last
  /// group of the row.
  private func leftSample(_ row: UnsafeRawPointer) -> Int {
    let step = ByteMask.width &* Self.sampling
    let last = (byteCount &- 1) & ~(ByteMask.width &- 1)
    var bytes = 0
    var place = step &- ByteMask.width
    while place < last {
      let mask = ByteMask.differences(row + place, row + (place &- pixelBytes))
      bytes &+= (mask & kept).nonzeroBitCount
      place &+= step
    }
    return bytes
  }

  /// Returns how many bytes differ from the bytes one pixel to their left, in a sample of a long
  /// row. The sample consists of every fourth group of 64 bytes (see ``sampling``), except the last
  /// group of the row and the groups that `ink` does not mark.
  private func leftSample(_ row: UnsafeRawPointer, _ ink: RowInk) -> Int {
    let last = (byteCount &- 1) & ~(ByteMask.width &- 1)
    var bytes = 0
    for word in 0..<ink.wordCount {
      // Selects the last of every four groups; see ``sampling``.
      var bits = ink.groupsDifferingFromLeft(word) & 0x8888_8888_8888_8888
      while bits != 0 {
        let place = (64 &* word &+ bits.trailingZeroBitCount) &* ByteMask.width
        bits &= bits &- 1
        if place >= last { break }
        let mask = ByteMask.differences(row + place, row + (place &- pixelBytes))
        bytes &+= (mask & kept).nonzeroBitCount
      }
    }
    return bytes
  }

  // MARK: Adding

  private func addLeft(
    _ row: UnsafeRawPointer, _ count: Int, to deflater: inout RunDeflater
  ) -> Bool {
    deflater.add(1)
    return add(
      left, count, row, row - pixelBytes, hasEdge: left[0].place == 0, to: &deflater)
  }

  /// Adds the differences between a row and its prediction to the stream.
  ///
  /// - Parameter hasEdge: Whether the first group is read from ``edge``.
  /// - Returns: False if a pixel does not fit the format.
  private func add(
    _ groups: UnsafeMutablePointer<Group>, _ count: Int, _ row: UnsafeRawPointer,
    _ predicted: UnsafeRawPointer, hasEdge: Bool, to deflater: inout RunDeflater
  ) -> Bool {
    switch format {
    case .gray:
      add(groups, count, row, predicted, hasEdge, GrayLayout.self, &deflater)
    case .rgb:
      add(groups, count, row, predicted, hasEdge, RGBLayout.self, &deflater)
    case .rgba, .palette:
      add(groups, count, row, predicted, hasEdge, PackedLayout.self, &deflater)
    }
  }

  @inline(__always)
  private func add<Layout: RowLayout>(
    _ groups: UnsafeMutablePointer<Group>, _ count: Int, _ row: UnsafeRawPointer,
    _ predicted: UnsafeRawPointer, _ hasEdge: Bool, _ layout: Layout.Type,
    _ deflater: inout RunDeflater
  ) -> Bool {
    var wrong: UInt64 = 0
    var next = 0
    deflater.withEvents { events in
      var events = events
      var index = 0
      if hasEdge {
        let edge = UnsafeRawPointer(edge + 64)
        wrong |= Layout.add(
          groups[0].mask, 0, edge, edge - pixelBytes, &events, &next)
        index = 1
      }
      while index < count {
        wrong |= Layout.add(
          groups[index].mask, groups[index].place, row, predicted, &events, &next)
        index &+= 1
      }
      return events
    }
    deflater.add(zeros: fileByteCount &- next)
    return wrong == 0
  }
}
