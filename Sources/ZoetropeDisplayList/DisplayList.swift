import Foundation

/// The drawing of one frame: items in painter's order.
///
/// A display list is a plain value that owns everything it needs. Equal lists draw equal pixels,
/// and drawing depends on the list alone. Coordinates are in points, y down, with the origin at the
/// canvas's top left corner; each item's transform maps its own space to the canvas.
public struct DisplayList: Sendable, Equatable {
  /// The size of the canvas, in points.
  public var size: CGSize
  /// The items, drawn from first to last. Each push of a clip or a layer has a matching pop.
  public var items: [Item]

  /// Creates a display list. The default has no items.
  public init(size: CGSize, items: [Item] = []) {
    self.size = size
    self.items = items
  }
}
