import Foundation
import Observation
import ZoetropeText

/// The graph of one host: structure, state, transactions and layout of one picture over time.
///
/// Guarantees: state written in one transaction becomes visible at once and as a whole, in the
/// order of the transactions; a body is evaluated only when what it read has changed; layout runs
/// only below what changed. Ordinary classes without locks, confined to the host's actor.
package final class ViewGraph {
  /// How layouts with animatable data move their subviews.
  package let interpolation: LayoutInterpolation
  /// The virtual time in seconds.
  package private(set) var time: Double = 0
  package var needsUpdate = false
  package var needsLayout = false
  /// How many bodies have been evaluated so far.
  package var bodyCount = 0
  /// The evaluation that runs, if one does.
  package private(set) var reader: Reader?
  /// The transaction that is being applied, if one is.
  package private(set) var batch: Batch? {
    didSet { pass.pointee.isFollowing = batch == nil && !isPlacingAnew }
  }
  /// The same in short, for the nodes; it lives as long as the graph.
  let pass = LayoutPass.allocate()
  /// What looked wrong so far.
  package var diagnostics = DiagnosticLog()
  /// What was found wrong with the layout and is not told yet.
  package var faults: [(node: LayoutNode, fault: LayoutFault)] = []
  /// The views that were drawn last, and that nobody has ever seen.
  package var unseen: ContiguousArray<DisplayListBuilder.Unseen> = []

  /// Why what is shown is not what it should be, if that is so.
  package private(set) var failure: HostError?

  private let sharedFonts: SharedFonts
  /// Whether it is an error that a layout writes state while it lays out, or is wrong otherwise.
  package var isStrict = false
  /// The recorder of the running layout; nil unless the layout is explained.
  package private(set) var layoutRecorder: (any LayoutRecording)? {
    didSet { pass.pointee.isRecording = layoutRecorder != nil }
  }
  /// The container whose layout is being asked, if one is.
  package unowned(unsafe) var activeLayout: LayoutNode?
  /// The container whose layout was the last to hand work over to the main queue.
  private weak var lastTalker: LayoutNode?
  /// What layouts have written while they laid out.
  private var writers = LayoutWrites()
  /// The state that changed last.
  private var lastChange: String?
  private var mainWork = MainWork()
  private var queue: [Batch] = []
  private var batchSerial = 0
  private var actions: [() -> Void] = []
  private var layoutActions: [() -> Void] = []
  private var tickers: [Ticker] = []
  private var observers: [Observer] = []
  /// Tasks of views that have not ended.
  package let tasks = RunningTasks()
  /// Whether closures of a person's have run that may have started tasks.
  private var hasRunActions = true
  private var companions: [ObjectIdentifier: AnyObject] = [:]
  /// Whether anything has ever covered edges of others.
  package var hasSafeAreas = false {
    // What was drawn without them did not look for them.
    didSet { if hasSafeAreas != oldValue { forgetDrawing() } }
  }
  /// What was drawn last; nil where nothing of it counts any more.
  var drawn: DrawnPicture?
  /// Whether what is placed now was not shown before, so that nothing moves there.
  package var isPlacingAnew = false {
    didSet { pass.pointee.isFollowing = batch == nil && !isPlacingAnew }
  }
  private let completions = AnimationCompletionQueue()
  private var byteCache: [ObjectIdentifier: MeaningfulBytes] = [:]
  private var fieldCache: [ObjectIdentifier: DynamicFields] = [:]
  package private(set) var root: ViewNode?
  package private(set) var rootNode: LayoutNode?
  /// The size of the canvas in points.
  package private(set) var size: CGSize = .zero

  /// A bound on the rounds in which state may still change within one instant.
  package static let settlingBound = 256

  /// Creates a graph that shows nothing.
  ///
  /// - Parameters:
  ///   - interpolation: How layouts with animatable data move their subviews.
  ///   - fonts: What texts are set in. Default: the fonts that are installed.
  package init(interpolation: LayoutInterpolation, fonts: SharedFonts = SharedFonts()) {
    self.interpolation = interpolation
    sharedFonts = fonts
  }

  deinit { pass.deallocate() }

  /// A place in the list of what animates; a node that is gone leaves it empty.
  private struct Ticker {
    weak var node: (any Ticking)?
  }

  /// Something that looks at the layout.
  private struct Observer {
    weak var object: (any LayoutObserving)?
  }

  /// The fonts that texts are set in; nil where there are none, which ``failure`` then tells.
  package var fonts: FontLibrary? {
    do throws(HostError) { return try sharedFonts.library() } catch {
      failure = failure ?? error
      return nil
    }
  }

  // MARK: State

  /// Takes a change of state for the transaction that is current, or the one given.
  package func enqueue(in transaction: Transaction?, _ commit: @escaping () -> Void) {
    MainActor.preconditionIsolated("State is written from the main actor only")
    let transaction = transaction ?? Confinement.currentTransaction ?? Transaction()
    if let last = queue.indices.last, queue[last].transaction.isSame(as: transaction) {
      queue[last].commits.append(commit)
      return
    }
    batchSerial += 1
    queue.append(
      Batch(
        serial: batchSerial, transaction: transaction, commits: [commit],
        holds: transaction.completions.map { $0.hold() }))
  }

  /// Whether a layout is being asked.
  package var isInLayout: Bool { activeLayout != nil }

  /// Notes that state is about to be written with another value; within a layout that is worth a
  /// word, which is said once for each layout and state.
  package func willWrite(_ state: String) {
    guard let activeLayout, writers.insert(state, by: activeLayout) else { return }
    let layout = activeLayout.owner.path
    if isStrict {
      failure = failure ?? .stateWrittenInLayout(time: time, state: state, layout: layout)
    }
    diagnostics.report(
      Diagnostic(
        "\(layout) writes \(state) while it lays out; the write counts after the pass: hand it "
          + "over with DispatchQueue.main.async"))
  }

  /// Has the next flush fail, unless something else went wrong before.
  package func fail(_ error: HostError) { failure = failure ?? error }

  /// Whether changes of state wait to be applied.
  package var hasPendingChanges: Bool { !queue.isEmpty }

  /// Notes that state has changed.
  package func didChange(_ state: String) { lastChange = state }

  /// Runs something whose work for the main queue falls on this graph's clock.
  package func entered<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = Confinement.mainWorkTaker
    Confinement.mainWorkTaker = self
    defer { Confinement.mainWorkTaker = outer }
    return try body()
  }

  /// Runs an evaluation whose reads are remembered.
  package func reading<T>(by reader: Reader, _ body: () -> T) -> T {
    let outer = self.reader
    self.reader = reader
    defer { self.reader = outer }
    return withObservationTracking(body, onChange: reader.observedChange())
  }

  /// Whether two values are the same, byte for byte, padding aside.
  package func haveEqualBytes<Value>(_ a: Value, _ b: Value) -> Bool {
    let key = ObjectIdentifier(Value.self)
    if let known = byteCache[key] { return known.areEqual(a, b) }
    let bytes = MeaningfulBytes(of: Value.self)
    byteCache[key] = bytes
    return bytes.areEqual(a, b)
  }

  package func dynamicFields(of type: Any.Type) -> DynamicFields {
    let key = ObjectIdentifier(type)
    if let known = fieldCache[key] { return known }
    let fields = DynamicFields(of: type)
    fieldCache[key] = fields
    return fields
  }

  // MARK: Structure

  /// Shows a root view in a canvas of a size in points.
  @MainActor package func show(
    size: CGSize, environment: EnvironmentValues,
    make: (_ViewInputs) -> (structure: ViewNode, layout: LayoutNode)
  ) {
    root?.destroy()
    tickers = []
    self.size = size
    let inputs = _ViewInputs(graph: self, environment: environment)
    let made = make(inputs)
    root = made.structure
    rootNode = made.layout
    needsUpdate = true
    needsLayout = true
    entered { perform(Batch(serial: 0, transaction: Transaction())) }
  }

  /// Runs something after the update that is under way, in its transaction.
  package func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

  /// Runs something once all is laid out, as a part of the transaction that is being applied.
  package func afterLayout(_ action: @escaping () -> Void) { layoutActions.append(action) }

  /// Has what was placed so far in the batch that is being applied count as shown, so that it may
  /// move from there.
  package func beginPass() { batch?.pass += 1 }

  /// Has something look at each layout, for as long as it wants to.
  package func observeLayout(_ observer: some LayoutObserving) {
    if observer.isObservingLayout { return }
    observer.isObservingLayout = true
    observers.append(Observer(object: observer))
  }

  /// The one object of a type that goes with this graph, made when it is first asked for.
  package func companion<Object: AnyObject>(_ make: () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = companions[key] { return unsafeDowncast(known, to: Object.self) }
    let object = make()
    companions[key] = object
    return object
  }

  // MARK: Time

  /// Keeps a node informed of the time for as long as it animates.
  package func startTicking(_ node: some Ticking) {
    if node.isTicking { return }
    node.isTicking = true
    tickers.append(Ticker(node: node))
  }

  /// Moves the clock, and whatever animates with it.
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
    // What starts to animate meanwhile is informed from the next time on.
    var current = tickers
    tickers = []
    // In place: copying a weak reference takes longer than following it.
    current.removeAll {
      guard let node = $0.node else { return true }
      node.isTicking = node.tick(at: time)
      node.setNeedsDrawing()
      return !node.isTicking
    }
    tickers = tickers.isEmpty ? current : current + tickers
  }

  /// Whether anything animates.
  package var isAnimating: Bool { tickers.contains { $0.node?.isTicking == true } }

  /// The next time after `time` at which an animation has something to tell, if any.
  package var nextAnimationEvent: Double? {
    var next: Double?
    for index in tickers.indices {
      guard let event = tickers[index].node?.nextEvent, event > time else { continue }
      next = earlier(next, event)
    }
    return next
  }

  // MARK: Tasks

  /// Notes that a closure of a person's has run, which may have started tasks.
  package func noteAction() { hasRunActions = true }

  /// Whether other threads may be at work for what is shown: a view's task runs, or closures have
  /// run since the last call.
  package func mayAwaitOthers() -> Bool {
    defer { hasRunActions = false }
    return hasRunActions || tasks.count > 0
  }

  // MARK: Applying changes

  /// Applies all changes of state that are waiting, in order, until nothing changes any more.
  ///
  /// A round is what waits at its beginning; what it brings about waits for the next one.
  ///
  /// - Throws: ``HostError``: state does not come to rest, or texts have no fonts.
  /// - Returns: Whether there was anything to apply or to do.
  @discardableResult @MainActor package func flush() throws -> Bool {
    var rounds = 0
    while true {
      tellFaults()
      if let failure { throw failure }
      // Transactions that wrote nothing are complete as well.
      Confinement.commitCompletions(to: completions)
      let isWorkDue = mainWork.nextTime.map { $0 <= time } ?? false
      if queue.isEmpty && completions.isEmpty && !isWorkDue { return rounds > 0 }
      rounds += 1
      if rounds > Self.settlingBound {
        queue.removeAll()
        mainWork.removeAll()
        throw unsettled(rounds: rounds - 1)
      }
      entered(round)
    }
  }

  @MainActor private func round() {
    if queue.isEmpty && completions.isEmpty {
      // Work for the main queue waits until all that was under way has been done.
      for work in mainWork.take(until: time) { work() }
      return
    }
    if !completions.isEmpty {
      noteAction()
      completions.runAll()
    }
    let batches = queue
    queue.removeAll()
    for batch in batches { perform(batch) }
  }

  /// The error that tells what would not come to rest.
  package func unsettled(rounds: Int) -> HostError {
    .unsettled(time: time, rounds: rounds, state: lastChange, layout: lastTalker?.owner.path)
  }

  /// When work for the main queue is to be done next, in seconds; nil where there is none.
  package var nextMainWork: Double? { mainWork.nextTime }

  @MainActor private func perform(_ batch: Batch) {
    layOut()
    self.batch = batch
    for commit in batch.commits { commit() }
    settle()
    runLayoutActions()
    self.batch = nil
    runActions(in: batch.transaction)
    withExtendedLifetime(batch.holds) {
      for completion in batch.transaction.completions { completion.commit(to: completions) }
    }
  }

  @MainActor private func update() {
    guard needsUpdate, let root else { return }
    needsUpdate = false
    root.visit(root.inputs.environment)
  }

  /// Updates and lays out until what was found in layout changes nothing any more.
  @MainActor private func settle() {
    var rounds = 0
    repeat {
      update()
      layOut()
      showLayout()
      rounds += 1
      if rounds > Self.settlingBound {
        failure = failure ?? unsettled(rounds: rounds - 1)
        return
      }
    } while needsUpdate || needsLayout
  }

  private func showLayout() {
    if observers.isEmpty { return }
    let current = observers
    observers = []
    let remaining = current.filter {
      guard let observer = $0.object else { return false }
      observer.isObservingLayout = observer.layoutDidFinish()
      return observer.isObservingLayout
    }
    observers = remaining + observers
  }

  @MainActor private func runActions(in transaction: Transaction) {
    if actions.isEmpty { return }
    noteAction()
    let actions = self.actions
    self.actions.removeAll()
    withTransaction(transaction) {
      for action in actions { action() }
    }
  }

  @MainActor private func runLayoutActions() {
    var rounds = 0
    // What is done then may want to go on when that has been laid out in turn.
    while !layoutActions.isEmpty && failure == nil {
      let actions = layoutActions
      layoutActions.removeAll()
      for action in actions { action() }
      settle()
      rounds += 1
      if rounds > Self.settlingBound { failure = unsettled(rounds: rounds - 1) }
    }
  }

  @MainActor private func layOut() {
    guard needsLayout, let rootNode else { return }
    needsLayout = false
    rootNode.place(at: .zero, proposal: ProposedViewSize(size))
  }

  /// Lays everything out again without memoised sizes, and reports it to a recorder.
  ///
  /// Nothing moves: it is one more layout of what is shown. Side effects of layouts happen again.
  @MainActor package func layOut(recordedBy recorder: some LayoutRecording) {
    rootNode?.setNeedsLayout()
    root?.forgetLayout()
    layoutRecorder = recorder
    entered { layOut() }
    layoutRecorder = nil
  }

  /// The size of a node at a proposal, asked for in a layout that is recorded.
  package func recordedSize(of node: LayoutNode, _ proposal: ProposedViewSize) -> CGSize {
    layoutRecorder?.size(of: node, proposal) ?? node.measured(proposal)
  }
}

extension ViewGraph: MainWorkTaking {
  package func enqueue(at time: Double, _ work: @escaping () -> Void) {
    if let activeLayout, activeLayout !== lastTalker { lastTalker = activeLayout }
    mainWork.add(at: max(time, self.time), work)
  }
}
