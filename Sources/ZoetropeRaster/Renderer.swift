import Foundation
import ZoetropeBitmap
import ZoetropeDisplayList
import ZoetropeGeometry

/// Draws display lists into bitmaps.
///
/// Guarantees: the pixels are a function of the list, the scale and the background alone, the same
/// in debug and release builds, whatever the context drew before and however the work is divided.
/// Coverage is exact area, in integers. A shape that is moved by whole pixels gives the same pixels,
/// moved. Any list can be drawn: items with coordinates that are not finite are left out, pops
/// without a push are ignored, and what is still open at the end is ended there.
///
/// Time: O(items + edges + pixels touched), in bands of rows that fit a processor's cache together
/// with what they are drawn from.
public struct Renderer: Sendable {
  /// Pixels in a point.
  public let scale: Double
  /// The colour behind everything; nil for transparent.
  public let background: PaintColor?
  /// The number of rows drawn at a time; nil to suit the width. It has no influence on the pixels.
  package var bandHeight: Int?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scale: pixels in a point; 1 by default.
  ///   - background: the colour behind everything; transparent by default.
  public init(scale: Double = 1, background: PaintColor? = nil) {
    self.scale = scale
    self.background = background
  }

  /// The largest width and height of a bitmap, in pixels.
  public static let maximumDimension = 1_000_000

  /// The size of the bitmap for a canvas of this size in points: rounded to whole pixels, at least
  /// 0 and at most ``maximumDimension`` each way.
  public func pixelSize(of size: CGSize) -> (width: Int, height: Int) {
    func pixels(_ points: CGFloat) -> Int {
      let pixels = (Double(points) * scale).rounded()
      return pixels > 0 ? Int(min(pixels, Double(Self.maximumDimension))) : 0
    }
    return (pixels(size.width), pixels(size.height))
  }

  /// Draws a list. The bitmap takes on the list's size in pixels, see ``pixelSize(of:)``.
  ///
  /// - Parameters:
  ///   - list: what to draw, in points.
  ///   - bitmap: receives the pixels; what was in it is lost.
  ///   - context: buffers to draw with, which may have served any other frame before.
  public func render(_ list: DisplayList, into bitmap: Bitmap, context: RenderContext) {
    let (width, height) = pixelSize(of: list.size)
    bitmap.resize(width: width, height: height)
    guard width > 0, height > 0 else { return }
    let bandHeight = max(1, bandHeight ?? Self.bandHeight(width: width))
    let canvas = PixelRect(left: 0, top: 0, right: width, bottom: height)
    var planner = FramePlanner(
      context: context, canvas: canvas, scale: scale, bandHeight: bandHeight)
    planner.plan(list.items)
    let background = backgroundPixel
    BandPainter.prepare(context, width: width, bandHeight: bandHeight)
    for band in 0...(height - 1) / bandHeight {
      var painter = BandPainter(
        context: context, bitmap: bitmap, band: band, bandHeight: bandHeight)
      painter.paint(background: background)
    }
    RowChanges.facts(
      context.changedRows.base, height: height, background: background, into: &bitmap.facts)
    assert(bitmap.factsHold, "A fact about a row does not hold.")
  }

  private var backgroundPixel: UInt32 {
    guard let background else { return 0 }
    return SIMD4(background.red, background.green, background.blue, background.alpha)
      .premultipliedPixel()
  }

  /// As many rows as let a band's pixels and cells, 8 bytes a column, share half a megabyte: half
  /// of the L2 cache of common processors. A multiple of 8 between 8 and 64.
  private static func bandHeight(width: Int) -> Int {
    min(max((1 << 19) / (8 * width) & ~7, 8), 64)
  }
}
