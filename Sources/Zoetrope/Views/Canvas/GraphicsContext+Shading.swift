import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension GraphicsContext {
  /// The paint of paths and texts.
  ///
  /// The coordinates of gradients and images are in the context's space at the time of drawing.
  public struct Shading: Sendable {
    enum Kind {
      case color(Color)
      /// A resolved paint; nil if the shading could not be resolved.
      case paint(Paint?)
      case style(AnyShapeStyle)
      case gradient(Gradient, GradientPaint.Shape, GradientOptions)
      case tiles(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case mesh(MeshGradient)
      case palette([Shading])
      case backdrop
    }

    let kind: Kind

    /// The backdrop of the shape, changed by the context's filters.
    ///
    /// If the context has no filters, a drawing with this shading has no effect. The context's
    /// opacity, blend mode and masks are ignored.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// The foreground style of the canvas's environment.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Returns a shading that consists of several shadings. Texts and images use the members of the
    /// array as the primary, secondary and further levels of the foreground style. Paths use the
    /// first member.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// Returns a solid color.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// Returns a solid color with components from 0 to 1; opaque by default.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// Returns a gray from 0 (black) to 1 (white); opaque by default.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Returns a shading that paints with a shape style. The unit points of the style refer to the
    /// bounding box of the painted shape.
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      if let color = style as? Color { return .color(color) }
      return Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// Returns a gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - startPoint: The point of location 0, in points.
    ///   - endPoint: The point of location 1, in points.
    ///   - options: How the gradient continues beyond its ends and how its colors are interpolated.
    ///     Default: the end colors continue, and interpolation is in gamma-encoded sRGB.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(start: startPoint, end: endPoint), options))
    }

    /// Returns a gradient outwards from a center.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in points.
    ///   - startRadius: The radius of location 0, in points. A negative radius counts as 0.
    ///   - endRadius: The radius of location 1, in points. A negative radius counts as 0.
    ///   - options: How the gradient continues beyond its ends and how its colors are interpolated.
    ///     Default: the end colors continue, and interpolation is in gamma-encoded sRGB.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .radial(
            center: center, startRadius: max(startRadius, 0), endRadius: max(endRadius, 0)),
          options))
    }

    /// Returns a gradient around a center, clockwise.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - center: The center, in points.
    ///   - angle: The direction, seen from the center, in which the gradient starts (location 0)
    ///     and ends (location 1). Default: to the right.
    ///   - options: How the colors are interpolated. Default: in gamma-encoded sRGB.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      let start = angle.radians
      return Shading(
        kind: .gradient(
          gradient, .angular(center: center, startAngle: start, endAngle: start + 2 * .pi),
          options))
    }

    /// Returns a part of an image, repeated in both directions.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - origin: The top left corner of one of the tiles, in points. Default: the origin of the
    ///     space.
    ///   - sourceRect: The part, in fractions of the image's size. Default: the whole image.
    ///   - scale: The scale of a tile relative to the image's own size. Default 1.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiles(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }

    /// Returns a mesh gradient that fills the bounding box of the painted shape.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(kind: .mesh(mesh)) }
  }

  /// Options for how a gradient continues beyond its ends, and how its colors are interpolated.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Repeats the gradient beyond its ends.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// Repeats the gradient beyond its ends, reversed every second time.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Interpolates colors in linear sRGB.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

    var spread: GradientPaint.Spread {
      contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad
    }
  }

  /// Returns the shading with its colors and styles resolved in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .color(let color): Shading(kind: .paint(.color(color.paint(in: environment))))
    case .style(let style):
      Shading(kind: .style(AnyShapeStyle(FixedStyle(paint: recording.resolver.resolve(style)))))
    case .gradient, .tiles: Shading(kind: .paint(paint(shading, in: .zero)))
    case .palette(let shadings): Shading(kind: .palette(shadings.map { resolve($0) }))
    case .paint, .mesh, .backdrop: shading
    }
  }

  /// Returns the paint of a shading for a shape with the given bounding box. Returns nil if no
  /// single paint can express the shading, or if the shading paints nothing.
  func paint(_ shading: Shading, in box: @autoclosure () -> CGRect) -> Paint? {
    switch shading.kind {
    case .color(let color): return .color(color.paint(in: environment))
    case .paint(let paint): return paint
    case .style(let style):
      return recording.resolver.resolve(style).plainColor.map { .color($0.paint) }
    case .gradient(let gradient, let shape, let options):
      var gradient = gradient.resolve(in: environment)
      if options.contains(.linearColor) { gradient.interpolation = .linear }
      return gradient.paint(shape, spread: options.spread)
    case .tiles(let image, let origin, let sourceRect, let scale):
      let tiles = recording.resolver.resolve(
        AnyShapeStyle(ImagePaint(image: image, sourceRect: sourceRect, scale: scale)))
      return tiles.paint(in: CGRect(origin: origin, size: .zero))
    case .mesh(let mesh): return mesh.resolve(in: environment).paint(in: box())
    case .palette(let shadings):
      guard let first = shadings.first else { return nil }
      return paint(first, in: box())
    case .backdrop: return nil
    }
  }
}

extension CanvasResolver {
  /// Resolves a style, and loads its images, in the environment of the canvas.
  func resolve(_ style: AnyShapeStyle) -> _ResolvedPaint {
    style._resolvePaint(in: environment).loadingImage(
      in: environment.imageStore ?? .current, environment: environment, report: report)
  }
}

/// A style that has already been resolved.
private struct FixedStyle: ShapeStyle {
  let paint: _ResolvedPaint

  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint { paint }
}
