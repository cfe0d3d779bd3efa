import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// What a closure has drawn, in points in the canvas's own space.
struct CanvasPicture {
  var size: CGSize
  var items: [DisplayList.Item]
  /// Whether the items would meet what is behind the canvas in another way than each other.
  var isGroup: Bool
  /// The symbols that were asked for, as they looked.
  var symbols: [CanvasSource.DrawnSymbol]

  /// Has a closure draw for a node.
  ///
  /// - Parameter count: How many items are expected. Default 0.
  init(
    size: CGSize, symbols: [CanvasSymbol] = [], of node: LayoutNode, expecting count: Int = 0,
    _ draw: (inout GraphicsContext) -> Void
  ) {
    let owner = node.owner
    let source = CanvasSource(
      graph: node.graph, environment: owner.inputs.environment, path: owner.path,
      symbols: symbols)
    let recording = CanvasRecording(
      source, bounds: CGRect(origin: .zero, size: size), expecting: count)
    var context = GraphicsContext(recording)
    draw(&context)
    self.size = size
    items = recording.finish()
    isGroup = recording.needsGroup
    self.symbols = source.close()
  }

  /// Whether all symbols still look as they did.
  var isCurrent: Bool { symbols.allSatisfy(\.looksTheSame) }

  /// Appends what draws the picture, within its bounds and as one.
  ///
  /// - Parameters:
  ///   - list: Where the items go.
  ///   - isOpaque: Whether it is black where nothing was drawn.
  ///   - toCanvas: From the picture's space.
  func append(
    to list: inout [DisplayList.Item], isOpaque: Bool, _ toCanvas: CGAffineTransform
  ) {
    if items.isEmpty && !isOpaque { return }
    let area = Path(CGRect(origin: .zero, size: size))
    list.reserveCapacity(list.count + items.count + 5)
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
