import ZoetropeDisplayList
import ZoetropeGeometry

/// A layer whose contents are being planned as a surface of their own.
struct PendingLayer {
  /// The state of the planner to return to.
  let outer: Surface
  let openLayers: Int
  let opacity: Float
  let blendMode: DisplayList.BlendMode
  let steps: [FilterStep]
  /// The pixels that are needed before the first filter step, and after each step; never empty.
  let needs: [PixelRect]
  /// The mapping from the layer's pixels to those of the outer surface.
  let projection: ProjectionTransform?
  /// A pixel that moves along with the contents.
  let anchor: (x: Int, y: Int)
}
