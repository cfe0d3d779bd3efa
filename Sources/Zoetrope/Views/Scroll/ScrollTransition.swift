import Foundation
import ZoetropeGeometry

/// Changes how a view is drawn, by where it is in a scroll view.
nonisolated package struct ScrollTransition<Effect: VisualEffect>: LayoutModifier {
  var topLeading: ScrollTransitionConfiguration
  var bottomTrailing: ScrollTransitionConfiguration
  var axis: Axis?
  var transition: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    let node = ScrollTransitionNode(owner: owner, child: child, modifier: self)
    owner.graph.observeLayout(node)
    return node
  }
}

/// The node of an effect that follows a scroll view.
final class ScrollTransitionNode<Effect: VisualEffect>: ModifierNode<ScrollTransition<Effect>>,
  Ticking, LayoutObserving
{
  var isObservingLayout = false
  private var animator = Animator<Effect.AnimatableData>()
  /// The phase that is shown, or is being animated to.
  private var phase: ScrollTransitionPhase?

  override var priority: Double { child.priority }
  // Effects are drawn; nothing is laid out anew.
  override func modifierChanged(from old: ScrollTransition<Effect>) {}

  /// How far a view is from where it counts as shown: from 1 to 0, and toward which edge.
  private struct Remoteness {
    var phase = ScrollTransitionPhase.identity
    var progress = 1.0
  }

  /// O(depth)
  private var remoteness: Remoteness {
    var frame = CGRect(origin: origin, size: size)
    var node = parent
    while let current = node, !(current is ScrollNode) {
      if let transform = current.innerToOuter { frame = frame.applying(transform) }
      node = current.parent
    }
    guard isPlaced, let window = node as? ScrollNode else { return Remoteness() }
    let axis = modifier.axis ?? (window.axes.contains(.vertical) ? .vertical : .horizontal)
    let (start, length) = window.presentedWindow(along: axis)
    let isVertical = axis == .vertical
    let (lower, upper) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    func progress(_ depth: CGFloat, _ configuration: ScrollTransitionConfiguration) -> Double {
      let whole = configuration.threshold.depth(of: upper - lower, in: length)
      if whole <= 0 { return depth >= whole ? 1 : 0 }
      return min(max(depth / whole, 0), 1)
    }
    let first = progress(upper - start, modifier.topLeading)
    let last = progress(start + length - lower, modifier.bottomTrailing)
    if first >= 1 && last >= 1 { return Remoteness() }
    return first <= last
      ? Remoteness(phase: .topLeading, progress: first)
      : Remoteness(phase: .bottomTrailing, progress: last)
  }

  private func configuration(_ phase: ScrollTransitionPhase) -> ScrollTransitionConfiguration {
    phase == .bottomTrailing ? modifier.bottomTrailing : modifier.topLeading
  }

  private func effect(_ phase: ScrollTransitionPhase) -> Effect {
    modifier.transition(EmptyVisualEffect(), phase)
  }

  /// The phase for effects that change at once.
  private func settledPhase(_ remoteness: Remoteness) -> ScrollTransitionPhase {
    if case .animated = configuration(remoteness.phase).kind { return remoteness.phase }
    return .identity
  }

  func layoutDidFinish() -> Bool {
    guard isPlaced else { return true }
    let new = settledPhase(remoteness)
    let old = phase
    phase = new
    guard let old, old != new else { return true }
    let edge = old == .identity ? new : old
    guard case .animated(let animation) = configuration(edge).kind else { return true }
    animator.retarget(
      from: effect(old).animatableData, to: effect(new).animatableData,
      transaction: Transaction(animation: animation), at: graph.time,
      environment: owner.inputs.environment)
    if animator.isActive { graph.startTicking(self) }
    return true
  }

  func tick(at time: Double) -> Bool {
    guard animator.isActive, let phase else { return false }
    _ = animator.value(at: time, model: effect(phase).animatableData)
    return animator.isActive
  }

  var nextEvent: Double? { animator.nextEvent }

  /// What is drawn now.
  private var presented: Effect {
    let remoteness = self.remoteness
    var result = effect(.identity)
    switch configuration(remoteness.phase).kind {
    case .interactive(let curve) where remoteness.phase != .identity:
      let edge = effect(remoteness.phase).animatableData
      result.animatableData = edge.interpolated(
        towards: result.animatableData, amount: curve.value(at: remoteness.progress))
    default:
      if let phase, phase != .identity { result = effect(phase) }
      if animator.isActive {
        result.animatableData = animator.value(at: graph.time, model: result.animatableData)
      }
    }
    return result
  }

  override func emit(into builder: inout DisplayListBuilder) {
    builder.noteSurroundings()
    builder.appearance(presented, frame: CGRect(origin: origin, size: size)) {
      child.emit(into: &$0)
    }
  }
}

extension View {
  /// Changes how the view is drawn while it comes into the window of the scroll view around, and
  /// while it leaves it.
  ///
  /// - Parameters:
  ///   - configuration: How the effect follows. Default: between phases, with the scroll view.
  ///   - axis: The axis along which the view moves; nil, the default, for that of the scroll view.
  ///   - transition: Adds to an empty effect, by the phase. In the phase of identity there should be
  ///     nothing to add.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Changes how the view is drawn while it comes into the window of the scroll view around, and
  /// while it leaves it.
  ///
  /// - Parameters:
  ///   - topLeading: How the effect follows at the top or leading edge.
  ///   - bottomTrailing: How the effect follows at the bottom or trailing edge.
  ///   - axis: The axis along which the view moves; nil, the default, for that of the scroll view.
  ///   - transition: Adds to an empty effect, by the phase.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransition(
        topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, transition: transition))
  }
}
