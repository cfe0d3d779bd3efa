import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// An effect that adds a drop shadow to a view.
nonisolated package struct ShadowEffect: CompositingEffect {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  package func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(color: color.resolve(in: environment), radius: radius, offset: offset)
  }
}

/// A ``ShadowEffect`` whose color is resolved to components.
nonisolated package struct ResolvedShadow: ResolvedCompositingEffect {
  var color: Color.Resolved
  /// The standard deviation of the Gaussian, in points. A negative radius counts as 0.
  var radius: CGFloat
  /// The displacement of the shadow, in points, y down.
  var offset: CGSize

  package var animatableData:
    AnimatablePair<Color.Resolved.AnimatableData, AnimatablePair<CGFloat, CGSize.AnimatableData>>
  {
    get {
      AnimatablePair(color.animatableData, AnimatablePair(radius, offset.animatableData))
    }
    set {
      color.animatableData = newValue.first
      radius = newValue.second.first
      offset.animatableData = newValue.second.second
    }
  }

  /// The layer with the shadow; nil if the shadow is fully transparent, or has neither blur nor
  /// offset.
  package var layer: DisplayList.Layer? {
    if color.opacity <= 0 || radius <= 0 && offset == .zero { return nil }
    let shadow = DisplayList.Shadow(
      color: color.paint, radius: Double(max(radius, 0)), offset: offset)
    return DisplayList.Layer(filters: [.shadow(shadow)])
  }

  package var call: String {
    LayoutDescription.call(
      ".shadow",
      [
        ("radius", LayoutDescription.number(radius)),
        ("x", offset.width == 0 ? nil : LayoutDescription.number(offset.width)),
        ("y", offset.height == 0 ? nil : LayoutDescription.number(offset.height)),
      ])
  }
}

extension View {
  /// Adds a drop shadow to the view.
  ///
  /// Each leaf of the view, such as a text or a shape, has its own shadow. A `compositingGroup()`
  /// inside this modifier has one shadow as a whole. A shadow with neither a radius nor an offset
  /// is omitted.
  ///
  /// - Parameters:
  ///   - color: The color of the shadow. Default: black with an opacity of 0.33.
  ///   - radius: The standard deviation, in points, of the Gaussian that blurs the shadow.
  ///   - x: The displacement to the right, in points. Default 0.
  ///   - y: The displacement downwards, in points. Default 0.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      CompositingModifier(
        ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))))
  }
}
