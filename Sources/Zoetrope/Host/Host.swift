import Foundation
import ZoetropeDisplayList
import ZoetropeFiles
import ZoetropeGeometry
import ZoetropeProcess

/// Shows a view on a canvas and advances a virtual clock.
///
/// Guarantees: cues, completions and animations happen at their exact times, in order. The picture
/// at a given time is independent of the times to which the host was advanced before. This
/// independence is not guaranteed for layouts that pass values back to views. Delays in the code of
/// views take no real time. The host waits only for code on other threads, and for a limited time.
@MainActor public final class Host {
  /// The size of the canvas, in points. The root view is proposed the size of the area inside the
  /// safe area insets, and is centered in that area.
  public let size: CGSize
  private let graph: ViewGraph
  private let stores: HostStores
  private var schedule = TimedQueue<@MainActor () throws -> Void>()
  private var pace = EventPace()
  private var hasRested = false
  private weak var rootLayout: RootLayoutNode?

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
  ///   - fonts: The fonts that the hosts share.
  ///   - profile: The recorder of a profile. Default nil: nothing is recorded.
  package init(
    size: CGSize, interpolation: LayoutInterpolation = .parameters, sharing fonts: SharedFonts,
    profile: ProfileRecorder? = nil
  ) {
    self.size = size
    graph = ViewGraph(interpolation: interpolation, fonts: fonts)
    if let profile { graph.record(into: profile) }
    stores = HostStores(graph)
  }

  /// Whether a fault in a layout ends the run with a ``HostError``. If not, a fault is only
  /// reported as a diagnostic. Writing state during layout is also a fault. Default false.
  public var isStrict: Bool {
    get { graph.report.isStrict }
    set { graph.report.isStrict = newValue }
  }

  /// The widths, in points, of the covered strips along the edges of the canvas, for example under
  /// the notch of a phone. The root view is laid out inside the uncovered part. Views that ignore
  /// the safe area extend into the covered strips. Default: zero on all edges.
  ///
  /// A change takes effect without animation when the host is next advanced.
  public var safeAreaInsets = EdgeInsets() {
    didSet {
      rootLayout?.setInsets(safeAreaInsets)
      graph.enqueue(in: Transaction()) {}
    }
  }

  /// The color of the window behind the root view; nil if display lists do not draw it. Default
  /// nil.
  ///
  /// Pictures are drawn onto a background in the window's color for light mode. In dark mode,
  /// display lists begin with a fill of the window's color for dark mode, if this color is
  /// different and opaque. The mode is that of the root view.
  package var windowColor: Color? {
    didSet { rootLayout?.setWindowColor(windowColor) }
  }

  /// The color scheme of the root view after its last update.
  package var rootColorScheme: ColorScheme { rootLayout?.colorScheme ?? .light }

  /// Whether each task of a view runs up to its first suspension as soon as it is created. This is
  /// necessary for a picture that is drawn without advancing the clock. If false, the tasks begin
  /// when the host is next advanced. Default false.
  package var startsTasksAtOnce: Bool {
    get { graph.work.startsTasksAtOnce }
    set { graph.work.startsTasksAtOnce = newValue }
  }

  /// The virtual time, in seconds.
  public var time: Double { graph.time }

  /// Returns the image files that were read since the last call. Fonts are not included, because
  /// hosts may share them.
  package func takeUsedFiles() -> [InputFile] { stores.images.takeUsedFiles() }

  /// The number of view bodies that have been evaluated so far.
  public var bodyCount: Int { graph.bodyCount }

  /// Returns the diagnostics found since the last call. The host reports a diagnostic once for each
  /// view.
  ///
  /// While an action is scheduled or an animation runs, no view is reported as being outside the
  /// canvas. Afterward, a view is reported if it lies outside the canvas in the last display list
  /// and was not on the canvas in any earlier display list.
  public func takeDiagnostics() -> [Diagnostic] {
    // Layout faults are added first, because the log keeps the order.
    graph.reportFaults()
    if schedule.isEmpty && !graph.clock.awaitsDispatchWork && !graph.isAnimating {
      graph.reportOffCanvasViews(canvas: size)
    }
    return takeDiagnosticsOnCanvas()
  }

  /// Returns the diagnostics found since the last call, except those about views outside the
  /// canvas.
  package func takeDiagnosticsOnCanvas() -> [Diagnostic] {
    graph.reportFaults()
    for fault in stores.colors.takeFaults() {
      report(Diagnostic(fault))
    }
    for remark in graph.clock.runningHost.takeRemarks() {
      report(Diagnostic(remark))
    }
    return graph.report.diagnostics.take()
  }

  /// Discards the faults of layouts that the host has found but not reported. It can find and
  /// report them again.
  package func discardFaults() { graph.report.faults.removeAll() }

  /// The pieces of state that layouts have changed so far.
  package var settlingCauses: [SettlingLog.Cause] { graph.report.settling.causes }

  /// A closure that is called whenever a layout or the evaluation of a view begins or ends, and
  /// whenever the time changes. The argument is the layout or evaluation that runs after the call.
  /// The argument is nil if none runs, and after a change of time.
  package var codeWatch: ((RunningCode?) -> Void)? {
    get { graph.codeWatch }
    set { graph.codeWatch = newValue }
  }

  /// The error that the next advance throws; nil if there is none.
  package var failure: HostError? { graph.report.failure }

  /// Adds a diagnostic, unless an equal one has been added before.
  func report(_ diagnostic: Diagnostic) { graph.report.diagnostics.report(diagnostic) }

  /// Creates a piece of state that views and cues share. It lives as long as the host.
  ///
  /// - Parameter initial: The value at the start.
  /// - Returns: A binding to the state.
  public func makeState<State>(_ initial: State) -> Binding<State> {
    Binding(location: Location(initial, graph: graph, name: "the state of the anim"))
  }

  /// Shows a view instead of the current view.
  ///
  /// - Parameters:
  ///   - content: The new root view.
  ///   - environment: The environment of the root view. Default: an environment with default
  ///     values.
  public func show<Content: View>(
    _ content: Content, environment: EnvironmentValues = EnvironmentValues()
  ) {
    var environment = environment
    stores.provide(in: &environment)
    graph.show(size: size, environment: environment) { inputs in
      let root = RootNode(content, inputs)
      rootLayout = root.layout
      root.layout.setInsets(safeAreaInsets)
      root.layout.setWindowColor(windowColor)
      return (root, root.layout)
    }
  }

  /// Applies the changes of state at the current time, until no further changes result. In contrast
  /// to ``advance(to:)``, tasks do not run.
  package func settle() throws { try graph.flush() }

  /// Schedules an action. Actions of the same time run in the order in which they were scheduled.
  ///
  /// - Parameters:
  ///   - seconds: The virtual time of the action, in seconds. If this time has passed already, or
  ///     is not a number, the action runs when the host is next advanced.
  ///   - action: The closure to run. If it throws an error, ``advance(to:)`` throws the same error.
  /// - Complexity: O(log *n*), where *n* is the number of scheduled actions.
  public func schedule(at seconds: Double, _ action: @escaping @MainActor () throws -> Void) {
    schedule(at: seconds, rank: makeRank(), action)
  }

  /// Schedules an action with a rank. Of several actions of the same time, those with lower ranks
  /// run first.
  ///
  /// - Parameters:
  ///   - seconds: The virtual time of the action, in seconds. A time that is not a number counts as
  ///     the current time.
  ///   - rank: A number from ``makeRank()``.
  ///   - action: The closure to run.
  func schedule(
    at seconds: Double, rank: Int, _ action: @escaping @MainActor () throws -> Void
  ) {
    let seconds = seconds.isNaN ? time : seconds
    schedule.insert(action, at: seconds, rank: rank)
  }

  /// Runs a closure on the virtual clock. Tasks and timers started by the closure follow the same
  /// clock. The work that the closure submits to the main queue follows this clock, too.
  package func entered<Result>(_ body: () throws -> Result) rethrows -> Result {
    try graph.entered(body)
  }

  /// Returns a rank for ``schedule(at:rank:_:)`` that is higher than the ranks of all scheduled
  /// actions.
  func makeRank() -> Int { schedule.makeRank() }

  /// Moves the clock to the given time, and performs the actions, tasks and animation events up to
  /// that time in order.
  ///
  /// - Parameter seconds: The virtual time, in seconds. A time before the current one leaves the
  ///   clock where it is.
  /// - Throws: ``HostError`` if state keeps changing, if a text is shown and there are no fonts, or
  ///   if a layout has a fault and ``isStrict`` is true. Also throws the error of a scheduled
  ///   action.
  public func advance(to seconds: Double) async throws {
    hasRested = false
    try await advanceUntouched(to: seconds)
  }

  /// Advances the clock like ``advance(to:)``, but omits the first step of that method. The omitted
  /// step runs tasks and applies the changes of the current time. Call this method only if the host
  /// has not been used since the last advance.
  ///
  /// - Parameter seconds: The virtual time, in seconds.
  package func advanceUntouched(to seconds: Double) async throws {
    if !hasRested { try await rest() }
    hasRested = true
    while let next = nextTime(until: seconds), next <= seconds {
      let moment = max(next, graph.time)
      let workTime = graph.nextMainWork ?? -.infinity
      if pace.isTooFast(at: moment) {
        throw HostError.tooManyEvents(
          time: moment, count: EventPace.limit,
          source: graph.nextAnimationEvent == next
            ? graph.nextAnimatingPath
            : workTime <= next ? graph.report.lastWork?.kind.description : nil)
      }
      graph.advance(
        to: moment, dueTime: workTime - moment <= VirtualClock.tolerance ? workTime : moment)
      while let action = schedule.takeEarliest(until: graph.time) {
        graph.noteAction()
        try graph.entered(action)
        try await rest()
      }
      try await rest()
    }
    graph.advance(to: max(seconds, graph.time))
    try await rest()
  }

  /// Moves the clock to a time and lays out the views. It does not run tasks, and does not perform
  /// the scheduled actions up to that time. Benchmarks measure this part of an advance.
  ///
  /// - Parameter seconds: The virtual time, in seconds.
  @_spi(Stages) public func advanceAtOnce(to seconds: Double) { graph.advance(to: seconds) }

  /// Returns the time, in seconds, of the earliest of the upcoming events: scheduled actions, work
  /// on the main queue, and animation events. The result is nil if there are no such events.
  ///
  /// If rounding has moved work to a time just after `end`, the time of the work counts as `end`.
  private func nextTime(until end: Double) -> Double? {
    let work = graph.nextMainWork.map { $0 - end <= VirtualClock.tolerance ? min($0, end) : $0 }
    return earlier(earlier(schedule.firstTime, work), graph.nextAnimationEvent)
  }

  /// Lets the tasks of the main actor run and applies the resulting changes, until no further
  /// changes result.
  private func rest() async throws {
    var (rounds, quietPasses, stillPasses) = (0, 0, 0)
    var isOver = false
    // Whether user closures have run since the last yield.
    var haveActionsRun = false
    let before = taskActivity
    try graph.flush()
    repeat {
      let (jobCount, workCount) = taskActivity
      // The main actor may be waiting for work of other threads. A yield goes through the global
      // executor and gives these threads time for the work.
      if graph.takeActions() { haveActionsRun = true }
      let yields = mayAwaitOthers(afterActions: haveActionsRun)
      if yields {
        haveActionsRun = false
        await Task.yield()
      }
      let waits = !graph.clock.outsideWork.isEmpty
      if waits { await waitForOutsideWork() }
      _ = await MainQueueBarrier.shared.wait()
      let changed = try graph.flush()
      if changed && !waits { rounds += 1 }
      if rounds > ViewGraph.settlingBound { throw graph.unsettled(rounds: rounds - 1) }
      let activity = taskActivity
      let isBusy = activity != (jobCount, workCount)
      stillPasses = isBusy || changed || waits ? 0 : stillPasses + 1
      // When a task resumes, it may pass through several executors before its code runs.
      let isStill = stillPasses >= (activity == before ? 1 : Self.stillPassCount)
      // Work on another thread counts as progress, even if it is done immediately.
      quietPasses = changed || waits || activity.workCount != workCount ? 0 : quietPasses + 1
      if activity.workCount - before.workCount > Self.outsideWorkBound {
        throw HostError.unsettled(
          time: time, rounds: Self.outsideWorkBound, state: nil, layout: nil,
          work: "work of other dispatch queues")
      }
      // A task that runs for the first time may start the first thread.
      let owesYield = !yields && mayAwaitOthers(afterActions: haveActionsRun)
      isOver =
        !owesYield && !changed && graph.clock.outsideWork.isEmpty
        && (isStill || quietPasses >= Self.quietPassBound)
    } while !isOver
  }

  /// Whether other threads may be working for the views: a view's task is unfinished or user
  /// closures have run, and the process has threads that may do such work.
  ///
  /// A yield would start the first threads of the global executor. To start them takes longer than
  /// to lay out a small frame.
  private func mayAwaitOthers(afterActions haveActionsRun: Bool) -> Bool {
    (haveActionsRun || graph.tasks.count > 0) && zoetrope_may_have_working_threads()
  }

  /// The largest number of passes in which tasks run without any other progress. A task that yields
  /// forever reaches this bound.
  private static let quietPassBound = 64

  /// The number of successive passes without activity after which all tasks count as finished or
  /// suspended.
  private static let stillPassCount = 4

  /// The largest number of work items that may be submitted to other threads at one virtual time. A
  /// task that submits work forever exceeds this bound.
  private static let outsideWorkBound = 100_000

  /// The number of jobs that tasks have run, and the number of work items submitted to other
  /// threads. If either has changed, tasks may have more to do.
  private var taskActivity: (jobCount: Int, workCount: Int) {
    (graph.clock.executor.jobCount, graph.clock.outsideWork.workCount)
  }

  /// Waits for work on other threads, for a limited amount of real time. During the wait, the
  /// virtual time stands still.
  private func waitForOutsideWork() async {
    for queue in await graph.clock.outsideWork.wait() {
      report(Diagnostic(queue.description))
    }
  }

  /// The view node of the root view; nil before a view is shown.
  package var root: ViewNode? { graph.root }

  /// Returns the explanation of the layout of all views at the current time.
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

  /// Returns the display list at the current time.
  ///
  /// - Complexity: O(1) if nothing has changed since the last call. The result then shares its
  ///   storage with the previous list, and a comparison of the two lists is O(1) as well. Otherwise
  ///   O(*n*), where *n* is the number of items, but only changed nodes are visited.
  public func displayList() -> DisplayList {
    let list = DisplayList(size: size, items: graph.drawnItems(canvas: size))
    return disablesDrawingReuse ? freshDisplayList() : list
  }

  /// Whether each display list is built from all nodes, without reusing items of the previous list.
  /// The setting does not change the resulting list. Default false.
  package var disablesDrawingReuse = false

  /// Returns the display list at the current time, built from all nodes without reusing items.
  package func freshDisplayList() -> DisplayList {
    DisplayList(size: size, items: graph.freshItems())
  }

  /// The number of nodes visited so far to build display lists. Only leaves and the children of
  /// containers are counted.
  package var drawnNodeCount: Int { graph.pass.pointee.drawnNodeCount }

  /// Returns the placement of each leaf at the current time, in drawing order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of layout nodes.
  public func placements() -> [Placement] {
    var builder = DisplayListBuilder(.placements)
    graph.emit(into: &builder)
    return builder.placements
  }

  /// A leaf with its placement, its size and its opacity.
  package struct MeasuredLeaf {
    /// The place of the leaf on the canvas.
    package let placement: Placement
    /// The size of the leaf in its own space, in points.
    package let size: CGSize
    /// The product of the opacities of all enclosing effects, 0 to 1.
    package let opacity: Double
    /// The node of the leaf.
    package let node: LayoutNode
  }

  /// Returns all leaves at the current time, in drawing order. O(*n*) in the number of layout
  /// nodes.
  package func measuredLeaves() -> [MeasuredLeaf] {
    var builder = DisplayListBuilder(.placements)
    graph.emit(into: &builder)
    return zip(builder.placements, builder.placedLeaves).map { placement, leaf in
      MeasuredLeaf(
        placement: placement, size: leaf.size, opacity: leaf.opacity, node: leaf.node.layoutNode)
    }
  }

  /// Returns the dimensions of the root view for a proposal, as of the last layout. The result is
  /// nil before a view is shown, and for a root view without any layout node.
  package func dimensions(in proposal: ProposedViewSize) -> ViewDimensions? {
    rootLayout?.shownContent?.dimensions(in: proposal)
  }

  /// Whether any write of state is still to be applied.
  package var hasPendingChanges: Bool { graph.hasPendingChanges }
}
