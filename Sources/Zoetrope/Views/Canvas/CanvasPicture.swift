import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The display items that a closure has drawn, in points of the canvas's own space.
struct CanvasPicture {
  var size: CGSize
  var items: [DisplayList.Item]
  /// Whether some items depend on their backdrop, so that the picture has to be composited as a
  /// group.
  var isGroup: Bool
  /// The symbols that the drawing closure requested. Each has the size and the display items from
  /// the time of its first request.
  var symbols: [CanvasResolver.DrawnSymbol]

  /// Runs a drawing closure for a node, and records its drawings.
  ///
  /// - Parameter count: The expected number of items, used to reserve capacity. Default 0.
  init(
    size: CGSize, symbols: [CanvasSymbol] = [], of node: LayoutNode, expecting count: Int = 0,
    _ draw: (inout GraphicsContext) -> Void
  ) {
    let owner = node.owner
    let resolver = CanvasResolver(
      graph: node.graph, environment: owner.inputs.environment, path: owner.path,
      symbols: symbols)
    let recording = CanvasRecording(
      resolver, bounds: CGRect(origin: .zero, size: size), expecting: count)
    var context = GraphicsContext(recording)
    draw(&context)
    self.size = size
    items = recording.finish()
    isGroup = recording.needsGroup
    self.symbols = resolver.close()
  }

  /// Whether all symbols still look as they did when they were drawn.
  var isCurrent: Bool { symbols.allSatisfy(\.looksTheSame) }

  /// Appends the picture, clipped to its bounds. If ``isGroup`` is true, the picture is composited
  /// as a group.
  ///
  /// - Parameters:
  ///   - list: The display list to append to.
  ///   - isOpaque: Whether the picture has a black background.
  ///   - toCanvas: The transform from the picture's space to the space of the whole rendered frame.
  ///     Coordinates in both spaces are in points.
  func append(
    to list: inout [DisplayList.Item], isOpaque: Bool, _ toCanvas: CGAffineTransform
  ) {
    if items.isEmpty && !isOpaque { return }
    let area = Path(CGRect(origin: .zero, size: size))
    list.append(.pushClip(DisplayList.Clip(path: area, transform: toCanvas)))
    if isGroup { list.append(.pushLayer(DisplayList.Layer())) }
    if isOpaque {
      let black = PaintColor(red: 0, green: 0, blue: 0)
      list.append(.fill(DisplayList.Fill(path: area, transform: toCanvas, paint: .color(black))))
    }
    if toCanvas.isIdentity {
      list += items
    } else {
      for item in items { list.append(item.applying(toCanvas)) }
    }
    if isGroup { list.append(.popLayer) }
    list.append(.popClip)
  }
}
