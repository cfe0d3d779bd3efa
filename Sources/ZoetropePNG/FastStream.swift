import ZoetropeImages
import ZoetropePixels

/// Encodes the pixels of a picture as a zlib stream in one pass over its rows.
///
/// If the format of the file holds only opaque pixels, or only opaque grays, the same pass detects
/// pixels that do not fit the format.
struct FastStream {
  private var deflater = RunDeflater()
  private var filter = RowFilter()
  private var rows = RowBuffers()

  /// Frees all memory. The stream must not be used afterwards.
  func deallocate() {
    deflater.deallocate()
    filter.deallocate()
    rows.deallocate()
  }

  /// The last finished stream.
  var bytes: UnsafeRawBufferPointer { deflater.bytes }

  /// Encodes a whole bitmap.
  ///
  /// - Returns: False if the format cannot hold the picture; then there is no stream.
  /// - Complexity: O(*n*) in the number of pixels that no ``RowFact`` describes.
  mutating func make(_ bitmap: Bitmap, _ packer: RowPacker, _ table: ColorTable) -> Bool {
    begin(packer.format, width: bitmap.width)
    guard add(bitmap.band(y: 0, rowCount: bitmap.height), packer, table) else { return false }
    finish()
    return true
  }

  /// Begins a stream for a picture whose rows arrive band by band.
  mutating func begin(_ format: PixelFormat, width: Int) {
    deflater.begin(largest: format.rowBytes(width: width) + 1)
    filter.begin(format, width: width)
    rows.prepare(byteCount: 4 * width, isOpaque: format.isReadFromPixels)
  }

  /// Adds the next rows.
  ///
  /// - Returns: False if the format cannot hold the rows; then the stream is useless.
  /// - Complexity: O(*n*) in the number of pixels that neither a ``RowFact`` nor the ``BandInk``
  ///   describes.
  mutating func add(_ band: Band, _ packer: RowPacker, _ table: ColorTable) -> Bool {
    for index in 0..<band.rowCount {
      if case .repeated = band.knownRow(index) {
        filter.addRepeated(to: &deflater)
      } else if !(packer.format.isReadFromPixels
        ? addPixels(index, band) : addPacked(index, band, packer, table))
      {
        return false
      }
    }
    return true
  }

  /// Ends the stream, which is then available in ``bytes``.
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
    // Packing as RGBA keeps the position of each pixel and the equality of pixels, so the
    // information about drawn groups of pixels (the ink) stays valid.
    let ink = packer.format == .rgba ? band.rowInk(index) : nil
    let isAdded = filter.add(
      UnsafeRawPointer(rows.current), above: UnsafeRawPointer(rows.above), ink: ink, to: &deflater)
    rows.swap()
    return isAdded
  }
}
