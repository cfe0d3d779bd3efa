import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels
import ZoetropeRaster

/// Draws single display lists into new bitmaps.
package struct PicturePainter: Sendable {
  /// The renderer that draws the lists.
  let renderer: Renderer

  /// Creates a painter.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels in a point; finite and above 0.
  ///   - background: The color behind all items; nil for transparent.
  package init(scale: Double, background: PaintColor?) {
    renderer = Renderer(scale: scale, background: background)
  }

  /// Returns the size in pixels of a canvas whose size is given in points.
  package func pixelSize(of size: CGSize) -> (width: Int, height: Int) {
    renderer.pixelSize(of: size)
  }

  /// Draws a list into a new image, and returns the image.
  ///
  /// The result is nil if the width or height is 0 or exceeds 65,536 pixels, or if the image would
  /// have more than 268,435,456 pixels. It is also nil if a side of the list is 0 or less,
  /// exceeds 65,536 points, or is not finite.
  ///
  /// - Complexity: O(pixels), plus the cost of the items.
  package func image(of list: DisplayList) -> CGImage? {
    guard list.size.width.isFinite, list.size.height.isFinite, list.size.width > 0,
      list.size.height > 0, max(list.size.width, list.size.height) <= CGFloat(longestSide)
    else { return nil }
    let (width, height) = pixelSize(of: list.size)
    guard width > 0, height > 0, max(width, height) <= longestSide,
      width * height <= largestArea
    else { return nil }
    let bitmap = bitmap(of: list)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<bitmap.height {
      pixels.append(contentsOf: UnsafeBufferPointer(start: bitmap.row(y), count: bitmap.width))
    }
    return CGImage(ImagePixels(width: bitmap.width, height: bitmap.height, premultiplied: pixels))
  }

  /// Draws a list into a new bitmap.
  ///
  /// - Complexity: O(pixels), plus the cost of the items.
  package func bitmap(of list: DisplayList) -> Bitmap {
    let bitmap = Bitmap()
    renderer.render(list, into: bitmap, context: RenderContext())
    return bitmap
  }
}
