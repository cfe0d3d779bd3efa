import Foundation
import ZoetropeGeometry

/// A transition that moves the view in from an edge and out toward the same edge, by the view's own
/// size.
nonisolated public struct MoveTransition: Transition {
  /// The edge that the view comes from and leaves toward.
  public var edge: Edge

  /// Creates a transition that moves the view in from an edge and out toward the same edge.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the content. Outside the identity phase, it is moved by its own size toward the edge.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Move(edge: phase.isIdentity ? nil : edge))
  }
}

/// A transition that moves the view in from its leading edge and out toward its trailing edge, by
/// the view's width.
nonisolated public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// Returns the content. Outside the identity phase, it is moved by its own width.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Move(from: .leading, in: phase))
  }
}

/// A transition that moves the view in from an edge and out toward the opposite edge. The view
/// fades in and out.
nonisolated public struct PushTransition: Transition {
  /// The edge that the view comes from.
  public var edge: Edge

  /// Creates a transition that moves the view in from an edge.
  public init(edge: Edge) { self.edge = edge }

  /// Returns the content. Outside the identity phase, it is transparent and moved by its own size.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Move(from: edge, in: phase)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A modifier that moves a view by its own size, to just outside one edge of its normal frame.
///
/// The modifier has no animatable data. A change of the edge is a change of layout, so the frames
/// of the leaf views inside are animated.
nonisolated package struct Move: LayoutModifier {
  /// The edge of the view's normal frame beyond which the view is moved; nil if the view is not
  /// moved.
  var edge: Edge?

  init(edge: Edge?) { self.edge = edge }

  /// Creates the move for a transition that enters from an edge and leaves toward the opposite
  /// edge.
  init(from edge: Edge, in phase: TransitionPhase) {
    switch phase {
    case .willAppear: self.edge = edge
    case .identity: self.edge = nil
    case .didDisappear: self.edge = edge.opposite
    }
  }

  package func makeWrapper(owner: ViewNode, child: LayoutNode) -> LayoutNode {
    MoveNode(owner: owner, child: child, modifier: self)
  }

  /// Returns the offset by which a view of the given size is moved, in points, y down.
  func distance(for size: CGSize, _ direction: LayoutDirection) -> CGSize {
    switch (edge, direction) {
    case (nil, _): .zero
    case (.top, _): CGSize(width: 0, height: -size.height)
    case (.bottom, _): CGSize(width: 0, height: size.height)
    case (.leading, .leftToRight), (.trailing, .rightToLeft):
      CGSize(width: -size.width, height: 0)
    case (.trailing, .leftToRight), (.leading, .rightToLeft):
      CGSize(width: size.width, height: 0)
    }
  }
}

final class MoveNode: ModifierNode<Move> {
  // A move affects placement only: sizes stay the same.
  override func modifierChanged(from old: Move) { setNeedsPlacement() }

  override func placeChildren() {
    let distance = modifier.distance(for: size, owner.inputs.environment.layoutDirection)
    child.place(
      at: CGPoint(x: origin.x + distance.width, y: origin.y + distance.height), size: size,
      proposal: proposal)
  }

  override var priority: Double { child.priority }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .leading: .trailing
    case .bottom: .top
    case .trailing: .leading
    }
  }
}
