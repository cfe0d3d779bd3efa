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
/// with what they are drawn from. A layer with a blur, a shadow or a projection is drawn as a picture
/// of its own before, in time proportional to its pixels that can be seen, and around: at most as much
/// again as the canvas on each side, or 1024 pixels. What lies further away casts no shadow and is
/// not blurred into sight. A shape that shows what is behind it has the bands drawn once up to it,
/// and once from it on.
public struct Renderer: Sendable {
  /// Pixels in a point.
  public let scale: Double
  /// The colour behind everything; nil for transparent.
  public let background: PaintColor?
  /// The number of rows drawn at a time; nil to suit the width. It has no influence on the pixels.
  package var bandHeight: Int?
  /// How many pixels the pictures of layers that wait to be composited may have together; nil for
  /// what suits. It has no influence on the pixels.
  package var pixmapBudget: Int?
  /// Whether the shadows of rectangles and of their rounded kin are computed from the shapes.
  package var usesAnalyticShadows = true
  /// Whether everything is drawn in the plainest way: pixel by pixel, every shape from its edges, in
  /// one band, without what is known of rows. It has no influence on the pixels.
  package var isReference = false

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
    let settings = plannerSettings
    var planner = FramePlanner(
      context: context, target: PixelTarget(bitmap), scale: scale, settings: settings)
    planner.plan(list.items)
    planner.paintOperations()
    context.pixmaps.release(downTo: 0)
    if isReference { return bitmap.facts.reset() }
    RowChanges.facts(
      context.plan.changedRows.base, height: height, background: settings.background,
      keepsOpaque: planner.keepsOpaque, into: &bitmap.facts)
    assert(bitmap.factsHold, "A fact about a row does not hold.")
  }

  var plannerSettings: PlannerSettings {
    var settings = PlannerSettings()
    settings.background = backgroundPixel
    settings.bandHeight = bandHeight
    if let pixmapBudget { settings.pixmapBudget = pixmapBudget }
    settings.usesAnalyticShadows = usesAnalyticShadows
    settings.isReference = isReference
    return settings
  }

  private var backgroundPixel: UInt32 {
    guard let background else { return 0 }
    return SIMD4(background.red, background.green, background.blue, background.alpha)
      .premultipliedPixel()
  }
}
