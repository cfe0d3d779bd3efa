import Foundation
import ZoetropeGeometry

/// Room around a view into which what ignores the safe area may reach.
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

/// Padding that counts as covered.
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
  override var wording: (any LayoutWording)? { SafeAreaPadding(insets: insets) }
}

/// Lets a view reach into the room at its edges that other views cover.
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
  /// Room around the view, in points, that counts as covered: views inside that ignore the safe
  /// area reach into it.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(insets: insets))
  }

  /// Room around the view, in points, that counts as covered; the platform's 16 points on all sides
  /// by default.
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

  /// The same room, in points, on all sides of the view, that counts as covered.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Lets the view reach into the room at its edges that `safeAreaInset` and `safeAreaPadding`
  /// around it, or the host, have taken.
  public nonisolated func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(SafeAreaIgnoring(edges: regions.contains(.container) ? edges : []))
  }

  /// Lets the view reach into the room at its edges that `safeAreaInset` and `safeAreaPadding`
  /// around it have taken.
  public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }
}
