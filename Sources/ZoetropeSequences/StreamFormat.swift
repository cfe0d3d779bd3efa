/// The format of frames that are written to a pipe, one after the other.
package enum StreamFormat: String, CaseIterable, Sendable {
  /// PNG files that follow each other directly.
  case png
  /// Pixels from top to bottom and from left to right. Rows and frames follow each other directly.
  /// A pixel has red, green, blue and straight alpha, 8 bits each.
  case rgba
  /// YUV4MPEG2 with 8 bits per sample, as the man page `yuv4mpeg(5)` of the MJPEG tools defines it.
  /// Each frame has planes of luma and chroma without chroma subsampling (4:4:4), in the limited
  /// range of Recommendation ITU-R BT.709.
  case y4m

  /// Whether the format stores alpha.
  package var hasAlpha: Bool { self != .y4m }

  /// Returns the bytes that precede the first frame.
  ///
  /// - Parameters:
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - rate: The frame rate as a fraction.
  package func header(width: Int, height: Int, rate: (numerator: Int, denominator: Int)) -> [UInt8]
  {
    guard self == .y4m else { return [] }
    let line =
      "YUV4MPEG2 W\(width) H\(height) F\(rate.numerator):\(rate.denominator) Ip A1:1 C444 "
      + "XCOLORRANGE=LIMITED\n"
    return Array(line.utf8)
  }
}
