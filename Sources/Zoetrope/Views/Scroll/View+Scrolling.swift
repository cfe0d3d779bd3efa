import Foundation
import ZoetropeGeometry

extension View {
  /// Forbids a finger to scroll. Proxies and `scrollPosition(id:anchor:)` scroll nevertheless.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentWriter { if disabled { $0.isScrollEnabled = false } })
  }

  /// Says whether scroll indicators show. They are never drawn.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentWriter {
        if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
        if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      })
  }

  /// Says whether a scrollable view has a background of its own. A ``ScrollView`` has none.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Has scroll views draw their content outside of their frames, too.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentWriter { $0.scrollSettings.isClipDisabled = disabled })
  }

  /// Says which part of its content a scroll view shows first.
  ///
  /// The same point of content and window stays where it is while their sizes change, until the
  /// scroll view is scrolled elsewhere; content smaller than the window is aligned by it.
  ///
  /// - Parameter anchor: A point of the content, which is shown at the same point of the window; nil
  ///   for the beginning.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentWriter { $0.scrollSettings.anchor = anchor })
  }

  /// Room around the content of scroll views, which scrolls with it.
  ///
  /// - Parameters:
  ///   - edges: The edges at which the room is made. Default: all.
  ///   - insets: The room in points.
  ///   - placement: What the room applies to. Default: content and indicators.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentWriter { environment in
        if placement == .scrollIndicators { return }
        if edges.contains(.top) { environment.scrollSettings.margins.top = insets.top }
        if edges.contains(.leading) { environment.scrollSettings.margins.leading = insets.leading }
        if edges.contains(.bottom) { environment.scrollSettings.margins.bottom = insets.bottom }
        if edges.contains(.trailing) {
          environment.scrollSettings.margins.trailing = insets.trailing
        }
      })
  }

  /// The same room around the content of scroll views at some edges, in points; nil for the
  /// platform's 16.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// The same room around the content of scroll views at all edges, in points.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
