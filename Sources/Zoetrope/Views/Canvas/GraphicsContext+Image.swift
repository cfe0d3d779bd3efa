import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension GraphicsContext {
  /// An image resolved in the environment of a canvas, ready to be drawn.
  public struct ResolvedImage {
    /// The image's own size, in points.
    public var size: CGSize { view.size(.unspecified) }
    /// The distance of the baseline from the top edge, in points.
    public let baseline: CGFloat
    /// The paint of a template image or a symbol; nil for an image with its own colors.
    public var shading: Shading? {
      didSet { hasOwnShading = true }
    }
    private(set) var hasOwnShading = false
    let image: Image
    /// The resolver of the canvas. It is retained because `view` gets fonts and files from the
    /// resolver's graph.
    let resolver: CanvasResolver
    let view: DrawnView

    init(_ image: Image, _ resolver: CanvasResolver) {
      self.image = image
      self.resolver = resolver
      view = DrawnView(.image(image), resolver, resolver.environment)
      baseline = view.guide(.lastTextBaseline, .unspecified)
      let picture = view.items(view.size(.unspecified), .unspecified)
      shading = picture.allSatisfy(\.hasOwnColors) ? nil : .foreground
    }
  }

  /// Resolves an image in the environment of the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(image, recording.resolver)
  }

  /// Draws an image, scaled to fill a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in points in the current space.
  ///   - style: Whether the edges of the image are antialiased. Default: they are.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image, in: rect.standardized, isAntialiased: style.isAntialiased)
  }

  /// Draws an image at its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The position of the anchor, in points in the current space.
  ///   - anchor: The point of the image that is placed at `point`. Default: the center.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = image.size
    draw(
      image, in: CGRect(origin: point.corner(of: size, anchor: anchor), size: size),
      isAntialiased: true)
  }

  /// Draws an image, scaled to fill a rectangle.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in points in the current space.
  ///   - style: Whether the edges of the image are antialiased. Default: they are.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: The position of the anchor, in points in the current space.
  ///   - anchor: The point of the image that is placed at `point`. Default: the center.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  private func draw(_ resolved: ResolvedImage, in rect: CGRect, isAntialiased: Bool) {
    guard (rect.minX + rect.minY + rect.width + rect.height).isFinite else {
      return recording.resolver.report(
        "an image is drawn in a box that is not made of finite numbers; it was left out")
    }
    let proposal = ProposedViewSize(rect.size)
    let image = isAntialiased ? resolved.image : resolved.image.antialiased(false)
    if resolved.hasOwnShading, let shading = resolved.shading {
      draw(.image(image), rect.size, proposal, in: rect, with: shading)
    } else if isAntialiased {
      draw(resolved.view.items(rect.size, proposal), at: rect.origin)
    } else {
      let view = DrawnView(.image(image), recording.resolver, environment)
      draw(view.items(rect.size, proposal), at: rect.origin)
    }
  }
}

extension DisplayList.Item {
  /// Whether the item is an image drawn in its own colors.
  fileprivate var hasOwnColors: Bool {
    if case .image(let image) = self { return image.tint == nil }
    return false
  }
}

extension GraphicsContext {
  /// A view among the symbols of a canvas, as it looks in the current frame.
  public struct ResolvedSymbol {
    /// The size of the view, in points.
    public let size: CGSize
    /// The display items, in points from the view's top left corner.
    let picture: [DisplayList.Item]
  }

  /// Returns the canvas's first symbol with the given tag, or nil if no symbol has this tag.
  ///
  /// - Complexity: O(*n*) in the number of symbols.
  public func resolveSymbol<ID>(id: ID) -> ResolvedSymbol? where ID: Hashable {
    recording.resolver.symbol(id).map { ResolvedSymbol(size: $0.size, picture: $0.items) }
  }

  /// Draws a symbol, scaled to fill a rectangle in points in the current space.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    let (rect, size) = (rect.standardized, symbol.size)
    guard (rect.width + rect.height).isFinite else {
      return recording.resolver.report(
        "a symbol is drawn in a box that is not made of finite numbers; it was left out")
    }
    guard size.width > 0, size.height > 0 else { return }
    draw(
      symbol.picture, at: rect.origin,
      scale: CGSize(width: rect.width / size.width, height: rect.height / size.height),
      isIsolated: true)
  }

  /// Draws a symbol at its own size.
  ///
  /// - Parameters:
  ///   - symbol: The symbol.
  ///   - point: The position of the anchor, in points in the current space.
  ///   - anchor: The point of the symbol that is placed at `point`. Default: the center.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      symbol.picture, at: point.corner(of: symbol.size, anchor: anchor), isIsolated: true)
  }
}
