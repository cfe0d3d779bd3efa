import Foundation

/// The view node of a text.
final class TextViewNode: ViewNodeOf<Text> {
  private var leaf: TextNode?
  /// The value of the last numeric content transition; nil if there was none.
  private var value: Double?

  override func update(_ change: Change) {
    let symbols = inputs.environment.symbolStore ?? SymbolStore()
    var text = view.resolve(in: inputs.environment, symbols: symbols)
    for fault in symbols.takeFaults() {
      graph.report.diagnostics.report(Diagnostic("\(path) \(fault)"))
    }
    text.modifyPaints(loadingImage)
    let contentChange = contentChangeOfUpdate()
    if let leaf {
      leaf.set(text, contentChange: contentChange)
    } else {
      let leaf = TextNode(owner: self, text: text, contentChange: contentChange)
      self.leaf = leaf
      setOutputs([leaf])
    }
  }

  /// Returns the way in which new content appears. If the content transition has a numeric value,
  /// this method also stores the value in ``value``.
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

  override var pathName: String? { "Text" }
}
