import Foundation
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
  package private(set) var batch: Batch?
  /// What looked wrong so far.
  package var diagnostics = DiagnosticLog()

  /// Why what is shown is not what it should be, if that is so.
  package private(set) var failure: HostError?

  private let sharedFonts: SharedFonts
  private var queue: [Batch] = []
  private var batchSerial = 0
  private var actions: [() -> Void] = []
  private var tickers: [Ticker] = []
  private let completions = AnimationCompletionQueue()
  private var byteCache: [ObjectIdentifier: MeaningfulBytes] = [:]
  private var fieldCache: [ObjectIdentifier: DynamicFields] = [:]
  private var root: ViewNode?
  private var rootNode: LayoutNode?
  private var size: CGSize = .zero

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

  /// Changes of state that arrive together.
  package struct Batch {
    package let serial: Int
    package let transaction: Transaction
    fileprivate var commits: [() -> Void] = []
    /// Keeps the transaction's completions waiting until the batch has been applied.
    fileprivate var holds: [AnimationCompletion.Hold] = []
  }

  /// A place in the list of what animates; a node that is gone leaves it empty.
  private struct Ticker {
    weak var node: (any Ticking)?
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

  /// Runs an evaluation whose reads are remembered.
  package func reading<T>(by reader: Reader, _ body: () -> T) -> T {
    let outer = self.reader
    self.reader = reader
    defer { self.reader = outer }
    return body()
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
    perform(Batch(serial: 0, transaction: Transaction()))
  }

  /// Runs something after the update that is under way, in its transaction.
  package func afterUpdate(_ action: @escaping () -> Void) { actions.append(action) }

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
    tick()
    // Bodies of views that animate by themselves are evaluated outside of any transaction.
    update()
    layOut()
    runActions(in: Transaction())
  }

  private func tick() {
    if tickers.isEmpty { return }
    // What starts to animate meanwhile is informed from the next time on.
    let current = tickers
    tickers = []
    let remaining = current.filter {
      guard let node = $0.node else { return false }
      node.isTicking = node.tick(at: time)
      return node.isTicking
    }
    tickers = remaining + tickers
  }

  /// The next time after `time` at which an animation has something to tell, if any.
  package var nextAnimationEvent: Double? {
    tickers.lazy.compactMap { $0.node?.nextEvent }.filter { $0 > self.time }.min()
  }

  // MARK: Applying changes

  /// Applies all changes of state that are waiting, in order, until nothing changes any more.
  ///
  /// A round is what waits at its beginning; what it brings about waits for the next one.
  ///
  /// - Throws: ``HostError``: state does not come to rest, or texts have no fonts.
  @MainActor package func flush() throws {
    var rounds = 0
    while true {
      if let failure { throw failure }
      // Transactions that wrote nothing are complete as well.
      Confinement.commitCompletions(to: completions)
      if queue.isEmpty && completions.isEmpty { return }
      rounds += 1
      if rounds > Self.settlingBound {
        queue.removeAll()
        throw HostError.unsettled(time: time, rounds: rounds - 1)
      }
      completions.runAll()
      let batches = queue
      queue.removeAll()
      for batch in batches { perform(batch) }
    }
  }

  @MainActor private func perform(_ batch: Batch) {
    layOut()
    self.batch = batch
    for commit in batch.commits { commit() }
    update()
    layOut()
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

  @MainActor private func runActions(in transaction: Transaction) {
    if actions.isEmpty { return }
    let actions = self.actions
    self.actions.removeAll()
    withTransaction(transaction) {
      for action in actions { action() }
    }
  }

  @MainActor private func layOut() {
    guard needsLayout, let rootNode else { return }
    needsLayout = false
    rootNode.place(at: .zero, proposal: ProposedViewSize(size))
  }

  // MARK: What it looks like

  /// Draws the picture at the current time.
  package func emit(into builder: inout DisplayListBuilder) { rootNode?.emit(into: &builder) }
}

extension Transaction {
  /// Whether changes of the two arrive together: parts of one transaction with the same values, or
  /// changes without any.
  fileprivate func isSame(as other: Transaction) -> Bool {
    if properties.isEmpty { return other.properties.isEmpty }
    return id == other.id && properties.isIdentical(to: other.properties)
  }
}

/// Something that changes by itself while time passes.
package protocol Ticking: AnyObject {
  /// Whether the graph keeps this informed of the time; the graph's own note.
  var isTicking: Bool { get set }
  /// Takes the new time in seconds; false when there is nothing more to animate.
  func tick(at time: Double) -> Bool
  /// When an animation ends or completes, in seconds, if that is known.
  var nextEvent: Double? { get }
}
