/// Packs bits into bytes, starting at the lowest bit, as deflate requires (RFC 1951, section
/// 3.1.1).
///
/// Every write stores eight bytes, even if fewer are complete. The buffer must therefore have room
/// for eight more bytes than the result; see ``reserve(_:)``.
struct BitWriter {
  /// The bytes written so far.
  private(set) var bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
  private var capacity = 64
  /// The number of whole bytes written.
  var count = 0
  /// The bits that do not yet fill a byte. Their number is ``pendingCount``, at most 7.
  var pending: UInt64 = 0
  var pendingCount: UInt64 = 0

  /// Frees the buffer. The writer must not be used afterwards.
  func deallocate() { bytes.deallocate() }

  /// Discards all bytes and bits written so far and keeps the buffer.
  mutating func removeAll() {
    count = 0
    pending = 0
    pendingCount = 0
  }

  /// Makes room for `more` further bytes and for the padding that writing needs. Amortized O(1) per
  /// byte.
  mutating func reserve(_ more: Int) {
    let needed = count + more + 16
    if needed <= capacity { return }
    let larger = max(needed, 2 * capacity)
    let moved = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 8)
    moved.copyMemory(from: bytes, byteCount: count)
    bytes.deallocate()
    bytes = moved
    capacity = larger
  }

  /// The largest number of bits in one write. The sum of this number and of up to seven pending
  /// bits must be less than 64, because a word of 64 bits cannot be shifted by its whole length.
  static let longestWrite: UInt64 = 56

  /// Writes the lowest `length` bits of `bits`. The length is at most ``longestWrite``, and the
  /// higher bits must be 0.
  @inline(__always)
  mutating func write(_ bits: UInt64, _ length: UInt64) {
    assert(length <= Self.longestWrite && bits >> length == 0)
    pending |= bits &<< pendingCount
    pendingCount &+= length
    bytes.storeBytes(of: pending.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: pendingCount &>> 3)
    pending &>>= pendingCount & 56
    pendingCount &= 7
  }

  /// Pads the current byte with zero bits.
  mutating func align() {
    if pendingCount > 0 { write(0, 8 - pendingCount) }
  }

  /// Writes whole bytes. The writer must be at the start of a byte.
  mutating func write(_ source: UnsafeRawPointer, byteCount: Int) {
    bytes.advanced(by: count).copyMemory(from: source, byteCount: byteCount)
    count += byteCount
  }
}
