import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension FramePlanner {
  /// Sets the paint of a shape's operation, and appends the operation. The paint's coordinates are
  /// in the shape's space, which `transform` maps to points of the canvas.
  mutating func append(
    _ operation: Operation, painted paint: Paint, _ transform: CGAffineTransform
  ) {
    var operation = operation
    switch paint {
    case .color(let color):
      operation.color = SIMD4(color.red, color.green, color.blue, color.alpha)
    case .gradient(let gradient):
      guard let plan = plan(gradient, transform, operation.bounds) else { return }
      operation.action = .gradient
      operation.rowsDiffer = !plan.columnsAreConstant
      operation.paint = context.paints.gradients.count
      context.paints.gradients.append(GradientOperation(paint: gradient, plan: plan))
      makeRoom(operation.bounds)
    case .mesh(let mesh):
      guard let plan = MeshOperation(mesh, transform, scale: scale, operation, context) else {
        return
      }
      operation.action = .mesh
      operation.rowsDiffer = true
      operation.paint = context.meshes.operations.count
      context.meshes.operations.append(plan)
      makeRoom(operation.bounds)
    case .tiles(let tiles):
      guard let image = ImageGrid.tiles(tiles, transform, scale: scale) else { return }
      return append(&operation, image)
    }
    append(operation)
  }

  private func plan(
    _ gradient: GradientPaint, _ transform: CGAffineTransform, _ bounds: PixelRect
  ) -> GradientPlan? {
    if let projection {
      GradientPlan(gradient, transform, projection, scale: scale, bounds: bounds)
    } else {
      GradientPlan(gradient, transform, scale: scale)
    }
  }

  /// Makes the row buffers of paints large enough for the columns of `bounds`.
  private func makeRoom(_ bounds: PixelRect) {
    let width = bounds.right - bounds.left
    context.paints.row.setCount(max(context.paints.row.count, width))
    context.paints.sharedRow.setCount(max(context.paints.sharedRow.count, width))
  }

  /// Returns the operation with its paint multiplied by an opacity; nil if this is impossible for
  /// the operation's action.
  func faded(_ operation: Operation, by opacity: Float) -> Operation? {
    var operation = operation
    switch operation.action {
    case .paint: operation.color.w = min(operation.color.w, 1) * opacity
    case .image: context.images.operations[operation.image].opacity *= opacity
    case .gradient: context.paints.gradients[operation.paint].opacity *= opacity
    case .mesh: context.meshes.operations[operation.paint].opacity *= opacity
    case .pixmap where operation.style < 0: operation.opacity *= opacity
    default: return nil
    }
    return operation
  }

  /// Makes the color tables of gradients and the pixels of meshes for the operations of the current
  /// surface.
  ///
  /// The opacities of the operations must be final. If a gradient has the same colors as the
  /// previous gradient, both share one table. The tables and pixels of the enclosing surfaces are
  /// made later.
  func makePaints() {
    let first = surface.start.paints.gradients
    for index in first..<context.paints.gradients.count {
      let gradient = context.paints.gradients[index]
      if index > first {
        let last = context.paints.gradients[index - 1]
        if last.opacity == gradient.opacity && last.paint.stops == gradient.paint.stops
          && last.paint.interpolation == gradient.paint.interpolation
        {
          context.paints.gradients[index].ramp = last.ramp
          continue
        }
      }
      let ramp = GradientRamp(gradient.paint, opacity: gradient.opacity, context: context)
      context.paints.gradients[index].ramp = ramp ?? GradientRamp()
    }
    for index in surface.start.meshes.operations..<context.meshes.operations.count {
      context.meshes.operations[index].firstPixel = context.meshes.pixels.count
      MeshRasterizer(context.meshes.operations[index], context).draw()
    }
  }
}
