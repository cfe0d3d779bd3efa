import ZoetropeDisplayList
import ZoetropeGeometry

/// A layer whose contents are being planned as a separate ``Surface``.
struct PendingLayer {
  /// The surface for which planning continues after the layer; `openLayers` is the number of open
  /// layers of this surface.
  let outer: Surface
  let openLayers: Int
  let opacity: Float
  let blendMode: DisplayList.BlendMode
  let steps: [FilterStep]
  /// The pixels that must be computed to fill the visible pixels of the layer: first the pixels of
  /// the layer's contents, then those of each filter's result. The array is never empty.
  let needs: [PixelRect]
  /// The mapping from the layer's pixels to those of the outer surface; nil if the layer is not
  /// projected.
  let projection: ProjectionTransform?
  /// A pixel that moves along with the contents. Blurs are aligned to this pixel; see
  /// ``PixmapFilter/anchor``.
  let anchor: (x: Int, y: Int)
  /// The key of the filtered picture in the cache ``FlatPictures``; nil if the picture is not
  /// cached.
  let key: FlatPictures.Key?
  /// The filtered picture from the cache ``FlatPictures``; nil if the picture must be drawn.
  let picture: FlatPictures.Picture?
}
