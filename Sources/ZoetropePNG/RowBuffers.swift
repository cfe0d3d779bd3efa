/// Two buffers: one for the row that is being packed, one for the packed row above it. Each has at
/// least 64 bytes of padding before and after the row.
struct RowBuffers {
  private var storage = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  private var capacity = 1
  /// The row that is being packed.
  private(set) var current: UnsafeMutablePointer<UInt8>
  /// The packed row above ``current``.
  private(set) var above: UnsafeMutablePointer<UInt8>

  init() { (current, above) = (storage, storage) }

  /// Frees the buffers. They must not be used afterwards.
  func deallocate() { storage.deallocate() }

  /// Prepares the buffers for a new picture.
  ///
  /// - Parameters:
  ///   - byteCount: The number of bytes in a row.
  ///   - isOpaque: Whether ``above`` is filled with opaque black pixels of four bytes. If false,
  ///     ``above`` is filled with zeros.
  mutating func prepare(byteCount: Int, isOpaque: Bool) {
    let room = (byteCount + 63) & ~63 + 128
    if 2 * room > capacity {
      storage.deallocate()
      storage = .allocate(capacity: 2 * room)
      capacity = 2 * room
    }
    storage.initialize(repeating: 0, count: 2 * room)
    current = storage + 64
    above = storage + room + 64
    if isOpaque {
      let pixels = UnsafeMutableRawPointer(above)
      for place in stride(from: 0, to: byteCount, by: 4) {
        pixels.storeBytes(
          of: UInt32(0xFF00_0000).littleEndian, toByteOffset: place, as: UInt32.self)
      }
    }
  }

  /// Swaps the buffers, so that the packed row becomes the row above.
  mutating func swap() { (current, above) = (above, current) }
}
