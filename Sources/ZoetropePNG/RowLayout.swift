/// How the bytes of a row lie in memory, and which of them are in the file.
protocol RowLayout {
  /// The bytes that are in the file, of 64.
  static var kept: UInt64 { get }
  /// Where a byte that is in the file is there.
  static func filePlace(_ place: Int) -> Int
  /// Not 0 if a mask cannot be that of two rows of this layout.
  static func misfit(_ mask: UInt64) -> UInt64
  /// Not 0 if the byte at a place differs and is part of a pixel that cannot be.
  static func misfit(_ row: UnsafeRawPointer, _ place: Int) -> UInt64
}

extension RowLayout {
  /// Adds an event for each byte that differs from what is predicted.
  ///
  /// - Parameters:
  ///   - mask: Which of 64 bytes differ.
  ///   - place: The place of the first of them.
  ///   - next: The place in the file before which everything has been added.
  /// - Returns: Not 0 if a pixel is not as the layout wants it, provided that the predicted ones are.
  @inline(__always)
  static func add(
    _ mask: UInt64, _ place: Int, _ row: UnsafeRawPointer, _ predicted: UnsafeRawPointer,
    _ events: inout UnsafeMutablePointer<UInt32>, _ next: inout Int
  ) -> UInt64 {
    var wrong = misfit(mask)
    var mask = mask & kept
    while mask != 0 {
      let at = place &+ mask.trailingZeroBitCount
      mask &= mask &- 1
      wrong |= misfit(row, at)
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

/// As in the file.
enum PackedLayout: RowLayout {
  @inline(__always) static var kept: UInt64 { ~0 }
  @inline(__always) static func filePlace(_ place: Int) -> Int { place }
  @inline(__always) static func misfit(_ mask: UInt64) -> UInt64 { 0 }
  @inline(__always) static func misfit(_ row: UnsafeRawPointer, _ place: Int) -> UInt64 { 0 }
}

/// Opaque pixels of four bytes.
enum RGBLayout: RowLayout {
  @inline(__always) static var kept: UInt64 { 0x7777_7777_7777_7777 }
  @inline(__always) static func filePlace(_ place: Int) -> Int { place &- place &>> 2 }
  /// A pixel's alpha that differs from an opaque one's is not opaque.
  @inline(__always) static func misfit(_ mask: UInt64) -> UInt64 { mask & 0x8888_8888_8888_8888 }
  @inline(__always) static func misfit(_ row: UnsafeRawPointer, _ place: Int) -> UInt64 { 0 }
}

/// Opaque gray pixels of four bytes.
enum GrayLayout: RowLayout {
  @inline(__always) static var kept: UInt64 { 0x1111_1111_1111_1111 }
  @inline(__always) static func filePlace(_ place: Int) -> Int { place &>> 2 }
  /// All three channels differ or none, and alpha does not.
  @inline(__always) static func misfit(_ mask: UInt64) -> UInt64 {
    (mask ^ mask &>> 1) & 0x3333_3333_3333_3333 | mask & 0x8888_8888_8888_8888
  }
  @inline(__always) static func misfit(_ row: UnsafeRawPointer, _ place: Int) -> UInt64 {
    let pixel = row.loadUnaligned(fromByteOffset: place, as: UInt32.self)
    return UInt64((pixel ^ pixel &>> 8) & 0xFFFF)
  }
}
