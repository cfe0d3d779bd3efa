import ZoetropeDisplayList
import ZoetropeGeometry

/// A layer whose contents are being planned as a surface of their own.
struct PendingLayer {
  /// What was planned for before.
  let outer: Surface
  let openLayers: Int
  let opacity: Float
  let blendMode: DisplayList.BlendMode
  let steps: [FilterStep]
  /// What is needed of the picture before the first step, and after each; never empty.
  let needs: [PixelRect]
  /// From the picture's pixels to those of the outer surface.
  let projection: ProjectionTransform?
  /// A pixel that moves along with the contents.
  let anchor: (x: Int, y: Int)
}
