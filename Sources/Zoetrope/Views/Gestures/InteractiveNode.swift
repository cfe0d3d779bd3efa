import Foundation
import ZoetropeGeometry

/// A layout node that a person can operate: a view with a gesture, or a control.
final class InteractiveNode: WrapperNode {
  /// Which of the gestures at a view and around it counts.
  enum Precedence { case normal, high, simultaneous }

  /// What is done with touches, if anything.
  private(set) var handler: GestureHandler?
  var precedence = Precedence.normal
  /// Whether a touch counts here, and whether it counts further inside.
  var mask = GestureMask.all
  /// What can be set, if anything.
  var setting: ControlSetting?
  /// What this does, where the control around has one name for several such things.
  var part: String?

  override var priority: Double { child.priority }

  override func emit(into builder: inout DisplayListBuilder) {
    builder.element(self, frame: CGRect(origin: origin, size: size)) { child.emit(into: &$0) }
  }

  /// Takes the current value of the gesture; what a touch has led to so far stays.
  func setGesture(_ new: GestureHandler) {
    if handler?.take(new) != true { handler = new }
  }

  /// Whether the views around let this one be operated.
  var isEnabled: Bool {
    let environment = owner.inputs.environment
    return environment.isEnabled && environment.allowsHitTesting
      && handler?.isEnabled(in: environment) != false
  }

  /// Whether this is a scroll view, which can be dragged and nothing else.
  var isScrollView: Bool { handler?.isScrolling == true }
}

/// What a control can be set to.
struct ControlSetting {
  /// What the control takes, as words: "true or false".
  var expected: String
  /// The value that it has now, where that is a number.
  var number: (() -> Double)?
  /// Told when a person begins and ends to set values.
  var editing: (Bool) -> Void = { _ in }
  /// Takes a value as a person would set it; false for one that the control does not take.
  var set: (Any) -> Bool
}

/// Gives a view a gesture.
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

/// Makes a view something that can be set.
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

/// Says that a view is what the control around is called.
nonisolated package struct ControlLabel: LayoutModifier {
  /// Whether it is drawn.
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
