import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// The layout node of a canvas. It records the display items that a closure draws.
///
/// The recording is in points of the canvas's own space. The recording is retained while everything
/// that it depends on stays the same.
final class CanvasNode: GeometryNode {
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private var isOpaque = false
  private var symbols: [CanvasSymbol] = []
  /// The retained recording; nil if it has been invalidated.
  private var picture: CanvasPicture?
  /// The number of items in the last recording, used to reserve capacity for the next one.
  private var itemCount = 0
  private var reader: Reader?

  deinit { stop() }

  /// Replaces the drawing closure and invalidates the recording.
  func set(renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool) {
    self.renderer = renderer
    self.isOpaque = isOpaque
    picture = nil
  }

  /// Replaces the symbols. If they have changed, the recording is invalidated.
  func setSymbols(_ new: [CanvasSymbol]) {
    let isSame =
      new.count == symbols.count
      && zip(new, symbols).allSatisfy { $0.node === $1.node && $0.tags == $1.tags }
    if isSame { return }
    for symbol in symbols where symbol.node.parent === self { symbol.node.parent = nil }
    symbols = new
    for symbol in symbols { symbol.node.parent = self }
    picture = nil
    setNeedsPlacement()
  }

  /// Detaches the symbols and stops observing state. This method is called when the view node is
  /// destroyed.
  func stop() {
    for symbol in symbols where symbol.node.parent === self { symbol.node.parent = nil }
    symbols = []
    reader?.node = nil
    reader = nil
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func lengthRange(along axis: Axis) -> LengthRange? { .flexible }

  override func placeChildren() {
    for symbol in symbols { symbol.node.place(at: .zero, proposal: .unspecified) }
  }

  override func expectsOverflow(of child: LayoutNode) -> Bool { true }

  // MARK: Drawing

  override func emit(into builder: inout DisplayListBuilder) {
    // A change inside a symbol does not invalidate the recording, so the symbols are compared with
    // the recorded ones each time the canvas is drawn.
    if !symbols.isEmpty { builder.setAlwaysRedraws() }
    builder.leaf(self, frame: presentedFrame) { size, toCanvas, items in
      guard size.width > 0, size.height > 0 else { return }
      current(size).append(to: &items, isOpaque: isOpaque, toCanvas)
    }
  }

  private func current(_ size: CGSize) -> CanvasPicture {
    if let picture, picture.size == size, picture.isCurrent { return picture }
    let new = draw(size)
    picture = new
    itemCount = new.items.count
    return new
  }

  private func draw(_ size: CGSize) -> CanvasPicture {
    reader?.node = nil
    let reader = Reader(node: owner)
    self.reader = reader
    return graph.reading(by: reader) {
      CanvasPicture(size: size, symbols: symbols, of: self, expecting: itemCount) {
        renderer(&$0, size)
      }
    }
  }
}
