import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A leaf whose picture a closure draws.
///
/// The closure draws in points of the canvas's own space; the picture is kept, in that space, for as
/// long as nothing that it depends on changes.
final class CanvasNode: GeometryNode {
  private var renderer: (inout GraphicsContext, CGSize) -> Void = { _, _ in }
  private var isOpaque = false
  private var symbols: [CanvasSymbol] = []
  /// What was drawn last; nil where it has to be drawn anew.
  private var picture: CanvasPicture?
  /// How many items the closure drew last.
  private var itemCount = 0
  private var reader: Reader?

  deinit { stop() }

  /// Takes a closure, which draws anew.
  func set(renderer: @escaping (inout GraphicsContext, CGSize) -> Void, isOpaque: Bool) {
    self.renderer = renderer
    self.isOpaque = isOpaque
    picture = nil
  }

  /// Takes the views that the closure can draw.
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

  /// To be called when the place is gone.
  func stop() {
    for symbol in symbols where symbol.node.parent === self { symbol.node.parent = nil }
    symbols = []
    reader?.node = nil
    reader = nil
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func lengthRange(along axis: Axis) -> LengthRange? { .all }

  override func placeChildren() {
    for symbol in symbols { symbol.node.place(at: .zero, proposal: .unspecified) }
  }

  override func excusesOverflow(of child: LayoutNode) -> Bool { true }

  // MARK: Drawing

  override func emit(into builder: inout DisplayListBuilder) {
    // Symbols are looked at whenever the canvas is drawn.
    if !symbols.isEmpty { builder.noteSurroundings() }
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
