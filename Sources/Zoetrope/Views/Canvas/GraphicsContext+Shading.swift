import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension GraphicsContext {
  /// What paths and texts are painted with.
  ///
  /// Points of gradients and images are points in the space of the context at the time of drawing.
  public struct Shading: Sendable {
    enum Kind {
      case color(Color)
      /// What has been resolved; nil for nothing.
      case paint(Paint?)
      case style(AnyShapeStyle)
      case gradient(Gradient, GradientPaint.Shape, GradientOptions)
      case tiles(Image, origin: CGPoint, sourceRect: CGRect, scale: CGFloat)
      case mesh(MeshGradient)
      case palette([Shading])
      case backdrop
    }

    let kind: Kind

    /// What is behind, changed by the context's filters. Without filters it changes nothing; opacity
    /// and blend modes do not count.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// The foreground style of the canvas's environment.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Several shadings: the levels of texts, images and styles; paths have the first.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }

    /// A colour.
    public static func color(_ color: Color) -> Shading { Shading(kind: .color(color)) }

    /// A colour of components from 0 to 1.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A gray from 0, black, to 1, white.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      .color(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style; its unit points refer to the box around what is painted.
    public static func style<S>(_ style: S) -> Shading where S: ShapeStyle {
      if let color = style as? Color { return .color(color) }
      return Shading(kind: .style(AnyShapeStyle(style)))
    }

    /// A gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: Where 0 is.
    ///   - endPoint: Where 1 is.
    ///   - options: What comes before and after, and how colours are mixed. Default: the colours of
    ///     the ends go on, mixed as displays take them.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .gradient(gradient, .linear(start: startPoint, end: endPoint), options))
    }

    /// A gradient outwards from a centre.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The centre.
    ///   - startRadius: Where 0 is, in points.
    ///   - endRadius: Where 1 is, in points.
    ///   - options: What comes before and after, and how colours are mixed. Default: the colours of
    ///     the ends go on, mixed as displays take them.
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

    /// A gradient around a centre, clockwise.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The centre.
    ///   - angle: Where 0 and 1 are. Default: to the right.
    ///   - options: How colours are mixed. Default: as displays take them.
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

    /// A part of an image, repeated in both directions.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - origin: Where the top left corner of one of the tiles is. Default: the origin.
    ///   - sourceRect: The part, in fractions of the image. Default: all of it.
    ///   - scale: How much larger it is than the image's own size. Default 1.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiles(image, origin: origin, sourceRect: sourceRect, scale: scale))
    }

    /// Colours between the points of a grid, in the box around what is painted.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { Shading(kind: .mesh(mesh)) }
  }

  /// What comes before and after a gradient, and how its colours are mixed.
  public struct GradientOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The gradient comes again and again.
    public static var `repeat`: GradientOptions { GradientOptions(rawValue: 1) }
    /// The gradient comes again and again, forwards and backwards in turn.
    public static var mirror: GradientOptions { GradientOptions(rawValue: 2) }
    /// Colours are mixed in proportion to light.
    public static var linearColor: GradientOptions { GradientOptions(rawValue: 4) }

    var spread: GradientPaint.Spread {
      contains(.mirror) ? .mirror : contains(.repeat) ? .repeat : .pad
    }
  }

  /// A shading with the colours that it has in the environment of the canvas.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .color(let color): Shading(kind: .paint(.color(color.paint(in: environment))))
    case .style(let style):
      Shading(kind: .style(AnyShapeStyle(FixedStyle(paint: recording.source.resolve(style)))))
    case .gradient, .tiles: Shading(kind: .paint(paint(shading, in: .zero)))
    case .palette(let shadings): Shading(kind: .palette(shadings.map { resolve($0) }))
    case .paint, .mesh, .backdrop: shading
    }
  }

  /// What a shading comes to as a paint, for a shape with a box around it; nil where it is none, or
  /// nothing.
  func paint(_ shading: Shading, in box: @autoclosure () -> CGRect) -> Paint? {
    switch shading.kind {
    case .color(let color): return .color(color.paint(in: environment))
    case .paint(let paint): return paint
    case .style(let style):
      return recording.source.resolve(style).plainColor.map { .color($0.paint) }
    case .gradient(let gradient, let shape, let options):
      var gradient = gradient.resolve(in: environment)
      if options.contains(.linearColor) { gradient.interpolation = .linear }
      return gradient.paint(shape, spread: options.spread)
    case .tiles(let image, let origin, let sourceRect, let scale):
      let tiles = recording.source.resolve(
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

extension CanvasSource {
  /// What a style comes to in the environment.
  func resolve(_ style: AnyShapeStyle) -> _ResolvedPaint {
    style._resolvePaint(in: environment).loadingImage(
      in: environment.imageStore ?? ImageStore(), environment: environment, report: report)
  }
}

/// A style that has been resolved already.
private struct FixedStyle: ShapeStyle {
  let paint: _ResolvedPaint

  func _resolvePaint(in environment: EnvironmentValues) -> _ResolvedPaint { paint }
}
