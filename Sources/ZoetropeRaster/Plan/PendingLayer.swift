import ZoetropeDisplayList
import ZoetropeGeometry

/// A layer whose contents are being planned as a surface of their own.
struct PendingLayer {
  /// The surface and the number of open layers with which planning continues after the layer.
  let outer: Surface
  let openLayers: Int
  let opacity: Float
  let blendMode: DisplayList.BlendMode
  let steps: [FilterStep]
  /// The pixels that must be computed to fill the visible pixels of the layer: first the pixels of
  /// the layer's contents, then those of each filter's result. The array is never empty.
  let needs: [PixelRect]
  /// The mapping from the layer's pixels to those of the outer surface.
  let projection: ProjectionTransform?
  /// A pixel that moves along with the contents. Blurs are aligned to this pixel; see
  /// ``PixmapFilter/anchor``.
  let anchor: (x: Int, y: Int)
  /// The key under which the filtered picture is kept; nil if it is not kept.
  let key: FlatPictures.Key?
  /// The filtered picture, if it has been kept from an earlier frame.
  let picture: FlatPictures.Picture?
}
