import ZoetropeBitmap

/// The pixels of a picture as a zlib stream, made in one go over its rows.
///
/// A claim about the pixels, that all are opaque or all are gray, is checked on the way.
struct FastStream {
  private var deflater = RunDeflater()
  private var filter = RowFilter()
  private var rows = RowBuffers()

  /// Frees everything; the stream is not to be used any more.
  func deallocate() {
    deflater.deallocate()
    filter.deallocate()
    rows.deallocate()
  }

  /// The stream that was made last.
  var bytes: UnsafeRawBufferPointer { deflater.bytes }

  /// Makes the stream. O(pixels), less what facts spare.
  ///
  /// - Returns: False if the format cannot hold the picture; there is no stream then.
  mutating func make(_ bitmap: Bitmap, _ packer: RowPacker, _ table: ColorTable) -> Bool {
    begin(packer.format, width: bitmap.width)
    guard add(bitmap.band(y: 0, rowCount: bitmap.height), packer, table) else { return false }
    finish()
    return true
  }

  /// Begins a stream for a picture whose rows come band by band.
  mutating func begin(_ format: PixelFormat, width: Int) {
    deflater.begin(largest: format.rowBytes(width: width) + 1)
    filter.begin(format, width: width)
    rows.prepare(byteCount: 4 * width, isOpaque: format.isReadFromPixels)
  }

  /// Adds the next rows. O(pixels), less what facts spare.
  ///
  /// - Returns: False if the format cannot hold them; the stream is worth nothing then.
  mutating func add(_ band: Band, _ packer: RowPacker, _ table: ColorTable) -> Bool {
    for index in 0..<band.rowCount {
      if case .repeated = band.sight(index) {
        filter.addRepeated(to: &deflater)
      } else if !(packer.format.isReadFromPixels
        ? addPixels(index, band) : addPacked(index, band, packer, table))
      {
        return false
      }
    }
    return true
  }

  /// Ends the stream.
  mutating func finish() { deflater.finish() }

  private mutating func addPixels(_ index: Int, _ band: Band) -> Bool {
    let row = UnsafeRawPointer(band.row(index))
    if band.y + index == 0 {
      return filter.add(row, above: UnsafeRawPointer(rows.above), to: &deflater)
    }
    return filter.add(
      row, above: UnsafeRawPointer(band.row(index - 1)), ink: band.rowInk(index), to: &deflater)
  }

  private mutating func addPacked(
    _ index: Int, _ band: Band, _ packer: RowPacker, _ table: ColorTable
  ) -> Bool {
    if band.repeatsRowAbove(index) {
      filter.addRepeated(to: &deflater)
      return true
    }
    packer.pack(band.row(index), table, into: rows.current)
    // Pixels of four bytes lie where they lay, and those of one colour are of one colour still.
    let ink = packer.format == .rgba ? band.rowInk(index) : nil
    let isAdded = filter.add(
      UnsafeRawPointer(rows.current), above: UnsafeRawPointer(rows.above), ink: ink, to: &deflater)
    rows.swap()
    return isAdded
  }
}
