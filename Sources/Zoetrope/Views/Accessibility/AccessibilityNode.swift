import Foundation

/// The accessibility properties that one modifier sets. Properties that the modifier does not set
/// are nil.
struct AccessibilityProperties {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
}

/// A modifier that sets accessibility properties, which do not affect drawing.
nonisolated package struct AccessibilityModifier: ViewModifier {
  package typealias Body = Never
  var properties: AccessibilityProperties

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    AccessibilityViewNode(view, inputs)
  }
}

/// The view node of an accessibility modifier.
protocol AccessibilityNode: ViewNode {
  /// The properties that this modifier sets. Other modifiers of the same view may set other
  /// properties.
  var accessibility: AccessibilityProperties { get }
}

extension AccessibilityNode {
  /// The text of the label, resolved in the environment of this node; nil if this modifier sets no
  /// label.
  var accessibilityLabel: String? {
    accessibility.label?.resolve(in: inputs.environment, clock: graph.clock).string
  }

  /// The identifier by which tests and scripts find the view; nil if this modifier sets no
  /// identifier.
  var accessibilityIdentifier: String? { accessibility.identifier }
}

private final class AccessibilityViewNode<C: View>:
  UnaryNode<ModifiedContent<C, AccessibilityModifier>, C>, AccessibilityNode
{
  init(_ view: ModifiedContent<C, AccessibilityModifier>, _ inputs: _ViewInputs) {
    super.init(view, inputs, content: \.content)
  }

  var accessibility: AccessibilityProperties { view.modifier.properties }
}
