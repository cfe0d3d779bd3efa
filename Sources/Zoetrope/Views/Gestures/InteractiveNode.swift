import Foundation
import ZoetropeGeometry

/// A layout node that can be operated: a view with a gesture, or a control whose value can be set.
final class InteractiveNode: WrapperNode {
  /// The precedence of a gesture over the other gestures that compete for a ``Touch``.
  enum Precedence { case normal, high, simultaneous }

  /// The gesture; nil for a control without a gesture.
  private(set) var handler: GestureHandler?
  var precedence = Precedence.normal
  /// The gestures that can be recognized at this node and inside it.
  var mask = GestureMask.all
  /// The settable value of the control; nil for a node that only has a gesture.
  var setting: ControlSetting?
  /// The name that distinguishes this node from the other parts of its control, for example
  /// "Increment". It is nil outside of a control, and in a control with only one operable part.
  var part: String?

  override var priority: Double { child.priority }

  // The closures of a gesture usually change whenever the body is evaluated. An update of the
  // gesture still requires no redraw, because gestures are not drawn.
  override var isRedrawnWithOwner: Bool { false }

  override func emit(into builder: inout DisplayListBuilder) {
    builder.element(self, frame: CGRect(origin: origin, size: size)) { child.emit(into: &$0) }
  }

  /// Sets the gesture.
  ///
  /// A touch in progress continues with the new gesture if the type of the gesture is unchanged,
  /// and otherwise with the old gesture.
  func setGesture(_ new: GestureHandler) {
    if handler?.take(new) != true { handler = new }
  }

  /// Whether the environment lets this node be operated.
  var isEnabled: Bool {
    let environment = owner.inputs.environment
    return environment.isEnabled && environment.allowsHitTesting
      && handler?.isEnabled(in: environment) != false
  }

  /// Whether the gesture is the drag that scrolls a scroll view.
  var isScrollView: Bool { handler?.isScrolling == true }
}

/// The settable value of a control.
struct ControlSetting {
  /// A description of the values that the control accepts, such as "true or false".
  var expected: String
  /// Returns the current value of a slider. The closure is nil for other controls.
  var number: (() -> Double)?
  /// Called with true when an interaction that sets values begins, and with false when it ends.
  var editing: (Bool) -> Void = { _ in }
  /// Sets the value in the same way as a user who operates the control.
  ///
  /// - Returns: Whether the control accepts the value.
  var set: (Any) -> Bool
}

/// A modifier that adds a gesture to a view.
nonisolated package struct GestureModifier<G: Gesture>: LayoutModifier {
  var gesture: G
  var precedence = InteractiveNode.Precedence.normal
  var mask = GestureMask.all
  var part: String?

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    let node = InteractiveNode(owner: owner, child: child)
    refresh(node)
    return node
  }

  package func refresh(_ wrapper: LayoutNode) {
    let wrapper = unsafeDowncast(wrapper, to: InteractiveNode.self)
    wrapper.setGesture(GestureHandlerOf(gesture))
    wrapper.precedence = precedence
    wrapper.mask = mask
    wrapper.part = part
  }
}

/// A modifier that turns a view into a control whose value can be set.
nonisolated package struct ControlModifier: LayoutModifier {
  var setting: ControlSetting?

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    let node = InteractiveNode(owner: owner, child: child)
    refresh(node)
    return node
  }

  package func refresh(_ wrapper: LayoutNode) {
    let wrapper = unsafeDowncast(wrapper, to: InteractiveNode.self)
    wrapper.setting = setting
  }
}

/// A modifier that marks a view as the label of the enclosing control.
nonisolated package struct ControlLabel: LayoutModifier {
  /// Whether the label is drawn.
  var isShown: Bool

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    ControlLabelNode(owner: owner, child: child, modifier: self)
  }
}

final class ControlLabelNode: ModifierNode<ControlLabel> {
  override var priority: Double { child.priority }

  override func emit(into builder: inout DisplayListBuilder) {
    builder.label(isShown: modifier.isShown) { child.emit(into: &$0) }
  }
}
