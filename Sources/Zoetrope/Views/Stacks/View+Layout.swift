import Foundation
import ZoetropeGeometry

extension View {
  /// Places this view in a frame of fixed size.
  ///
  /// A length that is negative or not finite counts as nil and is reported by a diagnostic.
  ///
  /// - Parameters:
  ///   - width: The width of the frame, in points; nil for the width of this view. Default: nil.
  ///   - height: The height of the frame, in points; nil for the height of this view. Default: nil.
  ///   - alignment: The alignment of this view in the frame. Default: the center.
  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(FixedFrame(width: width, height: height, alignment: alignment))
  }

  /// Places this view in a frame whose size has limits. All lengths are in points.
  ///
  /// A frame with a maximum of infinity takes at least the proposed length. The lengths of an axis
  /// should ascend from minimum to ideal to maximum. A length below its predecessor is raised to
  /// the predecessor's value, and a diagnostic reports this.
  ///
  /// - Parameters:
  ///   - minWidth: The minimum width of the frame. Default: nil, for no limit.
  ///   - idealWidth: The ideal width of the frame. Default: nil, for the ideal width of this view.
  ///   - maxWidth: The maximum width of the frame. Default: nil, for no limit.
  ///   - minHeight: The minimum height of the frame. Default: nil, for no limit.
  ///   - idealHeight: The ideal height of the frame. Default: nil, for the ideal height of this
  ///     view.
  ///   - maxHeight: The maximum height of the frame. Default: nil, for no limit.
  ///   - alignment: The alignment of this view in the frame. Default: the center.
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

  /// Places this view in a frame without a size or limits. The frame has no effect.
  @available(*, deprecated, message: "Pass a width, a height or limits; this has no effect")
  public nonisolated func frame() -> some View {
    modifier(FixedFrame(width: nil, height: nil, alignment: .center))
  }

  /// Pads this view at the given edges.
  ///
  /// - Parameters:
  ///   - edges: The edges to pad. Default: all.
  ///   - length: The length of the padding, in points; negative padding lets the view extend beyond
  ///     its frame. Default: nil, for 16 points.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Pads this view by insets in points. Negative insets let the view extend beyond its frame.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(Padding(insets: insets))
  }

  /// Pads this view by a length in points at all edges.
  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  /// Offsets the drawing of this view from its place in layout, without affecting other views.
  ///
  /// - Parameter offset: The offset in points, y down. A positive width moves the view toward the
  ///   trailing edge.
  public nonisolated func offset(_ offset: CGSize) -> some View {
    modifier(Offset(offset: offset))
  }

  /// Offsets the drawing of this view from its place in layout, without affecting other views.
  ///
  /// - Parameters:
  ///   - x: The horizontal offset, in points. A positive offset moves the view toward the trailing
  ///     edge. Default: 0.
  ///   - y: The vertical offset, in points, y down. Default: 0.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Places this view in a frame that takes the whole proposed size, with the center of the view at
  /// a given point.
  ///
  /// - Parameter position: The point, in points from the top leading corner of the frame.
  public nonisolated func position(_ position: CGPoint) -> some View {
    modifier(Position(point: position))
  }

  /// Places this view in a frame that takes the whole proposed size, with the center of the view at
  /// a given point.
  ///
  /// - Parameters:
  ///   - x: The distance from the leading edge of the frame, in points. Default: 0.
  ///   - y: The distance from the top edge of the frame, in points. Default: 0.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Keeps this view at its ideal size, whatever size is proposed.
  public nonisolated func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

  /// Keeps this view at its ideal length along the given axes, whatever length is proposed.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSize(horizontal: horizontal, vertical: vertical))
  }

  /// Proposes to this view a size with a fixed ratio of width to height.
  ///
  /// - Parameters:
  ///   - aspectRatio: The ratio of width to height. Default: nil, for the ratio of the view's ideal
  ///     size.
  ///   - contentMode: Whether the proposed size fits into the space available, or fills it.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatio(ratio: aspectRatio, mode: contentMode))
  }

  /// Proposes to this view a size with the same ratio of width to height as a given size.
  ///
  /// - Parameters:
  ///   - aspectRatio: The size whose ratio is used.
  ///   - contentMode: Whether the proposed size fits into the space available, or fills it.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }

  /// Scales this view to the largest size that has the view's own aspect ratio and fits into the
  /// space available.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// Scales this view to the smallest size that has the view's own aspect ratio and fills the space
  /// available.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Sets the priority with which a stack allocates space to this view. Default: 0.
  ///
  /// A stack first reserves the minimum length of every view. It then allocates space to the views
  /// in descending order of priority.
  public nonisolated func layoutPriority(_ value: Double) -> some View {
    modifier(LayoutPriority(priority: value))
  }

  /// Sets a value of this view that the layout of the enclosing container can read.
  public nonisolated func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(Trait<K, K.Value>(value: value))
  }

  /// Sets the x position of one of this view's guides for horizontal alignment.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Returns the position of the guide, in points from the leading edge, given
  ///     the dimensions of this view.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(ExplicitGuide(key: g.alignmentKey, computeValue: computeValue))
  }

  /// Sets the y position of one of this view's guides for vertical alignment.
  ///
  /// - Parameters:
  ///   - g: The guide.
  ///   - computeValue: Returns the position of the guide, in points from the top edge, given the
  ///     dimensions of this view.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(ExplicitGuide(key: g.alignmentKey, computeValue: computeValue))
  }
}
