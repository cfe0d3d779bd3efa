import Foundation
import ZoetropeGeometry

/// Where a scroll view is to come to rest after a finger has let go of it.
public struct ScrollTarget: Hashable {
  /// What is to show, in points, in the space of the content.
  public var rect: CGRect
  /// The point of the rectangle that is to be at the same point of the window; nil, the default, for
  /// its top leading corner.
  public var anchor: UnitPoint?

  /// Creates a target.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }

  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) {
    for number in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(number) }
    hasher.combine(anchor)
  }
}

/// What a ``ScrollTargetBehavior`` knows.
@dynamicMemberLookup public struct ScrollTargetBehaviorContext {
  /// Where the scroll view was when the finger came down.
  public let originalTarget: ScrollTarget
  /// How fast the window moves over the content, in points a second.
  public let velocity: CGVector
  /// The size of the content in points.
  public let contentSize: CGSize
  /// The size of the window in points.
  public let containerSize: CGSize
  /// The axes along which the scroll view scrolls.
  public let axes: Axis.Set
  let environment: EnvironmentValues
  /// The frames of the views that scrolling aims at, in order, in the space of the content.
  let targets: [CGRect]
  /// Where targets are to begin in the window, in points from its top left corner.
  let start: CGPoint

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// What is to be known of a behaviour before a finger scrolls.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether the scroll view comes to rest sooner than it would. Default false.
  public var limitsScrolls = false

  /// Creates the default properties.
  public init() {}
}

/// What a behaviour knows when it is asked for its properties.
@dynamicMemberLookup public struct ScrollTargetBehaviorPropertiesContext {
  let environment: EnvironmentValues

  /// A value of the environment of the scroll view.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Where a scroll view comes to rest after a finger has let go of it.
public protocol ScrollTargetBehavior {
  /// What the behaviour knows.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// What the behaviour knows before a finger scrolls.
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
  /// What is to be known of the behaviour.
  typealias Properties = ScrollTargetBehaviorProperties

  /// Changes the target, which is where the scroll view would come to rest by itself. To be told
  /// when a finger lets go; the ends of the content are kept to in any case.
  func updateTarget(_ target: inout ScrollTarget, context: Self.TargetContext)

  /// What is to be known of the behaviour. Default: nothing in particular.
  func properties(context: Self.PropertiesContext) -> Self.Properties
}

extension ScrollTargetBehavior {
  /// Nothing in particular.
  public func properties(context: Self.PropertiesContext) -> Self.Properties { Properties() }
}

/// Some behaviour, whatever its type.
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  private let base: any ScrollTargetBehavior

  /// Wraps a behaviour.
  public init<S: ScrollTargetBehavior>(_ behavior: S) { base = behavior }

  /// Asks the behaviour inside.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  /// Asks the behaviour inside.
  public func properties(context: PropertiesContext) -> Properties {
    base.properties(context: context)
  }
}

/// Scrolling by whole windows: by one at a time.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}

  /// Aims at the nearest page, which is one of those beside the page where the finger came down.
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

  /// Comes to rest soon.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
}

/// Scrolling by whole views: those of a `scrollTargetLayout(isEnabled:)`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one movement may pass.
  public struct LimitBehavior: Hashable, Sendable {
    /// The number of views; nil for any.
    fileprivate let count: Int?

    /// As many as the movement passes.
    public static var automatic: LimitBehavior { .init(count: nil) }
    /// One.
    public static var always: LimitBehavior { .init(count: 1) }
    /// Any number.
    public static var never: LimitBehavior { .init(count: nil) }
    /// Three.
    public static var alwaysByFew: LimitBehavior { .init(count: 3) }
    /// One.
    public static var alwaysByOne: LimitBehavior { .init(count: 1) }
  }

  /// How many views one movement may pass.
  public let limitBehavior: LimitBehavior

  /// Creates the behaviour; a movement may pass any number of views by default.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  /// Aims at the view that would begin nearest to where the window does.
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

  /// The start that is nearest to a position, and not too many views from the one where the movement
  /// began. O(n log n)
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

  /// Comes to rest soon.
  public func properties(context: PropertiesContext) -> Properties {
    var properties = Properties()
    properties.limitsScrolls = true
    return properties
  }
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

extension View {
  /// Says where scroll views inside come to rest when a finger lets go of them.
  public nonisolated func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    let box = ScrollBehaviorBox(behavior)
    return modifier(EnvironmentWriter { $0.scrollSettings.behavior = box })
  }

  /// Says that the views of a layout are what scrolling aims at: those that
  /// ``ViewAlignedScrollTargetBehavior`` aligns, and whose ids `scrollPosition(id:anchor:)` tells.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(kind: .layout, isEnabled: isEnabled))
  }

  /// Says that the view is what scrolling aims at.
  public nonisolated func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(kind: .view, isEnabled: isEnabled))
  }
}
