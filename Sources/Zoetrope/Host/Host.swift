import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// Shows a view on a canvas and moves its virtual clock.
///
/// Guarantees: cues, completions and animations happen at their exact times, in order. The picture
/// at a given time does not depend on which times the host has advanced to before, unless a layout
/// passes values back to views. Nothing waits for real time to pass.
@MainActor public final class Host {
  /// The size of the canvas, in points; the root view is proposed this size, less the safe area
  /// insets, and centered.
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

  /// Creates a host that shows nothing, at time 0.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points.
  ///   - interpolation: How layouts animate. Default ``LayoutInterpolation/parameters``.
  ///   - fonts: The source of the fonts, which are loaded when the first text is laid out. Default
  ///     ``FontSource/environment``.
  public convenience init(
    size: CGSize, interpolation: LayoutInterpolation = .parameters,
    fonts: FontSource = .environment
  ) {
    self.init(size: size, interpolation: interpolation, sharing: fonts.shared())
  }

  /// Creates a host that shares its fonts with other hosts.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points.
  ///   - interpolation: How layouts animate. Default ``LayoutInterpolation/parameters``.
  ///   - fonts: The fonts.
  package init(
    size: CGSize, interpolation: LayoutInterpolation = .parameters, sharing fonts: SharedFonts
  ) {
    self.size = size
    graph = ViewGraph(interpolation: interpolation, fonts: fonts)
    stores = HostStores(graph)
  }

  /// Whether a fault in a layout ends the run with a ``HostError`` instead of being reported as a
  /// diagnostic only. State that is written during layout counts as a fault. Default false.
  public var isStrict: Bool {
    get { graph.report.isStrict }
    set { graph.report.isStrict = newValue }
  }

  /// The distances, in points, by which the edges of the canvas are covered, as by the notch of a
  /// phone. The root view avoids the covered edges, except for views that ignore the safe area.
  /// Default: zero on all edges.
  ///
  /// A change takes effect without animation when the host advances next.
  public var safeAreaInsets = EdgeInsets() {
    didSet {
      rootLayout?.setInsets(safeAreaInsets)
      graph.enqueue(in: Transaction()) {}
    }
  }

  /// The virtual time, in seconds.
  public var time: Double { graph.time }

  /// The number of bodies evaluated so far.
  public var bodyCount: Int { graph.bodyCount }

  /// Returns the diagnostics found since the last call. A diagnostic is reported once for each view
  /// in the lifetime of the host.
  ///
  /// Views outside the canvas are reported only once nothing is left to move. Such a view was
  /// outside in the last display list, and on the canvas in none of the earlier ones.
  public func takeDiagnostics() -> [Diagnostic] {
    graph.reportFaults()
    if schedule.isEmpty && graph.nextMainWork == nil && !graph.isAnimating {
      graph.reportOffCanvasViews(canvas: size)
    }
    for fault in stores.colors.takeFaults() {
      graph.report.diagnostics.report(Diagnostic(fault))
    }
    return graph.report.diagnostics.take()
  }

  /// Creates a piece of state that views and cues share, for the lifetime of the host.
  ///
  /// - Parameter initial: The value at the start.
  /// - Returns: A binding to the state.
  public func makeState<State>(_ initial: State) -> Binding<State> {
    Binding(location: Location(initial, graph: graph, name: "the state of the anim"))
  }

  /// Shows a view in place of the current one.
  ///
  /// - Parameters:
  ///   - content: The root view.
  ///   - environment: The environment of the root view. Default: the default values.
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

  /// Schedules an action. Actions of the same time run in the order in which they were scheduled.
  ///
  /// - Parameters:
  ///   - seconds: The virtual time of the action, in seconds. If it has passed already, the action
  ///     runs when the host advances next.
  ///   - action: The closure to run. An error that it throws is thrown by ``advance(to:)``.
  /// - Complexity: O(*n*), where *n* is the number of scheduled actions.
  public func schedule(at seconds: Double, _ action: @escaping @MainActor () throws -> Void) {
    let event = Event(time: seconds, serial: serial, action: action)
    serial += 1
    let index = schedule.firstIndex { $0.time > seconds } ?? schedule.endIndex
    schedule.insert(event, at: index)
  }

  /// Moves the clock to a time and performs everything that is due by then, in order.
  ///
  /// - Parameter seconds: The virtual time, in seconds. A time before the current one leaves the
  ///   clock where it is.
  /// - Throws: ``HostError`` if state does not settle, if a text is shown and there are no fonts,
  ///   or if a layout is at fault in a strict run; and any error that a scheduled action throws.
  public func advance(to seconds: Double) async throws {
    hasRested = false
    try await advanceUntouched(to: seconds)
  }

  /// Advances a host that nothing has touched since the last advance, so that it need not settle
  /// first.
  ///
  /// - Parameter seconds: The virtual time, in seconds.
  package func advanceUntouched(to seconds: Double) async throws {
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

  /// Moves the clock and lays out, without running tasks, and without performing the events before
  /// that time. This is the stage that benchmarks measure.
  ///
  /// - Parameter seconds: The virtual time, in seconds.
  @_spi(Stages) public func advanceAtOnce(to seconds: Double) { graph.advance(to: seconds) }

  /// The time of the next scheduled action, main-queue work or animation event, in seconds; nil if
  /// there is none.
  private var nextTime: Double? {
    earlier(earlier(schedule.first?.time, graph.nextMainWork), graph.nextAnimationEvent)
  }

  /// Lets the tasks of the main actor run and applies the changes that result, until nothing
  /// changes any more.
  private func rest() async throws {
    var rounds = 0
    try graph.flush()
    repeat {
      // Other threads may take time for work that the main actor waits for. A yield goes through
      // the global executor and gives them a turn.
      if graph.mayAwaitOthers() { await Task.yield() }
      _ = await MainQueueBarrier.shared.wait()
      rounds += 1
      if rounds > ViewGraph.settlingBound { throw graph.unsettled(rounds: rounds - 1) }
    } while try graph.flush()
  }

  /// The view node of the root view; nil before a view is shown.
  package var root: ViewNode? { graph.root }

  /// Returns the explanation of the whole layout at the current time.
  package func explainAll() -> LayoutExplanation {
    let record = graph.recordLayout()
    let root =
      record.entries.isEmpty
      ? LayoutExplanation.Node(emptyCanvas: ()) : LayoutExplanation.Node(record, 0)
    return LayoutExplanation(size: size, time: time, root: root)
  }

  /// Returns the interactive elements at the current time.
  ///
  /// - Complexity: O(*n*), where *n* is the number of layout nodes.
  package func elements() -> ElementTree { graph.elements() }

  /// Returns the display list of the current time.
  ///
  /// - Complexity: O(1) if nothing has changed since the last call: the result then shares its
  ///   storage with the last list, and comparing the two is O(1) as well. Otherwise O(*n*) in the
  ///   number of items, with a walk through the changed nodes only.
  public func displayList() -> DisplayList {
    let list = DisplayList(size: size, items: graph.drawnItems(canvas: size))
    return disablesDrawingReuse ? freshDisplayList() : list
  }

  /// Whether every display list is made by a full walk, without reusing items of the previous list.
  /// The list is the same either way. Default false.
  package var disablesDrawingReuse = false

  /// Returns the display list of the current time, made by a full walk.
  package func freshDisplayList() -> DisplayList {
    DisplayList(size: size, items: graph.freshItems())
  }

  /// The number of views and containers that drawing walks have visited so far.
  package var drawnNodeCount: Int { graph.pass.pointee.drawnNodeCount }

  /// Returns the placement of each leaf at the current time, in drawing order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of layout nodes.
  public func placements() -> [Placement] {
    var builder = DisplayListBuilder(.placements)
    graph.emit(into: &builder)
    return builder.placements
  }

  /// Returns the placement and the layout node of each leaf at the current time, in drawing order.
  package func placedLeaves() -> [(placement: Placement, node: LayoutNode)] {
    var builder = DisplayListBuilder(.placements)
    graph.emit(into: &builder)
    return Array(zip(builder.placements, builder.placedNodes.lazy.map(\.layoutNode)))
  }

  /// Returns the dimensions of the root view at a proposal, by the last layout; nil before a view
  /// is shown, and for a root view without any layout node.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions? {
    rootLayout?.shownContent?.dimensions(in: proposal)
  }

  /// Whether state has been written that has not been applied yet.
  package var hasPendingChanges: Bool { graph.hasPendingChanges }
}
