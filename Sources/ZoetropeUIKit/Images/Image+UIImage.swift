import Foundation
import Zoetrope
import ZoetropePicture
import ZoetropePixels

extension Image {
  /// Creates a SwiftUI image from a UIKit image, without an accessibility label.
  ///
  /// An image that was created from a name follows the color scheme and the scale of the view that
  /// shows the image. A symbol has the size, the weight and the colors of its configuration.
  /// Unspecified properties follow the view.
  public init(uiImage: UIImage) {
    let image: Image
    switch uiImage.content {
    case .empty: image = Image(decorative: .almostNothing, scale: 1e9)
    case .symbol(let name, nil): image = Image(systemName: name)
    case .symbol(let name, let configuration?):
      let look = SymbolConfigurationLook(configuration.properties, mode: uiImage.renderingMode)
      image = Image(systemName: name, look: look)
    case .pixels(_, let name?):
      image = Image(decorative: name.name, bundle: name.bundle.flatMap { Bundle(url: $0) })
    case .pixels(let pixels, nil):
      image = Image(
        decorative: pixels, scale: uiImage.scale,
        orientation: Orientation(uiImage.imageOrientation))
    }
    switch uiImage.renderingMode {
    case .automatic: self = image
    case .alwaysOriginal: self = image.renderingMode(.original)
    case .alwaysTemplate: self = image.renderingMode(.template)
    }
  }
}

extension ImageRenderer {
  /// The image at the renderer's scale, rendered on each access; nil if `pngData()` would throw an
  /// error.
  ///
  /// - Complexity: O(*n*) in the number of pixels.
  public var uiImage: UIImage? {
    cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
  }
}

extension CGImage {
  /// An image of one transparent pixel. This image replaces an empty image, which cannot be
  /// sampled.
  fileprivate static var almostNothing: CGImage {
    CGImage(ImagePixels(width: 1, height: 1, premultiplied: [0]))
  }
}
