import ZoetropeDisplayList
import ZoetropeImages
import ZoetropePNG
import ZoetropePixels
import ZoetropeRaster

/// Draws display lists and encodes them as PNG files, with buffers that it keeps from picture to
/// picture. Only one task at a time may use an encoder.
package final class PictureEncoder {
  private let context = RenderContext()
  /// The bitmap for pictures that cannot be encoded while they are drawn.
  private let bitmap = Bitmap()
  private let encoder: PNGEncoder

  /// Creates an encoder with empty buffers.
  package init(compression: PNGCompression = .fast) {
    encoder = PNGEncoder(compression: compression)
  }

  /// The last encoded file. Valid until the next picture is encoded.
  package var lastBytes: UnsafeRawBufferPointer { encoder.lastBytes }

  /// Draws and encodes a display list. The bytes of the file are then in ``lastBytes``.
  ///
  /// - Returns: The part of the time that was spent on encoding.
  /// - Throws: The errors of ``PNGEncoder/withEncodedBytes(of:_:)``.
  /// - Complexity: O(pixels), plus the cost of the items.
  @discardableResult package func encode(
    _ list: DisplayList, with renderer: Renderer
  ) throws(PNGError) -> Duration {
    var encoding = Duration.zero
    if !renderer.isReference, try encodeBands(of: list, with: renderer, &encoding) {
      return encoding
    }
    draw(list, with: renderer)
    let start = ContinuousClock.now
    try encoder.encode(bitmap)
    return encoding + (ContinuousClock.now - start)
  }

  /// Draws a display list to a bitmap, which is valid until the next call of a method.
  @discardableResult package func draw(_ list: DisplayList, with renderer: Renderer) -> Bitmap {
    renderer.render(
      list, into: bitmap, context: renderer.isReference ? RenderContext() : context)
    return bitmap
  }

  /// Encodes rows while they are drawn.
  ///
  /// The encoder guesses the pixel format of a picture from the previous picture. If the guess is
  /// wrong, it makes another attempt. After three attempts, encoding from a bitmap is cheaper.
  ///
  /// - Returns: Whether the picture is encoded; false if it has to be encoded from a bitmap.
  private func encodeBands(
    of list: DisplayList, with renderer: Renderer, _ encoding: inout Duration
  ) throws(PNGError) -> Bool {
    let (width, height) = renderer.pixelSize(of: list.size)
    for _ in 0..<3 where encoder.begin(width: width, height: height) {
      let isComplete = renderer.renderBands(list, context: context) { band in
        let start = ContinuousClock.now
        defer { encoding += ContinuousClock.now - start }
        return encoder.add(band)
      }
      let start = ContinuousClock.now
      defer { encoding += ContinuousClock.now - start }
      if isComplete, try encoder.finish() { return true }
    }
    return false
  }
}
