import Foundation
import ZoetropeGeometry

/// A modifier that pads a view. Subviews that ignore the safe area extend into the padding.
nonisolated package struct SafeAreaPadding: LayoutModifier {
  var insets: EdgeInsets

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    owner.graph.hasSafeAreas = true
    return SafeAreaPaddingNode(owner: owner, child: child, modifier: Padding(insets: insets))
  }

  package func refresh(_ wrapper: LayoutNode) {
    let wrapper = unsafeDowncast(wrapper, to: SafeAreaPaddingNode.self)
    wrapper.setModifier(Padding(insets: insets))
  }
}

/// The layout node of ``SafeAreaPadding``. The padding lies outside of the child's safe area.
final class SafeAreaPaddingNode: PaddingNode {
  override func safeArea(for child: LayoutNode) -> SafeArea? {
    let width = max(size.width - insets.leading - insets.trailing, 0)
    let height = max(size.height - insets.top - insets.bottom, 0)
    let inner = CGRect(
      x: origin.x + mirrored(insets.leading, width: width), y: origin.y + insets.top, width: width,
      height: height)
    return SafeArea(outer: CGRect(origin: origin, size: size), inner: inner)
  }

  override var spacing: ViewSpacing { child.spacing }
  override var describer: (any LayoutDescribing)? { SafeAreaPadding(insets: insets) }
}

/// A modifier that extends a view beyond its safe area, at some edges.
nonisolated package struct SafeAreaIgnoring: LayoutModifier {
  var edges: Edge.Set

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    SafeAreaIgnoringNode(owner: owner, child: child, modifier: self)
  }
}

final class SafeAreaIgnoringNode: ModifierNode<SafeAreaIgnoring> {
  override func placeChildren() {
    let insets = safeAreaInsets(at: modifier.edges)
    if insets == .zero {
      child.place(at: origin, size: size, proposal: proposal)
    } else {
      let frame = CGRect(origin: origin, size: size).grown(by: insets)
      child.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
    }
  }

  override var priority: Double { child.priority }
}

extension View {
  /// Pads this view by insets in points, and removes the padding from the view's safe area.
  ///
  /// Subviews that ignore the safe area extend into the padding.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(insets: insets))
  }

  /// Pads this view at some edges, and removes the padding from the view's safe area.
  ///
  /// Subviews that ignore the safe area extend into the padding.
  ///
  /// - Parameters:
  ///   - edges: The edges to pad. Default: all.
  ///   - length: The length of the padding, in points. Default: nil, for 16 points.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    let length = length ?? 16
    return safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  /// Pads this view by a length in points at all edges, and removes the padding from the view's
  /// safe area.
  ///
  /// Subviews that ignore the safe area extend into the padding.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Extends this view beyond its safe area, at some edges. The safe area is the area left free by
  /// `safeAreaInset` and `safeAreaPadding` of enclosing views, and by the ``Host``.
  ///
  /// - Parameters:
  ///   - regions: The kinds of areas to ignore. Only ``SafeAreaRegions/container`` has an effect.
  ///     Default: all.
  ///   - edges: The edges at which the view extends. Default: all.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends this view beyond its safe area, at some edges. The safe area is the area left free by
  /// `safeAreaInset` and `safeAreaPadding` of enclosing views, and by the ``Host``.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
