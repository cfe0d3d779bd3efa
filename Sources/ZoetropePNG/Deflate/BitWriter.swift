/// Writes bits into bytes, the lowest first, as deflate wants them (RFC 1951, section 3.1.1).
///
/// Bits are gathered in a word and stored eight bytes at a time, so that there has to be room for
/// eight bytes more than are written; see ``reserve(_:)``.
struct BitWriter {
  /// The bytes written so far.
  private(set) var bytes = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
  private var capacity = 64
  /// Whole bytes written.
  var count = 0
  /// Bits that are no whole byte yet, and their number, at most 7.
  var pending: UInt64 = 0
  var pendingCount: UInt64 = 0

  /// Frees the bytes; the writer is not to be used any more.
  func deallocate() { bytes.deallocate() }

  /// Forgets what was written.
  mutating func removeAll() {
    count = 0
    pending = 0
    pendingCount = 0
  }

  /// Makes room for a number of bytes. Amortized O(1) a byte.
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

  /// Writes the lowest `length` bits of `bits`; the others are 0. At most 57 bits.
  @inline(__always)
  mutating func write(_ bits: UInt64, _ length: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= length
    bytes.storeBytes(of: pending.littleEndian, toByteOffset: count, as: UInt64.self)
    count &+= Int(truncatingIfNeeded: pendingCount &>> 3)
    pending &>>= pendingCount & 56
    pendingCount &= 7
  }

  /// Fills the byte that was begun with zeros.
  mutating func align() {
    if pendingCount > 0 { write(0, 8 - pendingCount) }
  }

  /// Writes whole bytes; the writer has to be aligned.
  mutating func write(_ source: UnsafeRawPointer, byteCount: Int) {
    bytes.advanced(by: count).copyMemory(from: source, byteCount: byteCount)
    count += byteCount
  }
}
