import Foundation

/// The view node of a text.
///
/// If the text shows dates relative to the current date, the node resolves the text again at the
/// exact times at which the shown string changes.
final class TextViewNode: ViewNodeOf<Text>, Ticking {
  package var isTicking = false
  private var leaf: TextNode?
  /// The value of the last numeric content transition; nil if there was none.
  private var value: Double?
  /// The virtual time, in seconds, at which the text next changes because it shows a date; nil if
  /// no such change is expected.
  private var nextChange: Double?

  override func update(_ change: Change) {
    let symbols = inputs.environment.symbolStore ?? .current
    var text = view.resolve(in: inputs.environment, symbols: symbols, clock: graph.clock)
    for fault in symbols.takeFaults() {
      graph.report.diagnostics.report(Diagnostic("\(path) \(fault)"))
    }
    text.modifyPaints(loadingImage)
    nextChange = text.nextChange
    if nextChange != nil { graph.startTicking(self) }
    let contentChange = contentChangeOfUpdate()
    if let leaf {
      leaf.set(text, contentChange: contentChange)
    } else {
      let leaf = TextNode(owner: self, text: text, contentChange: contentChange)
      self.leaf = leaf
      setOutputs([leaf])
    }
    leaf?.setDrawing(inputs.environment.textDrawing)
  }

  /// Returns the style in which a change of the content appears. If the content transition has a
  /// numeric value, this method also stores the value in ``value``.
  private func contentChangeOfUpdate() -> TextNode.ContentChange {
    switch inputs.environment.contentTransition.kind {
    case .automatic: return .automatic
    case .identity: return .immediate
    case .opacity: return .style(.opacity)
    case .interpolate: return .style(.interpolate)
    case .numericText(let countsDown): return .style(.numeric(isDownward: countsDown))
    case .numericValue(let new):
      let old = value
      value = new
      return .style(.numeric(isDownward: old.map { new < $0 } ?? false))
    }
  }

  // MARK: Dates

  package func tick(at time: Double) -> Bool {
    guard let nextChange else { return false }
    if time < nextChange - VirtualClock.tolerance { return true }
    // The update that follows sets the time of the next change.
    self.nextChange = nil
    markDirty()
    return false
  }

  package var nextEvent: Double? { nextChange }

  package var isWaiting: Bool { nextChange != nil }

  package override func destroy() { nextChange = nil }

  override var pathName: String? { "Text" }
}
