import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A color filter with one numeric parameter.
nonisolated package struct ColorEffect: CompositingEffect, ResolvedCompositingEffect {
  /// The filters. Their raw values are the names of the `View` modifiers that apply them.
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

  /// The color matrix of the filter; nil if the amount changes nothing.
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
    default: ".\(kind.rawValue)(\(LayoutDescription.number(amount)))"
    }
  }
}

/// An effect that rotates the hues of a view's colors.
nonisolated package struct HueRotation: CompositingEffect, ResolvedCompositingEffect {
  var angle: Angle

  package var animatableData: Angle.AnimatableData {
    get { angle.animatableData }
    set { angle.animatableData = newValue }
  }

  package var layer: DisplayList.Layer? {
    if angle == .zero { return nil }
    return DisplayList.Layer(filters: [.colorMatrix(.hueRotation(angle))])
  }

  package var call: String { ".hueRotation(.degrees(\(LayoutDescription.number(angle.degrees))))" }
}

/// An effect that multiplies a view's colors by another color.
nonisolated package struct ColorMultiply: CompositingEffect {
  var color: Color

  package func resolved(in environment: EnvironmentValues) -> ResolvedColorMultiply {
    ResolvedColorMultiply(color: color.resolve(in: environment))
  }
}

/// A ``ColorMultiply`` whose color is resolved to components.
nonisolated package struct ResolvedColorMultiply: ResolvedCompositingEffect {
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
  private nonisolated func colorFilter(_ kind: ColorEffect.Kind, _ amount: Double) -> some View {
    modifier(CompositingModifier(ColorEffect(kind: kind, amount: amount)))
  }

  /// Makes the view lighter or darker.
  ///
  /// - Parameter amount: The amount added to each sRGB component: 0 changes nothing, 1 makes
  ///   everything white, -1 makes everything black.
  public nonisolated func brightness(_ amount: Double) -> some View {
    colorFilter(.brightness, amount)
  }

  /// Moves the view's colors towards middle gray, or away from it.
  ///
  /// - Parameter amount: The factor by which the distance from middle gray is scaled: 1 changes
  ///   nothing, 0 makes everything gray, and a negative factor also inverts the colors.
  public nonisolated func contrast(_ amount: Double) -> some View {
    colorFilter(.contrast, amount)
  }

  /// Makes the view's colors paler or more vivid.
  ///
  /// - Parameter amount: The factor by which the distance from a gray of the same luminance is
  ///   scaled: 1 changes nothing, 0 or less leaves only grays.
  public nonisolated func saturation(_ amount: Double) -> some View {
    colorFilter(.saturation, amount)
  }

  /// Fades the view's colors to gray.
  ///
  /// - Parameter amount: 0 or less changes nothing, 1 or more leaves only grays.
  public nonisolated func grayscale(_ amount: Double) -> some View {
    colorFilter(.grayscale, amount)
  }

  /// Inverts the view's colors: subtracts each sRGB component from 1.
  public nonisolated func colorInvert() -> some View { colorFilter(.colorInvert, 1) }

  /// Makes the view black, with the luminance of its colors as its alpha.
  ///
  /// The result can serve as the content of `mask(alignment:_:)`.
  public nonisolated func luminanceToAlpha() -> some View { colorFilter(.luminanceToAlpha, 1) }

  /// Rotates the hues of the view's colors.
  ///
  /// - Parameter angle: The angle of the rotation. A positive angle turns red towards yellow and
  ///   green; a whole turn changes nothing.
  public nonisolated func hueRotation(_ angle: Angle) -> some View {
    modifier(CompositingModifier(HueRotation(angle: angle)))
  }

  /// Multiplies the view's colors by another color, component by component: sRGB red, green, blue,
  /// and alpha.
  public nonisolated func colorMultiply(_ color: Color) -> some View {
    modifier(CompositingModifier(ColorMultiply(color: color)))
  }
}
