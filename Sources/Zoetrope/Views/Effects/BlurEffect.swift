import Foundation
import ZoetropeDisplayList

/// Softens all that a view draws.
nonisolated package struct BlurEffect: PictureEffect, ResolvedPictureEffect {
  /// The standard deviation, in points.
  var radius: CGFloat
  var isOpaque: Bool

  package var animatableData: CGFloat {
    get { radius }
    set { radius = newValue }
  }

  package var layer: DisplayList.Layer? {
    if radius <= 0 { return nil }
    return DisplayList.Layer(
      filters: [.blur(DisplayList.Blur(radius: Double(radius), isOpaque: isOpaque))])
  }

  package var call: String {
    LayoutWords.call(
      ".blur", [("radius", LayoutWords.number(radius)), ("opaque", isOpaque ? "true" : nil)])
  }
}

extension View {
  /// Softens the view with a Gaussian.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points; 0 or less changes nothing.
  ///   - opaque: Whether the border stays sharp, because what is outside continues what is inside.
  ///     Default false.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(PictureModifier(BlurEffect(radius: radius, isOpaque: opaque)))
  }
}
