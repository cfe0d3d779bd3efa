import Foundation
import ZoetropeGeometry

/// A modifier that applies a visual effect, which depends on the view's geometry.
nonisolated package struct VisualEffectModifier<Effect: VisualEffect>: LayoutModifier {
  var effect: @Sendable (EmptyVisualEffect, GeometryProxy) -> Effect

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    VisualEffectNode(owner: owner, child: child, modifier: self)
  }
}

/// The layout node of ``VisualEffectModifier``. It evaluates the effect each time the view is
/// drawn.
final class VisualEffectNode<Effect: VisualEffect>: ModifierNode<VisualEffectModifier<Effect>>,
  Ticking
{
  private lazy var source = GeometrySource(self)
  private var animator = Animator<Effect.AnimatableData>()

  override var priority: Double { child.priority }

  private func effect(_ modifier: VisualEffectModifier<Effect>) -> Effect {
    modifier.effect(EmptyVisualEffect(), GeometryProxy(source: source))
  }

  /// Animates between the results of the old and the new closure for the same geometry.
  override func modifierChanged(from old: VisualEffectModifier<Effect>) {
    guard isPlaced, animator.isActive || currentAnimation != nil else { return }
    animator.change(
      from: effect(old).animatableData, to: effect(modifier).animatableData, at: owner)
    if animator.isActive { graph.startTicking(self) }
  }

  func tick(at time: Double) -> Bool {
    guard animator.isActive else { return false }
    _ = animator.value(at: time, model: effect(modifier).animatableData)
    return animator.isActive
  }

  var nextEvent: Double? { animator.nextEvent }

  override func emit(into builder: inout DisplayListBuilder) {
    var effect = effect(modifier)
    if animator.isActive {
      effect.animatableData = animator.value(at: graph.time, model: effect.animatableData)
    }
    builder.setAlwaysRedraws()
    builder.appearance(effect, frame: CGRect(origin: origin, size: size)) { child.emit(into: &$0) }
  }
}

extension View {
  /// Applies an effect that depends on the view's geometry; layout does not change.
  ///
  /// - Parameter effect: A closure that returns the effect. Its arguments are an empty effect, from
  ///   which the result is built, and the geometry of the view in the current frame.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(VisualEffectModifier(effect: effect))
  }
}
