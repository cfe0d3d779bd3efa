import Foundation
import ZoetropeGeometry

/// A modifier that places a view in a frame whose size is derived from the nearest container. The
/// container is a scroll view or the canvas.
nonisolated package struct ContainerRelativeFrame: LayoutModifier {
  var axes: Axis.Set
  var alignment: Alignment
  /// A closure that returns the length of the frame along an axis, given the length of the
  /// container along that axis. Both lengths are in points.
  var length: (CGFloat, Axis) -> CGFloat

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    ContainerRelativeFrameNode(owner: owner, child: child, modifier: self)
  }
}

final class ContainerRelativeFrameNode: ModifierNode<ContainerRelativeFrame> {
  /// The fixed frame for the current size of the container.
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

  /// The size of the nearest container, in points.
  ///
  /// - Complexity: O(*d*), where *d* is the depth of this node.
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
  /// Places this view in a frame that is as long as the nearest container along the given axes.
  ///
  /// The container is the nearest enclosing ``ScrollView``; its length excludes the content
  /// margins. Without an enclosing scroll view, the container is the canvas; its length excludes
  /// the safe area insets.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the frame is as long as the container.
  ///   - alignment: The alignment of this view in the frame. Default: the center.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }

  /// Divides the nearest container into equal parts, and places this view in a frame that spans one
  /// or more of these parts.
  ///
  /// The container is the nearest enclosing ``ScrollView``; its length excludes the content
  /// margins. Without an enclosing scroll view, the container is the canvas; its length excludes
  /// the safe area insets.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the length of the frame derives from the container.
  ///   - count: The number of parts into which the container is divided. Values below 1 are treated
  ///     as 1.
  ///   - span: The number of adjacent parts that the frame spans. The frame also covers the spacing
  ///     between these parts. Values below 1 are treated as 1. Default: 1.
  ///   - spacing: The distance between two parts, in points.
  ///   - alignment: The alignment of this view in the frame. Default: the center.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    let (count, span) = (CGFloat(max(count, 1)), CGFloat(max(span, 1)))
    return containerRelativeFrame(axes, alignment: alignment) { length, _ in
      (length - spacing * (count - 1)) / count * span + spacing * (span - 1)
    }
  }

  /// Places this view in a frame. A closure computes the lengths of the frame from the lengths of
  /// the nearest container.
  ///
  /// The container is the nearest enclosing ``ScrollView``; its length excludes the content
  /// margins. Without an enclosing scroll view, the container is the canvas; its length excludes
  /// the safe area insets.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the length of the frame derives from the container.
  ///   - alignment: The alignment of this view in the frame. Default: the center.
  ///   - length: A closure that returns the length of the frame along an axis, given the length of
  ///     the container along that axis; both in points. A negative result is treated as 0. If the
  ///     result is not finite, the frame is as long as this view.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(ContainerRelativeFrame(axes: axes, alignment: alignment, length: length))
  }
}
