import Foundation
import ZoetropeGeometry

/// A transition that moves the view toward one of its edges, by its own size.
nonisolated public struct MoveTransition: Transition {
  /// The edge that the view moves toward when it goes, and comes from.
  public var edge: Edge

  /// Creates a transition toward an edge.
  public init(edge: Edge) { self.edge = edge }

  /// The view, beside its place unless it is there.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Move(edge: phase.isIdentity ? nil : edge))
  }
}

/// A transition that moves the view in from its leading edge, and out toward its trailing one.
nonisolated public struct SlideTransition: Transition {
  /// Creates the transition.
  public init() {}

  /// The view, beside its place unless it is there.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Move(from: .leading, in: phase))
  }
}

/// A transition that moves the view in from an edge and out toward the one opposite, while it fades.
nonisolated public struct PushTransition: Transition {
  /// The edge that the view comes from.
  public var edge: Edge

  /// Creates a transition from an edge.
  public init(edge: Edge) { self.edge = edge }

  /// The view, beside its place and transparent unless it is there.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(Move(from: edge, in: phase)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Puts a view beside its place, so that it touches it with the opposite edge.
///
/// Nothing of this animates by itself: the view has another place, and what draws travels there as
/// it does when layout moves it.
nonisolated package struct Move: LayoutModifier {
  /// Where to; nil for the view's own place.
  var edge: Edge?

  init(edge: Edge?) { self.edge = edge }

  /// A move in from an edge, and out toward the one opposite.
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

  /// How far a view of a size is moved, in points.
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
  // Sizes do not depend on it.
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
