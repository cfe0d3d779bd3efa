import Foundation
import ZoetropeAssets
import ZoetropePixels

/// The view node of an image.
final class ImageViewNode: ViewNodeOf<Image> {
  private var leaf: ImageNode?
  /// The layout node of an image that is drawn by a closure; nil for other images.
  private var drawingLeaf: (any ImageDrawingLeaf)?
  /// A cache of the last image that was turned upright: the image, its orientation, and the upright
  /// pixels.
  private var upright: (image: CGImage, orientation: Image.Orientation, pixels: ImagePixels)?

  override func update(_ change: Change) {
    if case .drawing(let reference) = view.source { return show(reference.drawing) }
    drawingLeaf = nil
    let image = resolve()
    let foreground = foregroundPaint
    if let leaf {
      leaf.set(image, foreground: foreground, fades: fades)
    } else {
      let leaf = ImageNode(owner: self, image: image, foreground: foreground)
      self.leaf = leaf
      setOutputs([leaf])
    }
    if case .symbol = view.source { leaf?.pose = inputs.environment.symbolPose }
  }

  private func show(_ drawing: any ImageDrawing) {
    leaf = nil
    if let drawingLeaf { return drawingLeaf.set(view, drawing) }
    let leaf = drawing.makeLeaf(owner: self, image: view)
    drawingLeaf = leaf
    setOutputs([leaf])
  }

  override var pathName: String? { "Image" }

  /// The accessibility label: the label set in code or, if there is none, the name of the image or
  /// of its file. It is nil for a decorative image, and for an unlabeled symbol, drawing or pixel
  /// image.
  var accessibilityText: String? {
    if view.isDecorative { return nil }
    if let label = view.label { return label.string(in: inputs.environment) }
    switch view.source {
    case .named(let name, _): return name
    case .file(let url): return ImageFile(url).name
    case .pixels, .symbol, .drawing: return nil
    }
  }

  private var fades: Bool { inputs.environment.contentTransition.kind != .identity }

  private var store: ImageStore { inputs.environment.imageStore ?? .current }

  // MARK: Resolving

  private func resolve() -> ResolvedImage {
    var image =
      if case .symbol(let name) = view.source { symbol(name) } else { picture() }
    image.resizing = view.resizing
    image.isAntialiased = view.isAntialiased
    return image
  }

  private func picture() -> ResolvedImage {
    do throws(ResolvedImage.Fault) {
      return try ResolvedImage.picture(
        of: view, in: inputs.environment, images: store, upright: upright)
    } catch {
      report("shows nothing: \(error.reason)", about: error.subject)
      return ResolvedImage(contents: .none, size: .zero)
    }
  }

  private func upright(_ image: CGImage, _ orientation: Image.Orientation) -> ImagePixels {
    if orientation == .up { return image.pixels }
    if let upright, upright.image === image, upright.orientation == orientation {
      return upright.pixels
    }
    let pixels = orientation.applied(to: image.pixels)
    upright = (image, orientation, pixels)
    return pixels
  }

  /// The environment in which a symbol is resolved.
  private var symbolEnvironment: EnvironmentValues {
    view.symbolLook?.applied(to: inputs.environment) ?? inputs.environment
  }

  private var foregroundPaint: _ResolvedPaint {
    guard let look = view.symbolLook, look.setsColors else {
      return resolvedPaint(ForegroundStyle())
    }
    return ForegroundStyle()._resolvePaint(in: symbolEnvironment)
  }

  private func symbol(_ name: String) -> ResolvedImage {
    let symbol = ResolvedSymbol(
      name, in: symbolEnvironment,
      mode: view.symbolRenderingMode ?? (view.renderingMode == .original ? .multicolor : nil),
      store: inputs.environment.symbolStore ?? .current)
    if let symbol {
      let size = view.resizing == nil ? symbol.size : symbol.inkSize
      return ResolvedImage(contents: .symbol(symbol), size: size)
    }
    report(
      "names \"\(name)\", and \(Image.missingSymbol(name)); a square stands for it", about: name)
    return ResolvedImage(contents: .square, size: squareSize)
  }

  /// The size of the square that replaces an unknown symbol: one em of the font, multiplied by the
  /// factor of the image scale.
  private var squareSize: CGSize {
    let environment = symbolEnvironment
    let font = (environment.font ?? .body).resolve(at: environment.dynamicTypeSize)
    let side = CGFloat(font.request.size) * environment.imageScale.factor
    return CGSize(width: side, height: side)
  }

  /// Reports the first fault of each image. Later faults of the same image are ignored.
  private func report(_ fault: @autoclosure () -> String, about what: String) {
    if store.recordFault(what) { graph.report.diagnostics.report(Diagnostic("\(path) \(fault())")) }
  }
}
