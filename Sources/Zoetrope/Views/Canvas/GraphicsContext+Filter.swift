import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension GraphicsContext {
  /// A filter that a context applies to each of its drawings. A drawing is filtered as one picture.
  ///
  /// Lengths are points in the space that the context has when the filter is added.
  public struct Filter: Sendable {
    fileprivate enum Kind {
      case projection(ProjectionTransform)
      case shadow(Color, radius: CGFloat, offset: CGSize, BlendMode, ShadowOptions)
      case colorMultiply(Color)
      case matrix(DisplayList.ColorMatrix)
      case blur(radius: CGFloat, BlurOptions)
      case alphaThreshold(minimum: Double, maximum: Double, Color)
    }

    fileprivate let kind: Kind

    private static func matrix(_ matrix: DisplayList.ColorMatrix) -> Filter {
      Filter(kind: .matrix(matrix))
    }

    /// Applies a projective transform to the picture, in points of the current space.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Adds a shadow of the picture.
    ///
    /// - Parameters:
    ///   - color: The color of the shadow. Default: black with an opacity of 0.33.
    ///   - radius: The standard deviation, in points, of the Gaussian that blurs the shadow. A
    ///     negative radius counts as 0.
    ///   - x: The displacement to the right, in points. Default 0.
    ///   - y: The displacement downwards, in points. Default 0.
    ///   - blendMode: How a shadow in front of the picture is blended with the picture. Default
    ///     normal. A shadow behind the picture is blended with an empty backdrop, and an inner
    ///     shadow ignores the mode.
    ///   - options: The position of the shadow. Default: behind the picture.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options))
    }

    /// Multiplies the picture's colors by a color, component by component: sRGB red, green, blue,
    /// and alpha.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colorMultiply(color))
    }

    /// Applies a matrix to each color.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { .matrix(matrix.drawing) }

    /// Rotates the hues of colors; a positive angle turns red towards yellow.
    public static func hueRotation(_ angle: Angle) -> Filter { .matrix(.hueRotation(angle)) }

    /// Scales the distance of colors from a gray of the same luminance: 0 leaves only grays, 1
    /// changes nothing.
    public static func saturation(_ amount: Double) -> Filter { .matrix(.saturation(amount)) }

    /// Adds an amount to each color component: 0 changes nothing, 1 makes everything white.
    public static func brightness(_ amount: Double) -> Filter { .matrix(.brightness(amount)) }

    /// Scales the distance of colors from middle gray: 0 makes everything gray, 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { .matrix(.contrast(amount)) }

    /// Mixes each component with its inverse: 0 changes nothing, 1 (the default) inverts.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      .matrix(.colorInvert(amount))
    }

    /// Fades colors to gray: 0 changes nothing, 1 leaves only grays.
    public static func grayscale(_ amount: Double) -> Filter { .matrix(.grayscale(amount)) }

    /// Makes the picture black, with the luminance of its colors as its alpha.
    public static var luminanceToAlpha: Filter { .matrix(.luminanceToAlpha) }

    /// Blurs the picture with a Gaussian.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the Gaussian, in points. A negative radius counts as
    ///     0.
    ///   - options: Whether the picture is opaque. Default: it is not.
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter(kind: .blur(radius: radius, options))
    }

    /// Gives one color to the parts whose alpha is from `min` to `max`, and erases the rest.
    ///
    /// - Parameters:
    ///   - min: The lowest alpha that is kept, from 0 to 1.
    ///   - max: The highest alpha that is kept, from 0 to 1. Default 1.
    ///   - color: The color of the kept area. Default black.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .alphaThreshold(minimum: min, maximum: max, color))
    }
  }

  /// Options that determine where a picture's shadow is drawn, and whether the picture itself is
  /// drawn.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Draws the shadow in front of the picture.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// Omits the picture and draws the shadow alone.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// Draws an inner shadow, which the transparent parts of the picture cast on the picture
    /// itself.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// Draws the shadow and the picture separately instead of as a group.
    ///
    /// This option has no effect: the shadow and the picture are always drawn as a group. Drawing
    /// them separately would look different only where an opacity or a blend mode applies to both.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Options of a blur.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Treats the picture as opaque: its edge pixels continue outside instead of fading out.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// Requests noise in the result to reduce banding. This option has no effect.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Options of a filter.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Applies color matrices to linear components instead of gamma-encoded ones.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Adds a filter to subsequent drawings.
  ///
  /// The new filter is applied before those added earlier. For example, if a threshold is added
  /// first and a blur second, the drawing is blurred and then cut off at the threshold. Shapes that
  /// lie close together then merge.
  ///
  /// - Parameters:
  ///   - filter: The filter. A filter with numbers that are not finite is ignored, and a diagnostic
  ///     reports it.
  ///   - options: Whether color matrices apply to linear components. Default: they apply to
  ///     gamma-encoded components.
  public mutating func addFilter(
    _ filter: Filter, options: FilterOptions = FilterOptions()
  ) {
    if case .projection(let matrix) = filter.kind { return addProjection(matrix) }
    guard transform.isFinite, let drawn = filter.drawing(in: environment, options) else {
      return recording.resolver.report(
        "a filter has numbers that are not finite; it was left out")
    }
    if let last = filters.indices.last, filters[last].transform == transform {
      filters[last].filters.insert(drawn, at: 0)
    } else {
      filters.append(DisplayList.Layer(filters: [drawn], transform: transform))
    }
  }

  private mutating func addProjection(_ matrix: ProjectionTransform) {
    let moved = matrix.moved(by: transform)
    guard transform.isFinite, moved.hasFiniteEntries else {
      return recording.resolver.report(
        "a filter has numbers that are not finite; it was left out")
    }
    filters.append(DisplayList.Layer(transform: transform, projection: moved))
  }
}

extension GraphicsContext.Filter {
  /// Returns the filter, resolved in an environment, as a value of the display list. Returns nil if
  /// a number is not finite, or if the filter is a projection.
  fileprivate func drawing(
    in environment: EnvironmentValues, _ options: GraphicsContext.FilterOptions
  ) -> DisplayList.Filter? {
    switch kind {
    case .projection: return nil
    case .shadow(let color, let radius, let offset, let mode, let options):
      guard (radius + offset.width + offset.height).isFinite else { return nil }
      return .shadow(
        DisplayList.Shadow(
          color: color.paint(in: environment), radius: Double(max(radius, 0)), offset: offset,
          kind: options.kind, blendMode: options.kind == .inner ? .normal : mode.drawing,
          isAlone: options.contains(.shadowOnly)))
    case .colorMultiply(let color):
      return matrix(.colorMultiply(color.paint(in: environment)), options)
    case .matrix(let matrix): return self.matrix(matrix, options)
    case .blur(let radius, let options):
      guard radius.isFinite else { return nil }
      return .blur(
        DisplayList.Blur(
          radius: Double(max(radius, 0)), isOpaque: options.contains(.opaque)))
    case .alphaThreshold(let minimum, let maximum, let color):
      guard (minimum + maximum).isFinite else { return nil }
      return .alphaThreshold(
        minimum: minimum, maximum: maximum, color: color.paint(in: environment))
    }
  }

  private func matrix(
    _ matrix: DisplayList.ColorMatrix, _ options: GraphicsContext.FilterOptions
  ) -> DisplayList.Filter? {
    let rows = matrix.red + matrix.green + matrix.blue + matrix.alpha + matrix.bias
    guard rows.sum().isFinite else { return nil }
    var matrix = matrix
    matrix.isLinear = options.contains(.linearColor)
    return .colorMatrix(matrix)
  }
}

extension GraphicsContext.ShadowOptions {
  fileprivate var kind: DisplayList.Shadow.Kind {
    if contains(.invertsAlpha) { return .inner }
    return contains(.shadowAbove) ? .above : .drop
  }
}

extension ProjectionTransform {
  /// Whether all entries are finite numbers.
  fileprivate var hasFiniteEntries: Bool {
    (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
  }
}
