import Foundation
import ZoetropeGeometry

/// A part of a user interface, described by the views that it consists of.
///
/// A type conforms by providing a ``body``, which is evaluated again only after a change of a value
/// that it has read.
@MainActor @preconcurrency public protocol View {
  /// The type of the body.
  associatedtype Body: View

  /// The views that this view consists of.
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps this view's state. User-defined views use the default
  /// implementation.
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode
}

extension View {
  /// Makes a node that evaluates ``body``.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: typeName(Self.self))
  }
}

extension Never: View {
  /// Stops the program, because a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }
}

/// Stops the program with a message that a primitive view has no body. Called when the body of a
/// primitive view is requested. The node of such a view draws or lays out without a body.
package func primitiveBody(_ type: Any.Type) -> Never {
  preconditionFailure("\(type) is a primitive view and has no body")
}

/// A view whose node draws or lays out without a body.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Stops the program, because a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }
}

/// The context that a view node inherits from its ancestors.
public struct _ViewInputs {
  /// The graph of the host.
  package unowned(unsafe) let graph: ViewGraph
  /// The environment of the view.
  package var environment: EnvironmentValues
  /// The scope of the innermost enclosing transaction modifier; nil if there is none.
  package var scope: TransactionScope?
  /// The parent, which makes the view node; nil for the root.
  package unowned(unsafe) var parent: ViewNode?
  /// The views that the enclosing modifiers modify. Placeholders in the bodies of these modifiers
  /// show the views. Nil outside the bodies of modifiers.
  package var contents: ModifierContents?
  /// The presence of the innermost enclosing view that can be removed; nil if there is none.
  package var presence: Presence?
  /// The scope of the outermost enclosing choice between views, such as a `ViewThatFits`; nil if
  /// there is none.
  package var choice: ChoiceScope?
  /// Whether an enclosing modifier sets a transition.
  package var isInTransition = false
  /// The lazy container that builds the view; nil if there is none.
  package var laziness: (any LazyRegion)?
  /// The axes along which enclosing scroll views scroll.
  package var scrollAxes: Axis.Set = []
}
