import ZoetropeBitmap

/// Pixels to paint into, somewhere on the plane of pixels.
struct PixelTarget {
  /// Where they lie.
  let rect: PixelRect
  /// The first pixel of the first row.
  let base: UnsafeMutablePointer<UInt32>
  /// Pixels from one row to the next.
  let stride: Int

  init(rect: PixelRect, base: UnsafeMutablePointer<UInt32>, stride: Int) {
    self.rect = rect
    self.base = base
    self.stride = stride
  }

  init(_ bitmap: Bitmap) {
    rect = PixelRect(left: 0, top: 0, right: bitmap.width, bottom: bitmap.height)
    base = bitmap.base
    stride = bitmap.stride / 4
  }

  init(_ picture: PicturePlane) {
    rect = picture.rect
    base = picture.base
    stride = picture.width
  }

  /// Sets all pixels of some rows.
  func fill(_ rows: Range<Int>, with pixel: UInt32) {
    let first = base + (rows.lowerBound - rect.top) * stride
    if stride == rect.width {
      PixelFill.fillMemory(first, count: stride * rows.count, with: pixel)
    } else {
      for row in 0..<rows.count {
        PixelFill.fillMemory(first + row * stride, count: rect.width, with: pixel)
      }
    }
  }
}

/// What is planned for: the canvas, or the picture of a layer.
///
/// Surfaces nest. Whatever the plan of the inner one puts into the context's buffers lies behind
/// that of the outer one, and goes as soon as the inner one is painted, which is before the planning
/// of the outer one goes on.
struct Surface {
  /// The pixels that can be painted.
  let window: PixelRect
  /// What the surfaces of layers inside may reach.
  let limit: PixelRect
  /// Pixels in a point.
  let scale: Double
  /// The number of rows painted at a time; the first ones begin at the window's top.
  let bandHeight: Int
  /// Whether this is the canvas.
  let isCanvas: Bool
  /// What is there before anything is painted.
  var background: UInt32 = 0
  /// Where to paint; nil for a picture that nothing has been painted into.
  var target: PixelTarget?
  /// The picture that is painted into, if this is not the canvas.
  var picture: PicturePlane?
  /// Whether some has been painted already, to look at it.
  var isBegun = false
  /// What the plan so far can change.
  var drawn = PixelRect.empty
  /// How much was in the context's buffers before.
  let start: BufferCounts
  /// The clips and layers that were open before.
  let firstScope: Int

  init(
    window: PixelRect, limit: PixelRect, scale: Double, bandHeight: Int, isCanvas: Bool,
    context: RenderContext
  ) {
    self.window = window
    self.limit = limit
    self.scale = scale
    self.bandHeight = bandHeight
    self.isCanvas = isCanvas
    start = BufferCounts(context)
    firstScope = context.scopes.count
  }
}

extension Surface {
  /// What is looked at around a window, at most: as much again on each side, and 1024 pixels if that
  /// is more.
  static func limit(_ window: PixelRect) -> PixelRect {
    window.grown(by: min(max(window.width, window.height, 1024), PixelRect.farthest))
  }
}

/// How much of the context's buffers is in use for plans.
struct BufferCounts {
  let operations: Int
  let edges: Int
  let bins: Int
  let references: Int
  let glyphs: Int
  let images: Int
  let taps: Int
  let tapRuns: Int
  let gradients: Int
  let rampStops: Int
  let rampTable: Int
  let meshes: Int
  let meshPixels: Int
  let pictures: Int
  let styles: Int
  let shadows: Int

  init(_ context: RenderContext) {
    operations = context.operations.count
    edges = context.edges.count
    bins = context.bins.count
    references = context.references.count
    glyphs = context.glyphs.count
    images = context.images.count
    taps = context.taps.count
    tapRuns = context.tapRuns.count
    gradients = context.gradients.count
    rampStops = context.rampStops.count
    rampTable = context.rampTable.count
    meshes = context.meshes.count
    meshPixels = context.meshPixels.count
    pictures = context.pictures.count
    styles = context.styles.count
    shadows = context.shadows.count
  }

  /// Drops everything that came after.
  func restore(_ context: RenderContext) {
    context.operations.setCount(operations)
    context.edges.setCount(edges)
    context.bins.setCount(bins)
    context.references.setCount(references)
    context.glyphs.setCount(glyphs)
    restorePaints(context)
  }

  /// Drops everything that came after but operations and their shapes.
  func restorePaints(_ context: RenderContext) {
    context.images.removeLast(context.images.count - images)
    context.taps.setCount(taps)
    context.tapRuns.setCount(tapRuns)
    context.gradients.removeLast(context.gradients.count - gradients)
    context.rampStops.setCount(rampStops)
    context.rampTable.setCount(rampTable)
    context.meshes.removeLast(context.meshes.count - meshes)
    context.meshPixels.setCount(meshPixels)
    context.releasePictures(downTo: pictures)
    context.styles.removeLast(context.styles.count - styles)
    context.shadows.removeLast(context.shadows.count - shadows)
  }
}
