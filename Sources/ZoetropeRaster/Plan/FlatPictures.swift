import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A cache of flat pictures: the pixels of projected layers before the projection. A picture is
/// kept as long as the layer's contents stay the same.
///
/// A card that turns in space looks different in every frame, but its flat picture does not change.
/// A picture is a function of its key alone, so that a cached picture equals a newly drawn one.
///
/// Invariant: each entry owns its pixmap exclusively.
struct FlatPictures: ~Copyable {
  /// The values that determine the pixels of a picture.
  struct Key: Equatable {
    let items: ArraySlice<DisplayList.Item>
    let filters: [DisplayList.Filter]
    let transform: CGAffineTransform
    /// The number of pixels in a point.
    let scale: Double
    /// The rectangle within which the picture has pixels.
    let rect: PixelRect
    /// Whether the shadows in the picture are computed from shapes.
    let usesAnalyticShadows: Bool
  }

  /// A picture, and a rectangle that contains all of its visible pixels. The rectangle also
  /// includes a transparent border of two pixels, or of fewer pixels where the pixmap ends.
  struct Picture {
    let pixmap: Pixmap
    let ink: PixelRect
  }

  private struct Entry {
    let key: Key
    let picture: Picture
    var lastUse: Int
  }

  /// The largest total capacity of the pixmaps of all pictures, in pixels.
  private static let mostPixels = 1 << 23

  private var entries: [Entry] = []
  private var frame = 0
  private var pixelCount = 0

  /// Returns the cached picture of a key; nil if there is none.
  mutating func picture(_ key: Key) -> Picture? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    entries[index].lastUse = frame
    return entries[index].picture
  }

  /// Adds a picture to the cache.
  ///
  /// - Returns: False, without any effect, if there is no room for the picture.
  mutating func keep(_ picture: Picture, for key: Key) -> Bool {
    let count = picture.pixmap.capacity
    guard pixelCount + count <= Self.mostPixels else { return false }
    pixelCount += count
    entries.append(Entry(key: key, picture: picture, lastUse: frame))
    return true
  }

  /// Begins a frame. Pictures that the previous frame has not used are returned to the pool.
  mutating func beginFrame(_ pool: inout PixmapPool) {
    for entry in entries where entry.lastUse < frame {
      pixelCount -= entry.picture.pixmap.capacity
      pool.release(entry.picture.pixmap)
    }
    entries.removeAll { $0.lastUse < frame }
    frame += 1
  }
}
