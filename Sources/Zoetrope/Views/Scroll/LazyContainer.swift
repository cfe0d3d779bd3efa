import Foundation
import ZoetropeGeometry

/// A container that lays out all its views, but creates only those that become visible.
///
/// Inside a scroll view that scrolls along the axis, the view of a `ForEach` element is created
/// when its place enters the viewport: after each layout pass, the visible views that are missing
/// are created, and layout runs again. A view that has not been created yet takes the average
/// length of those that have. Created views are kept. If the viewport moves with an animation, all
/// views that it passes are created at once, so that the set of views does not depend on the frame
/// rate.
///
/// All other views are created at once, and so is everything outside of such a scroll view.
nonisolated struct LazyContainer<L: Layout, Content: View> {
  var layout: L
  var axis: Axis
  var pinnedViews: PinnedScrollableViews
  var content: Content
  /// The name of the container in paths.
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
  }

  override var pathName: String? { view.name }
}

/// A marker for the view nodes of lazy containers.
protocol LazyContainerMarker: AnyObject {}

/// An observer of a lazy container's layout that requests the visible views which are missing.
final class LazyViewport: LazyRegion, LayoutObserving {
  let axis: Axis
  var isObservingLayout = false
  weak var container: LayoutNode?
  /// The parts of each section that stay in the viewport.
  var pinnedViews: PinnedScrollableViews = []
  private var pinReferences: ContiguousArray<PinReference> = []
  private var sources: ContiguousArray<Source> = []
  private var pass = 0
  private var last: (visible: ClosedRange<CGFloat>, passed: ClosedRange<CGFloat>, layout: Int)?

  private struct Source {
    weak var object: (any LazySource)?
    /// The number of views whose average length is the current estimate.
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

  /// Returns the visible part of a node's enclosing coordinate space, along the container's axis,
  /// in points; nil outside of scroll views.
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

  /// Returns the elements of the container, after updating their extents.
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

  /// Updates the average lengths of the sources whose number of created views has doubled since
  /// their last update.
  ///
  /// - Returns: Whether any average has changed.
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

  /// Requests the views that are visible or will be passed. If a source has no estimate yet, only
  /// its first such view is requested.
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
        // Whether the view is visible becomes known only once it has been laid out.
        element.setOnScreen(false)
        element.build()
      }
    }
  }
}

extension ClosedRange<CGFloat> {
  /// Whether any part of an extent lies inside the range.
  ///
  /// An empty extent lies inside from the lower bound up to, but excluding, the upper bound.
  fileprivate func shows(_ extent: ClosedRange<CGFloat>) -> Bool {
    if extent.lowerBound == extent.upperBound {
      return lowerBound <= extent.lowerBound && extent.lowerBound < upperBound
    }
    return extent.lowerBound < upperBound && extent.upperBound > lowerBound
  }
}

extension LayoutNode {
  /// Returns the part of the enclosing coordinate space that the enclosing scroll views show, along
  /// an axis, in points; nil if there are no scroll views.
  ///
  /// - Returns: The extent that is visible now, and the extent that is visible at any time during
  ///   the running movements.
  fileprivate func viewports(
    along axis: Axis
  ) -> (visible: ClosedRange<CGFloat>, passed: ClosedRange<CGFloat>)? {
    var result: (visible: ClosedRange<CGFloat>, passed: ClosedRange<CGFloat>)?
    let toCanvas = outerSpaceToCanvas
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollNode {
        let (visible, passed) = scroll.viewports
        let transform = scroll.contentToCanvas.concatenating(toCanvas.inverted())
        let found = (visible.applying(transform), passed.applying(transform))
        let ranges = (found.0.range(along: axis), found.1.range(along: axis))
        result =
          result.map {
            ($0.visible.clamped(to: ranges.0), $0.passed.clamped(to: ranges.1))
          } ?? ranges
      }
      node = current.parent
    }
    return result
  }
}

extension CGRect {
  fileprivate func range(along axis: Axis) -> ClosedRange<CGFloat> {
    axis == .horizontal ? minX...maxX : minY...maxY
  }
}
