import Foundation
import Zoetrope
import ZoetropePNG
import ZoetropePixels

extension UIImage {
  /// Returns the image with the given rendering mode. The mode determines whether the image is
  /// drawn in its own colors or as a template.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(content, scale: scale, orientation: imageOrientation, mode: renderingMode)
  }

  /// Returns the image with all pixels in the given color. The alpha of each pixel is multiplied by
  /// the alpha of the color. The rendering mode stays the same. A color that depends on traits is
  /// resolved for ``UITraitCollection/current``.
  ///
  /// `Image(uiImage:)` shows a symbol in the color only if the rendering mode of the symbol is
  /// ``RenderingMode/alwaysOriginal``. In other modes, the foreground style replaces the color. The
  /// palette colors or the hierarchical color of a configuration take precedence over the color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns the image with the given rendering mode, and with all pixels in the given color. The
  /// color has the same effect as in ``withTintColor(_:)``.
  ///
  /// - Parameters:
  ///   - color: The color.
  ///   - renderingMode: Whether the image is drawn in its own colors or as a template.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    switch content {
    case .empty: return self
    case .symbol(let name, let configuration):
      let tinted = (configuration ?? .unspecified).changed { $0.tint = color }
      return UIImage(.symbol(name, tinted), mode: renderingMode)
    case .pixels(let image, _):
      return UIImage(
        .pixels(image.tinted(color), name: nil), scale: scale, orientation: imageOrientation,
        mode: renderingMode)
    }
  }

  /// Returns the symbol with the given configuration instead of its own. The color of
  /// ``withTintColor(_:)`` is kept. For an image without a symbol, returns the image itself.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    guard case .symbol(let name, let old) = content else { return self }
    let tint = old?.properties.tint
    return UIImage(.symbol(name, configuration.changed { $0.tint = tint }), mode: renderingMode)
  }

  /// Returns the symbol with the properties that a configuration specifies; nil if the image is not
  /// a symbol. All other properties of the symbol stay the same.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let name, let old) = content else { return nil }
    return UIImage(
      .symbol(name, old?.applying(configuration) ?? configuration), mode: renderingMode)
  }

  /// Returns the pixels, turned upright, as a PNG file; nil if the image is a symbol or has no
  /// pixels.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  public func pngData() -> Data? {
    guard case .pixels(let image, _) = content, image.width > 0, image.height > 0 else {
      return nil
    }
    let upright = Image.Orientation(imageOrientation).applied(to: image.pixels)
    let bitmap = Bitmap(width: upright.width, height: upright.height)
    upright.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<upright.height {
        for x in 0..<upright.width { bitmap.row(y)[x] = pixels[y * upright.width + x] }
      }
    }
    return try? Data(PNGEncoder().encoded(bitmap))
  }

  /// Returns nil, because this package does not write JPEG files. A diagnostic reports the call.
  ///
  /// - Parameter compressionQuality: A number from 0 to 1. Ignored.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    RunningHost.current?.remark(
      "jpegData(compressionQuality:) is nil, because JPEG files are not written; use pngData()")
    return nil
  }
}

extension CGImage {
  /// Returns the image with all pixels in the given color. The alpha of each pixel is multiplied by
  /// the alpha of the color.
  fileprivate func tinted(_ color: UIColor) -> CGImage {
    let tint = color.components(in: UITraitCollection.current.environment)
    /// Returns the value clamped to 0...1; 0 for NaN.
    func clamped(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    func channel(_ value: CGFloat, _ alpha: CGFloat) -> UInt32 {
      UInt32((clamped(value) * alpha).rounded())
    }
    // The table of the new pixels. The index is the alpha of the old pixel, from 0 to 255.
    let levels = (0...255).map { level in
      let alpha = CGFloat(level) * clamped(tint.alpha)
      return channel(tint.red, alpha) | channel(tint.green, alpha) << 8
        | channel(tint.blue, alpha) << 16 | channel(1, alpha) << 24
    }
    return CGImage(
      ImagePixels(
        width: width, height: height, premultiplied: pixels.pixels.map { levels[Int($0 >> 24)] }))
  }
}
