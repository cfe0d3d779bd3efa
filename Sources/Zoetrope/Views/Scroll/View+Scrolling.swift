import Foundation
import ZoetropeGeometry

extension View {
  /// Sets whether scrolling by a finger is disabled in the scroll views inside this view.
  ///
  /// Scrolling by code is not affected. An enclosing view that disables scrolling takes precedence.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentWriter { if disabled { $0.isScrollEnabled = false } })
  }

  /// Sets the visibility of scroll indicators. The setting has no effect, because scroll indicators
  /// are never drawn.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(
      EnvironmentWriter {
        if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
        if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      })
  }

  /// Returns this view unchanged: a ``ScrollView`` has no background of its own.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Sets whether the nearest scroll views inside this view draw content beyond their own frames.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentWriter { $0.scrollSettings.isClipDisabled = disabled })
  }

  /// Sets the point of the content at which the nearest scroll views inside this view start.
  ///
  /// Until a scroll view is moved, the point stays in place, even if the size of the content or of
  /// the viewport changes. Content that is smaller than the viewport is aligned with the viewport
  /// at the anchor.
  ///
  /// - Parameter anchor: The unit point at which content and viewport are initially aligned (for
  ///   example, `.center` aligns their centers); nil for the start of the content.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    modifier(EnvironmentWriter { $0.scrollSettings.anchor = anchor })
  }

  /// Sets the point of the content that the nearest scroll views inside this view show in a given
  /// situation.
  ///
  /// For the role ``ScrollAnchorRole/initialOffset``, this method acts like
  /// ``defaultScrollAnchor(_:)``. The other roles have no effect.
  ///
  /// - Parameters:
  ///   - anchor: The unit point at which content and viewport are aligned; nil for the start of the
  ///     content.
  ///   - role: The situation in which the anchor applies.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    modifier(
      EnvironmentWriter { if role == .initialOffset { $0.scrollSettings.anchor = anchor } })
  }

  /// Sets margins around the content of the nearest scroll views inside this view. The margins
  /// scroll with the content.
  ///
  /// - Parameters:
  ///   - edges: The edges at which margins are set. Default: all.
  ///   - insets: The margins, in points.
  ///   - placement: The part of the scroll view that the margins apply to. Margins of the
  ///     indicators alone have no effect. Default: content and indicators.
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

  /// Sets equal margins around the content of the nearest scroll views inside this view.
  ///
  /// - Parameters:
  ///   - edges: The edges at which margins are set. Default: all.
  ///   - length: The margins, in points; nil for 16 points.
  ///   - placement: The part of the scroll view that the margins apply to. Margins of the
  ///     indicators alone have no effect. Default: content and indicators.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    let length = length ?? 16
    return contentMargins(
      edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length),
      for: placement)
  }

  /// Sets equal margins at all edges around the content of the nearest scroll views inside this
  /// view.
  ///
  /// - Parameters:
  ///   - length: The margins, in points.
  ///   - placement: The part of the scroll view that the margins apply to. Margins of the
  ///     indicators alone have no effect. Default: content and indicators.
  public nonisolated func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
