/// The properties that a PNG file states before its pixels.
struct PNGHeader {
  let width: Int
  let height: Int
  let format: PixelFormat
  /// The palette as straight pixels, translucent ones first; empty if the format has no palette.
  let palette: [UInt32]
}
