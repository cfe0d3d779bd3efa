import Foundation
import ZoetropeGeometry

/// A description of one column of a ``LazyVGrid`` or of one row of a ``LazyHGrid``.
///
/// An adaptive item describes several columns or rows: as many as fit.
public struct GridItem: Sendable {
  /// The width of a column, or the height of a row.
  public enum Size: Sendable {
    /// A single column or row of a fixed length, in points.
    case fixed(_: CGFloat)
    /// A single column or row with a share of the available length, clamped to the given limits in
    /// points.
    ///
    /// Lengths are assigned in the order of the items. Fixed items, spacing and earlier items
    /// reduce the available length. The rest is shared equally between this item and the later
    /// items, except fixed ones.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns or rows as fit into the item's share of the available length. The share is
    /// determined as for ``flexible(minimum:maximum:)``, without limits. Each column or row is at
    /// least `minimum` and at most `maximum` points long.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The width of the column, or the height of the row.
  public var size: GridItem.Size
  /// The distance to the next item, in points; nil for 8 points.
  ///
  /// In an adaptive item, this is also the distance between the columns or rows of the item.
  public var spacing: CGFloat?
  /// The alignment of each view in its cell; nil for the center.
  public var alignment: Alignment?

  /// Creates a grid item.
  ///
  /// - Parameters:
  ///   - size: The width of the column, or the height of the row. Default: flexible.
  ///   - spacing: The distance to the next item, in points. Default: nil, for 8 points.
  ///   - alignment: The alignment of each view in its cell. Default: nil, for the center.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The tracks of a lazy grid: the columns of a grid that grows vertically, or the rows of a grid
/// that grows horizontally.
struct GridItemTracks {
  struct Track {
    /// The position of the track's start, in points. The first track starts at 0.
    var start: CGFloat
    /// The width of a column, or the height of a row, in points.
    var length: CGFloat
    var alignment: Alignment
  }

  private(set) var tracks: ContiguousArray<Track> = []
  /// The total length of the tracks and of the spacing between them, in points.
  private(set) var total: CGFloat = 0

  /// Resolves grid items to tracks.
  ///
  /// First, the lengths of the fixed items and all spacing are subtracted from the available
  /// length. Then the flexible and adaptive items receive their lengths in order. The share of an
  /// item is the length that remains, divided by the number of flexible and adaptive items from
  /// this item on. A flexible item becomes one track with the length of its share. An adaptive item
  /// becomes as many tracks as fit into its share, at least one. The length of each track is
  /// clamped to the limits of its item. Minimum lengths may cause the total to exceed the available
  /// length.
  ///
  /// The algorithm follows the behavior that objc.io determined by experiment: "SwiftUI's Grid
  /// Views", 2020.
  ///
  /// - Parameters:
  ///   - items: The grid items. An empty array is treated as one flexible item.
  ///   - whole: The available length, in points; nil requests the minimum length.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tracks.
  init(_ items: [GridItem], in whole: CGFloat?) {
    let items = items.isEmpty ? [GridItem()] : items
    var remaining = whole ?? 0
    var count = 0
    for (index, item) in items.enumerated() {
      if index + 1 < items.count { remaining -= item.distance }
      if case .fixed(let length) = item.size { remaining -= length } else { count += 1 }
    }
    for (index, item) in items.enumerated() {
      if index > 0 { total += items[index - 1].distance }
      if case .fixed(let length) = item.size {
        add(item, count: 1, length: max(length, 0))
        continue
      }
      let before = total
      add(item, share: max(remaining / CGFloat(count), 0))
      // Nothing is subtracted from an infinite length, because infinity minus infinity is NaN.
      // Every item then receives an infinite share.
      remaining = remaining.isFinite ? remaining - (total - before) : remaining
      count -= 1
    }
  }

  private mutating func add(_ item: GridItem, share: CGFloat) {
    switch item.size {
    case .fixed: break
    case .flexible(let minimum, let maximum):
      add(item, count: 1, length: max(min(share, maximum), minimum))
    case .adaptive(let minimum, let maximum):
      let (least, distance) = (max(minimum, 1), item.distance)
      let fitting = ((share + distance) / max(least + distance, 1)).rounded(.down)
      // Any number of columns or rows fits into an infinite length, so a single one is made.
      let count = fitting.isFinite ? max(fitting, 1) : 1
      let length = (share - distance * (count - 1)) / count
      add(item, count: Int(min(count, 65_536)), length: max(min(length, maximum), minimum))
    }
  }

  private mutating func add(_ item: GridItem, count: Int, length: CGFloat) {
    for index in 0..<count {
      if index > 0 { total += item.distance }
      tracks.append(Track(start: total, length: length, alignment: item.alignment ?? .center))
      total += length
    }
  }
}

extension GridItem {
  /// The distance to the next item, in points.
  fileprivate var distance: CGFloat { spacing ?? ViewSpacing.defaultDistance }
}
