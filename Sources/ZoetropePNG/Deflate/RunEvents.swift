/// A sequence of bytes in the form of events. An event is a run of zeros followed by a byte.
///
/// An event has 32 bits. The lowest nine hold the byte, or ``noByte``. The others hold the number
/// of zeros before the byte.
struct RunEvents {
  /// The largest number of zeros in one event. No row of a PNG file that the encoder writes has
  /// more bytes.
  static let longestRun = 1 << 23 - 1
  /// The value in place of the byte if the event consists of zeros only.
  static let noByte: UInt32 = 256
  /// The number of low bits that hold the byte.
  static let byteBits: UInt32 = 9

  private(set) var base = UnsafeMutablePointer<UInt32>.allocate(capacity: 1)
  private var capacity = 1
  var count = 0

  /// Frees the events. They must not be used afterwards.
  func deallocate() { base.deallocate() }

  /// Discards all events and makes room for a number of new ones.
  mutating func reserve(_ capacity: Int) {
    count = 0
    if capacity <= self.capacity { return }
    base.deallocate()
    base = .allocate(capacity: capacity)
    self.capacity = capacity
  }

  /// Appends an event: a run of zeros, followed by a byte or ``noByte``.
  @inline(__always)
  mutating func append(zeros: Int, byte: UInt32) {
    base[count] = Self.event(zeros: zeros, byte: byte)
    count &+= 1
  }

  /// Returns an event: a run of zeros, followed by a byte or ``noByte``.
  @inline(__always)
  static func event(zeros: Int, byte: UInt32) -> UInt32 {
    UInt32(truncatingIfNeeded: zeros) &<< byteBits | byte
  }
}
