import Foundation
import ZoetropeDisplayList

/// An effect that blurs a view with a Gaussian.
nonisolated package struct BlurEffect: CompositingEffect, ResolvedCompositingEffect {
  /// The standard deviation of the Gaussian, in points; 0 or less changes nothing.
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
    LayoutDescription.call(
      ".blur", [("radius", LayoutDescription.number(radius)), ("opaque", isOpaque ? "true" : nil)])
  }
}

extension View {
  /// Blurs the view with a Gaussian.
  ///
  /// - Parameters:
  ///   - radius: The standard deviation of the Gaussian, in points; 0 or less changes nothing.
  ///   - opaque: Whether the edge of the picture stays sharp. If true, the outermost pixels are
  ///     repeated beyond the edge. If false, the picture fades out across the edge. Default false.
  public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(CompositingModifier(BlurEffect(radius: radius, isOpaque: opaque)))
  }
}
