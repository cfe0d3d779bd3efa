import Foundation
import ZoetropeGeometry

/// A transition that scales the view about a point.
nonisolated public struct ScaleTransition: Transition {
  /// The scale factor outside the identity phase.
  public var scale: Double
  /// The fixed point of the scaling, in fractions of the view's size.
  public var anchor: UnitPoint

  /// Creates a transition that scales the view from a factor to its normal size, and back on
  /// removal.
  ///
  /// - Parameters:
  ///   - scale: The scale factor at the start of the insertion and at the end of the removal.
  ///   - anchor: The fixed point of the scaling. Default: the center.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  /// A scale factor that is small enough to make a view invisible.
  static let smallest = 1e-5

  /// Returns the content. Outside the identity phase, it is scaled.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
}

/// A transition that moves the view in from an offset, and back to the offset on removal.
nonisolated public struct OffsetTransition: Transition {
  /// The offset from the view's normal position, in points, y down. It applies outside the identity
  /// phase.
  public var offset: CGSize

  /// Creates a transition that moves the view in from an offset, and back to the offset on removal.
  /// The offset is in points, y down.
  public init(_ offset: CGSize) { self.offset = offset }

  /// Returns the content. Outside the identity phase, it is moved by ``offset``.
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}
