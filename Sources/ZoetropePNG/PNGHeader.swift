/// What a PNG file says of its pixels before them.
struct PNGHeader {
  let width: Int
  let height: Int
  let format: PixelFormat
  /// Straight pixels, translucent ones first; empty without a palette.
  let palette: [UInt32]
}
