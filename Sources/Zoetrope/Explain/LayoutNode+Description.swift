import Foundation

extension LayoutNode {
  /// The node's description of itself, or the name of its type if it has none.
  package final var words: LayoutWords {
    if let words = (self as? any LayoutWording)?.layoutWords { return words }
    if let name = owner.pathName { return LayoutWords(name) }
    let type = typeName(type(of: self))
    return LayoutWords(
      "." + LayoutWords.lowered(type.hasSuffix("Node") ? type.dropLast(4) : type[...]))
  }
}
