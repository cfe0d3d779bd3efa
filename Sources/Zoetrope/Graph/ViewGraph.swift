import Foundation
import ZoetropeText

/// The graph of one host: structure, state, transactions and layout of one picture over time.
///
/// Guarantees: state written in one transaction becomes visible at once and as a whole, in the
/// order of the transactions; a body is evaluated only when something that it read has changed;
/// layout runs only below what changed. The graph consists of ordinary classes without locks,
/// confined to the host's actor.
///
/// Each stored property is one part with a job of its own. Parts are values: a loop that calls user
/// code takes what it needs out of its part first.
package final class ViewGraph {
  /// How layouts with animatable data move their subviews.
  package let interpolation: LayoutInterpolation
  private let sharedFonts: SharedFonts
  /// The virtual time in seconds.
  package private(set) var time: Double = 0
  var shown = ShownViews()
  var evaluation = BodyEvaluation()
  var layout = LayoutSession()
  /// The part of the layout's state that nodes read without counting references; it lives as long
  /// as the graph.
  let pass = LayoutPass.allocate()
  var changes = PendingChanges()
  /// The transaction that is being applied; nil between transactions.
  package internal(set) var batch: Batch? { didSet { updateFollowing() } }
  var actions = DeferredActions()
  var mainWork = MainWork()
  let work = UserWork()
  var tickers = TickerList()
  var report = GraphReport()
  var drawing = RetainedDrawing()

  /// The largest number of rounds in which state may still change within one instant.
  package static let settlingBound = 256

  /// Creates a graph that shows nothing.
  ///
  /// - Parameters:
  ///   - interpolation: How layouts with animatable data move their subviews.
  ///   - fonts: The fonts of texts. Default: the installed fonts.
  package init(interpolation: LayoutInterpolation, fonts: SharedFonts = SharedFonts()) {
    self.interpolation = interpolation
    sharedFonts = fonts
  }

  deinit { pass.deallocate() }

  /// The fonts of texts; nil where there are none, which fails the next flush.
  package var fonts: FontLibrary? {
    do throws(HostError) { return try sharedFonts.library() } catch {
      report.fail(error)
      return nil
    }
  }

  /// Shows a root view in a canvas of a size in points.
  @MainActor package func show(
    size: CGSize, environment: EnvironmentValues,
    make: (_ViewInputs) -> (structure: ViewNode, layout: LayoutNode)
  ) {
    shown.root?.destroy()
    tickers.removeAll()
    shown.size = size
    let made = make(_ViewInputs(graph: self, environment: environment))
    shown.root = made.structure
    shown.rootNode = made.layout
    evaluation.isNeeded = true
    layout.isNeeded = true
    entered { perform(Batch(serial: 0, transaction: Transaction())) }
  }

  // MARK: Time

  /// Moves the clock, and everything that animates with it.
  @MainActor package func advance(to time: Double) {
    self.time = time
    entered {
      tick()
      // Bodies of views that animate by themselves are evaluated outside of any transaction.
      settle()
      runLayoutActions()
      runActions(in: Transaction())
    }
  }

  private func tick() {
    if tickers.isEmpty { return }
    var current = tickers.beginTick()
    current.tick(at: time)
    tickers.finishTick(current)
  }

  /// Has a node advanced with the clock for as long as it animates.
  package func startTicking(_ node: some Ticking) { tickers.add(node) }

  /// Whether anything animates.
  package var isAnimating: Bool { tickers.isAnimating }

  /// The next time after ``time`` at which an animation ends or completes; nil if none is known.
  package var nextAnimationEvent: Double? { tickers.nextEvent(after: time) }

  /// The time of the next work for the main queue, in seconds; nil where there is none.
  package var nextMainWork: Double? { mainWork.nextTime }

  /// Runs a closure whose work for the main queue falls on this graph's clock.
  package func entered<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Confinement.mainWorkTaker
    Confinement.mainWorkTaker = self
    defer { Confinement.mainWorkTaker = outer }
    return try body()
  }
}

extension ViewGraph: MainWorkTaking {
  package func enqueue(at time: Double, _ work: @escaping () -> Void) {
    if let active = layout.activeLayout, active !== report.lastTalker { report.lastTalker = active }
    mainWork.add(at: max(time, self.time), work)
  }
}
