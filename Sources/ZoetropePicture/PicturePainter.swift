import Foundation
import ZoetropeBitmap
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeRaster

/// Draws single display lists into new bitmaps.
package struct PicturePainter {
  private let renderer: Renderer

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

  /// Draws a list into a new bitmap.
  ///
  /// - Complexity: O(pixels), plus the cost of the items.
  package func bitmap(of list: DisplayList) -> Bitmap {
    let bitmap = Bitmap()
    renderer.render(list, into: bitmap, context: RenderContext())
    return bitmap
  }
}
