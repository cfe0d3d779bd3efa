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
    /// As the system has it.
    case automatic = 0
    /// A wide range.
    case extended = 1
    /// That of sRGB.
    case standard = 2
  }

  /// The number of pixels per point. Default: that of ``UIScreen``.
  open var scale: CGFloat
  /// Whether images are opaque, on black. Default false.
  open var opaque = false
  /// The range of colors. It has no effect: images have 8 bits a channel, in sRGB.
  open var preferredRange = Range.automatic
  /// The rectangle that images show, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format for the screen.
  public override init() { scale = UIScreen.main.scale }

  /// Creates a format for traits: their scale counts, or that of the screen if it is unspecified.
  public init(for traitCollection: UITraitCollection) {
    let scale = traitCollection.displayScale
    self.scale = scale > 0 ? scale : UIScreen.main.scale
  }

  /// Returns a format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing of one image.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context that records the drawing.
  public let cgContext: CGContext
  /// The properties of the image.
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }

  /// The drawing as an image, as it is now. O(pixels).
  open var currentImage: UIImage {
    cgContext.image(size: format.bounds.size, scale: format.scale, isOpaque: format.opaque)
      ?? UIImage()
  }

  /// Fills a rectangle with the current color of fills.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle with the current color of fills, in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    if let rect = CGContext.usable(rect) { cgContext.fill(Path(rect), mode: blendMode) }
  }

  /// Strokes the inside of a rectangle's edges with the current color of strokes, 1 point wide.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: cgContext.state.blendMode) }

  /// Strokes the inside of a rectangle's edges, 1 point wide, in a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    guard let rect = CGContext.usable(rect.insetBy(dx: 0.5, dy: 0.5)) else { return }
    cgContext.stroke(Path(rect), style: StrokeStyle(lineWidth: 1), mode: blendMode)
  }

  /// Confines drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes images from what a closure draws: rectangles, paths, images and views of SwiftUI.
///
/// An image that would have no pixels, or more than 268,435,456 of them or 65,536 on a side, is an
/// empty one, and a diagnostic says so.
open class UIGraphicsImageRenderer: NSObject {
  /// The properties of the images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images of a size in points, for the screen.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size))
  }

  /// Creates a renderer of images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images that show a rectangle, in points, for the screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images that show a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (self.bounds, self.format) = (bounds, format)
    format.bounds = bounds
  }

  /// Returns the image of what a closure draws.
  ///
  /// - Parameter actions: Draws into its context, or with colors, paths and images.
  /// - Complexity: O(pixels), plus the cost of the drawing.
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

  /// Returns the image of what a closure draws as a PNG file; empty data for an image without
  /// pixels. O(pixels).
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns empty data, and a diagnostic says so: JPEG files are not written.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
