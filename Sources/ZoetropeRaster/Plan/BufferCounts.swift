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
    context.releasePixmaps(downTo: pictures)
    context.styles.removeLast(context.styles.count - styles)
    context.shadows.removeLast(context.shadows.count - shadows)
  }
}
