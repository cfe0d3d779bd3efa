import Foundation
import ZoetropePixels

extension ResolvedImage {
  /// The reason why an image has no pixels.
  struct Fault: Error {
    /// The name of the image, or the value that is invalid.
    var subject: String
    /// The reason, as a clause such as `there is no image named "sun"`.
    var reason: String
    /// Whether the image's name belongs to neither a file nor an image set.
    var isAbsent = false
  }

  /// Resolves an image that has pixels. The result has the size that the image has before resizing.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - environment: The environment, whose color scheme and display scale choose the file if
  ///     several files have the image's name.
  ///   - images: The store that loads and caches images.
  ///   - upright: A closure that returns the pixels of an image, turned upright. The default
  ///     closure turns the pixels at each call.
  /// - Throws: A ``Fault`` if the image is not found, cannot be read, has an impossible scale, or
  ///   has no pixels because it is a symbol or is drawn by a closure.
  static func picture(
    of image: Image, in environment: EnvironmentValues, images: ImageStore,
    upright: (CGImage, Image.Orientation) -> ImagePixels = { $1.applied(to: $0.pixels) }
  ) throws(Fault) -> ResolvedImage {
    var picture: ResolvedImage
    switch image.source {
    case .named(let name, let bundle):
      picture = try loaded(
        images.image(named: name, in: bundle, environment), "image named \"\(name)\"")
    case .file(let url): picture = try loaded(images.image(at: url), "image \(url.path)")
    case .pixels(let pixels, let scale, let orientation):
      picture = try ResolvedImage(upright(pixels, orientation), scale: scale)
    case .symbol(let name):
      throw Fault(subject: "symbol \"\(name)\"", reason: "it consists of shapes and has no pixels")
    case .drawing:
      throw Fault(subject: "drawing", reason: "it is drawn by a closure and has no pixels")
    }
    switch image.renderingMode {
    case .template: picture.isTemplate = true
    case .original: picture.isTemplate = false
    case nil: break
    }
    picture.interpolation = image.interpolation
    picture.isAntialiased = image.isAntialiased
    return picture
  }

  private static func loaded(
    _ entry: ImageStore.Entry, _ what: String
  ) throws(Fault) -> ResolvedImage {
    switch entry {
    case .image(let pixels, let scale, let isTemplate):
      var picture = try ResolvedImage(pixels, scale: scale)
      picture.isTemplate = isTemplate
      return picture
    case .missing(let missing):
      throw Fault(
        subject: what, reason: missing.description, isAbsent: missing.obstacles.isEmpty)
    case .unreadable(let path, let reason):
      throw Fault(subject: what, reason: "\(path) cannot be read: \(reason)")
    }
  }

  private init(_ pixels: ImagePixels, scale: CGFloat) throws(Fault) {
    guard scale > 0, scale.isFinite else {
      throw Fault(
        subject: "\(scale)", reason: "its scale is \(scale), and should be more than 0")
    }
    self.init(
      contents: .pixels(pixels, scale: scale),
      size: CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale))
  }
}
