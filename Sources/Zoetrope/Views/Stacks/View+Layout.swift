import Foundation
import ZoetropeGeometry

extension View {
  /// A box of a fixed width, height or both, in points, around the view.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// A box with limits, in points, around the view.
  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      FlexibleFrame(
        width: FlexibleFrame.Limits(ascending: minWidth, idealWidth, maxWidth),
        height: FlexibleFrame.Limits(ascending: minHeight, idealHeight, maxHeight),
        alignment: alignment))
  }

  /// A box with no width, no height and no limits of its own: it changes nothing.
  @available(
    *, deprecated, message: "Say a width, a height or limits: without any, it does nothing"
  )
  public nonisolated func frame() -> some View {
    modifier(FixedFrame(width: nil, height: nil, alignment: .center))
  }

  /// Room around the view; the platform's 16 points on all sides by default.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Room around the view, in points; negative room lets it stick out of its box.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets))
  }

  /// The same room, in points, on all sides of the view.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Moves the view, in points, from where layout puts it; its neighbours stay. A positive width
  /// moves toward the trailing edge.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(Offset(offset: offset))
  }

  /// Moves the view, in points, from where layout puts it; its neighbours stay. A positive `x`
  /// moves toward the trailing edge.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Takes all the room there is, with the view's middle at a point of it, in points from the top
  /// leading corner.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(Position(point: position))
  }

  /// Takes all the room there is, with the view's middle at a point of it, in points from the top
  /// leading corner.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Keeps the view at its ideal size.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps the view at its ideal size along some axes.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps the view's ratio of width to height; that of its ideal size by default.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatio(ratio: aspectRatio, mode: contentMode))
  }

  /// Keeps the ratio of a size.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Keeps the view's ratio, as large as fits.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Keeps the view's ratio, as small as covers all.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets how eagerly a stack serves the view. Default 0.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(priority: value))
  }

  /// Gives the view a value that the layout around it can read.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(Trait<K, K.Value>(value: value))
  }

  /// Says where a vertical line of the view lies, in points from its leading edge.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(ExplicitGuide(key: g.alignmentKey, computeValue: computeValue))
  }

  /// Says where a horizontal line of the view lies, in points from its top edge.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(ExplicitGuide(key: g.alignmentKey, computeValue: computeValue))
  }
}
