/// Pixels in memory: premultiplied RGBA, 8 bits a channel.
///
/// Each pixel is one `UInt32` whose bytes lie in memory in the order red, green, blue, alpha. Rows
/// run from top to bottom and start at multiples of 64 bytes.
///
/// Guarantees: no channel of a pixel is larger than its alpha where the library wrote it; a bitmap
/// that is resized to a size it had room for keeps its storage. A bitmap belongs to one task at a
/// time.
public final class Bitmap {
  /// The number of pixels in a row.
  public private(set) var width = 0
  /// The number of rows.
  public private(set) var height = 0
  /// The distance between the starts of two rows, in bytes; a multiple of 64.
  public private(set) var stride = 0
  /// What is known of the pixels without looking at them. Empty unless a renderer wrote it; anyone
  /// else who changes pixels must call ``forgetFacts()``.
  package var facts = FrameFacts()

  private var storage: UnsafeMutableRawPointer
  private var capacity: Int

  /// Creates a bitmap of transparent pixels; an empty one by default.
  ///
  /// - Parameters:
  ///   - width: pixels in a row, 0 or more.
  ///   - height: rows, 0 or more.
  public init(width: Int = 0, height: Int = 0) {
    storage = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 64)
    capacity = 64
    resize(width: width, height: height)
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
  }

  deinit { storage.deallocate() }

  /// Changes the size. The pixels are unspecified afterwards, and the facts are forgotten.
  ///
  /// Storage is kept where it suffices.
  public func resize(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A bitmap's width and height cannot be negative.")
    facts.reset()
    if width == self.width && height == self.height { return }
    let newStride = (width * 4 + 63) & ~63
    let bytes = newStride * height
    if bytes > capacity {
      storage.deallocate()
      // Large bitmaps start at a multiple of 2 MiB: filling one then takes the same time in every
      // process. From other addresses it took up to 1.8 times as long in most, as measured.
      let alignment = bytes >= 1 << 21 ? 1 << 21 : 64
      storage = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: alignment)
      storage.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
      capacity = bytes
    }
    self.width = width
    self.height = height
    stride = newStride
  }

  /// Forgets what is known of the pixels; call it after changing them by hand.
  public func forgetFacts() { facts.reset() }

  /// The pixel in column `x` of row `y`: red in the lowest byte, alpha in the highest.
  ///
  /// Setting a pixel forgets the facts.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { row(checked(x, y))[x] }
    set {
      row(checked(x, y))[x] = newValue
      facts.reset()
    }
  }

  /// The pixels of row `y`, which are valid while the bitmap lives and is not resized.
  @inlinable public func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base.advanced(by: y * (stride >> 2))
  }

  /// The first pixel of the first row.
  public var base: UnsafeMutablePointer<UInt32> { storage.assumingMemoryBound(to: UInt32.self) }

  /// The rows from `y` on, at most `rowCount` of them.
  public func band(y: Int, rowCount: Int) -> Band {
    precondition(y >= 0 && y <= height, "A band begins inside its bitmap.")
    return Band(
      y: y, rowCount: min(max(rowCount, 0), height - y), width: width, pixels: row(y),
      stride: stride, facts: facts)
  }

  private func checked(_ x: Int, _ y: Int) -> Int {
    precondition(
      x >= 0 && x < width && y >= 0 && y < height, "A pixel's column and row lie in the bitmap.")
    return y
  }
}
