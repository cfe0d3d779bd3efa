import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// An image drawn by a closure. Two such images are equal only if they are the same object.
final class CanvasImage: ImageDrawing {
  /// The size in points.
  let size: CGSize
  let isOpaque: Bool
  let renderer: Confined<(inout GraphicsContext) -> Void>

  init(
    size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.size = size
    self.isOpaque = isOpaque
    self.renderer = Confined(renderer)
  }

  func makeLeaf(owner: ViewNode, image: Image) -> any ImageDrawingLeaf {
    CanvasImageNode(owner: owner, image: image, drawing: self)
  }
}

extension Image {
  /// Creates an image that is drawn by a closure.
  ///
  /// - Parameters:
  ///   - size: The size of the image, in points.
  ///   - label: The accessibility label. Default nil: the image is decorative.
  ///   - opaque: Whether the image has a black background. Default false.
  ///   - colorMode: The color space of the image. Default ``ColorRenderingMode/nonLinear``. It has
  ///     no effect.
  ///   - renderer: A closure that draws the image. Coordinates are points from the image's top left
  ///     corner. The context has the environment of the view that shows the image.
  public init(
    size: CGSize, label: Text? = nil, opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    renderer: @escaping (inout GraphicsContext) -> Void
  ) {
    self.init(
      .drawing(
        ImageDrawingReference(
          drawing: CanvasImage(size: size, isOpaque: opaque, renderer: renderer))),
      label: label.map { ImageLabel($0) },
      isDecorative: label == nil)
  }
}

/// A layout node that shows an image drawn by a closure. If the node and the image differ in size,
/// the image is stretched.
final class CanvasImageNode: GeometryNode, ImageDrawingLeaf {
  private var image: Image
  private var drawing: CanvasImage
  private var picture: CanvasPicture?
  private var reader: Reader?

  init(owner: ViewNode, image: Image, drawing: CanvasImage) {
    self.image = image
    self.drawing = drawing
    super.init(owner: owner)
  }

  deinit { reader?.node = nil }

  /// Sets another image, or sets the same image again after a change of the environment.
  func set(_ image: Image, _ drawing: any ImageDrawing) {
    guard let drawing = drawing as? CanvasImage else { return }
    let (oldSize, oldImage) = (self.size(of: self.drawing), self.image)
    self.image = image
    self.drawing = drawing
    picture = nil
    if size(of: drawing) != oldSize || image.resizing != oldImage.resizing { setNeedsLayout() }
  }

  private func size(of drawing: CanvasImage) -> CGSize {
    let size = drawing.size
    guard (size.width + size.height).isFinite else { return .zero }
    return CGSize(width: max(size.width, 0), height: max(size.height, 0))
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    let own = size(of: drawing)
    if image.resizing == nil { return own }
    return CGSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
  }

  override func emit(into builder: inout DisplayListBuilder) {
    builder.leaf(self, frame: presentedFrame) { size, toCanvas, items in
      let own = self.size(of: drawing)
      guard own.width > 0, own.height > 0 else { return }
      let place = toCanvas.scaledBy(x: size.width / own.width, y: size.height / own.height)
      if image.renderingMode == .template {
        appendTemplate(to: &items, own, place)
      } else {
        current(own).append(to: &items, isOpaque: drawing.isOpaque, place)
      }
    }
  }

  /// Appends the image as a template: the foreground color, masked by the alpha of the image's
  /// drawing.
  private func appendTemplate(
    to items: inout [DisplayList.Item], _ size: CGSize, _ place: CGAffineTransform
  ) {
    let color = ForegroundStyle()._resolvePaint(in: owner.inputs.environment).color
    let area = DisplayList.Fill(
      path: Path(CGRect(origin: .zero, size: size)), transform: place, paint: .color(color.paint))
    items += [.pushLayer(DisplayList.Layer()), .fill(area)]
    items.append(.pushLayer(DisplayList.Layer(blendMode: .destinationIn)))
    current(size).append(to: &items, isOpaque: drawing.isOpaque, place)
    items += [.popLayer, .popLayer]
  }

  private func current(_ size: CGSize) -> CanvasPicture {
    if let picture { return picture }
    reader?.node = nil
    let reader = Reader(node: owner)
    self.reader = reader
    let new = graph.reading(by: reader) {
      CanvasPicture(size: size, of: self, drawing.renderer.onMainActor)
    }
    picture = new
    return new
  }
}
