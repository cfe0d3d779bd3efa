import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Changes each colour of a picture by one number.
nonisolated package struct ColorEffect: PictureEffect, ResolvedPictureEffect {
  /// What the number says.
  enum Kind: String {
    case brightness, contrast, saturation, grayscale, colorInvert, luminanceToAlpha
  }

  var kind: Kind
  var amount: Double

  package var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  package var layer: DisplayList.Layer? {
    matrix.map { DisplayList.Layer(filters: [.colorMatrix($0)]) }
  }

  /// Nil where the amount changes nothing.
  private var matrix: DisplayList.ColorMatrix? {
    switch kind {
    case .brightness: amount == 0 ? nil : .brightness(amount)
    case .contrast: amount == 1 ? nil : .contrast(amount)
    case .saturation: amount == 1 ? nil : .saturation(amount)
    case .grayscale: amount <= 0 ? nil : .grayscale(amount)
    case .colorInvert: .colorInvert(amount)
    case .luminanceToAlpha: .luminanceToAlpha
    }
  }

  package var call: String {
    switch kind {
    case .colorInvert, .luminanceToAlpha: ".\(kind.rawValue)()"
    default: ".\(kind.rawValue)(\(LayoutWords.number(amount)))"
    }
  }
}

/// Turns the hues of a picture.
nonisolated package struct HueRotation: PictureEffect, ResolvedPictureEffect {
  var angle: Angle

  package var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  package var layer: DisplayList.Layer? {
    if angle == .zero { return nil }
    return DisplayList.Layer(filters: [.colorMatrix(.hueRotation(angle))])
  }

  package var call: String { ".hueRotation(.degrees(\(LayoutWords.number(angle.degrees))))" }
}

/// Multiplies a picture with a colour.
nonisolated package struct ColorMultiply: PictureEffect {
  var color: Color

  package func resolved(in environment: EnvironmentValues) -> ResolvedColorMultiply {
    ResolvedColorMultiply(color: color.resolve(in: environment))
  }
}

/// The colour that a picture is multiplied with, as numbers.
nonisolated package struct ResolvedColorMultiply: ResolvedPictureEffect {
  var color: Color.Resolved

  package var animatableData: Color.Resolved.AnimatableData {
    get { color.animatableData }
    set { color.animatableData = newValue }
  }

  package var layer: DisplayList.Layer? {
    let paint = color.paint
    if paint == PaintColor(red: 1, green: 1, blue: 1) { return nil }
    return DisplayList.Layer(filters: [.colorMatrix(.colorMultiply(paint))])
  }

  package var call: String { ".colorMultiply(\(color))" }
}

extension View {
  private nonisolated func colorEffect(_ kind: ColorEffect.Kind, _ amount: Double) -> some View {
    modifier(PictureModifier(ColorEffect(kind: kind, amount: amount)))
  }

  /// Makes the view lighter or darker.
  ///
  /// - Parameter amount: What is added to each sRGB component: 0 changes nothing, 1 makes all white,
  ///   -1 makes all black.
  public nonisolated func brightness(_ amount: Double) -> some View {
    colorEffect(.brightness, amount)
  }

  /// Brings the view's colours nearer to middle gray, or farther from it.
  ///
  /// - Parameter amount: The factor of the distance: 1 changes nothing, 0 makes all gray, less than 0
  ///   inverts the colours as well.
  public nonisolated func contrast(_ amount: Double) -> some View {
    colorEffect(.contrast, amount)
  }

  /// Makes the view's colours paler or stronger.
  ///
  /// - Parameter amount: The factor of the distance from gray: 1 changes nothing, 0 takes all colour
  ///   out.
  public nonisolated func saturation(_ amount: Double) -> some View {
    colorEffect(.saturation, amount)
  }

  /// Takes colour out of the view.
  ///
  /// - Parameter amount: From 0, which changes nothing, to 1, which leaves only grays.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    colorEffect(.grayscale, amount)
  }

  /// Inverts the view's colours: each sRGB component is taken from 1.
  public nonisolated func colorInvert() -> some View { colorEffect(.colorInvert, 1) }

  /// Draws the view in black, as opaque as it is light: a picture to mask others with.
  public nonisolated func luminanceToAlpha() -> some View { colorEffect(.luminanceToAlpha, 1) }

  /// Turns the hues of the view's colours.
  ///
  /// - Parameter angle: From red by yellow and green; a whole turn changes nothing.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(PictureModifier(HueRotation(angle: angle)))
  }

  /// Multiplies each sRGB component of the view's colours, and their alpha, with that of a colour.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(PictureModifier(ColorMultiply(color: color)))
  }
}
