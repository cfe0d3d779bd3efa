import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension GraphicsContext {
  /// A text resolved in the environment of a canvas, ready to be measured and drawn.
  public struct ResolvedText {
    /// The paint for parts of the text without a color of their own. Default: the foreground style.
    public var shading = Shading.foreground {
      didSet { hasOwnShading = true }
    }
    private(set) var hasOwnShading = false
    let text: Text
    /// The resolver of the canvas. It is retained because `view` gets fonts and files from the
    /// resolver's graph.
    let resolver: CanvasResolver
    let view: DrawnView

    /// Returns the size of the text, in points, when it is laid out in a box of the given size.
    public func measure(in size: CGSize) -> CGSize { view.size(ProposedViewSize(size)) }

    /// Returns the distance of the first baseline from the top edge, in points, when the text is
    /// laid out in a box of the given size.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      view.guide(.firstTextBaseline, ProposedViewSize(size))
    }

    /// Returns the distance of the last baseline from the top edge, in points, when the text is
    /// laid out in a box of the given size.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      view.guide(.lastTextBaseline, ProposedViewSize(size))
    }
  }

  /// Resolves a text in the environment of the canvas.
  ///
  /// - Complexity: O(*n*) in the length of the text. A text that was drawn recently comes from a
  ///   cache instead.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, resolver: recording.resolver, view: recording.resolver.view(of: text))
  }

  /// Draws a text in a rectangle, from the top left corner, in as many lines as fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle, in points in the current space.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let rect = rect.standardized
    let proposal = ProposedViewSize(rect.size)
    draw(text, text.view.size(proposal), proposal, at: rect.origin)
  }

  /// Draws a text at its ideal size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The position of the anchor, in points in the current space.
  ///   - anchor: The point of the text's box that is placed at `point`. Default: the center.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = text.view.size(.unspecified)
    draw(text, size, .unspecified, at: point.corner(of: size, anchor: anchor))
  }

  /// Draws a text in a rectangle, from the top left corner, in as many lines as fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - rect: The rectangle, in points in the current space.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text at its ideal size.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The position of the anchor, in points in the current space.
  ///   - anchor: The point of the text's box that is placed at `point`. Default: the center.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(
    _ text: ResolvedText, _ size: CGSize, _ proposal: ProposedViewSize, at origin: CGPoint
  ) {
    let box = CGRect(origin: origin, size: size)
    if text.hasOwnShading {
      draw(.text(text.text), size, proposal, in: box, with: text.shading)
    } else {
      draw(text.view.items(size, proposal), at: origin)
    }
  }

  /// Draws a text or an image, and uses a shading as the foreground style.
  func draw(
    _ content: DrawnContent, _ size: CGSize, _ proposal: ProposedViewSize, in box: CGRect,
    with shading: Shading
  ) {
    let foreground = StencilForeground(shading, in: box, self)
    var inner = environment
    inner.foreground = foreground.styles
    let view = DrawnView(content, recording.resolver, inner)
    draw(foreground.painted(view.items(size, proposal)), at: box.origin)
  }
}

/// A shading as the foreground style of a text or an image.
///
/// A color or a style is used unchanged. Other shadings, such as gradients, contain points in
/// the context's space. A foreground style cannot express such points. Such a shading is therefore
/// replaced by a marker color, and the marked display items get the real paint once the text or the
/// image has been laid out.
private struct StencilForeground {
  private(set) var styles: Foreground
  /// The paint that replaces the marker color; nil if the marker is not used. The coordinates of
  /// the paint are in points from the top left corner of the text or image.
  private var paint: Paint?

  /// The marker color. It lies outside of the range of colors that displays can show, so no other
  /// color equals it.
  private static let mark = Color.Resolved(
    colorSpace: .sRGBLinear, red: -3.5, green: 7.25, blue: -1.125)

  init(_ shading: GraphicsContext.Shading, in box: CGRect, _ context: GraphicsContext) {
    let shadings: [GraphicsContext.Shading] =
      if case .palette(let levels) = shading.kind, !levels.isEmpty { levels } else { [shading] }
    var paint: Paint?
    let styles = shadings.map { level in
      if let style = level.ownStyle { return style }
      let found = context.paint(level, in: box)
      if case .color(let color) = found { return AnyShapeStyle(Color.Resolved(color)) }
      guard paint == nil, let found else { return AnyShapeStyle(Color.clear) }
      paint = found.moved(by: CGAffineTransform(translationX: -box.minX, y: -box.minY))
      return AnyShapeStyle(StencilForeground.mark)
    }
    self.paint = paint
    self.styles = Foreground(styles, outer: context.environment.foreground)
  }

  /// Returns display items with the marker color replaced by the paint.
  func painted(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    guard let paint else { return items }
    let mark = StencilForeground.mark.paint
    var list: [DisplayList.Item] = []
    for item in items {
      switch item {
      case .fill(var fill):
        fill.paint = fill.paint.replacing(mark, by: paint)
        list.append(.fill(fill))
      case .stroke(var stroke):
        stroke.paint = stroke.paint.replacing(mark, by: paint)
        list.append(.stroke(stroke))
      case .glyphs(var run):
        run.paint = run.paint.replacing(mark, by: paint)
        list.append(.glyphs(run))
      case .image(var image) where image.tint?.isSameHue(as: mark) == true:
        // The layer multiplies the paint by the alpha of the image.
        let area = DisplayList.Fill(
          path: Path(image.frame), transform: image.transform,
          paint: paint.faded(by: Double(image.tint?.alpha ?? 1)),
          isAntialiased: image.isAntialiased)
        image.tint = nil
        list += [.pushLayer(DisplayList.Layer()), .fill(area)]
        list += [.pushLayer(DisplayList.Layer(blendMode: .destinationIn)), .image(image)]
        list += [.popLayer, .popLayer]
      default: list.append(item)
      }
    }
    return list
  }
}

extension GraphicsContext.Shading {
  /// The shading as a shape style; nil if no style can express it.
  fileprivate var ownStyle: AnyShapeStyle? {
    switch kind {
    case .color(let color): AnyShapeStyle(color)
    case .style(let style): style
    default: nil
    }
  }
}

extension Color.Resolved {
  /// Creates the color of a paint.
  fileprivate init(_ paint: PaintColor) {
    self.init(red: paint.red, green: paint.green, blue: paint.blue, opacity: paint.alpha)
  }
}

extension PaintColor {
  /// Whether two colors are equal apart from their alpha.
  fileprivate func isSameHue(as other: PaintColor) -> Bool {
    red == other.red && green == other.green && blue == other.blue
  }
}

extension Paint {
  /// Returns `paint` if this paint is the marker color `mark`; otherwise returns this paint.
  ///
  /// The comparison ignores alpha. Instead, the alpha of this paint is multiplied into the returned
  /// `paint`.
  fileprivate func replacing(_ mark: PaintColor, by paint: Paint) -> Paint {
    guard case .color(let color) = self, color.isSameHue(as: mark) else { return self }
    return paint.faded(by: Double(color.alpha))
  }

  /// Returns the paint with its points transformed.
  fileprivate func moved(by transform: CGAffineTransform) -> Paint {
    switch self {
    case .color: return self
    case .gradient(var gradient):
      gradient.transform = gradient.transform.concatenating(transform)
      return .gradient(gradient)
    case .mesh(var mesh):
      for index in mesh.vertices.indices {
        mesh.vertices[index].position = mesh.vertices[index].position.applying(transform)
        mesh.vertices[index].leading = mesh.vertices[index].leading.applying(transform)
        mesh.vertices[index].top = mesh.vertices[index].top.applying(transform)
        mesh.vertices[index].trailing = mesh.vertices[index].trailing.applying(transform)
        mesh.vertices[index].bottom = mesh.vertices[index].bottom.applying(transform)
      }
      return .mesh(mesh)
    case .tiles(var tiles):
      tiles.transform = tiles.transform.concatenating(transform)
      return .tiles(tiles)
    }
  }
}

/// A cache of the layouts of recently drawn texts, so that a text drawn in every frame is laid out
/// once.
final class DrawnTexts {
  private struct Entry {
    var text: Text
    var environment: EnvironmentValues
    var path: String
    var view: DrawnView
  }

  private var entries: [Entry] = []
  /// The index of the entry to replace next.
  private var oldest = 0

  /// The maximum number of cached texts.
  private static let limit = 32

  /// Returns the layout of a text in an environment, from the cache if possible. O(*n*) in the
  /// number of cached texts.
  func view(of text: Text, _ resolver: CanvasResolver) -> DrawnView {
    for entry in entries
    where entry.environment.properties.isIdentical(to: resolver.environment.properties)
      && entry.text == text && entry.path == resolver.path
    {
      return entry.view
    }
    let view = DrawnView(.text(text), resolver, resolver.environment)
    if text.goesOn { return view }
    let entry = Entry(
      text: text, environment: resolver.environment, path: resolver.path, view: view)
    if entries.count < Self.limit {
      entries.append(entry)
    } else {
      entries[oldest] = entry
      oldest = (oldest + 1) % Self.limit
    }
    return view
  }
}

private struct DrawnTextsKey: EnvironmentKey {
  static var defaultValue: DrawnTexts? { nil }
}

extension EnvironmentValues {
  /// The cache of text layouts that all canvases of one ``Host`` share; nil outside of a host.
  var drawnTexts: DrawnTexts? {
    get { self[DrawnTextsKey.self] }
    set { self[DrawnTextsKey.self] = newValue }
  }
}
