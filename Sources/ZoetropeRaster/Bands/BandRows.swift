import ZoetropePixelKernels
import ZoetropePixels

/// The memory into which all bands of a frame are painted, one after the other. Each band is passed
/// to a closure before the next one is painted.
///
/// Invariant: before a band is painted, all pixels of its rows have the background color. The
/// pixels that the band changes are reset afterwards.
struct BandRows {
  let context: RenderContext
  let surface: Surface
  let canvas: PixelRect
  let facts: FrameFacts
  /// Whether the whole canvas has already been painted. If so, the bands are copied from the
  /// canvas.
  let isPainted: Bool
  /// The number of pixels from one row to the next.
  private let stride: Int
  /// The first pixel of the band's first row. In memory, this row is preceded by a copy of the
  /// previous band's last row.
  private let base: UnsafeMutablePointer<UInt32>

  init(_ planner: FramePlanner, facts: FrameFacts, isPainted: Bool) {
    context = planner.context
    surface = planner.surface
    canvas = planner.surface.window
    self.facts = facts
    self.isPainted = isPainted
    // The length of a row is a whole number of groups. One group is added, so that rows do not all
    // begin in the same cache lines.
    let group = BandInk.groupWidth
    stride = ((canvas.width + group - 1) / group + 1) * group
    let count = stride * (min(surface.bandHeight, canvas.height) + 1)
    context.bands.pixels.setCount(count + group)
    let start = UnsafeMutableRawPointer(context.bands.pixels.base).alignedUp(toMultipleOf: 64)
      .assumingMemoryBound(to: UInt32.self)
    PixelFill.fillMemory(start, count: count, with: surface.background)
    base = start + stride
  }

  func hand(to take: (Band) -> Bool) -> Bool {
    BandPainter.prepare(context, canvas, bandHeight: surface.bandHeight)
    let operations = BandOperations(
      context, from: surface.start.operations, bands: 0...(canvas.bottom - 1) / surface.bandHeight,
      origin: 0, bandHeight: surface.bandHeight)
    for top in Swift.stride(from: 0, to: canvas.bottom, by: surface.bandHeight) {
      let rows = top..<min(top + surface.bandHeight, canvas.bottom)
      if isPainted { copy(rows) } else { paint(rows, operations) }
      let ink =
        isKnown
        ? BandInk(
          words: context.plan.ink.row(top), changes: context.plan.ink.changes(top),
          wordsPerRow: context.plan.ink.wordsPerRow,
          background: surface.background) : nil
      let band = Band(
        y: top, rowCount: rows.count, width: canvas.width, pixels: base, stride: 4 * stride,
        facts: facts, ink: ink)
      assert(band.factsHold, "A fact about a row does not hold.")
      if !take(band) { return false }
      (base - stride).update(from: base + (rows.count - 1) * stride, count: stride)
      clear(rows)
    }
    return true
  }

  private var isKnown: Bool { !isPainted && context.plan.ink.isKnown }

  private func isDrawn(_ row: Int) -> Bool {
    context.plan.changedRows.base[row] & RowChanges.drawn != 0
  }

  private func paint(_ rows: Range<Int>, _ operations: BandOperations) {
    guard rows.contains(where: isDrawn) else { return }
    let rect = PixelRect(
      left: 0, top: rows.lowerBound, right: canvas.right, bottom: rows.upperBound)
    var painter = BandPainter(
      context: context, target: PixelTarget(rect: rect, base: base, stride: stride),
      operations: operations, origin: 0, band: rows.lowerBound / surface.bandHeight,
      bandHeight: surface.bandHeight)
    painter.paint()
  }

  private func copy(_ rows: Range<Int>) {
    guard let target = surface.target else { return }
    for row in rows {
      (base + (row - rows.lowerBound) * stride).update(
        from: target.base + row * target.stride, count: canvas.width)
    }
  }

  private func clear(_ rows: Range<Int>) {
    // The pixels need no reset: copying the next band overwrites every column.
    if isPainted { return }
    for row in rows where isDrawn(row) {
      let pixels = base + (row - rows.lowerBound) * stride
      if isKnown {
        clear(pixels, context.plan.ink.row(row))
      } else {
        PixelFill.fill(pixels, count: stride, with: surface.background)
      }
    }
  }

  /// Resets the groups of pixels whose bits are set in `words` (see ``InkMap``) to the background
  /// color.
  private func clear(
    _ pixels: UnsafeMutablePointer<UInt32>, _ words: UnsafeMutablePointer<UInt64>
  ) {
    for word in 0..<context.plan.ink.wordsPerRow {
      zoetrope_fill_groups(
        pixels + 64 * word * BandInk.groupWidth, words[word], surface.background)
    }
  }
}
