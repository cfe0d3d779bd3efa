import ZoetropeDisplayList

/// The coverage of glyphs, kept from frame to frame: by outline, by linear part, and by the phase of
/// the origin, all that it is a function of (see ``GlyphGrid``).
///
/// Guarantees: what is kept is the same coverage, to the last bit, that the glyph's edges give.
/// A glyph is kept when it is met for the second time: while text moves or grows, most are not met
/// again. Glyphs of more than 63 pixels a side are not kept. What is kept stays where it is while a
/// frame is drawn; memory is less than two megabytes.
struct GlyphCache: ~Copyable {
  /// The most pixels a side of what is kept.
  static let largestSide = 63
  private static let pixelBudget = 1 << 20
  private static let slotCount = 1 << 14
  private static let gridCount = 64

  /// The coverage of one glyph; its places are counted from the pixel of the origin.
  struct Mask: BitwiseCopyable {
    fileprivate let outline: UInt
    fileprivate let key: UInt32
    /// The first byte, as its place in ``pixels``.
    fileprivate var offset = Self.unknown
    fileprivate(set) var left: Int16 = 0
    fileprivate(set) var top: Int16 = 0
    /// Columns, and rows; 0 where nothing is covered.
    fileprivate(set) var width: UInt8 = 0
    fileprivate(set) var height: UInt8 = 0

    /// Stands for a glyph that has been met once, and for one that is too large.
    fileprivate static let unknown = UInt32.max
    fileprivate static let tooLarge = UInt32.max - 1
  }

  /// Coverage, 0 to 255, in rows of ``stride(of:)`` bytes, of which those past the width are 0.
  private var pixels = ScratchBuffer<UInt8>()
  private var masks = ScratchBuffer<Mask>()
  /// The numbers of masks, and one more: 0 is an empty slot. Open addressing.
  private var slots = ScratchBuffer<UInt32>()
  /// Linear parts that runs were drawn with, the latest ones, and the numbers that they got.
  private var grids: [(column0: SIMD2<Double>, column1: SIMD2<Double>, number: UInt32)] = []
  private var lastGrid: UInt32 = 0
  /// Keeps the outlines alive that the keys are the addresses of.
  private var outlines: [GlyphOutline] = []
  private var isFull = false

  /// Makes room where there was too little. Only between frames: numbers of masks end here.
  mutating func beginFrame() {
    guard isFull else { return }
    isFull = false
    pixels.setCount(0)
    masks.setCount(0)
    slots.setCount(0)
    outlines.removeAll(keepingCapacity: true)
  }

  /// A number for the linear part of a run.
  mutating func number(of grid: GlyphGrid) -> UInt32 {
    for known in grids where known.column0 == grid.column0 && known.column1 == grid.column1 {
      return known.number
    }
    // 2^24 of them have a number; by then the first ones are long gone.
    lastGrid = (lastGrid + 1) & 0xFF_FFFF
    let entry = (grid.column0, grid.column1, lastGrid)
    if grids.count < Self.gridCount {
      grids.append(entry)
    } else {
      grids[Int(lastGrid) % Self.gridCount] = entry
    }
    return lastGrid
  }

  /// The number of the mask of a glyph.
  ///
  /// - Parameters:
  ///   - grid: What ``number(of:)`` gave.
  ///   - phase: Steps of the grid of origins, y times 16 and x.
  ///   - make: Draws the glyph where it is to be kept; nil where it is too large.
  /// - Returns: Nil where it is met for the first time or too large, or where there is no room in
  ///   this frame.
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

  /// Notes that a glyph has been met.
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

  /// Bytes from one row of a mask to the next.
  @inline(__always)
  static func stride(of width: Int) -> Int { (width &+ 3) & ~3 }

  @inline(__always)
  func mask(_ number: Int) -> Mask { masks.base[number] }

  /// The coverage of the first pixel of a mask.
  @inline(__always)
  func coverage(of mask: Mask) -> UnsafeMutablePointer<UInt8> { pixels.base + Int(mask.offset) }
}
