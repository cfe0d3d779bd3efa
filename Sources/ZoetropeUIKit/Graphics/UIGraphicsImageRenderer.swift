import Foundation
import Zoetrope
import ZoetropeDisplayList
import ZoetropeGeometry

/// The properties of the images of a ``UIGraphicsImageRenderer``.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The range of colors of an image.
  public enum Range: Int, Sendable {
    /// The range is not known.
    case unspecified = -1
    /// The system's choice.
    case automatic = 0
    /// A range wider than the range of sRGB.
    case extended = 1
    /// The range of sRGB.
    case standard = 2
  }

  /// The number of pixels per point. Default: the scale of ``UIScreen``.
  open var scale: CGFloat
  /// Whether images are opaque, with a black background. Default false.
  open var opaque = false
  /// The preferred range of colors. The value has no effect: images are in sRGB, with 8 bits per
  /// channel.
  open var preferredRange = Range.automatic
  /// The rectangle that an image shows, in points in the drawing space.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with the scale of the screen.
  public override init() { scale = UIScreen.main.scale }

  /// Creates a format with the display scale of the traits, or with the scale of the screen if the
  /// traits specify no scale.
  public init(for traitCollection: UITraitCollection) {
    let scale = traitCollection.displayScale
    self.scale = scale > 0 ? scale : UIScreen.main.scale
  }

  /// Returns a format with the scale of the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a format with the scale of the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing context of one image, and the format of the image.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that records the drawing.
  public let cgContext: CGContext
  /// The properties of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// The current state of the drawing as an image; an empty image if the size is outside of the
  /// limits of ``UIGraphicsImageRenderer``.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  open var currentImage: UIImage {
    cgContext.image(size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
      ?? UIImage()
  }

  /// Fills a rectangle with the current fill color.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current fill color, in the given blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    if let rect = CGContext.usable(rect) { cgContext.fill(Path(rect), mode: blendMode) }
  }

  /// Strokes a rectangle just inside its edges, with the current stroke color and a width of 1
  /// point.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: cgContext.state.blendMode) }

  /// Strokes a rectangle just inside its edges, with the current stroke color and a width of 1
  /// point, in the given blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    guard let rect = CGContext.usable(rect.insetBy(dx: 0.5, dy: 0.5)) else { return }
    cgContext.stroke(Path(rect), style: StrokeStyle(lineWidth: 1), mode: blendMode)
  }

  /// Restricts further drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer that makes images from drawing closures. A closure can draw rectangles, paths, images
/// and SwiftUI views.
///
/// An image can have at most 268,435,456 pixels in all and 65,536 pixels on a side. If an image
/// would exceed a limit or have no pixels, the result is an empty image, and a diagnostic reports
/// the reason.
open class UIGraphicsImageRenderer: NSObject {
  /// The properties of the images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer whose images have the given size, in points, and the scale of the screen.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer whose images have the given size, in points, and the given format.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer whose images show the given rectangle, in points, and have the scale of the
  /// screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer whose images show the given rectangle, in points, and have the given
  /// format.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
  }

  /// Returns the image that a closure draws.
  ///
  /// - Parameter actions: A closure that draws into the given context, either by calling the
  ///   context or through ``UIColor``, ``UIBezierPath`` and ``UIImage``.
  /// - Complexity: O(*n*) in the number of pixels, plus the cost of the drawing.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let drawing = UIGraphicsImageRendererContext(context, format)
    GraphicsStack.$renderer.withValue(Transferred(context)) { actions(drawing) }
    let image = context.image(size: bounds.size, scale: format.scale, isOpaque: format.opaque)
    if image == nil {
      RunningHost.current?.remark(
        "UIGraphicsImageRenderer makes an empty image: \(bounds.width) by \(bounds.height) points "
          + "at a scale of \(format.scale) are no pixels or too many")
    }
    return image ?? UIImage()
  }

  /// Returns the image that a closure draws, encoded as a PNG file; empty data if the image is
  /// empty.
  ///
  /// - Complexity: O(*n*) in the number of pixels, plus the cost of the drawing.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Calls the closure, and returns empty data, because JPEG files cannot be written. A diagnostic
  /// reports the limitation.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
