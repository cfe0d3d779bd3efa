import Foundation
import ZoetropeSequences

/// The size of a frame in pixels: the canvas in points times the scale, with each side rounded to
/// the nearest integer.
package struct PixelSize: Equatable, Sendable {
  /// The maximum length of a side in pixels, which is libpng's default limit.
  package static let longestSide = RecordingSettings.longestSide

  /// The number of pixels in a row; positive.
  package let width: Int
  /// The number of rows; positive.
  package let height: Int

  /// Creates the size of a canvas at a scale.
  ///
  /// - Parameters:
  ///   - canvas: The size of the canvas in points.
  ///   - scale: The number of pixels per point.
  ///   - memory: The available memory in bytes.
  /// - Throws: ``RecorderError`` if the frame has no pixels, exceeds the maximum length of a side,
  ///   or does not fit in memory.
  package init(canvas: CGSize, scale: Double, memory: Double) throws(RecorderError) {
    let width = (canvas.width * scale).rounded(.toNearestOrAwayFromZero)
    let height = (canvas.height * scale).rounded(.toNearestOrAwayFromZero)
    // The comparisons are false for NaN as well.
    guard width >= 1, height >= 1 else { throw .frameTooSmall(width: width, height: height) }
    let bytes = PixelSize.bytes(width: width, height: height)
    guard bytes <= memory else {
      throw .frameExceedsMemory(width: width, height: height, bytes: bytes, available: memory)
    }
    let limit = PixelSize.longestSide
    guard max(width, height) <= Double(limit) else {
      throw .frameTooWide(width: width, height: height, limit: limit)
    }
    self.width = Int(width)
    self.height = Int(height)
  }

  /// The memory, in bytes, that is needed to draw and encode a frame.
  package var bytes: Double {
    PixelSize.bytes(width: Double(width), height: Double(height))
  }

  /// Returns the memory, in bytes, that is needed to draw and encode a frame. The bitmap takes four
  /// bytes per pixel. A file that cannot be compressed takes another four.
  private static func bytes(width: Double, height: Double) -> Double { width * height * 8 }
}
