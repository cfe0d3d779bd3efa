import Foundation

/// A view whose content is drawn by a closure.
///
/// A canvas takes the proposed size, with 10 points for an unspecified dimension, and clips its
/// content to its frame.
///
/// The closure runs while a frame is rendered. It runs again only after one of these has changed:
/// the value of this view, the size or the environment of the canvas, a symbol that the closure
/// drew, or state that the closure read.
///
/// The drawings are composited into one picture, which is then drawn over the views behind the
/// canvas. Blend modes of the context therefore act within the canvas only.
public struct Canvas<Symbols> where Symbols: View {
  /// The views that the closure can draw as symbols.
  public var symbols: Symbols
  /// Draws the content, given a context and the size of the canvas in points.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether the canvas has a black background; otherwise its background is transparent.
  public var isOpaque: Bool
  /// The color space of the canvas. It has no effect: colors always have the encoding of the
  /// rendered frames.
  public var colorMode: ColorRenderingMode
  /// Whether the canvas may be presented later than the views around it. It has no effect: every
  /// frame shows the canvas as it is at that frame's time.
  public var rendersAsynchronously: Bool

  /// Creates a canvas that can draw views as symbols.
  ///
  /// - Parameters:
  ///   - opaque: Whether the canvas has a black background. Default false.
  ///   - colorMode: The color space of the canvas. Default ``ColorRenderingMode/nonLinear``. It has
  ///     no effect.
  ///   - rendersAsynchronously: Whether the canvas may be presented later. Default false. It has no
  ///     effect.
  ///   - renderer: A closure that draws the content, given a context and the size in points.
  ///   - symbols: The views that `renderer` can draw, each at its ideal size.
  ///     ``GraphicsContext/resolveSymbol(id:)`` finds a view by its `tag(_:)`.
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
  ///   - opaque: Whether the canvas has a black background. Default false.
  ///   - colorMode: The color space of the canvas. Default ``ColorRenderingMode/nonLinear``. It has
  ///     no effect.
  ///   - rendersAsynchronously: Whether the canvas may be presented later. Default false. It has no
  ///     effect.
  ///   - renderer: A closure that draws the content, given a context and the size in points.
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
  /// Makes the node of the canvas. The node's only output is the layout node that shows the
  /// drawing.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CanvasViewNode(view, inputs)
  }
}

/// The view node of a canvas. It owns the layout node that shows the drawing, and a separate
/// subtree with the symbols.
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
      // A symbol may be drawn any number of times, or never, so its preferences do not reach the
      // canvas's parents.
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
  /// Returns the values that identify this view as a symbol of a canvas: its tags, innermost first,
  /// and then the ids of the `ForEach` elements that contain it.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of the view below the root.
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
