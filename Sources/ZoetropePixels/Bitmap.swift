/// A picture in memory: premultiplied RGBA, 8 bits per channel.
///
/// Each pixel is one `UInt32` with the bytes red, green, blue and alpha in memory order. Rows run
/// from top to bottom and start at multiples of 64 bytes.
///
/// In pixels that the library writes, no channel is larger than alpha. Resizing keeps the storage
/// if it is large enough. Only one task at a time may use a bitmap.
public final class Bitmap {
  /// The number of pixels in a row.
  public private(set) var width = 0
  /// The number of rows.
  public private(set) var height = 0
  /// The distance between the starts of adjacent rows, in bytes; a multiple of 64.
  public private(set) var stride = 0
  /// The facts that are known about the rows without reading the pixels. Only a bitmap that a
  /// renderer wrote has facts.
  ///
  /// Other code that changes pixels must call ``forgetFacts()``.
  package var facts = FrameFacts()

  private var storage: UnsafeMutableRawPointer
  private var capacity: Int

  /// Creates a bitmap of transparent pixels. By default, it is empty.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row, 0 or more.
  ///   - height: The number of rows, 0 or more.
  /// - Complexity: O(*n*) in the number of pixels.
  public init(width: Int = 0, height: Int = 0) {
    storage = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 64)
    capacity = 64
    resize(width: width, height: height)
    storage.initializeMemory(as: UInt8.self, repeating: 0, count: stride * height)
  }

  deinit { storage.deallocate() }

  /// Changes the size, which must not be negative.
  ///
  /// Afterwards the pixels are unspecified and the facts are forgotten, even if the size stays the
  /// same. The storage is kept if it is large enough.
  ///
  /// - Complexity: O(1) if the storage is large enough; otherwise O(*n*) in the number of pixels.
  public func resize(width: Int, height: Int) {
    precondition(width >= 0 && height >= 0, "A bitmap's width and height cannot be negative.")
    facts.reset()
    if width == self.width && height == self.height { return }
    let newStride = (width * 4 + 63) & ~63
    let bytes = newStride * height
    if bytes > capacity {
      storage.deallocate()
      // A large bitmap starts at a multiple of 2 MiB, so that filling it takes the same time in
      // every process. In measurements, filling a bitmap at another address took up to 1.8 times as
      // long in most processes.
      let alignment = bytes >= 1 << 21 ? 1 << 21 : 64
      storage = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: alignment)
      storage.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
      capacity = bytes
    }
    self.width = width
    self.height = height
    stride = newStride
  }

  /// Forgets the facts about the pixels. Call this method after you change pixels through a
  /// pointer.
  public func forgetFacts() { facts.reset() }

  /// The pixel in column `x` of row `y`, premultiplied: red in the lowest byte, alpha in the
  /// highest.
  ///
  /// The position must lie in the bitmap. Setting a pixel also calls ``forgetFacts()``.
  public subscript(x: Int, y: Int) -> UInt32 {
    get { row(checked(x, y))[x] }
    set {
      row(checked(x, y))[x] = newValue
      facts.reset()
    }
  }

  /// Returns the pixels of row `y`. The pointer is valid while the bitmap lives and is not resized.
  ///
  /// `y` must be a row of the bitmap. The method does not check `y`.
  @inlinable public func row(_ y: Int) -> UnsafeMutablePointer<UInt32> {
    base.advanced(by: y * (stride >> 2))
  }

  /// The first pixel of the first row. The pointer is valid while the bitmap lives and is not
  /// resized.
  public var base: UnsafeMutablePointer<UInt32> { storage.assumingMemoryBound(to: UInt32.self) }

  /// Returns a view of the rows from `y` on, at most `rowCount` of them.
  ///
  /// - Parameters:
  ///   - y: The first row, from 0 to the bitmap's height.
  ///   - rowCount: The number of rows. It is limited to the rows that exist.
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
