/// The layout of a row's bytes in memory, and the selection of the bytes that the file contains.
protocol RowLayout {
  /// A mask that selects, in a group of 64 bytes in memory, the bytes that the file contains.
  static var kept: UInt64 { get }
  /// Converts the offset of a byte from the start of a row in memory to its offset in the file's
  /// row.
  static func filePlace(_ place: Int) -> Int
  /// Returns 0 if two valid rows of this layout can differ in exactly the bytes that the mask
  /// marks; otherwise a nonzero value.
  static func impossibleDifferences(_ mask: UInt64) -> UInt64
  /// Returns a nonzero value if a pixel is invalid in this layout.
  ///
  /// - Parameter place: The offset of a byte of the pixel that differs from its prediction.
  static func impossiblePixel(_ row: UnsafeRawPointer, _ place: Int) -> UInt64
}

extension RowLayout {
  /// Adds an event (see ``RunEvents``) for each byte that differs from its prediction. The caller
  /// must ensure that the predicted pixels fit the layout.
  ///
  /// - Parameters:
  ///   - mask: A mask that marks the differing bytes of a group of 64 bytes.
  ///   - place: The offset of the group's first byte.
  ///   - next: The offset in the file's row up to which everything has been added.
  /// - Returns: A nonzero value if a pixel with a differing byte does not fit the layout; otherwise
  ///   0.
  @inline(__always)
  static func add(
    _ mask: UInt64, _ place: Int, _ row: UnsafeRawPointer, _ predicted: UnsafeRawPointer,
    _ events: inout UnsafeMutablePointer<UInt32>, _ next: inout Int
  ) -> UInt64 {
    var wrong = impossibleDifferences(mask)
    var mask = mask & kept
    while mask != 0 {
      let at = place &+ mask.trailingZeroBitCount
      mask &= mask &- 1
      wrong |= impossiblePixel(row, at)
      let difference =
        row.load(fromByteOffset: at, as: UInt8.self)
        &- predicted.load(fromByteOffset: at, as: UInt8.self)
      let filePlace = filePlace(at)
      events.pointee = RunEvents.event(zeros: filePlace &- next, byte: UInt32(difference))
      events += 1
      next = filePlace &+ 1
    }
    return wrong
  }
}

/// A row that has the same bytes in memory as in the file.
enum PackedLayout: RowLayout {
  @inline(__always) static var kept: UInt64 { ~0 }
  @inline(__always) static func filePlace(_ place: Int) -> Int { place }
  @inline(__always) static func impossibleDifferences(_ mask: UInt64) -> UInt64 { 0 }
  @inline(__always) static func impossiblePixel(_ row: UnsafeRawPointer, _ place: Int) -> UInt64 {
    0
  }
}

/// Opaque pixels: four bytes each in memory. The file contains three of these bytes: red, green and
/// blue.
enum RGBLayout: RowLayout {
  @inline(__always) static var kept: UInt64 { 0x7777_7777_7777_7777 }
  @inline(__always) static func filePlace(_ place: Int) -> Int { place &- place &>> 2 }
  /// Marks the alphas that differ from their prediction. All predicted pixels are opaque, so a
  /// pixel with a different alpha is not opaque.
  @inline(__always) static func impossibleDifferences(_ mask: UInt64) -> UInt64 {
    mask & 0x8888_8888_8888_8888
  }
  @inline(__always) static func impossiblePixel(_ row: UnsafeRawPointer, _ place: Int) -> UInt64 {
    0
  }
}

/// Opaque gray pixels: four bytes each in memory. The file contains one of these bytes.
enum GrayLayout: RowLayout {
  @inline(__always) static var kept: UInt64 { 0x1111_1111_1111_1111 }
  @inline(__always) static func filePlace(_ place: Int) -> Int { place &>> 2 }
  /// Marks impossible differences: two different opaque grays differ in red, green and blue, and
  /// have the same alpha.
  @inline(__always) static func impossibleDifferences(_ mask: UInt64) -> UInt64 {
    (mask ^ mask &>> 1) & 0x3333_3333_3333_3333 | mask & 0x8888_8888_8888_8888
  }
  @inline(__always) static func impossiblePixel(_ row: UnsafeRawPointer, _ place: Int) -> UInt64 {
    let pixel = row.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    return UInt64((pixel ^ pixel &>> 8) & 0xFFFF)
  }
}
