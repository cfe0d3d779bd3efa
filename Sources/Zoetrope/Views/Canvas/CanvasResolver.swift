import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A view that the closure of a canvas can draw.
struct CanvasSymbol {
  let node: LayoutNode
  /// The values by which the drawing closure can request the view.
  let tags: [AnyHashable]

  /// Whether one of the tags equals the given value, or is an optional that wraps the value.
  func stands<ID: Hashable>(for id: ID) -> Bool {
    tags.contains { $0 == AnyHashable(id) || $0.base as? ID == id }
  }
}

/// The environment, symbols and shared caches that graphics contexts use during one run of a
/// drawing closure.
///
/// A context may outlive the canvas that it draws for. After ``close()``, the context finds no
/// symbols.
final class CanvasResolver {
  /// The graph of view nodes. It is retained because resolved texts and images get their fonts and
  /// files from it.
  let graph: ViewGraph
  let environment: EnvironmentValues
  /// The path of the canvas in the view tree. It names the canvas in diagnostics.
  let path: String
  private var symbols: [CanvasSymbol]
  /// The symbols that the drawing closure has requested, in the order of their first requests.
  private var resolved: [DrawnSymbol] = []

  /// A symbol, with the size and the display items that it had when it was first requested.
  struct DrawnSymbol {
    let node: LayoutNode
    /// The size in points.
    let size: CGSize
    /// The display items, in points from the symbol's top left corner.
    let items: [DisplayList.Item]

    init(_ node: LayoutNode) {
      self.node = node
      size = node.size
      items = node.canvasItems()
    }

    /// Whether the symbol still has the size and the display items that it had when it was first
    /// requested.
    var looksTheSame: Bool { node.size == size && node.canvasItems() == items }
  }

  init(graph: ViewGraph, environment: EnvironmentValues, path: String, symbols: [CanvasSymbol]) {
    self.graph = graph
    self.environment = environment
    self.path = path
    self.symbols = symbols
  }

  /// Returns the first symbol with a tag that matches a value; nil if there is none.
  ///
  /// - Complexity: O(*n*), where *n* is the number of symbols.
  func symbol<ID: Hashable>(_ id: ID) -> DrawnSymbol? {
    guard let node = symbols.first(where: { $0.stands(for: id) })?.node else { return nil }
    if let known = resolved.first(where: { $0.node === node }) { return known }
    let symbol = DrawnSymbol(node)
    resolved.append(symbol)
    return symbol
  }

  /// Returns a text laid out in the canvas's environment, from the cache if possible.
  func view(of text: Text) -> DrawnView {
    (environment.drawnTexts ?? DrawnTexts()).view(of: text, self)
  }

  /// Returns the symbols that the drawing closure has requested. After this call, contexts find no
  /// symbols.
  func close() -> [DrawnSymbol] {
    defer { (symbols, resolved) = ([], []) }
    return resolved
  }

  /// Reports a diagnostic about the canvas.
  func report(_ problem: String) {
    graph.report.diagnostics.report(Diagnostic("\(path): \(problem)"))
  }
}

extension LayoutNode {
  /// Returns the display items of this node, in points from the node's top left corner.
  func canvasItems() -> [DisplayList.Item] {
    var builder = DisplayListBuilder(.drawing)
    builder.inSpace(CGAffineTransform(translationX: -origin.x, y: -origin.y)) { emit(into: &$0) }
    return builder.items
  }
}
