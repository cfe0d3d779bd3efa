import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// An effect that changes how a view is composited, without changing its layout.
nonisolated package protocol CompositingEffect: Sendable {
  /// The type of the effect after its values have been resolved to animatable numbers.
  associatedtype Resolved: ResolvedCompositingEffect

  /// Returns the effect with its values, such as colors, resolved in an environment.
  func resolved(in environment: EnvironmentValues) -> Resolved
}

/// A ``CompositingEffect`` whose values are resolved to animatable numbers.
nonisolated package protocol ResolvedCompositingEffect: Animatable, Sendable {
  /// The layer that the view is drawn in; nil if the effect changes nothing. Lengths are points in
  /// the view's space.
  var layer: DisplayList.Layer? { get }
  /// The modifier as it is spelled in source code. Diagnostics and `LayoutExplanation` show it.
  var call: String { get }
}

extension CompositingEffect where Self: ResolvedCompositingEffect {
  /// Returns the effect itself: it does not depend on the environment.
  package func resolved(in environment: EnvironmentValues) -> Self { self }
}

/// A modifier that applies a ``CompositingEffect`` to a view.
nonisolated package struct CompositingModifier<Effect: CompositingEffect>: LayoutModifier {
  var effect: Effect

  init(_ effect: Effect) { self.effect = effect }

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    let resolved = effect.resolved(in: owner.inputs.environment)
    return CompositingEffectNode(owner: owner, child: child, effect: resolved)
  }

  package func refresh(_ wrapper: LayoutNode) {
    let wrapper = unsafeDowncast(wrapper, to: CompositingEffectNode<Effect.Resolved>.self)
    wrapper.setEffect(effect.resolved(in: wrapper.owner.inputs.environment))
  }
}

/// The layout node of ``CompositingModifier``. The node changes how its child is composited, and
/// leaves layout to the child.
final class CompositingEffectNode<Effect: ResolvedCompositingEffect>: WrapperNode, Ticking {
  private(set) var slot: AnimatableSlot<Effect>

  init(owner: ViewNode, child: LayoutNode, effect: Effect) {
    slot = AnimatableSlot(effect)
    super.init(owner: owner, child: child)
  }

  func setEffect(_ effect: Effect) { slot.set(effect, for: self) }

  func tick(at time: Double) -> Bool { slot.tick(at: time) }
  var nextEvent: Double? { slot.nextEvent }

  override func emit(into builder: inout DisplayListBuilder) {
    guard let layer = slot.presented.layer else { return child.emit(into: &builder) }
    guard layer.isFinite else {
      graph.report.diagnostics.report(
        Diagnostic("\(subjectPath): \(slot.presented.call) is left out: it has no finite numbers"))
      return child.emit(into: &builder)
    }
    builder.layer(layer) { child.emit(into: &$0) }
  }

  override var priority: Double { child.priority }
  override var keepsSpacingInFrames: Bool { child.keepsSpacingInFrames }
}
