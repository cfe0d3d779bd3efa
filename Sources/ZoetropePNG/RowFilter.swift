/// Turns rows into their differences from the row above or from the pixels to the left, whichever
/// leaves fewer bytes that are not zero (PNG's filters "up" and "sub", ISO/IEC 15948, section 9.2).
///
/// The pixel to the left is only tried where a row differs much from the one above. Rows that are
/// zeros altogether are left as they are ("none"): such rows need no byte that says how they are
/// filtered but zeros.
///
/// Opaque rows are read as pixels of four bytes, of which some are left out:
/// ```
/// in memory       R G B A R G B A R G B A     place p
/// RGB in a file   R G B   R G B   R G B       place p - p / 4
/// gray in a file  R       R       R           place p / 4
/// ```
/// That pixels are opaque, or gray, need not be known: it shows when it is not so.
///
/// O(bytes / 64) for what is the same, O(1) more for each byte that differs.
struct RowFilter {
  /// A row is tried both ways if more than one byte in so many differs from the row above.
  private static let effort = 48
  /// One group in so many, a power of two, tells whether the pixels to the left are worth a try.
  private static let sampling = 4

  private typealias Group = ByteGroups.Group

  private var up: UnsafeMutablePointer<Group>
  private var left: UnsafeMutablePointer<Group>
  private var capacity = 0
  /// The first 64 bytes of a row with a pixel of zeros before them.
  private let edge = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 64)

  private var format = PixelFormat.rgba
  private var byteCount = 0
  private var fileByteCount = 0
  private var pixelBytes = 1
  /// Whether the row before was zeros.
  private var isBlank = true

  init() {
    up = .allocate(capacity: 1)
    left = .allocate(capacity: 1)
    edge.initializeMemory(as: UInt8.self, repeating: 0, count: 128)
  }

  /// Frees everything; the filter is not to be used any more.
  func deallocate() {
    up.deallocate()
    left.deallocate()
    edge.deallocate()
  }

  /// Begins a picture.
  ///
  /// - Parameters:
  ///   - format: How pixels are stored. Rows of RGB and gray are given with four bytes a pixel.
  ///   - width: Pixels in a row.
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

  /// Adds a row that is the same as the one before.
  func addRepeated(to deflater: inout RunDeflater) {
    if isBlank {
      deflater.add(zeros: fileByteCount + 1)
    } else {
      deflater.makeRoom(for: 1)
      deflater.add(2)
      deflater.add(zeros: fileByteCount)
    }
  }

  /// Adds a row.
  ///
  /// - Parameters:
  ///   - row: The row; at least 64 bytes more than it has may be read.
  ///   - above: The row above it; zeros, or opaque black pixels, where there is none.
  ///   - ink: What need not be looked at of rows with four bytes a pixel; nil to look at everything.
  /// - Returns: False if a pixel is not as the format says. What was added is worth nothing then.
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

  /// The bytes that count, of 64.
  private var kept: UInt64 {
    switch format {
    case .gray: 0x1111_1111_1111_1111
    case .rgb: 0x7777_7777_7777_7777
    case .rgba, .palette: ~0
    }
  }
  /// Those of the last 64 bytes that are in the row.
  private var tail: UInt64 {
    let rest = byteCount % ByteMask.width
    return rest == 0 ? ~0 : 1 << UInt64(rest) - 1
  }

  /// The place of the last 64 bytes, some of which may lie behind the row.
  private var last: Int { (byteCount &- 1) & ~(ByteMask.width &- 1) }

  /// Compares with the row above; the number of groups that differ.
  @inline(never)
  private func findUp(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer) -> Int {
    let count = ByteGroups.find(row, above, from: 0, to: last, into: up)
    return count &+ findLast(row, above, into: up + count)
  }

  /// Compares with the row above where there is ink.
  @inline(never)
  private func findUp(_ row: UnsafeRawPointer, _ above: UnsafeRawPointer, _ ink: RowInk) -> Int {
    find(row, above, ink, from: 0, into: up) { ink.up($0) }
  }

  /// Compares with the pixels to the left.
  @inline(never)
  private func findLeft(_ row: UnsafeRawPointer, _ ink: RowInk?) -> Int {
    (edge + 64).copyMemory(from: row, byteCount: 64)
    // Nothing is to the left of the first pixel; an opaque one is compared with opaque black.
    let alpha: UInt8 = format.isReadFromPixels ? 255 : 0
    edge.storeBytes(of: alpha, toByteOffset: 63, as: UInt8.self)
    let first = ByteMask.differences(edge + 64, edge + (64 - pixelBytes))
    left[0] = Group(mask: last == 0 ? first & tail : first, place: 0)
    let count = left[0].mask != 0 ? 1 : 0
    if last == 0 { return count }
    let shifted = row - pixelBytes
    if let ink {
      return count
        &+ find(row, shifted, ink, from: ByteMask.width, into: left + count) { ink.left($0) }
    }
    let more = ByteGroups.find(row, shifted, from: ByteMask.width, to: last, into: left + count)
    return count &+ more &+ findLast(row, shifted, into: left + count + more)
  }

  /// Compares the last 64 bytes; 1 if they differ.
  @inline(__always)
  private func findLast(
    _ row: UnsafeRawPointer, _ others: UnsafeRawPointer, into group: UnsafeMutablePointer<Group>
  ) -> Int {
    let mask = ByteMask.differences(row + last, others + last) & tail
    if mask == 0 { return 0 }
    group.pointee = Group(mask: mask, place: last)
    return 1
  }

  /// Compares, from the group at a place on, those groups that `groups` tells of a word of ink.
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
      // Ink in the last group is no ink in one behind it.
      if word == end >> 6 { bits &= 1 &<< UInt64(end & 63) &- 1 }
      count &+= ByteGroups.find(
        row, others, among: bits, first: word &* 64 &* ByteMask.width, into: found + count)
    }
    if groups(end >> 6) &>> UInt64(end & 63) & 1 == 0 { return count }
    return count &+ findLast(row, others, into: found + count)
  }

  /// Compares with the pixels to the left if fewer bytes seem to differ from those than from the row
  /// above; the number of groups that differ then.
  private func betterLeft(_ row: UnsafeRawPointer, upCount: Int, _ ink: RowInk?) -> Int? {
    let sampling = byteCount < 32 * ByteMask.width ? 1 : Self.sampling
    let upBytes = Self.bytes(up, upCount, kept: kept, sampling: sampling)
    if upBytes &* sampling <= fileByteCount / Self.effort { return nil }
    if sampling == 1 {
      let count = findLeft(row, ink)
      return Self.bytes(left, count, kept: kept, sampling: 1) < upBytes ? count : nil
    }
    let leftBytes = ink.map { leftSample(row, $0) } ?? leftSample(row)
    return leftBytes < upBytes ? findLeft(row, ink) : nil
  }

  /// How many bytes differ in one group of so many.
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

  /// The same for the pixels to the left of a long row, all but the last.
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

  /// The same where there is ink.
  private func leftSample(_ row: UnsafeRawPointer, _ ink: RowInk) -> Int {
    let last = (byteCount &- 1) & ~(ByteMask.width &- 1)
    var bytes = 0
    for word in 0..<ink.wordCount {
      // One group in four, the last of each, as ``sampling`` has it.
      var bits = ink.left(word) & 0x8888_8888_8888_8888
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

  /// Adds the differences between a row and what is predicted for it.
  ///
  /// - Parameter hasEdge: Whether the first group is to be read from ``edge``.
  /// - Returns: False if a pixel is not as the format says.
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
