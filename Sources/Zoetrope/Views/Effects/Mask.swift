import ZoetropeGeometry

extension View {
  /// Shows the view only as far as another one is opaque, which is offered this one's size.
  ///
  /// - Parameters:
  ///   - alignment: Where the mask lies. Default: in the middle.
  ///   - mask: The views whose alpha counts; their colours do not.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      Layers(secondary: mask(), alignment: alignment, isSecondaryInFront: true, isMask: true))
  }

  /// Shows the view only as far as another one is opaque, which is offered this one's size.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(
      Layers(secondary: mask, alignment: .center, isSecondaryInFront: true, isMask: true))
  }
}
