import Foundation

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

  private var queue: [Batch] = []
  private var batchSerial = 0
  private var actions: [() -> Void] = []
  private var tickers: [any Ticking] = []
  private let completions = AnimationCompletionQueue()
  private var fieldCache: [ObjectIdentifier: DynamicFields] = [:]
  private var root: ViewNode?
  private var rootNode: LayoutNode?
  private var size: CGSize = .zero

  /// A bound on the rounds in which state may still change within one instant.
  package static let settlingBound = 256

  package init(interpolation: LayoutInterpolation) { self.interpolation = interpolation }

  /// Changes of state that arrive together.
  package struct Batch {
    package let serial: Int
    package let transaction: Transaction
    fileprivate var commits: [() -> Void] = []
  }

  // MARK: State

  /// Takes a change of state for the transaction that is current, or the one given.
  package func enqueue(in transaction: Transaction?, _ commit: @escaping () -> Void) {
    MainActor.preconditionIsolated("State is written from the main actor only")
    let transaction = transaction ?? Confinement.currentTransaction ?? Transaction()
    if let last = queue.indices.last, queue[last].transaction.id == transaction.id {
      queue[last].commits.append(commit)
      return
    }
    batchSerial += 1
    queue.append(Batch(serial: batchSerial, transaction: transaction, commits: [commit]))
  }

  /// Runs an evaluation whose reads are remembered.
  @MainActor package func reading<T>(by reader: Reader, _ body: () -> T) -> T {
    let outer = self.reader
    self.reader = reader
    defer { self.reader = outer }
    return body()
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
  package func startTicking(_ node: any Ticking) {
    if !tickers.contains(where: { $0 === node }) { tickers.append(node) }
  }

  /// Moves the clock, and whatever animates with it.
  @MainActor package func advance(to time: Double) {
    self.time = time
    if !tickers.isEmpty { tickers = tickers.filter { $0.tick(at: time) } }
    layOut()
  }

  /// The next time after `time` at which an animation has something to tell, if any.
  package var nextAnimationEvent: Double? {
    tickers.lazy.compactMap(\.nextEvent).filter { $0 > self.time }.min()
  }

  // MARK: Applying changes

  /// Applies all changes of state that are waiting, in order, until nothing changes any more.
  @MainActor package func flush() throws {
    var rounds = 0
    while !queue.isEmpty || !completions.isEmpty {
      completions.runAll()
      guard !queue.isEmpty else { continue }
      rounds += 1
      if rounds > Self.settlingBound {
        queue.removeAll()
        throw HostError.unsettled(time: time, rounds: rounds - 1)
      }
      perform(queue.removeFirst())
    }
  }

  @MainActor private func perform(_ batch: Batch) {
    layOut()
    self.batch = batch
    for commit in batch.commits { commit() }
    if needsUpdate, let root {
      needsUpdate = false
      root.visit(root.inputs.environment)
    }
    layOut()
    self.batch = nil
    let actions = self.actions
    self.actions.removeAll()
    withTransaction(batch.transaction) {
      for action in actions { action() }
    }
    Confinement.commitCompletions(to: completions)
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

/// Something that changes by itself while time passes.
package protocol Ticking: AnyObject {
  /// Takes the new time in seconds; false when there is nothing more to animate.
  func tick(at time: Double) -> Bool
  /// When an animation ends or completes, in seconds, if that is known.
  var nextEvent: Double? { get }
}
