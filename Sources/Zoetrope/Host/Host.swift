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
  private let stores: HostStores
  private var schedule: [Event] = []
  private var serial = 0
  private var hasRested = false
  private weak var rootLayout: RootLayoutNode?

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
    stores = HostStores(graph)
  }

  /// Whether state that a layout writes while it lays out, and whatever else is wrong with a layout,
  /// ends the run, instead of being told. Default false.
  public var isStrict: Bool {
    get { graph.report.isStrict }
    set { graph.report.isStrict = newValue }
  }

  /// How far the edges of the canvas are covered, in points, as by the notch of a phone: the root
  /// view gets out of the way, except for views that ignore the safe area. Default: not at all.
  ///
  /// A change shows when the host advances next, without an animation.
  public var safeAreaInsets = EdgeInsets() {
    didSet {
      rootLayout?.setInsets(safeAreaInsets)
      graph.enqueue(in: Transaction()) {}
    }
  }

  /// The virtual time in seconds.
  public var time: Double { graph.time }

  /// How many bodies have been evaluated so far.
  public var bodyCount: Int { graph.bodyCount }

  /// What has looked wrong since the last call, each thing once a view in the host's life.
  ///
  /// Views outside of the canvas are told of when nothing is to move any more, as far as they were
  /// there in the last display list, and in none before on the canvas.
  public func takeDiagnostics() -> [Diagnostic] {
    graph.tellFaults()
    if schedule.isEmpty && graph.nextMainWork == nil && !graph.isAnimating {
      graph.tellUnseen(canvas: size)
    }
    for fault in stores.colors.takeFaults() {
      graph.report.diagnostics.report(Diagnostic(fault))
    }
    return graph.report.diagnostics.take()
  }

  /// Makes a piece of state that lives as long as the host, and which views and cues share.
  public func makeState<State>(_ initial: State) -> Binding<State> {
    Binding(location: Location(initial, graph: graph, name: "the anim's state"))
  }

  /// Shows a view, in place of the one before.
  public func show<Content: View>(
    _ content: Content, environment: EnvironmentValues = EnvironmentValues()
  ) {
    var environment = environment
    stores.provide(in: &environment)
    graph.show(size: size, environment: environment) { inputs in
      let root = RootNode(content, inputs)
      rootLayout = root.layout
      root.layout.setInsets(safeAreaInsets)
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
    hasRested = false
    try await advance(undisturbedTo: seconds)
  }

  /// The same where nobody has had to do with the host since it was advanced last.
  package func advance(undisturbedTo seconds: Double) async throws {
    if !hasRested { try await rest() }
    hasRested = true
    while let next = nextTime, next <= seconds {
      graph.advance(to: max(next, graph.time))
      while let event = schedule.first, event.time <= graph.time {
        schedule.removeFirst()
        graph.noteAction()
        try graph.entered(event.action)
        try await rest()
      }
      try await rest()
    }
    graph.advance(to: max(seconds, graph.time))
    try await rest()
  }

  /// Moves the clock and lays out, without letting tasks run and without events before that time:
  /// the stage that benchmarks measure.
  @_spi(Stages) public func advanceAtOnce(to seconds: Double) { graph.advance(to: seconds) }

  /// When something happens next.
  private var nextTime: Double? {
    earlier(earlier(schedule.first?.time, graph.nextMainWork), graph.nextAnimationEvent)
  }

  /// Lets tasks of the main actor run and applies what they and others have changed, until nothing
  /// changes any more.
  private func rest() async throws {
    var rounds = 0
    try graph.flush()
    repeat {
      // What other threads do for the main actor may take its time; a yield goes by way of them.
      if graph.mayAwaitOthers() { await Task.yield() }
      _ = await MainQueueEnd.shared.reach()
      rounds += 1
      if rounds > ViewGraph.settlingBound { throw graph.unsettled(rounds: rounds - 1) }
    } while try graph.flush()
  }

  /// The place of the root view, once one is shown.
  package var root: ViewNode? { graph.root }

  /// How the layout of the current time came to be, all of it.
  package func explainAll() -> LayoutExplanation {
    let record = graph.recordLayout()
    let root =
      record.entries.isEmpty
      ? LayoutExplanation.Node(emptyCanvas: ()) : LayoutExplanation.Node(record, 0)
    return LayoutExplanation(size: size, time: time, root: root)
  }

  /// What can be operated at the current time.
  package func elements() -> ElementTree { graph.elements() }

  /// What is drawn at the current time. O(1) where nothing has changed since it was asked for last:
  /// then it is the same list, and comparing the two is O(1) as well.
  public func displayList() -> DisplayList {
    let list = DisplayList(size: size, items: graph.drawnItems(canvas: size))
    return takesOverNothing ? freshDisplayList() : list
  }

  /// Whether display lists are made with nothing taken over from those before. They are the same.
  package var takesOverNothing = false

  /// What is drawn at the current time, with nothing taken over from before.
  package func freshDisplayList() -> DisplayList {
    DisplayList(size: size, items: graph.freshItems())
  }

  /// How many views and containers have been walked through so far to make display lists.
  package var drawnNodeCount: Int { graph.pass.pointee.drawings }

  /// Where the leaves are shown at the current time, in drawing order.
  public func placements() -> [Placement] {
    var builder = DisplayListBuilder(.placements)
    graph.emit(into: &builder)
    return builder.placements
  }

  /// Where the leaves are shown at the current time, with their nodes, in drawing order.
  package func placedLeaves() -> [(placement: Placement, node: LayoutNode)] {
    var builder = DisplayListBuilder(.placements)
    graph.emit(into: &builder)
    return Array(zip(builder.placements, builder.placedNodes.lazy.map(\.layoutNode)))
  }

  /// What the root view takes at a proposal, by the layout that was made last; nil before a view is
  /// shown, and for one that stands for nothing.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions? {
    rootLayout?.shownContent?.dimensions(in: proposal)
  }

  /// Whether state has been written that has not been applied yet.
  package var hasPendingChanges: Bool { graph.hasPendingChanges }
}
