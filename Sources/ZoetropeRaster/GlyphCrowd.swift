/// Where a glyph of a run is.
struct GlyphSite: BitwiseCopyable {
  /// The place in the run.
  let glyph: Int32
  /// The mask in the cache; -1 where there is none.
  private(set) var mask: Int32 = -1
  private var bounds: SIMD4<Int32>
  /// Whether it shares a pixel with another one.
  fileprivate var meetsAnother = false

  init(glyph: Int, box: PixelRect) {
    self.glyph = Int32(truncatingIfNeeded: glyph)
    bounds = SIMD4(Int32(box.left), Int32(box.top), Int32(box.right), Int32(box.bottom))
  }

  /// Whether it can be drawn from the cache.
  var isAlone: Bool { mask >= 0 && !meetsAnother }

  /// The pixels that it may touch.
  var box: PixelRect {
    PixelRect(
      left: Int(bounds.x), top: Int(bounds.y), right: Int(bounds.z), bottom: Int(bounds.w))
  }

  /// The mask of the glyph, whose origin is in the pixel at `x` and `y`.
  mutating func take(_ number: Int, _ mask: GlyphCache.Mask, _ x: Int, _ y: Int) {
    self.mask = Int32(truncatingIfNeeded: number)
    let left = Int32(truncatingIfNeeded: x) &+ Int32(mask.left)
    let top = Int32(truncatingIfNeeded: y) &+ Int32(mask.top)
    bounds = SIMD4(left, top, left &+ Int32(mask.width), top &+ Int32(mask.height))
  }
}

/// Finds out which glyphs of a run share pixels with others, line by line.
///
/// A line ends where a glyph begins below all that came before. Most glyphs lie beside all others of
/// their line; those that do not are compared with each of them.
struct GlyphCrowd {
  /// More glyphs of a line than this are not compared.
  private static let mostCompared = 512

  private var firstOfLine = 0
  private var line = PixelRect.empty
  /// Where the lines before end.
  private var ceiling = Int.min

  /// Adds a glyph to those before it; false where it would take too long to tell which it meets.
  mutating func add(_ site: inout GlyphSite, to sites: inout ScratchBuffer<GlyphSite>) -> Bool {
    let box = site.box
    if box.isEmpty { return true }
    if box.top < ceiling { return false }
    if box.top >= line.bottom && !line.isEmpty {
      ceiling = line.bottom
      firstOfLine = sites.count
      line = .empty
    } else if box.left < line.right && box.right > line.left {
      if sites.count - firstOfLine > Self.mostCompared { return false }
      for index in firstOfLine..<sites.count
      where !sites.base[index].box.intersection(box).isEmpty {
        sites.base[index].meetsAnother = true
        site.meetsAnother = true
      }
    }
    line = line.union(box)
    sites.append(site)
    return true
  }
}

/// A glyph of an operation that is drawn from the cache.
struct PlacedGlyph: BitwiseCopyable {
  /// The mask's number in the cache.
  let mask: Int32
  /// The column and the row of the mask's first pixel.
  let left: Int32
  let top: Int32

  init(mask: Int32, left: Int, top: Int) {
    self.mask = mask
    self.left = Int32(truncatingIfNeeded: left)
    self.top = Int32(truncatingIfNeeded: top)
  }
}
