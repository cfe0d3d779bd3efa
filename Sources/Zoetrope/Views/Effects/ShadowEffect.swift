import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A shadow of all that a view draws.
nonisolated package struct ShadowEffect: PictureEffect {
  var color: Color
  var radius: CGFloat
  var offset: CGSize

  package func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(color: color.resolve(in: environment), radius: radius, offset: offset)
  }
}

/// A shadow as numbers.
nonisolated package struct ResolvedShadow: ResolvedPictureEffect {
  var color: Color.Resolved
  /// The standard deviation, in points.
  var radius: CGFloat
  /// In points.
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

  /// Nil where the shadow lies right behind the view, or has no colour.
  package var layer: DisplayList.Layer? {
    if color.opacity <= 0 || radius <= 0 && offset == .zero { return nil }
    let shadow = DisplayList.Shadow(
      color: color.paint, radius: Double(max(radius, 0)), offset: offset)
    return DisplayList.Layer(filters: [.shadow(shadow)])
  }

  package var call: String {
    LayoutWords.call(
      ".shadow",
      [
        ("radius", LayoutWords.number(radius)),
        ("x", offset.width == 0 ? nil : LayoutWords.number(offset.width)),
        ("y", offset.height == 0 ? nil : LayoutWords.number(offset.height)),
      ])
  }
}

extension View {
  /// Adds a shadow of each thing that the view draws; of all of it in a `compositingGroup`.
  ///
  /// A shadow without a radius right behind the view is left out.
  ///
  /// - Parameters:
  ///   - color: The colour where the shadow is darkest. Default: black at a third.
  ///   - radius: How soft the shadow is: the standard deviation of a Gaussian, in points.
  ///   - x: How far it lies to the right, in points. Default 0.
  ///   - y: How far it lies below, in points. Default 0.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(
      PictureModifier(
        ShadowEffect(color: color, radius: radius, offset: CGSize(width: x, height: y))))
  }
}
