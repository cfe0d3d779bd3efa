import Foundation

/// The size of a frame in pixels: the canvas in points times the scale, each side rounded.
package struct PixelSize: Equatable, Sendable {
  /// The longest side that libpng reads and writes unless told otherwise.
  package static let longestSide = 1_000_000

  /// Pixels in a row; positive.
  package let width: Int
  /// Rows; positive.
  package let height: Int

  /// The size of a canvas at a scale.
  ///
  /// - Parameters:
  ///   - canvas: In points.
  ///   - scale: Pixels a point.
  ///   - memory: How much memory there is, in bytes.
  /// - Throws: ``RecorderError`` if the frame has no pixels, is longer than PNG allows, or does not
  ///   fit in memory.
  package init(canvas: CGSize, scale: Double, memory: Double) throws(RecorderError) {
    let width = (canvas.width * scale).rounded(.toNearestOrAwayFromZero)
    let height = (canvas.height * scale).rounded(.toNearestOrAwayFromZero)
    // The comparisons are false for NaN too.
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

  /// What drawing one frame takes, in bytes.
  package var bytes: Double {
    PixelSize.bytes(width: Double(width), height: Double(height))
  }

  /// Four bytes a pixel, once for the pixels and once for a file that cannot be compressed.
  private static func bytes(width: Double, height: Double) -> Double { width * height * 8 }
}
