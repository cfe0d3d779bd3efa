import Foundation

/// A view that a closure draws.
///
/// It takes all the space that it is offered, 10 points where it is offered nothing in particular,
/// and shows nothing outside of its frame. The closure runs when the frame is drawn, and again only
/// when the view's value, its size, its environment, a symbol that it has drawn, or state that it
/// has read has changed. What is drawn meets what is behind the canvas as one picture: blend modes
/// of the context count within the canvas only.
public struct Canvas<Symbols> where Symbols: View {
  /// The views that the closure can draw.
  public var symbols: Symbols
  /// Draws, given the size of the canvas in points, with the origin at the top left corner, y down.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas is black where nothing is drawn; otherwise it is transparent there.
  public var isOpaque: Bool
  /// How colours are kept. Colours are always kept as they are in the frames.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may be shown later than the views around it. It never is.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw views.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas is black where nothing is drawn. Default false.
  ///   - colorMode: How colours are kept. It makes no difference.
  ///   - rendersAsynchronously: Whether the canvas may be shown later. It makes no difference.
  ///   - renderer: Draws, given the size in points.
  ///   - symbols: The views, each with a `tag(_:)` by which ``GraphicsContext/resolveSymbol(id:)``
  ///     finds it, and each as large as it likes to be.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas where Symbols == EmptyView {
  /// Creates a canvas.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas is black where nothing is drawn. Default false.
  ///   - colorMode: How colours are kept. It makes no difference.
  ///   - rendersAsynchronously: Whether the canvas may be shown later. It makes no difference.
  ///   - renderer: Draws, given the size in points.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    symbols = EmptyView()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
  }
}

extension Canvas: _PrimitiveView {
  /// Makes a leaf that has the closure draw.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CanvasViewNode(view, inputs)
  }
}

/// The place of a canvas: its symbols are views of its own that show where the closure draws them.
private final class CanvasViewNode<Symbols: View>: ViewNodeOf<Canvas<Symbols>> {
  private var leaf: CanvasNode?
  private var symbols: ViewNodeOf<Symbols>?
  private lazy var items = ItemTransitions(owner: self)

  override func update(_ change: Change) {
    let leaf = self.leaf ?? CanvasNode(owner: self)
    if self.leaf == nil {
      self.leaf = leaf
      setOutputs([leaf])
    }
    if change.isDirty || change.environmentChanged {
      leaf.set(renderer: view.renderer, isOpaque: view.isOpaque)
    }
    updateSymbols(change)
  }

  @MainActor private func updateSymbols(_ change: Change) {
    if Symbols.self == EmptyView.self { return }
    if let symbols {
      if change.isDirty { symbols.setView(view.symbols) }
    } else {
      let made = Symbols.makeChild(view.symbols, containerInputs)
      made.label = .named("symbols")
      // They may be drawn any number of times, or never.
      made.isShownElsewhere = true
      symbols = made
    }
    guard let symbols else { return }
    symbols.visit(inputs.environment)
    items.update(symbols.outputs)
    leaf?.setSymbols(items.present.map { CanvasSymbol(node: $0, tags: $0.tags(below: self)) })
  }

  override func destroy() {
    symbols?.destroy()
    items.destroy()
    leaf?.stop()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    if let symbols { body(symbols) }
  }

  override var pathName: String? { "Canvas" }
}

extension LayoutNode {
  /// What the view stands for: its tags, that nearest to the view first, and after them the id that
  /// a `ForEach` inside of a place knows it by. O(depth)
  fileprivate func tags(below root: ViewNode) -> [AnyHashable] {
    var tags = traits.tags
    var place: ViewNode? = owner
    while let current = place, current !== root {
      if case .element(let id) = current.label { tags.append(AnyHashable(id)) }
      place = current.parent
    }
    return tags
  }
}
