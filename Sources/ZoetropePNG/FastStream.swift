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
    let format = packer.format
    let facts = bitmap.facts
    deflater.begin(largest: format.rowBytes(width: bitmap.width) + 1)
    filter.begin(format, width: bitmap.width)
    rows.prepare(byteCount: 4 * bitmap.width, isOpaque: format.isReadFromPixels)
    for y in 0..<bitmap.height {
      if y > 0 && facts[y] == .sameAsAbove {
        filter.addRepeated(to: &deflater)
      } else if !(format.isReadFromPixels
        ? addPixels(y, bitmap) : addPacked(y, bitmap, packer, table))
      {
        return false
      }
    }
    deflater.finish()
    return true
  }

  private mutating func addPixels(_ y: Int, _ bitmap: Bitmap) -> Bool {
    let above = y == 0 ? UnsafeRawPointer(rows.above) : UnsafeRawPointer(bitmap.row(y - 1))
    return filter.add(UnsafeRawPointer(bitmap.row(y)), above: above, to: &deflater)
  }

  private mutating func addPacked(
    _ y: Int, _ bitmap: Bitmap, _ packer: RowPacker, _ table: ColorTable
  ) -> Bool {
    if bitmap.repeatsRowAbove(y) {
      filter.addRepeated(to: &deflater)
      return true
    }
    packer.pack(bitmap.row(y), table, into: rows.current)
    let isAdded = filter.add(
      UnsafeRawPointer(rows.current), above: UnsafeRawPointer(rows.above), to: &deflater)
    rows.swap()
    return isAdded
  }
}
