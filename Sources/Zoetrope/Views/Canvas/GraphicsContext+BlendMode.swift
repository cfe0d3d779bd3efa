import ZoetropeDisplayList

extension GraphicsContext {
  /// A method of blending a drawing with its backdrop, which consists of the earlier drawings of
  /// the same canvas or layer.
  ///
  /// The modes ``clear`` to ``plusLighter`` are compositing operators with these formulas. R is the
  /// result, S the drawing and D the backdrop, all premultiplied. Sa and Da are the alphas of S and
  /// D.
  ///
  ///     clear              R = 0
  ///     copy               R = S
  ///     sourceIn           R = S Da
  ///     sourceOut          R = S (1 - Da)
  ///     sourceAtop         R = S Da + D (1 - Sa)
  ///     destinationOver    R = S (1 - Da) + D
  ///     destinationIn      R = D Sa
  ///     destinationOut     R = D (1 - Sa)
  ///     destinationAtop    R = S (1 - Da) + D Sa
  ///     xor                R = S (1 - Da) + D (1 - Sa)
  ///     plusDarker         R = max(0, min(1, Sa + Da) - (Sa - S) - (Da - D))
  ///     plusLighter        R = min(1, S + D)
  ///
  /// Some modes, such as ``clear`` and ``copy``, change the backdrop even where the drawing is
  /// empty. For fills, strokes, images and texts without filters, these modes apply inside the
  /// shapes only. For layers and symbols, and wherever the context has a filter, these modes apply
  /// to the whole area inside the clips.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    /// The number of the mode, from 0 for ``normal`` to 27 for ``plusLighter``.
    public let rawValue: Int32

    /// Creates the mode with a number; an unknown number counts as ``normal``.
    public init(rawValue: Int32) { self.rawValue = rawValue }

    private init(_ mode: DisplayList.BlendMode) {
      rawValue = Int32(DisplayList.BlendMode.allCases.firstIndex(of: mode) ?? 0)
    }

    /// The case of `DisplayList.BlendMode` whose index is the raw value; `normal` if there is no
    /// such case.
    var drawing: DisplayList.BlendMode {
      let modes = DisplayList.BlendMode.allCases
      return modes.indices.contains(Int(rawValue)) ? modes[Int(rawValue)] : .normal
    }

    /// Draws in front of the backdrop.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// Multiplies the colors of the drawing and the backdrop: the result is never lighter than the
    /// drawing or the backdrop.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// Multiplies the inverted colors and inverts the product: the result is never darker than the
    /// drawing or the backdrop.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// Applies ``multiply`` where the backdrop is dark, and ``screen`` where it is light.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// Takes each color component from the drawing or from the backdrop, whichever is darker.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// Takes each color component from the drawing or from the backdrop, whichever is lighter.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// Lightens the backdrop: divides it by the inverted color of the drawing.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// Darkens the backdrop: divides its inverted color by the color of the drawing and inverts the
    /// result.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// Gently darkens or lightens the backdrop, depending on the lightness of the drawing.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// Applies ``multiply`` where the drawing is dark, and ``screen`` where it is light.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// Takes the absolute difference between the drawing and the backdrop in each color component.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// Resembles ``difference``, with lower contrast.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// Combines the hue of the drawing with the saturation and the luminosity of the backdrop.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// Combines the saturation of the drawing with the hue and the luminosity of the backdrop.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// Combines the hue and the saturation of the drawing with the luminosity of the backdrop.
    public static var color: BlendMode { BlendMode(.color) }
    /// Combines the luminosity of the drawing with the hue and the saturation of the backdrop.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// Erases the backdrop.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// Replaces the backdrop by the drawing.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// Keeps the drawing where the backdrop is opaque, and erases everything else.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// Keeps the drawing where the backdrop is transparent, and erases everything else.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// Draws in front of the backdrop, but only where the backdrop is opaque.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// Draws behind the backdrop.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// Keeps the backdrop where the drawing is opaque, and erases everything else.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// Erases the backdrop where the drawing is opaque.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// Draws behind the backdrop, and erases the backdrop where the drawing is transparent.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// Keeps the drawing where the backdrop is transparent, and the backdrop where the drawing is
    /// transparent. Erases everything else.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// Adds the inverted colors and inverts the sum: overlapping parts become darker.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// Adds the colors, limited to 1: overlapping parts become lighter.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
