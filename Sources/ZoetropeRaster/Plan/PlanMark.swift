/// The sizes of the buffers that hold plans, at one moment of planning.
///
/// Restoring a mark drops the plan of an inner surface and keeps the plans of the enclosing
/// surfaces.
struct PlanMark {
  let operations: Int
  let flattening: FlattenScratch.Mark
  let glyphs: Int
  let images: ImageScratch.Mark
  let paints: PaintScratch.Mark
  let meshes: MeshScratch.Mark
  let pixmaps: Int
  let styles: Int
  let shadows: Int

  init(_ context: RenderContext) {
    operations = context.plan.operations.count
    flattening = context.flattening.mark
    glyphs = context.glyphs.placed.count
    images = context.images.mark
    paints = context.paints.mark
    meshes = context.meshes.mark
    pixmaps = context.pixmaps.shown.count
    styles = context.plan.styles.count
    shadows = context.plan.shadows.count
  }

  /// Drops everything that was planned after the mark.
  func restore(_ context: RenderContext) {
    context.plan.operations.setCount(operations)
    context.flattening.restore(flattening)
    context.glyphs.placed.setCount(glyphs)
    restorePaints(context)
  }

  /// Drops everything that was planned after the mark, except for operations and their shapes.
  func restorePaints(_ context: RenderContext) {
    context.images.restore(images)
    context.paints.restore(paints)
    context.meshes.restore(meshes)
    context.pixmaps.release(downTo: pixmaps)
    context.plan.styles.removeLast(context.plan.styles.count - styles)
    context.plan.shadows.removeLast(context.plan.shadows.count - shadows)
  }
}
