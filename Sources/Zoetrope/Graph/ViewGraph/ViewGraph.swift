import ZoetropeProcess
import Foundation
import ZoetropeText

/// The graph of one host: the views, state, transactions and layout of one picture over time.
///
/// Guarantees:
/// - The writes of a transaction become visible together. Transactions are applied in the order
///   in which they are enqueued.
/// - A body is evaluated again only after a change of a value that it has read.
/// - Layout skips the nodes that no change affects.
///
/// The graph consists of ordinary classes without locks, confined to the host's actor.
///
/// Each stored property holds one part of the graph's state. User code may change any part. A loop
/// that calls user code therefore iterates over a copy of the elements.
package final class ViewGraph {
  /// The way in which layouts with animatable data move their subviews.
  package let interpolation: LayoutInterpolation
  private let sharedFonts: SharedFonts
  /// The virtual time in seconds.
  package private(set) var time: Double = 0
  var shown = ShownViews()
  var evaluation = BodyEvaluation()
  var layout = LayoutSession()
  /// The part of the layout state that nodes read without reference counting. It lives as long as
  /// the graph.
  let pass = LayoutPass.allocate()
  var changes = PendingChanges()
  /// The batch of changes that is being applied; nil between batches.
  package internal(set) var batch: Batch? { didSet { updateFollowing() } }
  var actions = DeferredActions()
  /// The clock for tasks, timers and the work of the main queue.
  package let clock = VirtualClock()
  let work = UserWork()
  var tickers = TickerList()
  var report = GraphReport()
  var drawing = RetainedDrawing()
  /// The recorder of a profile; nil if no profile is recorded.
  var profile: ProfileRecorder?
  /// A closure that is called whenever a layout or the evaluation of a view begins or ends, and
  /// whenever the time changes. The argument is the layout or evaluation that runs after the call.
  /// It is nil if none runs, and after a change of time. Default nil.
  package var codeWatch: ((RunningCode?) -> Void)?

  /// The largest number of rounds in which ``flush()`` applies changes within one instant. Also the
  /// largest number of rounds of updates without progress, as counted by ``SettlingRounds``. If
  /// state still changes after the last round, the graph reports an error.
  package static let settlingBound = 256

  /// Creates a graph that shows nothing.
  ///
  /// - Parameters:
  ///   - interpolation: How layouts with animatable data move their subviews.
  ///   - fonts: The fonts of texts. Default: the installed fonts.
  package init(interpolation: LayoutInterpolation, fonts: SharedFonts = SharedFonts()) {
    self.interpolation = interpolation
    sharedFonts = fonts
    clock.willAdd.value = { [weak self] in self?.noteMainWork() ?? false }
  }

  deinit {
    clock.willAdd.value = nil
    clock.end()
    pass.deallocate()
  }

  /// The fonts for texts. Nil if the fonts cannot be loaded. The next call of `flush()` then throws
  /// the error.
  package var fonts: FontLibrary? {
    do throws(HostError) { return try sharedFonts.library() } catch {
      report.fail(error)
      return nil
    }
  }

  /// Shows a root view on a canvas in place of the current one.
  ///
  /// - Parameters:
  ///   - size: The size of the canvas, in points.
  ///   - environment: The environment of the root view.
  ///   - make: Makes the view node and the layout node of the root.
  @MainActor package func show(
    size: CGSize, environment: EnvironmentValues,
    make: (_ViewInputs) -> (structure: ViewNode, layout: LayoutNode)
  ) {
    shown.root?.destroy()
    tickers.removeAll()
    shown.size = size
    clock.runningHost.setExtent(size, pixelsPerPoint: environment.displayScale)
    let made = make(_ViewInputs(graph: self, environment: environment))
    shown.root = made.structure
    shown.rootNode = made.layout
    evaluation.isNeeded = true
    layout.isNeeded = true
    entered { perform(Batch(serial: 0, transaction: Transaction())) }
  }

  // MARK: Time

  /// Moves the clock to the given time in seconds, and advances every animation with it.
  ///
  /// - Parameters:
  ///   - time: The time in seconds.
  ///   - dueTime: The time in seconds up to which work of the main queue counts as due. A value
  ///     before `time`, such as the default, stands for `time`.
  @MainActor package func advance(to time: Double, dueTime: Double = -.infinity) {
    self.time = time
    clock.advance(to: time, dueTime: dueTime)
    zoetrope_set_running_time(time)
    codeWatch?(nil)
    entered {
      tick()
      // Views with animatable data are evaluated outside any transaction.
      settle()
      runLayoutActions()
      runActions(in: Transaction())
    }
  }

  private func tick() {
    if tickers.isEmpty { return }
    stage(.animations) {
      var current = tickers.beginTick()
      current.tick(at: time)
      tickers.finishTick(current)
    }
  }

  /// Advances a node with the clock from now on, until its animations are over.
  package func startTicking(_ node: some Ticking) { tickers.add(node) }

  /// Whether any node is animating.
  package var isAnimating: Bool { tickers.isAnimating }

  /// The next time after ``time``, in seconds, at which an animation ends or reaches its logical
  /// completion; nil if no such time is known.
  package var nextAnimationEvent: Double? { tickers.nextEvent(after: time) }

  /// The name of the view whose animation is the next to end or to reach its logical completion:
  /// its path or, if the path is empty, its type. Nil if no such view is known.
  package var nextAnimatingPath: String? {
    switch tickers.nextNode(after: time) {
    case let node as ViewNode: node.nameInMessages
    case let node as LayoutNode: node.subject.owner.nameInMessages
    default: nil
    }
  }

  /// The time at which the next work for the main queue is due, in seconds; nil if there is none.
  package var nextMainWork: Double? { clock.nextTime }

  /// Runs a closure on this graph's clock. Tasks and timers that the closure starts follow the same
  /// clock, and so does the work that it submits to the main queue.
  package func entered<Result>(_ body: () throws -> Result) rethrows -> Result {
    try VirtualClock.$current.withValue(clock, operation: body)
  }

  /// Remembers the running layout, if there is one, as the last to submit work to the main queue.
  /// Messages name this layout. Returns whether a layout is running.
  private func noteMainWork() -> Bool {
    guard let active = layout.activeLayout else { return false }
    if active !== report.lastEnqueuingLayout { report.lastEnqueuingLayout = active }
    return true
  }
}
