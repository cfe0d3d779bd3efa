import ZoetropeImages
import ZoetropePixels

/// The state of a picture that is being encoded band by band.
struct BandPicture {
  let width: Int
  let height: Int
  var analysis: BandAnalysis
  let packer: RowPacker
  /// Whether the format can hold all rows added so far.
  var fits = true
}

// The format of a picture depends on all of its pixels. To encode the first rows before the last
// ones are drawn, the format of the previous picture is used as a guess. If it is wrong, the caller
// supplies all rows again. The resulting bytes do not depend on the guess.

extension PNGEncoder {
  /// Begins a picture whose rows arrive band by band.
  ///
  /// - Returns: False if the picture must be encoded from a bitmap: the compression is
  ///   ``PNGCompression/small``, the size is invalid, or the encoder cannot guess the picture's
  ///   format.
  package func begin(width: Int, height: Int) -> Bool {
    picture = nil
    guard compression == .fast, let format = expected,
      (1...1_000_000).contains(width), (1...1_000_000).contains(height)
    else { return false }
    // The palette has the colors in the order of the table.
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
  /// - Returns: False if the guessed format cannot hold the rows. The rows added so far are then
  ///   useless: begin again, with the same picture or with another one.
  package func add(_ band: Band) -> Bool {
    guard var picture, picture.fits else { return false }
    picture.analysis.look(band, &table)
    picture.fits =
      !picture.analysis.exceedsPalette(with: table.colors) && fast.add(band, picture.packer, table)
    if !picture.fits { expected = picture.analysis.next(colors: table.colors) }
    self.picture = picture
    return picture.fits
  }

  /// Ends the picture after all of its rows have been added. The bytes of the file are then in
  /// ``lastBytes``.
  ///
  /// - Returns: False if the file would be smaller in another format. The picture must then be
  ///   encoded again, in bands or from a bitmap.
  /// - Throws: ``PNGError/encoding(message:)`` if libpng fails.
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
