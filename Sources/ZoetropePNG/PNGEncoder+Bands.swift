import ZoetropeBitmap

/// A picture whose rows are being encoded while they come.
struct BandPicture {
  let width: Int
  let height: Int
  var analysis: BandAnalysis
  let packer: RowPacker
  /// Whether the format can hold all rows so far.
  var fits = true
}

// A picture's format follows from all of its pixels. To encode the first rows before the last ones
// are drawn, the format is guessed: it is that of the picture before. Where the guess turns out wrong,
// everything is given once more, and the bytes are the same either way.

extension PNGEncoder {
  /// Begins a picture whose rows come band by band.
  ///
  /// - Returns: False if the picture has to be encoded from a bitmap: when it is to be made small, or
  ///   when nothing speaks for a format that rows can be packed in as they come.
  package func begin(width: Int, height: Int) -> Bool {
    picture = nil
    guard compression == .fast, let format = expected,
      (1...1_000_000).contains(width), (1...1_000_000).contains(height)
    else { return false }
    // Indices are the places in the table.
    let indices: [UInt8] = if case .palette = format { Array(0...255) } else { [] }
    table.removeAll()
    picture = BandPicture(
      width: width, height: height, analysis: BandAnalysis(format),
      packer: RowPacker(format: format, width: width, indices: indices))
    fast.begin(format, width: width)
    return true
  }

  /// Encodes the next rows.
  ///
  /// - Returns: False if there is no use in going on. Another picture, or the same, may be begun.
  package func add(_ band: Band) -> Bool {
    guard var picture, picture.fits else { return false }
    picture.analysis.look(band, &table)
    picture.fits =
      !picture.analysis.isTooMuch(for: table.colors) && fast.add(band, picture.packer, table)
    if !picture.fits { expected = picture.analysis.next(colors: table.colors) }
    self.picture = picture
    return picture.fits
  }

  /// Ends the picture, all of whose rows have been added; the file is in ``lastBytes``.
  ///
  /// - Returns: False if the rows have to be given again, or a bitmap: in another format, the file
  ///   would be smaller.
  package func finish() throws(PNGError) -> Bool {
    guard let picture, picture.fits else { return false }
    self.picture = nil
    let format = picture.packer.format
    let best = picture.analysis.best(
      width: picture.width, height: picture.height, colors: table.colors)
    guard best == format else {
      if case .palette = best, !picture.analysis.isInOrder {
        expected = nil
      } else {
        expected = best
      }
      return false
    }
    fast.finish()
    var palette: [UInt32] = []
    if case .palette = format { palette = Self.palette(of: table.colors).palette }
    try write(fast.bytes, width: picture.width, height: picture.height, format, palette)
    return true
  }
}
