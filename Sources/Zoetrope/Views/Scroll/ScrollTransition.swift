import Foundation
import ZoetropeGeometry

/// A modifier that applies a visual effect to a view. The effect depends on the view's position in
/// its scroll view.
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

/// The layout node of ``ScrollTransition``.
final class ScrollTransitionNode<Effect: VisualEffect>: ModifierNode<ScrollTransition<Effect>>,
  Ticking, LayoutObserving
{
  var isObservingLayout = false
  private var animator = Animator<Effect.AnimatableData>()
  /// The phase that is shown, or the final phase of the animation that is running. Nil before the
  /// first layout.
  private var phase: ScrollTransitionPhase?

  override var priority: Double { child.priority }
  // Effects change only drawing: a new modifier needs no layout.
  override func modifierChanged(from old: ScrollTransition<Effect>) {}

  /// The progress of a view across one edge of the viewport, from 0 (the view is outside) to 1 (the
  /// view counts as shown).
  ///
  /// The phase identifies the edge. If the view counts as shown at both edges, the phase is
  /// ``ScrollTransitionPhase/identity`` and the progress is 1.
  private struct EdgeProgress {
    var phase = ScrollTransitionPhase.identity
    var progress = 1.0
  }

  /// The progress of the view across one edge of the viewport: the edge at which the progress is
  /// smaller. The progress is computed from the view's frame in the enclosing scroll view.
  ///
  /// - Complexity: O(*d*), where *d* is the number of nodes up to the scroll view.
  private var edgeProgress: EdgeProgress {
    var frame = CGRect(origin: origin, size: size)
    var node = parent
    while let current = node, !(current is ScrollNode) {
      if let transform = current.innerToOuter { frame = frame.applying(transform) }
      node = current.parent
    }
    guard isPlaced, let scrollNode = node as? ScrollNode else { return EdgeProgress() }
    let axis = modifier.axis ?? (scrollNode.axes.contains(.vertical) ? .vertical : .horizontal)
    let (start, length) = scrollNode.presentedViewport(along: axis)
    let isVertical = axis == .vertical
    let (lower, upper) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    func progress(_ depth: CGFloat, _ configuration: ScrollTransitionConfiguration) -> Double {
      let whole = configuration.threshold.depth(of: upper - lower, in: length)
      if whole <= 0 { return depth >= whole ? 1 : 0 }
      return min(max(depth / whole, 0), 1)
    }
    let first = progress(upper - start, modifier.topLeading)
    let last = progress(start + length - lower, modifier.bottomTrailing)
    if first >= 1 && last >= 1 { return EdgeProgress() }
    return first <= last
      ? EdgeProgress(phase: .topLeading, progress: first)
      : EdgeProgress(phase: .bottomTrailing, progress: last)
  }

  private func configuration(_ phase: ScrollTransitionPhase) -> ScrollTransitionConfiguration {
    phase == .bottomTrailing ? modifier.bottomTrailing : modifier.topLeading
  }

  private func effect(_ phase: ScrollTransitionPhase) -> Effect {
    modifier.transition(EmptyVisualEffect(), phase)
  }

  /// Returns the phase that an animated configuration shows after its animation has ended. Returns
  /// ``ScrollTransitionPhase/identity`` if the configuration is not animated.
  private func settledPhase(_ edgeProgress: EdgeProgress) -> ScrollTransitionPhase {
    if case .animated = configuration(edgeProgress.phase).kind { return edgeProgress.phase }
    return .identity
  }

  func layoutDidFinish() -> Bool {
    guard isPlaced else { return true }
    let new = settledPhase(edgeProgress)
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

  /// The effect to draw in the current frame. The effect of an interactive transition follows the
  /// scroll position. The effect of an animated transition has the current value of its animation.
  private var presented: Effect {
    let edgeProgress = self.edgeProgress
    var result = effect(.identity)
    switch configuration(edgeProgress.phase).kind {
    case .interactive(let curve) where edgeProgress.phase != .identity:
      let edge = effect(edgeProgress.phase).animatableData
      result.animatableData = edge.interpolated(
        towards: result.animatableData, amount: curve.value(at: edgeProgress.progress))
    default:
      if let phase, phase != .identity { result = effect(phase) }
      if animator.isActive {
        result.animatableData = animator.value(at: graph.time, model: result.animatableData)
      }
    }
    return result
  }

  override func emit(into builder: inout DisplayListBuilder) {
    builder.setAlwaysRedraws()
    builder.appearance(presented, frame: CGRect(origin: origin, size: size)) {
      child.emit(into: &$0)
    }
  }
}

extension View {
  /// Applies a visual effect while the view enters or leaves the visible region of the enclosing
  /// scroll view.
  ///
  /// - Parameters:
  ///   - configuration: How the effect follows the scroll position. Default: continuously, with an
  ///     ease-in-out curve.
  ///   - axis: The axis along which the view enters and leaves. Default nil: the vertical axis if
  ///     the scroll view scrolls vertically, otherwise the horizontal one.
  ///   - transition: A closure that returns the effect of a phase, built from an empty effect. It
  ///     should return an unchanged effect for ``ScrollTransitionPhase/identity``.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  /// Applies a visual effect while the view enters or leaves the visible region of the enclosing
  /// scroll view. Each edge has its own configuration.
  ///
  /// - Parameters:
  ///   - topLeading: How the effect follows the scroll position at the top or leading edge.
  ///   - bottomTrailing: How the effect follows the scroll position at the bottom or trailing edge.
  ///   - axis: The axis along which the view enters and leaves. Default nil: the vertical axis if
  ///     the scroll view scrolls vertically, otherwise the horizontal one.
  ///   - transition: A closure that returns the effect of a phase, built from an empty effect. It
  ///     should return an unchanged effect for ``ScrollTransitionPhase/identity``.
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
