import Foundation

/// A modifier with an explicit id, or a view with such a modifier.
protocol ExplicitlyIdentified {
  var explicitID: AnyHashable { get }
}

extension IdentityModifier: ExplicitlyIdentified {
  var explicitID: AnyHashable { AnyHashable(id) }
}

extension ModifiedContent: ExplicitlyIdentified where Modifier: ExplicitlyIdentified {
  var explicitID: AnyHashable { modifier.explicitID }
}

extension ViewNode {
  /// The ids of this node: first the id of a `ForEach` element, then the id set by `id(_:)`.
  final var ids: [AnyHashable] {
    var ids: [AnyHashable] = []
    if case .element(let element) = label { ids.append(AnyHashable(element)) }
    if let id = (anyView as? any ExplicitlyIdentified)?.explicitID { ids.append(id) }
    return ids
  }
}
