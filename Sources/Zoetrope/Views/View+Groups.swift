import Foundation

/// How the colours of a drawing group are kept. Colours are always kept as they are in the frames.
public enum ColorRenderingMode: Hashable, Sendable {
  /// As displays take them.
  case nonLinear
  /// In proportion to light.
  case linear
  /// In proportion to light, with more than white and less than black.
  case extendedLinear
}

extension View {
  /// A shadow of what the view draws. It is not drawn.
  ///
  /// - Parameters:
  ///   - color: The colour. Default: black at a third.
  ///   - radius: How soft it is, in points.
  ///   - x: How far it lies to the right, in points. Default 0.
  ///   - y: How far it lies below, in points. Default 0.
  public nonisolated func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Draws the view as one picture before the effects around it. Opacity, the one effect that could
  /// tell the difference, always does so.
  public nonisolated func compositingGroup() -> some View { self }

  /// Draws the view as one picture before it is shown. It looks the same.
  ///
  /// - Parameters:
  ///   - opaque: Whether the view hides all that is behind it. Default false.
  ///   - colorMode: How colours are kept meanwhile.
  public nonisolated func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    self
  }

  /// A note that a pointer at rest would show. Pictures have no pointer.
  public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// A note that a pointer at rest would show. Pictures have no pointer.
  public nonisolated func help(_ text: Text) -> some View { self }

  /// A note that a pointer at rest would show. Pictures have no pointer.
  @_disfavoredOverload
  public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { self }
}
