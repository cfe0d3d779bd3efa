import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

extension GraphicsContext {
  /// A change of what is drawn, as a whole picture.
  ///
  /// Lengths are points in the space of the context at the time when it is given the filter.
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

    /// Shows the picture in perspective.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      Filter(kind: .projection(matrix))
    }

    /// Adds a shadow of the picture.
    ///
    /// - Parameters:
    ///   - color: The colour where the shadow is darkest. Default: black at a third.
    ///   - radius: How soft it is: the standard deviation of a Gaussian, in points.
    ///   - x: How far it lies to the right, in points. Default 0.
    ///   - y: How far it lies below, in points. Default 0.
    ///   - blendMode: How it meets what it lies on: the picture if it is above, nothing if it is
    ///     behind the picture. Default normal.
    ///   - options: Where it lies. Default: behind the picture.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter(
        kind: .shadow(
          color, radius: radius, offset: CGSize(width: x, height: y), blendMode, options))
    }

    /// Multiplies each component, and alpha, with that of a colour.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter(kind: .colorMultiply(color))
    }

    /// Changes each colour by a matrix.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { .matrix(matrix.drawing) }

    /// Turns hues by an angle.
    public static func hueRotation(_ angle: Angle) -> Filter { .matrix(.hueRotation(angle)) }

    /// Makes colours more or less vivid: 0 for gray, 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { .matrix(.saturation(amount)) }

    /// Adds an amount to each component.
    public static func brightness(_ amount: Double) -> Filter { .matrix(.brightness(amount)) }

    /// Moves components away from the middle, or towards it: 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { .matrix(.contrast(amount)) }

    /// Inverts colours; 0 changes nothing. Default 1.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      .matrix(.colorInvert(amount))
    }

    /// Makes colours gray: 1 wholly, 0 changes nothing.
    public static func grayscale(_ amount: Double) -> Filter { .matrix(.grayscale(amount)) }

    /// Makes the picture black, and as opaque as it was light.
    public static var luminanceToAlpha: Filter { .matrix(.luminanceToAlpha) }

    /// Softens the picture.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of a Gaussian, in points.
    ///   - options: Whether the picture is opaque. Default: it is not.
    public static func blur(
      radius: CGFloat, options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter(kind: .blur(radius: radius, options))
    }

    /// Colours what has an alpha between two values alike, and drops the rest.
    ///
    /// - Parameters:
    ///   - min: The least alpha that is kept.
    ///   - max: The largest alpha that is kept. Default 1.
    ///   - color: The colour of what is kept. Default black.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color.black
    ) -> Filter {
      Filter(kind: .alphaThreshold(minimum: min, maximum: max, color))
    }
  }

  /// Where a shadow lies.
  public struct ShadowOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The shadow lies in front of the picture.
    public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
    /// The picture itself is left out.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
    /// The shadow is cast by what the picture leaves open; it lies in front of the picture and only
    /// on it.
    public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
    /// The picture and its shadow are drawn one after the other. They are drawn as one picture all
    /// the same, which differs only where opacity or a blend mode applies to both.
    public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
  }

  /// Ways of blurring.
  public struct BlurOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The picture is opaque: it goes on outside of its edges instead of fading there.
    public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
    /// The result has some noise against bands of colour. It has none here.
    public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
  }

  /// Ways of filtering.
  public struct FilterOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt32
    /// Creates options from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Matrices apply to colours in proportion to light.
    public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
  }

  /// Changes what is drawn from now on by a filter: before those that have been added already, so
  /// that a threshold and then a blur make drops that flow together.
  ///
  /// - Parameters:
  ///   - filter: The filter. One with numbers that are not finite is left out.
  ///   - options: Which colours matrices apply to. Default: as displays take them.
  public mutating func addFilter(
    _ filter: Filter, options: FilterOptions = FilterOptions()
  ) {
    if case .projection(let matrix) = filter.kind { return addProjection(matrix) }
    guard transform.isFinite, let drawn = filter.drawing(in: environment, options) else {
      return recording.source.report(
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
      return recording.source.report(
        "a filter has numbers that are not finite; it was left out")
    }
    filters.append(DisplayList.Layer(transform: transform, projection: moved))
  }
}

extension GraphicsContext.Filter {
  /// The filter in an environment; nil where a number is not finite.
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
