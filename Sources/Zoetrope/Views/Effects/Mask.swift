import ZoetropeGeometry

extension View {
  /// Masks the view with the alpha of other views.
  ///
  /// The size of this view is proposed to the mask. The mask does not affect the view's layout.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the mask in this view. Default: the center.
  ///   - mask: The views of the mask. Their alpha is multiplied by the alpha of this view, and
  ///     their colors are ignored.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(
      Layers(secondary: mask(), alignment: alignment, isSecondaryInFront: true, isMask: true))
  }

  /// Masks the view with the alpha of another view. The mask is centered, and its proposed size is
  /// the size of this view.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(
      Layers(secondary: mask, alignment: .center, isSecondaryInFront: true, isMask: true))
  }
}
