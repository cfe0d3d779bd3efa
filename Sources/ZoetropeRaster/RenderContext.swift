/// The scratch memory that drawing uses, kept from frame to frame. It has one property for each
/// stage.
///
/// Use one context for each task that draws, and draw all frames of the task with it. Once the
/// buffers have grown to the size that the frames need, paths and text in colors or gradients are
/// drawn without further allocations, apart from the outlines of strokes.
///
/// Planning and painting access these properties many times a frame, so Swift's dynamic exclusivity
/// checks are turned off. A mutation of a property must never overlap another access to the same
/// property.
public final class RenderContext {
  @exclusivity(unchecked) var plan = PlanScratch()
  @exclusivity(unchecked) var flattening = FlattenScratch()
  @exclusivity(unchecked) var coverage = CoverageScratch()
  @exclusivity(unchecked) var glyphs = GlyphScratch()
  /// The cached coverage of glyphs, kept from frame to frame.
  @exclusivity(unchecked) var glyphCache = GlyphCache()
  @exclusivity(unchecked) var paints = PaintScratch()
  @exclusivity(unchecked) var images = ImageScratch()
  @exclusivity(unchecked) var meshes = MeshScratch()
  @exclusivity(unchecked) var filters = FilterScratch()
  @exclusivity(unchecked) var pixmaps = PixmapPool()
  /// The flat pictures of projected layers, kept from frame to frame.
  @exclusivity(unchecked) var flatPictures = FlatPictures()
  @exclusivity(unchecked) var bands = BandScratch()

  /// Creates empty buffers.
  public init() {}

  /// Drops the plan of the previous frame.
  func beginFrame() {
    plan.reset()
    flattening.reset()
    glyphs.reset()
    glyphCache.beginFrame()
    paints.reset()
    images.reset()
    meshes.reset()
    pixmaps.release(downTo: 0)
    flatPictures.beginFrame(&pixmaps)
  }
}
