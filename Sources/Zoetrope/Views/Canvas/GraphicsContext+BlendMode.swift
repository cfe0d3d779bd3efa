import ZoetropeDisplayList

extension GraphicsContext {
  /// How a drawing meets what has been drawn before in the same canvas or layer.
  ///
  /// R is the result, S the drawing and D what is behind, premultiplied, with alphas Sa and Da. Modes
  /// that change what is behind where the drawing is empty, such as ``clear`` and ``copy``, do so
  /// in the shapes of fills, strokes, images and texts; in all that the clips leave open for layers
  /// and symbols, and where there is a filter.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode.
    public let rawValue: Int32

    /// The mode of a number; one that there is not counts as ``normal``.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ mode: DisplayList.BlendMode) {
      rawValue = Int32(DisplayList.BlendMode.allCases.firstIndex(of: mode) ?? 0)
    }

    /// The same for drawing, whose modes are in the order of their numbers.
    var drawing: DisplayList.BlendMode {
      let modes = DisplayList.BlendMode.allCases
      return modes.indices.contains(Int(rawValue)) ? modes[Int(rawValue)] : .normal
    }

    /// In front of what is behind.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// The product of the colours: never lighter.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// The product of what the colours lack of white: never darker.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Multiplies where what is behind is dark, screens where it is light.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// The darker of each component.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// The lighter of each component.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Lightens what is behind, by division.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens what is behind, by division.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// Darkens or lightens gently, by the drawing's own lightness.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// Multiplies where the drawing is dark, screens where it is light.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// How far the components are from each other.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// The same with less contrast.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// The hue of the drawing, the saturation and the luminosity of what is behind.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// The saturation of the drawing, the hue and the luminosity of what is behind.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// The hue and the saturation of the drawing, the luminosity of what is behind.
    public static var color: BlendMode { BlendMode(.color) }
    /// The luminosity of the drawing, the hue and the saturation of what is behind.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// R = 0.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// R = S.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// R = S Da.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// R = S (1 - Da).
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// R = S Da + D (1 - Sa).
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// R = S (1 - Da) + D.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// R = D Sa.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// R = D (1 - Sa).
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// R = S (1 - Da) + D Sa.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// R = S (1 - Da) + D (1 - Sa).
    public static var xor: BlendMode { BlendMode(.xor) }
    /// R = max(0, 1 - ((1 - D) + (1 - S))).
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// R = min(1, S + D).
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
