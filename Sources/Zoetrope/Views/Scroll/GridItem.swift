import Foundation
import ZoetropeGeometry

/// A column of a ``LazyVGrid``, or a row of a ``LazyHGrid``; or as many as fit.
public struct GridItem: Sendable {
  /// How wide a column is, or how high a row.
  public enum Size: Sendable {
    /// One of a length in points.
    case fixed(_: CGFloat)
    /// One that takes an equal part of what is left, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into an equal part of what is left, each within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The length.
  public var size: GridItem.Size
  /// The distance to the next one in points, nil for 8; between those of an adaptive one, too.
  public var spacing: CGFloat?
  /// How each view is lined up in its cell; nil for the middle.
  public var alignment: Alignment?

  /// Describes a column or a row; flexible by default.
  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// The columns of a lazy grid, or its rows, at some length.
struct GridItemTracks {
  struct Track {
    /// From the start of the first, in points.
    var start: CGFloat
    /// In points.
    var length: CGFloat
    var alignment: Alignment
  }

  private(set) var tracks: ContiguousArray<Track> = []
  /// The length of all, distances included, in points.
  private(set) var total: CGFloat = 0

  /// Finds the lengths: fixed ones and all distances are set aside; the others are served from the
  /// first to the last, each with an equal share of what is left, and keep to their limits, so that
  /// all may be longer than the whole. O(n)
  ///
  /// The algorithm is the one that objc.io found out by trial: "SwiftUI's Grid Views", 2020.
  ///
  /// - Parameters:
  ///   - items: What there is; nothing counts as one flexible item.
  ///   - whole: The length in points; nil for the least.
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
      // Nothing is left of infinity less infinity.
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
      // Without an end, there is no number that fits.
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
  /// The distance to the next one in points.
  fileprivate var distance: CGFloat { spacing ?? ViewSpacing.defaultDistance }
}
