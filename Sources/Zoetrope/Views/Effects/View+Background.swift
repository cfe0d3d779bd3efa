import ZoetropeGeometry

extension View {
  /// Fills this view's frame with a style, behind the view.
  ///
  /// - Parameters:
  ///   - style: The style of the fill.
  ///   - edges: The edges at which the fill extends into the safe area insets. These insets come
  ///     from the ``Host`` and from `safeAreaInset` and `safeAreaPadding` of enclosing views.
  ///     Default: all.
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      Layers(
        secondary: Rectangle().fill(style), alignment: .center, isSecondaryInFront: false,
        ignoredEdges: edges))
  }

  /// Fills this view's frame with the background style, behind the view.
  ///
  /// - Parameter edges: The edges at which the fill extends into the safe area insets. These insets
  ///   come from the ``Host`` and from `safeAreaInset` and `safeAreaPadding` of enclosing views.
  ///   Default: all.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(.background, ignoresSafeAreaEdges: edges)
  }

  /// Fills a shape with a style, behind this view.
  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle), alignment: .center)
  }

  /// Fills a shape with a style, behind this view.
  public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style, style: fillStyle), alignment: .center)
  }

  /// Fills a shape with the background style, behind this view.
  public nonisolated func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills a shape with the background style, behind this view.
  public nonisolated func background<S: InsettableShape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Fills this view's frame with a style, in front of the view.
  ///
  /// - Parameters:
  ///   - style: The style of the fill.
  ///   - edges: The edges at which the fill extends into the safe area insets. These insets come
  ///     from the ``Host`` and from `safeAreaInset` and `safeAreaPadding` of enclosing views.
  ///     Default: all.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      Layers(
        secondary: Rectangle().fill(style), alignment: .center, isSecondaryInFront: true,
        ignoredEdges: edges))
  }

  /// Fills a shape with a style, in front of this view.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay(shape.fill(style, style: fillStyle), alignment: .center)
  }
}
