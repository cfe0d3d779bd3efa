import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// A view that the closure of a canvas can draw.
struct CanvasSymbol {
  let node: LayoutNode
  /// What it can be asked for by.
  let tags: [AnyHashable]

  /// Whether the view stands for a value: the same, or the same inside of an optional.
  func stands<ID: Hashable>(for id: ID) -> Bool {
    tags.contains { $0 == AnyHashable(id) || $0.base as? ID == id }
  }
}

/// What the contexts of one drawing know about their surroundings.
///
/// A context may outlive the view that it draws for. From then on there are no symbols.
final class CanvasSource {
  /// Kept alive by whoever may still ask it for fonts and images.
  let graph: ViewGraph
  let environment: EnvironmentValues
  /// What diagnostics call the view.
  let path: String
  private var symbols: [CanvasSymbol]
  /// The symbols that were asked for, in the order of the first time.
  private var resolved: [DrawnSymbol] = []

  /// A symbol as it looked.
  struct DrawnSymbol {
    let node: LayoutNode
    /// In points.
    let size: CGSize
    /// In points from the top left corner.
    let items: [DisplayList.Item]

    init(_ node: LayoutNode) {
      self.node = node
      size = node.size
      items = node.canvasItems()
    }

    /// Whether the symbol still looks so.
    var looksTheSame: Bool { node.size == size && node.canvasItems() == items }
  }

  init(graph: ViewGraph, environment: EnvironmentValues, path: String, symbols: [CanvasSymbol]) {
    self.graph = graph
    self.environment = environment
    self.path = path
    self.symbols = symbols
  }

  /// The size in points and the picture of the first symbol that stands for a value. O(symbols)
  func symbol<ID: Hashable>(_ id: ID) -> DrawnSymbol? {
    guard let node = symbols.first(where: { $0.stands(for: id) })?.node else { return nil }
    if let known = resolved.first(where: { $0.node === node }) { return known }
    let symbol = DrawnSymbol(node)
    resolved.append(symbol)
    return symbol
  }

  /// A text as a view in the environment.
  func view(of text: Text) -> DrawnView {
    (environment.drawnTexts ?? DrawnTexts()).view(of: text, self)
  }

  /// Ends the drawing, and hands over the symbols that it depends on.
  func close() -> [DrawnSymbol] {
    defer { (symbols, resolved) = ([], []) }
    return resolved
  }

  /// Tells that something is wrong with what is drawn.
  func report(_ problem: String) {
    graph.report.diagnostics.report(Diagnostic("\(path): \(problem)"))
  }
}

extension LayoutNode {
  /// What the node draws, in points from its top left corner.
  func canvasItems() -> [DisplayList.Item] {
    var builder = DisplayListBuilder(.drawing)
    builder.inSpace(CGAffineTransform(translationX: -origin.x, y: -origin.y)) { emit(into: &$0) }
    return builder.items
  }
}
