import Foundation
import ZoetropeDisplayList
import ZoetropeImages
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

  /// Draws the picture and encodes it, with the buffers of an encoder.
  ///
  /// - Throws: ``ImageRendererError/unencodable(reason:)`` if the image cannot be encoded.
  /// - Complexity: O(pixels), plus the cost of the items.
  func pngData(_ encoder: PictureEncoder) throws(ImageRendererError) -> Data {
    do throws(PNGError) { try encoder.encode(list, with: painter.renderer) } catch {
      throw .unencodable(reason: "\(error)")
    }
    return Data(encoder.lastBytes)
  }
}
