import Foundation

extension LayoutNode {
  /// What the node says of itself; its type's name where it says nothing.
  package final var words: LayoutWords {
    if let words = (self as? any LayoutWording)?.layoutWords { return words }
    if let name = owner.pathName { return LayoutWords(name) }
    let type = typeName(type(of: self))
    return LayoutWords(
      "." + LayoutWords.lowered(type.hasSuffix("Node") ? type.dropLast(4) : type[...]))
  }
}
