import Foundation
import ZoetropeDisplayList
import ZoetropeGeometry

/// An effect that draws a view as one picture, and changes that.
nonisolated package protocol PictureEffect: Sendable {
  /// What the effect comes to, as numbers that animate.
  associatedtype Resolved: ResolvedPictureEffect

  /// What the effect comes to in an environment.
  func resolved(in environment: EnvironmentValues) -> Resolved
}

/// A ``PictureEffect`` as numbers.
nonisolated package protocol ResolvedPictureEffect: Animatable, Sendable {
  /// The layer that the view is drawn in, whose lengths are points in the space of the view; nil
  /// where the effect changes nothing.
  var layer: DisplayList.Layer? { get }
  /// The modifier as one types it.
  var call: String { get }
}

extension PictureEffect where Self: ResolvedPictureEffect {
  /// The effect itself: it does not depend on the environment.
  package func resolved(in environment: EnvironmentValues) -> Self { self }
}

/// Applies an effect to the picture of a view.
nonisolated package struct PictureModifier<Effect: PictureEffect>: LayoutModifier {
  var effect: Effect

  init(_ effect: Effect) { self.effect = effect }

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    let resolved = effect.resolved(in: owner.inputs.environment)
    return PictureNode(owner: owner, child: child, effect: resolved)
  }

  package func refresh(_ wrapper: LayoutNode) {
    let wrapper = unsafeDowncast(wrapper, to: PictureNode<Effect.Resolved>.self)
    wrapper.setEffect(effect.resolved(in: wrapper.owner.inputs.environment))
  }
}

/// The node of an effect that changes the picture of what is inside, and nothing in layout.
final class PictureNode<Effect: ResolvedPictureEffect>: WrapperNode, Ticking {
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
