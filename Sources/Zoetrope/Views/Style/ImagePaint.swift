import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry
import ZoetropePixels

/// A style that repeats an image, or a part of an image, in both directions. The first tile is at
/// the top left corner of the filled frame.
public struct ImagePaint: ShapeStyle, Equatable {
  /// The image to repeat.
  public var image: Image
  /// The part of the image that is repeated, in fractions of the image's width and height.
  public var sourceRect: CGRect
  /// The factor by which the image is enlarged: 1 for the image's own size, 2 for twice that size.
  public var scale: CGFloat

  /// Creates a style. By default it repeats the whole image at its own size.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// Returns a paint whose image has not been loaded yet. Such a paint draws nothing.
  public func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.image(self), color: .invisible)
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Returns a style that repeats an image in both directions, by default the whole image at its
  /// own size.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}

extension _ResolvedPaint {
  /// Loads the image of the paint, if it has one, and returns the paint with the loaded image. If
  /// the image cannot be used, the paint is returned unchanged.
  ///
  /// - Parameters:
  ///   - store: The cache that loads the image.
  ///   - environment: The environment, whose display scale and color scheme select one of the
  ///     image's files.
  ///   - report: A closure that is called with a message if the image cannot be used. The message
  ///     begins with "is painted with", and the closure puts the path of the view, such as
  ///     `Wheel/Circle`, in front of it.
  func loadingImage(
    in store: ImageStore, environment: EnvironmentValues, report: (String) -> Void
  ) -> _ResolvedPaint {
    guard let special, case .image(let paint) = special.fill else { return self }
    let entry: ImageStore.Entry
    switch paint.image.source {
    case .named(let name, let bundle):
      entry = store.image(named: name, in: bundle, environment)
    case .file(let url): entry = store.image(at: url)
    case .pixels(let image, let scale, let orientation):
      let pixels = orientation == .up ? image.pixels : orientation.applied(to: image.pixels)
      entry = .image(pixels, scale: scale, isTemplate: false)
    case .symbol(let name):
      report("is painted with \"\(name)\", a symbol of Apple's; nothing was drawn")
      return self
    case .drawing:
      report("is painted with an image that a closure draws; nothing was drawn")
      return self
    }
    switch entry {
    case .image(let pixels, let scale, _):
      let tiles = ResolvedTiles(
        pixels: pixels, scale: scale, sourceRect: paint.sourceRect, factor: paint.scale,
        interpolation: paint.image.interpolation.ofDrawing)
      guard tiles.paint(origin: .zero) != nil else {
        report("is painted with an image that has no size; nothing was drawn")
        return self
      }
      var loaded = self
      loaded.modifySpecial { $0.fill = .tiles(tiles) }
      return loaded
    case .missing(let places):
      report("is painted with an image that was not found; looked for \(places)")
    case .unreadable(let path, let reason):
      report("is painted with \(path), which cannot be read: \(reason)")
    }
    return self
  }
}

/// A loaded image that is repeated in both directions.
package struct ResolvedTiles: Equatable, Sendable {
  var pixels: ImagePixels
  /// The number of image pixels per point, at the image's own size.
  var scale: CGFloat
  /// The part of the image that is repeated, in fractions of the image's width and height.
  var sourceRect: CGRect
  /// The factor by which the image is enlarged: 1 for the image's own size, 2 for twice that size.
  var factor: CGFloat
  var interpolation: DisplayList.ImageFill.Interpolation

  /// Creates a repeated image. By default its pixels are interpolated bilinearly.
  package init(
    pixels: ImagePixels, scale: CGFloat, sourceRect: CGRect, factor: CGFloat,
    interpolation: DisplayList.ImageFill.Interpolation = .linear
  ) {
    self.pixels = pixels
    self.scale = scale
    self.sourceRect = sourceRect
    self.factor = factor
    self.interpolation = interpolation
  }

  /// Whether this value and another one differ only in numbers that can be interpolated.
  func canInterpolate(to other: ResolvedTiles) -> Bool {
    pixels == other.pixels && interpolation == other.interpolation && scale == other.scale
  }

  /// Calls a closure with each animatable number. The closure may change the number. The second
  /// argument is the factor by which the number is multiplied in a ``_PaintVector``.
  mutating func forEachAnimatableNumber(_ body: (inout Double, Double) -> Void) {
    visitNumber(&sourceRect.origin.x, unit: 128, body)
    visitNumber(&sourceRect.origin.y, unit: 128, body)
    visitNumber(&sourceRect.size.width, unit: 128, body)
    visitNumber(&sourceRect.size.height, unit: 128, body)
    visitNumber(&factor, unit: 128, body)
  }

  /// Returns the paint that places the top left corner of a tile at `origin`, in points. The result
  /// is nil if a tile has no area, or if a number is not finite.
  package func paint(origin: CGPoint) -> Paint? {
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    let part = sourceRect.standardized.intersection(whole)
    let (width, height) = (CGFloat(pixels.width), CGFloat(pixels.height))
    let source = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width,
      height: part.height * height)
    let size = CGSize(
      width: source.width / scale * factor, height: source.height / scale * factor)
    guard !part.isNull, source.width > 0, source.height > 0, size.width > 0, size.height > 0,
      (size.width + size.height + origin.x + origin.y).isFinite
    else { return nil }
    return .tiles(
      TilePaint(
        pixels: pixels, source: source, frame: CGRect(origin: origin, size: size),
        interpolation: interpolation))
  }
}
