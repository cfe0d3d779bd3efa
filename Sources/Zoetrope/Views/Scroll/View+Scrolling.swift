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

  /// Says where a finger that scrolls may let go. Nothing here is scrolled by a finger.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Says that the views of a layout are what scrolling aims at. Every view with an id is.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Says that the view is what scrolling aims at. Every view with an id is.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View { self }
}

/// Where a finger that scrolls may let go. Nothing here is scrolled by a finger: behaviours are
/// accepted and change nothing.
public protocol ScrollTargetBehavior {}

/// Scrolling by whole windows.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}
}

/// Scrolling by whole views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one movement may pass.
  public struct LimitBehavior: Hashable, Sendable {
    private enum Kind: Hashable { case automatic, always, never, alwaysByFew, alwaysByOne }

    private let kind: Kind

    /// As the platform does it.
    public static var automatic: LimitBehavior { .init(kind: .automatic) }
    /// A few.
    public static var always: LimitBehavior { .init(kind: .always) }
    /// Any number.
    public static var never: LimitBehavior { .init(kind: .never) }
    /// A few.
    public static var alwaysByFew: LimitBehavior { .init(kind: .alwaysByFew) }
    /// One.
    public static var alwaysByOne: LimitBehavior { .init(kind: .alwaysByOne) }
  }

  /// How many views one movement may pass.
  public let limitBehavior: LimitBehavior

  /// Creates the behaviour; the platform decides how many views one movement may pass by default.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling by whole windows.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling by whole views.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Scrolling by whole views, a number of them in one movement.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}
