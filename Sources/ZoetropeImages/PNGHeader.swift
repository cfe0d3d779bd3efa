/// The properties that a PNG file states before its pixels.
package struct PNGHeader {
  let width: Int
  let height: Int
  let format: PixelFormat
  /// The palette as straight pixels, translucent ones first; empty if the format has no palette.
  let palette: [UInt32]

  /// Creates a header.
  package init(width: Int, height: Int, format: PixelFormat, palette: [UInt32]) {
    self.width = width
    self.height = height
    self.format = format
    self.palette = palette
  }
}
