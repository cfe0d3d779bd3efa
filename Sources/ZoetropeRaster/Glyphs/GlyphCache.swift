import ZoetropeDisplayList

/// A cache of the coverage of glyphs, kept from frame to frame. The key consists of everything that
/// determines the coverage: the outline, the linear part of the transform, and the phase. The phase
/// is the position of the glyph's origin within a pixel; see ``GlyphGrid``.
///
/// **Guarantees.** A cached mask equals the coverage that is computed from the glyph's edges, to
/// the last bit. A mask keeps its index while a frame is drawn. The cache takes less than two
/// megabytes of memory.
///
/// A glyph is cached when it is drawn for the second time, because most glyphs of moving or growing
/// text are drawn only once with the same key. Glyphs that are wider or higher than 63 pixels are
/// not cached.
struct GlyphCache: ~Copyable {
  /// The largest width and height of a mask, in pixels.
  static let largestSide = 63
  private static let pixelBudget = 1 << 20
  private static let slotCount = 1 << 14
  private static let gridCount = 64

  /// One glyph of the cache: its key, and the location of its coverage. `left` and `top` are
  /// relative to the pixel that contains the glyph's origin.
  struct Mask: BitwiseCopyable {
    fileprivate let outline: UInt
    fileprivate let key: UInt32
    /// The index of the mask's first byte in ``pixels``. If no coverage is stored for the glyph,
    /// the value is `unknown` or `tooLarge`.
    fileprivate var offset = Self.unknown
    fileprivate(set) var left: Int16 = 0
    fileprivate(set) var top: Int16 = 0
    /// The number of columns; `height` is the number of rows. Both are 0 if the glyph covers no
    /// pixel.
    fileprivate(set) var width: UInt8 = 0
    fileprivate(set) var height: UInt8 = 0

    /// The value of `offset` for a glyph that has been drawn only once; `tooLarge` is the value for
    /// a glyph that is too large.
    fileprivate static let unknown = UInt32.max
    fileprivate static let tooLarge = UInt32.max - 1
  }

  /// The coverage of all masks, 0 to 255, in rows of ``stride(of:)`` bytes. Bytes past the width
  /// are 0.
  private var pixels = ScratchBuffer<UInt8>()
  private var masks = ScratchBuffer<Mask>()
  /// The slots of a hash table with open addressing. A slot holds the index of a mask plus 1, or 0
  /// if it is empty.
  private var slots = ScratchBuffer<UInt32>()
  /// The linear parts of the latest glyph runs' transforms. The key of a mask contains the `number`
  /// of a linear part instead of the linear part itself.
  private var grids: [(column0: SIMD2<Double>, column1: SIMD2<Double>, number: UInt32)] = []
  private var lastGrid: UInt32 = 0
  /// The outlines whose addresses are parts of keys. The cache retains them, so that no address is
  /// reused for another outline.
  private var outlines: [GlyphOutline] = []
  private var isFull = false

  /// Empties the cache if it is full. This method must be called between frames, because emptying
  /// makes the indices of masks invalid.
  mutating func beginFrame() {
    guard isFull else { return }
    isFull = false
    pixels.setCount(0)
    masks.setCount(0)
    slots.setCount(0)
    outlines.removeAll(keepingCapacity: true)
  }

  /// Returns the number that stands for the linear part of `grid` in the keys of masks.
  mutating func number(of grid: GlyphGrid) -> UInt32 {
    for known in grids where known.column0 == grid.column0 && known.column1 == grid.column1 {
      return known.number
    }
    // Numbers repeat after 2^24 linear parts. By then, the masks with the first numbers have been
    // dropped.
    lastGrid = (lastGrid + 1) & 0xFF_FFFF
    let entry = (grid.column0, grid.column1, lastGrid)
    if grids.count < Self.gridCount {
      grids.append(entry)
    } else {
      grids[Int(lastGrid) % Self.gridCount] = entry
    }
    return lastGrid
  }

  /// Returns the index of a glyph's mask.
  ///
  /// - Parameters:
  ///   - outline: The glyph's outline.
  ///   - grid: The number that ``number(of:)`` returns for the glyph run.
  ///   - phase: The position of the origin within its pixel, in steps of 1/16 pixel: 16 times the
  ///     steps down, plus the steps across.
  ///   - make: Draws the glyph for the cache; returns nil if the glyph is too large.
  /// - Returns: Nil if the glyph is drawn for the first time or is too large, or if the cache is
  ///   full in this frame.
  @inline(__always)
  mutating func number(
    of outline: GlyphOutline, grid: UInt32, phase: UInt32, make: () -> GlyphCoverage?
  ) -> Int? {
    let address = UInt(bitPattern: Unmanaged.passUnretained(outline).toOpaque())
    let key = grid << 8 | phase
    if slots.count == 0 { slots.fill(count: Self.slotCount, with: 0) }
    var slot = Self.slot(address, key)
    while slots.base[slot] != 0 {
      let number = Int(slots.base[slot]) &- 1
      if masks.base[number].outline == address && masks.base[number].key == key {
        let offset = masks.base[number].offset
        if offset < Mask.tooLarge { return number }
        return offset == Mask.unknown ? keep(number, make()) : nil
      }
      slot = (slot &+ 1) & (Self.slotCount - 1)
    }
    note(outline, address, key, slot)
    return nil
  }

  @inline(__always)
  private static func slot(_ address: UInt, _ key: UInt32) -> Int {
    // Multiplicative hashing (Knuth, The Art of Computer Programming, volume 3, 6.4).
    let mixed = (address &>> 4 ^ UInt(key) &<< 24) &* 0x9E37_79B9_7F4A_7C15
    return Int(mixed &>> 50)
  }

  /// Records that a glyph is drawn for the first time. If there is no room for the record, marks
  /// the cache as full.
  private mutating func note(
    _ outline: GlyphOutline, _ address: UInt, _ key: UInt32, _ slot: Int
  ) {
    if masks.count == Self.slotCount / 2 {
      isFull = true
    } else {
      masks.append(Mask(outline: address, key: key))
      outlines.append(outline)
      slots.base[slot] = UInt32(masks.count)
    }
  }

  private mutating func keep(_ number: Int, _ coverage: GlyphCoverage?) -> Int? {
    guard let coverage else {
      masks.base[number].offset = Mask.tooLarge
      return nil
    }
    let box = coverage.box
    let (width, height) = (box.isEmpty ? 0 : box.width, box.isEmpty ? 0 : box.bottom - box.top)
    let stride = Self.stride(of: width)
    let offset = pixels.count
    guard offset + stride * height <= Self.pixelBudget else {
      isFull = true
      return nil
    }
    pixels.setCount(offset + stride * height)
    for row in 0..<height {
      let target = pixels.base + offset + row * stride
      target.update(repeating: 0, count: stride)
      target.update(from: coverage.row(box.top + row) + box.left, count: width)
    }
    masks.base[number].offset = UInt32(offset)
    masks.base[number].left = Int16(box.left)
    masks.base[number].top = Int16(box.top)
    masks.base[number].width = UInt8(width)
    masks.base[number].height = UInt8(height)
    return number
  }

  /// Returns the number of bytes from one row of a mask to the next.
  @inline(__always)
  static func stride(of width: Int) -> Int { (width &+ 3) & ~3 }

  @inline(__always)
  func mask(_ number: Int) -> Mask { masks.base[number] }

  /// Returns the address of the coverage of a mask's first pixel.
  @inline(__always)
  func coverage(of mask: Mask) -> UnsafeMutablePointer<UInt8> { pixels.base + Int(mask.offset) }
}
