import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

/// Draws display lists into bitmaps.
///
/// **Guarantees.** The pixels are a function of the list, the scale and the background alone. They
/// do not depend on the kind of build (debug or release), on earlier frames drawn with the same
/// context, or on the division of the work into bands. Coverage is computed as exact area, in
/// integers. If a shape without a projection moves by whole pixels, its pixels move with it and do
/// not change. Any list can be drawn: an item with a coordinate that is not finite is left out. The
/// end of a clip or layer is ignored if it has no matching start. A clip or layer that is still
/// open at the end of the list ends there.
///
/// **Time.** O(items + edges + pixels touched). The rows are drawn in bands. A band is small enough
/// to fit a processor's cache together with its operations.
///
/// A layer with a blur or a shadow is first drawn into a pixmap of its own. If a layer is
/// projected, its shapes, text and gradients are drawn directly, with exact edges. Only its images,
/// blurs and shadows are drawn into pixmaps, which are then projected. The time for a layer with a
/// pixmap is proportional to the number of its pixels that are visible or lie in a margin around
/// the canvas. On each side, the width of the margin is at most 1024 pixels or the longer side of
/// the canvas, whichever is more. Content beyond the margin contributes neither to blurs nor to
/// shadows.
///
/// A list with a backdrop takes two passes over the bands, because a backdrop filters the pixels
/// behind a shape. The first pass draws the items before the backdrop, and the second one draws the
/// backdrop and the items after it. Each further backdrop adds a pass.
public struct Renderer: Sendable {
  /// The number of pixels per point.
  public let scale: Double
  /// The color of the canvas before anything is drawn; nil for a transparent canvas.
  public let background: PaintColor?
  /// The number of rows in a band; nil to derive it from the width. The pixels do not depend on
  /// this number.
  package var bandHeight: Int?
  /// The total number of pixels that offscreen layers may have while they wait to be composited;
  /// nil for the default. If the total exceeds this number, the frame is painted up to the current
  /// item, and the layers are freed. The pixels of the frame do not depend on this number.
  package var pixmapBudget: Int?
  /// Whether the shadows of plain and rounded rectangles are computed from the shapes. Otherwise
  /// they are made by blurring pixels.
  package var usesAnalyticShadows = true
  /// Whether frames are drawn by the slow reference implementation. It paints pixel by pixel,
  /// computes every shape from edges, and uses one band unless ``bandHeight`` is set. It stores no
  /// facts about rows (`RowFact`) in bitmaps. The fast implementation draws the same pixels.
  package var isReference = false

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point; 1 by default.
  ///   - background: The color of the canvas before anything is drawn; transparent by default.
  public init(scale: Double = 1, background: PaintColor? = nil) {
    self.scale = scale
    self.background = background
  }

  /// The largest width and height of a bitmap, in pixels.
  public static let maximumDimension = 1_000_000

  /// Returns the size, in pixels, of the bitmap for a canvas whose size is given in points.
  ///
  /// Both lengths are rounded to whole pixels and clamped to 0 ... ``maximumDimension``.
  public func pixelSize(of size: CGSize) -> (width: Int, height: Int) {
    func pixels(_ points: CGFloat) -> Int {
      let pixels = (Double(points) * scale).rounded()
      return pixels > 0 ? Int(min(pixels, Double(Self.maximumDimension))) : 0
    }
    return (pixels(size.width), pixels(size.height))
  }

  /// Draws a list into a bitmap, which is resized to the list's size; see ``pixelSize(of:)``.
  ///
  /// - Parameters:
  ///   - list: The list to draw, in points.
  ///   - bitmap: The bitmap that receives the pixels; its previous pixels are lost.
  ///   - context: The buffers to draw with. They may have been used for any other frames before.
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
