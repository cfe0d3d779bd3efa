import Foundation
import Zoetrope
import ZoetropePixels

/// A UIKit image: pixels, or a symbol.
///
/// Instances are immutable. Pixels come from PNG files, JPEG files or memory.
public final class UIImage: NSObject, Sendable {
  /// The choice between drawing an image in its own colors and drawing it as a template.
  public enum RenderingMode: Int, Sendable {
    /// A symbol is drawn as a template. An image with pixels is drawn as its asset catalog
    /// specifies.
    case automatic = 0
    /// The image is drawn in its own colors.
    case alwaysOriginal = 1
    /// The image is drawn in the foreground style. Only the alpha of the image is used.
    case alwaysTemplate = 2
  }

  enum Content: Hashable, Sendable {
    /// Pixels from a file or from memory. If the image was created from a name, `name` lets `Image`
    /// choose the file for each view. Otherwise, `name` is nil.
    case pixels(CGImage, name: PictureName?)
    case symbol(String, SymbolConfiguration?)
    case empty
  }

  let content: Content
  /// The number of pixels per point; 1 for an image without pixels.
  public let scale: CGFloat
  /// The transform that turns the pixels upright.
  public let imageOrientation: Orientation
  /// The choice between drawing the image in its own colors and drawing it as a template.
  public let renderingMode: RenderingMode

  init(
    _ content: Content, scale: CGFloat = 1, orientation: Orientation = .up,
    mode: RenderingMode = .automatic
  ) {
    self.content = content
    self.scale = scale
    imageOrientation = orientation
    renderingMode = mode
  }

  /// Creates an image without pixels, of size 0.
  public override convenience init() { self.init(.empty) }

  /// Creates an image with a scale of 1 from upright pixels.
  public convenience init(cgImage: CGImage) { self.init(.pixels(cgImage, name: nil)) }

  /// Creates an image from pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: The number of pixels per point.
  ///   - orientation: The transform that turns the pixels upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(.pixels(cgImage, name: nil), scale: scale, orientation: orientation)
  }

  /// Creates an image from the bytes of a PNG or JPEG file, at a scale of 1. For a damaged file or
  /// another format, the result is nil, and a diagnostic reports the reason.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from the bytes of a PNG or JPEG file. For a damaged file or another format,
  /// the result is nil, and a diagnostic reports the reason.
  ///
  /// Colors with an ICC profile are converted to sRGB. For a JPEG file, ``imageOrientation`` is
  /// read from the EXIF data.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - scale: The number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    self.init(file: [UInt8](data), scale: scale, call: "UIImage(data:)")
  }

  /// Creates an image from the bytes of a file. If the bytes cannot be decoded, the result is nil,
  /// and a diagnostic reports `call` and the reason.
  convenience init?(file bytes: [UInt8], scale: CGFloat, call: @autoclosure () -> String) {
    do throws(ImageError) {
      let file = try CGImage.decoded(bytes)
      self.init(
        .pixels(file.image, name: nil), scale: scale, orientation: Orientation(file.orientation))
    } catch {
      if case .unreadable(let reason) = error {
        RunningHost.current?.remark("\(call()) cannot be read: \(reason)")
      }
      return nil
    }
  }

  /// The size of the upright image, in points: the size in pixels, divided by the scale.
  ///
  /// The configuration determines the size of a symbol. Without a configuration, the symbol has the
  /// size for body text. The size is 0 if there are no pixels, or if the scale is infinite or not
  /// positive.
  public var size: CGSize {
    switch content {
    case .empty: return .zero
    case .symbol(let name, let configuration):
      var environment = EnvironmentValues()
      configuration?.apply(to: &environment)
      return Image.symbolSize(named: name, in: environment) ?? .zero
    case .pixels(let image, _):
      guard scale > 0, scale.isFinite else { return .zero }
      let (width, height) = (CGFloat(image.width) / scale, CGFloat(image.height) / scale)
      return Image.Orientation(imageOrientation).isTransposed
        ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }
  }

  /// The stored pixels, to which ``imageOrientation`` is not applied; nil if the image is a symbol
  /// or has no pixels.
  public var cgImage: CGImage? {
    if case .pixels(let image, _) = content { image } else { nil }
  }

  /// Whether the image is a symbol.
  public var isSymbolImage: Bool {
    if case .symbol = content { true } else { false }
  }

  /// The configuration of the symbol; nil if the symbol has none, or if the image is not a symbol.
  public var symbolConfiguration: SymbolConfiguration? {
    if case .symbol(_, let configuration) = content { configuration } else { nil }
  }

  /// Whether another object is an image with the same content, scale, orientation and
  /// rendering mode.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return content == other.content && scale == other.scale
      && imageOrientation == other.imageOrientation && renderingMode == other.renderingMode
  }

  /// A hash of the content.
  public override var hash: Int { content.hashValue }
}

/// The name and the bundle by which an image was found.
struct PictureName: Hashable, Sendable {
  var name: String
  var bundle: URL?
}
