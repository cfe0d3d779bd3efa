import Foundation
import ZoetropeGeometry

/// Views arranged by a layout, of which those are made that can be seen.
///
/// Inside a scroll view that scrolls along the axis, the view of a `ForEach`'s element is made when
/// its place comes into the window: each layout is looked at, what it shows and is not there is
/// made, and all is laid out again. Places of views that are not there have the average length of
/// those that are. What was made stays. A move of the window that is animated has all views made at
/// once that it passes, so that what is there does not depend on the frame rate.
///
/// Other views are made at once, and so is everything outside of any such scroll view.
nonisolated struct LazyContainer<L: Layout, Content: View> {
  var layout: L
  var axis: Axis
  var pinnedViews: PinnedScrollableViews
  var content: Content
  /// What the place is called in paths.
  var name: String
}

extension LazyContainer: _PrimitiveView {
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    LazyContainerNode(view, inputs)
  }
}

private final class LazyContainerNode<L: Layout, Content: View>:
  UnaryNode<LazyContainer<L, Content>, Content>, LazyPlace
{
  private var container: LayoutContainerNode<L>?
  private let window: LazyWindow?
  private lazy var items = ItemTransitions(owner: self)

  init(_ view: LazyContainer<L, Content>, _ inputs: _ViewInputs) {
    let isInWindow = inputs.scrollAxes.contains(view.axis == .horizontal ? .horizontal : .vertical)
    window = isInWindow ? LazyWindow(axis: view.axis) : nil
    super.init(view, inputs, content: \.content)
  }

  override var inputsForChild: _ViewInputs {
    var inputs = childInputs
    inputs.laziness = window
    return inputs
  }

  override func didUpdate(_ change: Change) {
    let container = self.container ?? makeContainer()
    if change.isDirty { container.setLayout(view.layout) }
    window?.pinnedViews = view.pinnedViews
    items.update(child?.outputs ?? [])
    container.setChildren(items, direction: inputs.environment.layoutDirection)
  }

  @MainActor private func makeContainer() -> LayoutContainerNode<L> {
    let container = LayoutContainerNode(owner: self, layout: view.layout)
    self.container = container
    setOutputs([container])
    if let window {
      window.container = container
      graph.observeLayout(window)
    }
    return container
  }

  override func destroy() {
    super.destroy()
    items.destroy()
  }

  override var pathName: String? { view.name }
}

/// The place of a lazy container.
protocol LazyPlace: AnyObject {}

/// Looks at what a lazy container shows, and has made what is missing.
final class LazyWindow: LazyRegion, LayoutObserving {
  let axis: Axis
  var isObservingLayout = false
  weak var container: LayoutNode?
  /// What of each section stays in the window.
  var pinnedViews: PinnedScrollableViews = []
  private var pinPlaces: ContiguousArray<PinPlace> = []
  private var sources: ContiguousArray<Source> = []
  private var pass = 0
  private var last: (visible: ClosedRange<CGFloat>, passed: ClosedRange<CGFloat>, layout: Int)?

  private struct Source {
    weak var object: (any LazySource)?
    /// How many views the estimate is made from.
    var count = 0
    /// The lengths of the views that are there, in points.
    var sum: CGFloat = 0
  }

  private struct PinPlace {
    weak var node: PinNode?
  }

  init(axis: Axis) { self.axis = axis }

  /// Takes a header or a footer that may stay in the window.
  func add(_ pin: PinNode) { pinPlaces.append(PinPlace(node: pin)) }

  /// The headers and footers.
  var pins: ContiguousArray<PinNode> {
    ContiguousArray(pinPlaces.compactMap(\.node))
  }

  /// What the scroll views show now of the space that a node is in, along the axis, in points.
  func shown(around node: LayoutNode) -> ClosedRange<CGFloat>? {
    node.windows(along: axis)?.visible
  }

  func add(_ source: any LazySource) { sources.append(Source(object: source)) }

  func layoutDidFinish() -> Bool {
    guard let container else { return false }
    guard container.isPlaced, let (visible, passed) = container.windows(along: axis) else {
      return true
    }
    let layout = container.placementCount
    if let last, last == (visible, passed, layout) { return true }
    last = (visible, passed, layout)
    if !pinPlaces.isEmpty && !pinnedViews.isEmpty { updatePins(in: container) }
    let elements = elements(of: container)
    if estimateChanges(elements) && container.graph.needsLayout { return true }
    show(elements, visible: visible, passed: passed)
    return true
  }

  /// The elements that the container has, with where it has them. O(n)
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
        presence = current.around
      }
    }
    return elements
  }

  /// Finds the average lengths anew, whenever there are twice as many views to find them from; true
  /// if any has changed.
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

  /// Has made what can be seen; of views whose length nobody knows yet, the first one.
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
        // Whether it shows is known when it has been laid out.
        element.setOnScreen(false)
        element.build()
      }
    }
  }
}

extension ClosedRange<CGFloat> {
  /// Whether anything of an extent is inside; one without a length may be at the beginning.
  fileprivate func shows(_ extent: ClosedRange<CGFloat>) -> Bool {
    if extent.lowerBound == extent.upperBound {
      return lowerBound <= extent.lowerBound && extent.lowerBound < upperBound
    }
    return extent.lowerBound < upperBound && extent.upperBound > lowerBound
  }
}

extension LayoutNode {
  /// What the scroll views around show of the space that this node is in, along an axis, in points;
  /// nil where there is none.
  ///
  /// - Returns: What they show now, and that with all that they pass on the way to where they move.
  fileprivate func windows(
    along axis: Axis
  ) -> (visible: ClosedRange<CGFloat>, passed: ClosedRange<CGFloat>)? {
    var result: (visible: ClosedRange<CGFloat>, passed: ClosedRange<CGFloat>)?
    let toCanvas = surroundingsToCanvas
    var node = parent
    while let current = node {
      if let scroll = current as? ScrollNode {
        let (visible, passed) = scroll.windows
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
