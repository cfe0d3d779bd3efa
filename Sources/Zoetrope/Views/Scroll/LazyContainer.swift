import Foundation
import ZoetropeGeometry

/// A container that reserves space for all its views, but creates only those that become visible.
///
/// Views are created lazily only inside a scroll view that scrolls along the container's axis.
/// There, the view of a `ForEach` element is created when the view's position enters the viewport.
/// After each layout pass, the missing views that are visible are created, and layout runs again. A
/// missing view is laid out with the average length of the views created so far. Created views are
/// kept.
///
/// If the viewport moves with an animation, all views that it passes are created when the movement
/// begins. The set of created views therefore does not depend on the frame rate.
///
/// Views that do not belong to a `ForEach`, and all views outside of such a scroll view, are
/// created immediately.
nonisolated struct LazyContainer<L: Layout, Content: View> {
  var layout: L
  var axis: Axis
  var pinnedViews: PinnedScrollableViews
  var content: Content
  /// The name of the container in the view paths of diagnostics, such as `LazyVStack`.
  var name: String
}

extension LazyContainer: _PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    LazyContainerNode(view, inputs)
  }
}

private final class LazyContainerNode<L: Layout, Content: View>:
  UnaryNode<LazyContainer<L, Content>, Content>, LazyContainerMarker
{
  private var container: LayoutContainerNode<L>?
  private let viewport: LazyViewport?
  private lazy var items = ItemTransitions(owner: self)

  init(_ view: LazyContainer<L, Content>, _ inputs: _ViewInputs) {
    let isInViewport = inputs.scrollAxes.contains(
      view.axis == .horizontal ? .horizontal : .vertical)
    viewport = isInViewport ? LazyViewport(axis: view.axis) : nil
    super.init(view, inputs, content: \.content)
  }

  override var inputsForChild: _ViewInputs {
    var inputs = childInputs
    inputs.laziness = viewport
    return inputs
  }

  override func didUpdate(_ change: Change) {
    let container = self.container ?? makeContainer()
    if change.isDirty { container.setLayout(view.layout) }
    viewport?.pinnedViews = view.pinnedViews
    items.update(child?.outputs ?? [])
    container.setChildren(items, direction: inputs.environment.layoutDirection)
  }

  @MainActor private func makeContainer() -> LayoutContainerNode<L> {
    let container = LayoutContainerNode(owner: self, layout: view.layout)
    self.container = container
    setOutputs([container])
    if let viewport {
      viewport.container = container
      graph.observeLayout(viewport)
    }
    return container
  }

  override func destroy() {
    super.destroy()
    items.destroy()
    viewport?.container = nil
  }

  override var pathName: String? { view.name }
}

/// A protocol without requirements, to which the view nodes of lazy containers conform.
protocol LazyContainerMarker: AnyObject {}

/// An observer of a lazy container's layout. After each layout pass, it creates the missing views
/// that are visible.
final class LazyViewport: LazyRegion, LayoutObserving {
  let axis: Axis
  var isObservingLayout = false
  weak var container: LayoutNode?
  /// The parts of each section that stay in the viewport while the section is visible: headers,
  /// footers or both.
  var pinnedViews: PinnedScrollableViews = []
  private var pinReferences: ContiguousArray<PinReference> = []
  private var sources: ContiguousArray<Source> = []
  private var pass = 0
  private var last: (visible: ClosedRange<CGFloat>, passed: ClosedRange<CGFloat>, layout: Int)?

  private struct Source {
    weak var object: (any LazySource)?
    /// The number of created views at the last update of the estimated length.
    var count = 0
    /// The total length of the created views, in points.
    var sum: CGFloat = 0
  }

  private struct PinReference {
    weak var node: PinNode?
  }

  init(axis: Axis) { self.axis = axis }

  /// Registers a header or footer that may be pinned.
  func add(_ pin: PinNode) { pinReferences.append(PinReference(node: pin)) }

  /// The registered headers and footers.
  var pins: ContiguousArray<PinNode> {
    ContiguousArray(pinReferences.compactMap(\.node))
  }

  /// Returns the range of positions that is visible along the container's axis, or nil if no scroll
  /// view encloses the node.
  ///
  /// The positions are in points, in the coordinate space in which the node is placed.
  func shown(around node: LayoutNode) -> ClosedRange<CGFloat>? {
    node.viewports(along: axis)?.visible
  }

  func add(_ source: any LazySource) { sources.append(Source(object: source)) }

  func layoutDidFinish() -> Bool {
    guard let container else { return false }
    guard container.isPlaced, let (visible, passed) = container.viewports(along: axis) else {
      return true
    }
    let layout = container.placementCount
    if let last, last == (visible, passed, layout) { return true }
    last = (visible, passed, layout)
    if !pinReferences.isEmpty && !pinnedViews.isEmpty { updatePins(in: container) }
    let elements = elements(of: container)
    if estimateChanges(elements) && container.graph.needsLayout { return true }
    show(elements, visible: visible, passed: passed)
    return true
  }

  /// Updates the range of positions of each lazy view in the container, and returns all these
  /// views. The result includes the views that have not been created yet.
  ///
  /// - Complexity: O(*n*), where *n* is the number of layout nodes in the container.
  private func elements(of container: LayoutNode) -> ContiguousArray<LazyElement> {
    pass += 1
    var elements = ContiguousArray<LazyElement>()
    for child in container.arrangedNodes ?? [] {
      let (start, length) =
        axis == .horizontal
        ? (child.origin.x, child.size.width) : (child.origin.y, child.size.height)
      guard length.isFinite, start.isFinite else { continue }
      var presence = child.presence
      while let current = presence {
        if let element = current.element, element.region === self,
          element.extend(over: start...start + max(length, 0), pass: pass)
        {
          elements.append(element)
        }
        presence = current.enclosing
      }
    }
    return elements
  }

  /// Updates the estimated view lengths of the sources.
  ///
  /// A source (for example a `ForEach`) creates views for the container. Its estimate is the
  /// average length of the views that it has created. The estimate is updated when the number of
  /// these views has at least doubled since the last update.
  ///
  /// - Returns: Whether any estimate has changed.
  private func estimateChanges(_ elements: ContiguousArray<LazyElement>) -> Bool {
    sources.removeAll { $0.object == nil }
    let isDue = sources.contains { source in
      (source.object?.builtCount ?? 0) >= max(source.count * 2, 1)
    }
    if !isDue { return false }
    for index in sources.indices { sources[index].sum = 0 }
    for element in elements where element.isBuilt {
      guard let index = sources.firstIndex(where: { $0.object === element.source }) else {
        continue
      }
      sources[index].sum += element.extent.upperBound - element.extent.lowerBound
    }
    var isChanged = false
    for index in sources.indices {
      guard let source = sources[index].object,
        source.builtCount >= max(sources[index].count * 2, 1)
      else { continue }
      sources[index].count = source.builtCount
      let estimate = sources[index].sum / CGFloat(source.builtCount)
      if source.estimate != estimate {
        source.estimate = estimate
        isChanged = true
      }
    }
    return isChanged
  }

  /// Creates the missing views that are visible now, or that the viewport will pass during the
  /// running movement.
  ///
  /// A source of views, such as a `ForEach`, has no estimated view length before it has created a
  /// view. For a source without an estimate, one call of this method creates only the first missing
  /// view.
  private func show(
    _ elements: ContiguousArray<LazyElement>, visible: ClosedRange<CGFloat>,
    passed: ClosedRange<CGFloat>
  ) {
    var unknown = Set<ObjectIdentifier>()
    for element in elements {
      let isVisible = visible.shows(element.extent)
      if element.isBuilt {
        element.setOnScreen(isVisible)
      } else if passed.shows(element.extent), let source = element.source {
        if source.estimate == nil, !unknown.insert(ObjectIdentifier(source)).inserted { continue }
        // The view counts as invisible until it has been laid out.
        element.setOnScreen(false)
        element.build()
      }
    }
  }
}

extension ClosedRange<CGFloat> {
  /// Whether any part of an extent lies inside this range.
  ///
  /// An empty extent lies inside if its position is at least the lower bound and less than the
  /// upper bound.
  fileprivate func shows(_ extent: ClosedRange<CGFloat>) -> Bool {
    if extent.lowerBound == extent.upperBound {
      return lowerBound <= extent.lowerBound && extent.lowerBound < upperBound
    }
    return extent.lowerBound < upperBound && extent.upperBound > lowerBound
  }
}

extension LayoutNode {
  /// Returns the ranges of positions that the viewport shows along an axis, or nil if no scroll
  /// view encloses this node.
  ///
  /// The positions are in points, in the coordinate space in which this node is placed.
  ///
  /// - Returns: The range that is visible now, and the range over which the viewport passes from
  ///   now to the end of the running movements.
  fileprivate func viewports(
    along axis: Axis
  ) -> (visible: ClosedRange<CGFloat>, passed: ClosedRange<CGFloat>)? {
    let (scroll, toContent) = enclosingScroll
    return scroll?.viewport.applying(toContent.inverted()).ranges(along: axis)
  }

  /// The nearest enclosing scroll view, and the transform from the space in which this node is
  /// placed to the space of the scroll view's content. The scroll view is nil if none encloses this
  /// node.
  fileprivate var enclosingScroll: (ScrollNode?, CGAffineTransform) {
    var transform = CGAffineTransform.identity
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollNode { return (scroll, transform) }
      if let outer = current.innerToOuter { transform = transform.concatenating(outer) }
      node = current.parent
    }
    return (nil, transform)
  }
}

/// The visible part of a scroll view's content, in points, in the space of the content. The part is
/// visible inside the scroll view and inside all scroll views that enclose it.
struct Viewport {
  /// The part that is visible now.
  var visible: CGRect
  /// A rectangle that contains the parts that are visible from now to the end of the running
  /// movements.
  var passed: CGRect

  /// Returns the viewport, converted to another space by the given transform. A rotated rectangle
  /// becomes its bounding box.
  fileprivate func applying(_ transform: CGAffineTransform) -> Viewport {
    if transform.isIdentity { return self }
    return Viewport(visible: visible.applying(transform), passed: passed.applying(transform))
  }

  fileprivate func ranges(
    along axis: Axis
  ) -> (visible: ClosedRange<CGFloat>, passed: ClosedRange<CGFloat>) {
    (visible.range(along: axis), passed.range(along: axis))
  }

  fileprivate func clamped(to other: Viewport) -> Viewport {
    Viewport(visible: visible.clamped(to: other.visible), passed: passed.clamped(to: other.passed))
  }
}

extension ScrollNode {
  /// The viewport of this scroll view, clamped to the viewports of the enclosing scroll views. The
  /// value is cached until the next layout pass or scroll.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes between this scroll view and the
  ///   nearest enclosing scroll view with a cached viewport.
  fileprivate var viewport: Viewport {
    if let memoisedViewport { return memoisedViewport }
    // The scroll views from this one outward to the first one with a cached viewport. A loop is
    // used because a recursion could be deep.
    var chain: ContiguousArray<(scroll: ScrollNode, toOuter: CGAffineTransform)> = []
    var (next, outer) = (ScrollNode?.some(self), Viewport?.none)
    while let scroll = next, outer == nil {
      let (enclosing, transform) = scroll.enclosingScroll
      chain.append((scroll, (scroll.innerToOuter ?? .identity).concatenating(transform)))
      (next, outer) = (enclosing, enclosing?.memoisedViewport)
    }
    var viewport = ownViewport
    for (scroll, toOuter) in chain.reversed() {
      viewport = scroll.ownViewport
      if let outer { viewport = viewport.clamped(to: outer.applying(toOuter.inverted())) }
      scroll.memoisedViewport = viewport
      outer = viewport
    }
    return viewport
  }
}

extension CGRect {
  /// Returns the part of this rectangle inside another rectangle. If the two do not overlap, the
  /// result is an empty rectangle that lies on an edge or a corner of the other rectangle.
  fileprivate func clamped(to other: CGRect) -> CGRect {
    let x = range(along: .horizontal).clamped(to: other.range(along: .horizontal))
    let y = range(along: .vertical).clamped(to: other.range(along: .vertical))
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound)
  }

  fileprivate func range(along axis: Axis) -> ClosedRange<CGFloat> {
    axis == .horizontal ? minX...maxX : minY...maxY
  }
}
