import Foundation
import ZoetropeGeometry

/// A box around a view whose lengths depend on the nearest container: a scroll view or the canvas.
nonisolated package struct ContainerRelativeFrame: LayoutModifier {
  var axes: Axis.Set
  var alignment: Alignment
  /// The length of the box, in points, by that of the container along an axis.
  var length: (CGFloat, Axis) -> CGFloat

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    ContainerRelativeFrameNode(owner: owner, child: child, modifier: self)
  }
}

final class ContainerRelativeFrameNode: ModifierNode<ContainerRelativeFrame> {
  /// The frame that the container comes to at this time.
  private var rule: FixedFrame {
    let container = container
    func length(_ axis: Axis, _ axes: Axis.Set, _ whole: CGFloat) -> CGFloat? {
      guard modifier.axes.contains(axes) else { return nil }
      let length = modifier.length(whole, axis)
      return length.isFinite ? max(length, 0) : nil
    }
    return FixedFrame(
      width: length(.horizontal, .horizontal, container.width),
      height: length(.vertical, .vertical, container.height), alignment: modifier.alignment)
  }

  /// The size of the container in points. O(depth)
  private var container: CGSize {
    var node = parent
    while let current = node {
      if let size = current.containerSize(for: self) { return size }
      node = current.parent
    }
    return graph.size
  }

  override func lengthRange(along axis: Axis) -> LengthRange? { nil }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    rule.size(proposal, child: child)
  }

  override func placeChildren() { placeChild(by: rule) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? { explicitAlignment(key, in: dimensions, by: rule) }

  override var spacing: ViewSpacing { spacing(by: rule) }
}

extension View {
  /// A box around the view that is as large as the nearest container along some axes.
  ///
  /// A container is a ``ScrollView``, whose window less its content margins counts, or the canvas
  /// less what covers its edges.
  ///
  /// - Parameters:
  ///   - axes: Along which axes the box is as long as the container.
  ///   - alignment: Where the view is in the box. Default: the middle.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// A box around the view, as long along some axes as some of the equal parts into which the
  /// nearest container is divided.
  ///
  /// - Parameters:
  ///   - axes: Along which axes the container counts.
  ///   - count: Into how many parts the container is divided; less than 1 counts as 1.
  ///   - span: How many of them the box takes, with what is between them; less than 1 counts as 1.
  ///     Default 1.
  ///   - spacing: The distance between the parts in points.
  ///   - alignment: Where the view is in the box. Default: the middle.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// A box around the view whose lengths a closure finds.
  ///
  /// - Parameters:
  ///   - axes: Along which axes the container counts.
  ///   - alignment: Where the view is in the box. Default: the middle.
  ///   - length: The length of the box in points, by that of the container and the axis; one that is not
  ///     finite leaves the box as long as the view, and a negative one counts as 0.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
