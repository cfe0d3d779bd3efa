import Foundation

extension ViewNode {
  /// How a place is told from its siblings.
  package enum PathLabel {
    /// By its position among the views of a builder.
    case index(Int)
    /// By the id of an element of a `ForEach`.
    case element(any Hashable)
    /// By the part that it plays, such as an overlay's.
    case named(String)
  }

  /// The names from the root to here. O(depth)
  package final var path: String {
    var names: [String] = []
    var node: ViewNode? = self
    while let current = node {
      if let name = current.pathName { names.append(name) }
      switch current.label {
      case .index(let index): names.indices.last.map { names[$0] += "[\(index)]" }
      case .element(let id): names.append("ForEach[\(id)]")
      case .named(let name): names.append(name)
      case nil: break
      }
      node = current.parent
    }
    return names.reversed().joined(separator: "/")
  }
}
