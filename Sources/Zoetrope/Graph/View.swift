import Foundation
import ZoetropeGeometry

/// A part of a picture, described by what it is made of.
///
/// A type conforms by giving a ``body`` of other views. The body is evaluated again only when
/// something that it read has changed.
@MainActor @preconcurrency public protocol View {
  /// The type of view that this one is made of.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder var body: Body { get }

  /// Makes the node that keeps this view's state; views that a person writes use the default.
  static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode
}

extension View {
  /// Makes a node that evaluates the body.
  public static func _makeNode(_ view: Self, _ inputs: _ViewInputs) -> _ViewNode {
    CompositeNode(view, inputs, pathName: typeName(Self.self))
  }
}

extension Never: View {
  /// Never reached: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }
}

/// The end of the line for views that draw or lay out by themselves.
package func primitiveBody(_ type: Any.Type) -> Never {
  preconditionFailure("\(type) draws by itself and has no body: do not ask for it")
}

/// A view without a body, whose node does the work.
@MainActor @preconcurrency public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
  /// Never reached: a primitive view has no body.
  public var body: Never { primitiveBody(Self.self) }
}

/// What a node inherits from those around it.
public struct _ViewInputs {
  package unowned(unsafe) let graph: ViewGraph
  package var environment: EnvironmentValues
  /// The transaction modifiers around.
  package var scope: TransactionScope?
  /// The node that this one is made by.
  package unowned(unsafe) var parent: ViewNode?
  /// What stands for `content` in the bodies of the view modifiers around.
  package var contents: ModifierContents?
  /// The innermost view around that may come and go.
  package var presence: Presence?
  /// The outermost choice of views around of which some are only measured.
  package var choice: ChoiceScope?
  /// Whether a modifier around says how views come and go.
  package var isInTransition = false
  /// The lazy container around, for the views that it arranges.
  package var laziness: (any LazyRegion)?
  /// The axes along which scroll views around scroll.
  package var scrollAxes: Axis.Set = []
}
