import Foundation
import ZoetropeDisplayList
import ZoetropeImages
import ZoetropePNG
import ZoetropePixels

/// A view that has been laid out, and is still to be drawn and encoded.
///
/// The functions depend only on the stored values. Many pictures can therefore be drawn at the same
/// time, on any thread.
struct PreparedPicture: Sendable {
  let painter: PicturePainter
  let list: DisplayList

  /// Draws the picture.
  ///
  /// - Complexity: O(pixels), plus the cost of the items.
  func bitmap() -> Bitmap { painter.bitmap(of: list) }

  /// Draws the picture and encodes it.
  ///
  /// - Throws: ``ImageRendererError/unencodable(reason:)`` if the image cannot be encoded.
  /// - Complexity: O(pixels), plus the cost of the items.
  func pngData() throws(ImageRendererError) -> Data {
    let bitmap = bitmap()
    do throws(PNGError) { return Data(try PNGEncoder().encoded(bitmap)) } catch {
      throw .unencodable(reason: "\(error)")
    }
  }

  /// Draws the picture and encodes it, on a thread of the concurrent pool.
  ///
  /// - Throws: As `pngData()` does.
  @concurrent func concurrentPNGData() async throws(ImageRendererError) -> Data {
    try pngData()
  }
}
