import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The pictures of projected layers before the projection (their flat pictures), kept while the
/// layers' contents stay the same.
///
/// A card that turns in space looks different in every frame, but its flat picture does not change.
/// A picture is a function of its key alone, so that a kept picture equals one drawn anew.
///
/// Invariant: the pixmap of each entry belongs to the entry, and to nobody else.
struct FlatPictures: ~Copyable {
  /// The values that decide the pixels of a picture.
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

  /// A picture, and the smallest rectangle with all of its visible pixels.
  struct Picture {
    let pixmap: Pixmap
    let ink: PixelRect
  }

  private struct Entry {
    let key: Key
    let picture: Picture
    var lastUse: Int
  }

  /// The largest number of pixels that the memory of all pictures together may hold.
  private static let mostPixels = 1 << 23

  private var entries: [Entry] = []
  private var frame = 0
  private var pixelCount = 0

  /// Returns the picture of a key, if it is kept.
  mutating func picture(_ key: Key) -> Picture? {
    guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
    entries[index].lastUse = frame
    return entries[index].picture
  }

  /// Keeps a picture.
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
