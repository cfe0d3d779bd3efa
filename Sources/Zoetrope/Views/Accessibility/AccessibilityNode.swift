import Foundation

/// What a view is called for those who cannot see it; nil where nothing was said.
struct AccessibilityProperties {
  var label: Text?
  var value: Text?
  var hint: Text?
  var identifier: String?
  var isHidden: Bool?
  var addedTraits: AccessibilityTraits = []
  var removedTraits: AccessibilityTraits = []
}

/// Says something about a view to those who cannot see it. Nothing of it shows.
nonisolated package struct AccessibilityModifier: ViewModifier {
  package typealias Body = Never
  var properties: AccessibilityProperties

  package static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ inputs: _ViewInputs
  ) -> _ViewNode {
    AccessibilityViewNode(view, inputs)
  }
}

/// A place around a view of which something is said to those who cannot see it.
protocol AccessibilityNode: ViewNode {
  /// What is said here; places further out and further in may say more.
  var accessibility: AccessibilityProperties { get }
}

extension AccessibilityNode {
  /// The label as the environment of the place makes it.
  var accessibilityLabel: String? {
    accessibility.label?.resolve(in: inputs.environment).string
  }

  /// The name for tests and scripts.
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
