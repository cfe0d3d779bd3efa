import Foundation
import ZoetropeGeometry

/// A transition that scales the view about a point of it.
nonisolated public struct ScaleTransition: Transition {
  /// The scale of the view while it is not there.
  public var scale: Double
  /// The point that stays where it is.
  public var anchor: UnitPoint

  /// Creates a transition from and to a scale.
  ///
  /// - Parameter anchor: The point that stays where it is. Default: the middle.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// Small enough not to be seen.
  static let smallest = 1e-5

  /// The view, scaled unless it is there.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A transition that moves the view by a distance.
nonisolated public struct OffsetTransition: Transition {
  /// How far the view is from its place while it is not there, in points.
  public var offset: CGSize

  /// Creates a transition from and to a distance in points.
  public init(_ offset: CGSize) { self.offset = offset }

  /// The view, beside its place unless it is there.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}
