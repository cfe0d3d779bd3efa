import Foundation
import ZoetropeGeometry

/// A type-erased layout. Its type may change while the subviews keep their identity.
///
/// When the type changes, each subview moves from its position in the old layout to its position in
/// the new one. If the new layout has the same type as the old one, the layout's animatable data is
/// interpolated instead.
public struct AnyLayout: Layout {
  private let box: any AnyLayoutBox

  /// Erases the type of a layout.
  public init<L>(_ layout: L) where L: Layout {
    box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
  }

  /// The cache of the wrapped layout.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  /// The animatable data is type-erased, because the type of the wrapped layout may change.
  public typealias AnimatableData = _AnyAnimatableData

  /// The axis along which the wrapped layout stacks views; nil if the layout is not a stack.
  package var stackOrientation: Axis? { box.stackOrientation }
  /// The name of the wrapped layout's type.
  var name: String { box.name }
  /// The wrapped layout.
  var wrapped: any Layout { box.wrapped }

  private init(box: any AnyLayoutBox) { self.box = box }

  /// The animatable data of the wrapped layout, with its type erased.
  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { self = AnyLayout(box: box.settingAnimatableData(newValue)) }
  }

  /// Creates the cache of the wrapped layout.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  /// Updates the cache of the wrapped layout, or replaces the cache if the type of the layout has
  /// changed.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews)
  }

  /// Returns the distances that the wrapped layout prefers between the container and its neighbors.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  /// Returns the size that the wrapped layout chooses for a proposal, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  /// Lets the wrapped layout place the subviews.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache)
  }

  /// Returns the position that the wrapped layout sets for a guide, in points; nil if it sets none.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }

  /// Returns the position that the wrapped layout sets for a guide, in points; nil if it sets none.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }
}

/// The interface through which ``AnyLayout`` calls a layout of any type.
private protocol AnyLayoutBox: Sendable {
  var stackOrientation: Axis? { get }
  var name: String { get }
  var wrapped: any Layout { get }
  var animatableData: _AnyAnimatableData { get }
  func settingAnimatableData(_ data: _AnyAnimatableData) -> any AnyLayoutBox
  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache
  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews)
  func spacing(_ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache) -> ViewSpacing
  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize
  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache)
  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat?
  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat?
}

private struct TypedLayoutBox<L: Layout>: AnyLayoutBox {
  private let layout: L

  init(_ layout: L) { self.layout = layout }

  var stackOrientation: Axis? { L.layoutProperties.stackOrientation }

  var name: String { typeName(L.self) }

  var wrapped: any Layout { layout }

  var animatableData: _AnyAnimatableData { _AnyAnimatableData(layout.animatableData) }

  func settingAnimatableData(_ data: _AnyAnimatableData) -> any AnyLayoutBox {
    guard let data = data.value(as: L.AnimatableData.self) else { return self }
    var layout = self.layout
    layout.animatableData = data
    return TypedLayoutBox(layout)
  }

  func makeCache(_ subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(type: ObjectIdentifier(L.self), value: layout.makeCache(subviews: subviews))
  }

  func updateCache(_ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews) {
    guard cache.type == ObjectIdentifier(L.self) else {
      cache = makeCache(subviews)
      return
    }
    withCache(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
  }

  /// Calls a closure with the cache, cast to the cache type of the wrapped layout. A cache made by
  /// another type of layout is replaced by a new one.
  private func withCache<T>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> T
  ) -> T {
    var value = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    // The type-erased copy is cleared first, so that arrays in the cache are changed in place.
    cache.value = ()
    let result = body(&value)
    cache = AnyLayout.Cache(type: ObjectIdentifier(L.self), value: value)
    return result
  }

  func spacing(
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> ViewSpacing {
    withCache(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGSize {
    withCache(&cache, subviews) {
      layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func placeSubviews(
    _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout AnyLayout.Cache
  ) {
    withCache(&cache, subviews) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  func explicitAlignment(
    _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews, _ cache: inout AnyLayout.Cache
  ) -> CGFloat? {
    withCache(&cache, subviews) {
      layout.explicitAlignment(
        of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}
