import Foundation
import ZoetropeBitmap

/// The place of an image.
final class ImageViewNode: ViewNodeOf<Image> {
  private var leaf: ImageNode?
  /// The pixels that were turned upright last, before and after.
  private var upright: (image: CGImage, orientation: Image.Orientation, pixels: ImagePixels)?

  override func update(_ change: Change) {
    let image = resolve()
    let foreground = ForegroundStyle()._resolvePaint(in: inputs.environment).color
    if let leaf {
      leaf.set(image, foreground: foreground, fades: fades)
    } else {
      let leaf = ImageNode(owner: self, image: image, foreground: foreground)
      self.leaf = leaf
      setOutputs([leaf])
    }
  }

  override var pathName: String? { "Image" }

  /// What the image is called for those who cannot see it.
  var accessibilityText: String? {
    if view.isDecorative { return nil }
    if let label = view.label { return label.resolve(in: inputs.environment).string }
    switch view.source {
    case .named(let name, _): return name
    case .file(let url): return ImageFile(url).name
    case .pixels, .symbol: return nil
    }
  }

  private var fades: Bool { inputs.environment.contentTransition.kind != .identity }

  private var store: ImageStore { graph.companion { ImageStore() } }

  // MARK: Resolving

  private func resolve() -> ResolvedImage {
    var image = resolveSource()
    switch view.renderingMode {
    case .template: image.isTemplate = true
    case .original: image.isTemplate = false
    case nil: break
    }
    image.resizing = view.resizing
    image.interpolation = view.interpolation
    image.isAntialiased = view.isAntialiased
    return image
  }

  private func resolveSource() -> ResolvedImage {
    switch view.source {
    case .named(let name, let bundle):
      return loaded(
        store.image(named: name, in: bundle, inputs.environment), "image named \"\(name)\"")
    case .file(let url):
      return loaded(store.image(at: url), "image \(url.path)")
    case .pixels(let image, let scale, let orientation):
      return resolve(upright(image, orientation), scale: scale)
    case .symbol(let name):
      report("names \"\(name)\", a symbol of Apple's; a square stands for it", about: name)
      return ResolvedImage(contents: .symbol, size: symbolSize)
    }
  }

  private func loaded(_ image: ImageStore.Entry, _ what: String) -> ResolvedImage {
    switch image {
    case .image(let pixels, let scale, let isTemplate):
      var resolved = resolve(pixels, scale: scale)
      resolved.isTemplate = isTemplate
      return resolved
    case .missing(let places):
      report("shows nothing: there is no \(what); looked for \(places)", about: what)
    case .unreadable(let path, let reason):
      report("shows nothing: \(path) cannot be read as a PNG file: \(reason)", about: what)
    }
    return ResolvedImage(contents: .none, size: .zero)
  }

  private func resolve(_ pixels: ImagePixels, scale: CGFloat) -> ResolvedImage {
    guard scale > 0, scale.isFinite else {
      report(
        "shows nothing: its scale is \(scale), and should be more than 0", about: "\(scale)")
      return ResolvedImage(contents: .none, size: .zero)
    }
    return ResolvedImage(
      contents: .pixels(pixels, scale: scale),
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale))
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

  /// About as high as a capital letter and a little more.
  private var symbolSize: CGSize {
    let environment = inputs.environment
    let font = (environment.font ?? .body).resolve(at: environment.dynamicTypeSize)
    let side = CGFloat(font.request.size) * environment.imageScale.factor
    return CGSize(width: side, height: side)
  }

  /// Tells what is wrong with the first view of all that have the same fault.
  private func report(_ fault: String, about what: String) {
    if store.isNew(what) { graph.diagnostics.report(Diagnostic("\(path) \(fault)")) }
  }
}
