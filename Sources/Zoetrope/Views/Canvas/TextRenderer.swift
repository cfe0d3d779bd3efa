import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropeText

/// A type that draws the texts in a view glyph by glyph, in place of the standard drawing.
///
/// A renderer with animatable data draws again for each frame of an animation.
public protocol TextRenderer: Animatable {
  /// Draws a text.
  ///
  /// - Parameters:
  ///   - layout: The lines of the text, in points from the top left corner of the text's frame.
  ///   - context: The context to draw in.
  func draw(layout: Text.Layout, in context: inout GraphicsContext)

  /// Returns the size of a text for a proposal. The default implementation returns the size that
  /// the text has without a renderer.
  ///
  /// - Parameters:
  ///   - proposal: The proposed size, in points.
  ///   - text: A proxy that returns the size that the text has without a renderer.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// The distance by which the drawing may exceed the frame of the text, in points. This property
  /// has no effect, because drawings are never cut off. Default: zero.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// Returns the size that the text has without a renderer.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    text.sizeThatFits(proposal)
  }

  /// Zero along all four edges.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a ``TextRenderer`` can measure.
public struct TextProxy {
  let size: (ProposedViewSize) -> CGSize

  /// Returns the size that the text has without a renderer, for a proposal. The proposal and the
  /// result are in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

extension View {
  /// Draws the texts in this view with a renderer.
  ///
  /// - Parameter renderer: The renderer. Changes of its animatable data are animated.
  public nonisolated func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    modifier(TextRendererModifier(renderer: renderer))
  }
}

nonisolated private struct TextRendererModifier<Renderer: TextRenderer>: ViewModifier, Animatable {
  var renderer: Renderer

  var animatableData: Renderer.AnimatableData {
    get { renderer.animatableData }
    set { renderer.animatableData = newValue }
  }

  @MainActor func body(content: Content) -> some View {
    content.environment(\.textDrawing, RendererDrawing(renderer: renderer))
  }
}

private struct RendererDrawing<Renderer: TextRenderer>: TextDrawing {
  let renderer: Renderer

  func size(
    _ proposal: ProposedViewSize, of text: @escaping (ProposedViewSize) -> CGSize
  ) -> CGSize {
    renderer.sizeThatFits(proposal: proposal, text: TextProxy(size: text))
  }

  func append(
    _ text: PlacedText, colors: [SpanPaints], size: CGSize, of node: LayoutNode,
    _ toCanvas: CGAffineTransform, to items: inout [DisplayList.Item]
  ) {
    let layout = Text.Layout(source: LaidOutText(text, colors: colors, size: size))
    let picture = CanvasPicture(size: size, of: node) {
      renderer.draw(layout: layout, in: &$0)
    }
    if picture.isGroup { items.append(.pushLayer(DisplayList.Layer())) }
    items += picture.items.map { $0.applying(toCanvas) }
    if picture.isGroup { items.append(.popLayer) }
  }
}

extension GraphicsContext {
  /// Draws one line of a text at its position in the layout, including underlines and strikethrough
  /// lines.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - options: Options that have no effect. Default: none.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    let glyphs = line.glyphs
    var whole = line.source.text
    whole.layout.lines = [whole.layout.lines[line.index]]
    draw(line.source, glyphs[...], decorations: whole)
  }

  /// Draws a run of a text at its position in the layout.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - options: Options that have no effect. Default: none.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    draw(run.source, run.source.text.layout.lines[run.line].glyphs[run.range])
  }

  /// Draws the glyphs of a slice at their positions in the layout.
  ///
  /// - Parameters:
  ///   - slice: The glyphs.
  ///   - options: Options that have no effect. Default: none.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    let source = slice.run.source
    draw(source, source.text.layout.lines[slice.run.line].glyphs[slice.glyphs])
  }

  private func draw(
    _ source: LaidOutText, _ glyphs: ArraySlice<TextLayout.Glyph>, decorations: PlacedText? = nil
  ) {
    var picture = TextPicture()
    if let decorations { picture.addDecorations(of: decorations, colors: source.colors) }
    for glyph in glyphs where source.colors.indices.contains(glyph.span) {
      let position = CGPoint(x: glyph.position.x + source.text.inset, y: glyph.position.y)
      picture.add(glyph, at: position, size: glyph.size, colors: source.colors[glyph.span])
    }
    let items = picture.items(in: CGRect(origin: .zero, size: source.size), .identity)
    draw(items, at: .zero)
  }
}
