/// A stretch of bytes as what is in it besides zeros: how many zeros, then a byte, and so on.
///
/// One event is 32 bits: the byte in the lowest nine, where 256 stands for none, above it the
/// number of zeros before the byte.
struct RunEvents {
  /// The most zeros that one event tells of; enough for any row of a PNG file of ours.
  static let longestRun = 1 << 23 - 1
  /// Stands for no byte after the zeros.
  static let noByte: UInt32 = 256
  /// The number of low bits that are the byte.
  static let byteBits: UInt32 = 9

  private(set) var base = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var capacity = 1
  var count = 0

  /// Frees the events, which are not to be used any more.
  func deallocate() { base.deallocate() }

  /// Makes room for a number of events in all; forgets those that are there.
  mutating func reserve(_ capacity: Int) {
    count = 0
    if capacity <= self.capacity { return }
    base.deallocate()
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  /// Notes zeros and a byte, or ``noByte``.
  @inline(__always)
  mutating func append(zeros: Int, byte: UInt32) {
    base[count] = Self.event(zeros: zeros, byte: byte)
    count &+= 1
  }

  /// Zeros and a byte, or ``noByte``.
  @inline(__always)
  static func event(zeros: Int, byte: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: zeros) &<< byteBits | byte
  }
}
