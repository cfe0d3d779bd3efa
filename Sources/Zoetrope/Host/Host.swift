import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Shows a view on a canvas and moves its virtual clock.
///
/// Guarantees: cues, completions and animations happen at their own exact times, in order; what is
/// shown at a time does not depend on which times were looked at before. Nothing waits for real
/// time to pass.
@MainActor public final class Host {
  /// The canvas in points; the root view is proposed this size, and centred.
  public let size: CGSize
  private let graph: ViewGraph
  private var schedule: [Event] = []
  private var serial = 0

  private struct Event {
    let time: Double
    let serial: Int
    let action: @MainActor () throws -> Void
  }

  /// Creates a host with nothing to show, at time 0.
  ///
  /// - Parameters:
  ///   - size: The canvas in points.
  ///   - interpolation: How layouts animate. Default ``LayoutInterpolation/parameters``.
  ///   - fonts: Where the fonts of texts come from; they are looked for when the first text is laid
  ///     out. Default ``FontSource/environment``.
  public convenience init(
    size: CGSize, interpolation: LayoutInterpolation = .parameters,
    fonts: FontSource = .environment
  ) {
    self.init(size: size, interpolation: interpolation, sharing: fonts.shared())
  }

  /// Creates a host that shares its fonts with others.
  package init(
    size: CGSize, interpolation: LayoutInterpolation = .parameters, sharing fonts: SharedFonts
  ) {
    self.size = size
    graph = ViewGraph(interpolation: interpolation, fonts: fonts)
  }

  /// The virtual time in seconds.
  public var time: Double { graph.time }

  /// How many bodies have been evaluated so far.
  public var bodyCount: Int { graph.bodyCount }

  /// What has looked wrong since the last call, each different thing once in the host's life.
  public func takeDiagnostics() -> [Diagnostic] { graph.diagnostics.take() }

  /// Makes a piece of state that lives as long as the host, and which views and cues share.
  public func makeState<State>(_ initial: State) -> Binding<State> {
    Binding(location: Location(initial, graph: graph))
  }

  /// Shows a view, in place of the one before.
  public func show<Content: View>(
    _ content: Content, environment: EnvironmentValues = EnvironmentValues()
  ) {
    graph.show(size: size, environment: environment) { inputs in
      let root = RootNode(content, inputs)
      return (root, root.layout)
    }
  }

  /// Has something done at a time in seconds; things of the same time are done in order.
  public func schedule(at seconds: Double, _ action: @escaping @MainActor () throws -> Void) {
    let event = Event(time: seconds, serial: serial, action: action)
    serial += 1
    let index = schedule.firstIndex { $0.time > seconds } ?? schedule.endIndex
    schedule.insert(event, at: index)
  }

  /// Moves the clock to a time in seconds, and does everything that is due until then.
  ///
  /// - Throws: ``HostError`` where state does not come to rest, or where a text is to be shown and
  ///   there are no fonts; and what a scheduled action throws.
  public func advance(to seconds: Double) async throws {
    await settle()
    try graph.flush()
    while let next = nextTime, next <= seconds {
      graph.advance(to: max(next, graph.time))
      while let event = schedule.first, event.time <= graph.time {
        schedule.removeFirst()
        try event.action()
        await settle()
        try graph.flush()
      }
      try graph.flush()
    }
    graph.advance(to: max(seconds, graph.time))
    await settle()
    try graph.flush()
  }

  /// When something happens next.
  private var nextTime: Double? {
    [schedule.first?.time, graph.nextAnimationEvent].lazy.compactMap(\.self).min()
  }

  /// Lets work that was handed to the main actor run.
  private func settle() async { await Task.yield() }

  /// What is drawn at the current time.
  public func displayList() -> DisplayList {
    var builder = DisplayListBuilder(.drawing)
    graph.emit(into: &builder)
    return DisplayList(size: size, items: builder.items)
  }

  /// Where the leaves are shown at the current time, in drawing order.
  public func placements() -> [Placement] {
    var builder = DisplayListBuilder(.placements)
    graph.emit(into: &builder)
    return builder.placements
  }
}

/// The place of the root view: what it stands for is stacked vertically and centred.
private final class RootNode<Content: View>: UnaryNode<RootView<Content>, Content> {
  let layout: RootLayoutNode

  init(_ content: Content, _ inputs: _ViewInputs) {
    let holder = ViewNode(inputs)
    layout = RootLayoutNode(owner: holder)
    self.holder = holder
    super.init(RootView(content: content), inputs, content: \.content)
  }

  /// Keeps the owner of the root's layout alive.
  private let holder: ViewNode

  override func didUpdate(_ change: Change) {
    layout.setChildren(child?.outputs ?? [], direction: inputs.environment.layoutDirection)
  }
}

nonisolated private struct RootView<Content: View>: _PrimitiveView {
  var content: Content

  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    RootNode(view.content, inputs)
  }
}

/// The whole canvas, with the root view in its middle.
private final class RootLayoutNode: LayoutNode {
  private let stack: LayoutContainerNode<VStackLayout>
  private var content: LayoutNode?

  override init(owner: ViewNode) {
    stack = LayoutContainerNode(owner: owner, layout: VStackLayout())
    super.init(owner: owner)
  }

  func setChildren(_ children: ContiguousArray<LayoutNode>, direction: LayoutDirection) {
    let new: LayoutNode?
    if children.count > 1 {
      stack.setChildren(children, direction: direction)
      new = stack
    } else {
      new = children.first
    }
    guard new !== content else { return }
    content?.parent = nil
    content = new
    new?.parent = self
    setNeedsLayout()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func placeChildren() {
    guard let content else { return }
    let inner = content.sizeThatFits(proposal)
    content.place(
      at: CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2),
      size: inner, proposal: proposal)
  }

  override func emit(into builder: inout DisplayListBuilder) { content?.emit(into: &builder) }
}
