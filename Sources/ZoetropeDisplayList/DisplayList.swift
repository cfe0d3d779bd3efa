import Foundation

/// What one frame draws, in painter's order.
///
/// Guarantees: a plain value that owns everything it needs; equal lists draw equal pixels; drawing
/// one depends on nothing else. Coordinates are in points, y down, with the canvas's top left
/// corner at the origin; each item's transform takes its own space to the canvas.
public struct DisplayList: Sendable, Equatable {
  /// The canvas, in points.
  public var size: CGSize
  /// The items, drawn from first to last. Every `push` has its `pop`.
  public var items: [Item]

  /// Creates a list; an empty one by default.
  public init(size: CGSize, items: [Item] = []) {
    self.size = size
    self.items = items
  }
}
