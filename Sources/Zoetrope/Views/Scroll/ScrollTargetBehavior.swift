import Foundation
import ZoetropeGeometry

/// The position at which a scroll view comes to rest after a drag.
public struct ScrollTarget: Hashable {
  /// The rectangle to show, in points, in the space of the content.
  public var rect: CGRect
  /// The unit point at which the rectangle and the viewport are aligned (for example, `.center`
  /// aligns their centers); nil for the top left corner.
  public var anchor: UnitPoint?

  /// Creates a target.
  ///
  /// - Parameters:
  ///   - rect: The rectangle to show, in points, in the space of the content.
  ///   - anchor: The unit point at which the rectangle and the viewport are aligned (for example,
  ///     `.center` aligns their centers). Default: nil, for the top left corner.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Hashes the rectangle and the anchor.
  public func hash(into hasher: inout Hasher) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
    hasher.combine(anchor)
  }
}

/// The state of a scroll view at the end of a drag.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// The position of the scroll view at the start of the drag.
  public let originalTarget: ScrollTarget
  /// The velocity of the viewport relative to the content, in points per second.
  public let velocity: CGVector
  /// The size of the content, in points, without margins.
  public let contentSize: CGSize
  /// The size of the viewport, in points.
  public let containerSize: CGSize
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the scroll targets, in points, in the space of the content. The frames are in
  /// the same order as in ``ScrollTargetRegistry/targets(in:)``.
  let targets: [CGRect]
  /// The point of the viewport with which targets are aligned, in points from the viewport's top
  /// left corner.
  let start: CGPoint

  /// Returns a value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// The properties of a behavior. The scroll view reads them before the behavior chooses a target.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether the scroll view decelerates faster than usual. Default: false.
  public var limitsScrolls = false

  /// Creates properties with default values.
  public init() {}
}

/// The context in which a behavior determines its properties.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  /// Returns a value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A rule that determines the position at which a scroll view comes to rest after a drag.
public protocol ScrollTargetBehavior {
  /// The state of a scroll view at the end of a drag.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// The context in which a behavior determines its properties.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// The properties of the behavior.
  typealias Properties = ScrollTargetBehaviorProperties

  /// Adjusts the target at the end of a drag.
  ///
  /// Initially, the target is the position at which deceleration alone would end. The adjusted
  /// target is clamped to the ends of the content.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  /// Returns the properties of the behavior. The default implementation returns default properties.
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior {
  /// Returns the default properties.
  public func properties(context: Self.PropertiesContext) -> Self.Properties { Properties() }
}

/// A type-erased behavior.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Wraps a behavior.
  public init<S: ScrollTargetBehavior>(_ behavior: S) { base = behavior }

  /// Forwards to the wrapped behavior.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Forwards to the wrapped behavior.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

/// A behavior that divides the content into pages of the viewport's size. After a drag, the
/// viewport comes to rest at the start of a page: the page where the drag began, or a page next to
/// it.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates a behavior.
  public init() {}

  /// Moves the target to the nearest page that is at most one page away from the page where the
  /// drag began.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    func page(_ position: CGFloat, from original: CGFloat, _ length: CGFloat) -> CGFloat {
      guard length > 0 else { return position }
      let current = (original / length).rounded()
      return min(max((position / length).rounded(), current - 1), current + 1) * length
    }
    let (original, size) = (context.originalTarget.rect, context.containerSize)
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = page(target.rect.minX, from: original.minX, size.width)
    }
    if context.axes.contains(.vertical) {
      target.rect.origin.y = page(target.rect.minY, from: original.minY, size.height)
    }
  }

  /// Returns properties with which the scroll view decelerates faster than usual.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

/// A behavior that aligns the viewport with the views of a `scrollTargetLayout(isEnabled:)`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// A limit on the number of views that one drag may pass.
  public struct LimitBehavior: Hashable, Sendable {
    /// The maximum number of views that one drag may pass; nil for no limit.
    fileprivate let count: Int?

    /// No limit.
    public static var automatic: LimitBehavior { .init(count: nil) }
    /// At most one view.
    public static var always: LimitBehavior { .init(count: 1) }
    /// No limit.
    public static var never: LimitBehavior { .init(count: nil) }
    /// At most three views.
    public static var alwaysByFew: LimitBehavior { .init(count: 3) }
    /// At most one view.
    public static var alwaysByOne: LimitBehavior { .init(count: 1) }
  }

  /// The limit on the number of views that one drag may pass.
  public let limitBehavior: LimitBehavior

  /// Creates a behavior.
  ///
  /// - Parameter limitBehavior: The limit on the number of views that one drag may pass. Default:
  ///   no limit.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  /// Moves the target to the start of the nearest view that is within the limit.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    let original = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      let starts = context.targets.map { $0.minX - context.start.x }
      target.rect.origin.x = aligned(target.rect.minX, from: original.minX, to: starts)
    }
    if context.axes.contains(.vertical) {
      let starts = context.targets.map { $0.minY - context.start.y }
      target.rect.origin.y = aligned(target.rect.minY, from: original.minY, to: starts)
    }
  }

  /// Returns the element of `starts` that is nearest to `position`. If the behavior has a limit
  /// *k*, the result is at most *k* elements away from the element that is nearest to `original`.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of starts.
  private func aligned(
    _ position: CGFloat, from original: CGFloat, to starts: [CGFloat]
  ) -> CGFloat {
    let starts = starts.sorted()
    func nearest(_ position: CGFloat) -> Int? {
      starts.indices.min { abs(starts[$0] - position) < abs(starts[$1] - position) }
    }
    guard var index = nearest(position), let first = nearest(original) else { return position }
    if let count = limitBehavior.count { index = min(max(index, first - count), first + count) }
    return starts[index]
  }

  /// Returns properties with which the scroll view decelerates faster than usual.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// A behavior that divides the content into pages of the viewport's size. After a drag, the
  /// viewport comes to rest at the start of a page: the page where the drag began, or a page next
  /// to it.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// A behavior that aligns the viewport with the views of a `scrollTargetLayout(isEnabled:)`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }

  /// Returns a behavior that aligns the viewport with the views of a
  /// `scrollTargetLayout(isEnabled:)`.
  ///
  /// - Parameter limitBehavior: The limit on the number of views that one drag may pass.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
}

extension View {
  /// Sets the behavior that chooses the resting position after a drag, for the nearest scroll views
  /// inside this view.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let box = ScrollBehaviorBox(behavior)
    return modifier(EnvironmentWriter { $0.scrollSettings.behavior = box })
  }

  /// Makes each view of this layout a scroll target.
  ///
  /// ``ViewAlignedScrollTargetBehavior`` aligns the viewport with scroll targets, and
  /// `scrollPosition(id:anchor:)` reports their ids.
  ///
  /// - Parameter isEnabled: Whether the views are scroll targets. Default: true.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(kind: .layout, isEnabled: isEnabled))
  }

  /// Makes this view a scroll target.
  ///
  /// - Parameter isEnabled: Whether the view is a scroll target. Default: true.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(kind: .view, isEnabled: isEnabled))
  }
}
