import Foundation
import ZoetropeGeometry

/// Some layout, whose type may change while the identity of the subviews stays.
///
/// A change from one type of layout to another moves each subview from where the one placed it
/// to where the other does; a change within one type animates by its data.
public struct AnyLayout: Layout {
  private let box: any AnyLayoutBox

  /// Wraps a layout.
  public init<L>(_ layout: L) where L: Layout {
    box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
  }

  /// The cache of the layout inside.
  public struct Cache {
    fileprivate var type: ObjectIdentifier
    fileprivate var value: Any
  }

  /// The animatable data of the layout inside.
  public typealias AnimatableData = _AnyAnimatableData

  package var stackOrientation: Axis? { box.stackOrientation }
  /// The name of the type of the layout inside.
  var name: String { box.name }

  private init(box: any AnyLayoutBox) { self.box = box }

  /// The animatable data of the layout inside.
  public var animatableData: _AnyAnimatableData {
    get { box.animatableData }
    set { self = AnyLayout(box: box.settingAnimatableData(newValue)) }
  }

  /// Makes the cache of the layout inside.
  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }

  /// Brings the cache of the layout inside up to date; makes it anew where the type is another.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews)
  }

  /// The distances that the layout inside prefers.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }

  /// The size of the layout inside, in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    box.sizeThatFits(proposal, subviews, &cache)
  }

  /// Places the subviews as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    box.placeSubviews(bounds, proposal, subviews, &cache)
  }

  /// The guide of the layout inside, in points.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }

  /// The guide of the layout inside, in points.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    box.explicitAlignment(guide, bounds, proposal, subviews, &cache)
  }
}

/// A layout without its type.
private protocol AnyLayoutBox: Sendable {
  var stackOrientation: Axis? { get }
  var name: String { get }
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

  /// Opens the cache; one that another type of layout left behind is made anew.
  private func withCache<T>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (inout L.Cache) -> T
  ) -> T {
    var value = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
    // The erased copy is dropped meanwhile, so that a cache of arrays is changed in place.
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
