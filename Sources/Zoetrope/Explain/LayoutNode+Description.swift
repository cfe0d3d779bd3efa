import Foundation

extension LayoutNode {
  /// The name of the node in its ``selfDescription``, without the arguments.
  package final var nameWithoutArguments: String {
    String(selfDescription.name.prefix { $0 != "(" })
  }

  /// The node's description of its own layout. If the node does not describe itself, this is only
  /// the name of the view or of the node's type.
  package final var selfDescription: LayoutDescription {
    if let description = (self as? any LayoutDescribing)?.layoutDescription { return description }
    if let name = owner.pathName { return LayoutDescription(name) }
    let type = typeName(type(of: self))
    return LayoutDescription(
      "." + LayoutDescription.lowered(type.hasSuffix("Node") ? type.dropLast(4) : type[...]))
  }
}
